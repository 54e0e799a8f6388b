/** Email addresses as people write them: stored and sent with the ASCII form of a domain, and shown with its own letters. */
import { domainToUnicode } from "node:url";
import { parsedUrl } from "../web/json";
import { asciiMail } from "./names";

/** Scripts that are written together; any other two in one word of a domain could pass one letter off as another. */
const TOGETHER = [
  /^[\p{Script=Latin}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]*$/u,
  /^[\p{Script=Latin}\p{Script=Han}\p{Script=Hangul}]*$/u,
  /^[\p{Script=Latin}\p{Script=Han}\p{Script=Bopomofo}]*$/u,
];
const SCRIPTS =
  "Arabic Armenian Bengali Cyrillic Devanagari Ethiopic Georgian Greek Gujarati Gurmukhi Hebrew Kannada Khmer Lao Malayalam Myanmar Oriya Sinhala Tamil Telugu Thaana Thai Tibetan"
    .split(" ")
    .map((script) => new RegExp(`^\\p{Script=${script}}*$`, "u"));
/** Neither letters of one script nor what may stand between them. */
const OF_ALL = /[\p{Script=Common}\p{Script=Inherited}]/gu;
const FIT_FOR_DOMAINS = /^[\p{L}\p{M}\p{Nd}\-·・]+$/u;
/** Cyrillic and Greek words of these alone look like Latin ones; and so do letters of Latin that are hardly known. */
const LOOKALIKES = /^[асԁеһіјӏорԛѕԝхуъьҽпгѵѡαγικνορτυχωϲϳ\d-]+$/u;
const ODD_LATIN = /[ıǀ-ǃȷəɑɡɩɪʏʋꞌꞓþðĸ]/u;

/** The address with its domain in the letters of its owner; one that could be taken for another stays as it is. */
export function writtenMail(address: string): string {
  const at = address.lastIndexOf("@") + 1;
  const domain = address.slice(at);
  if (!/(?:^|\.)xn--/i.test(domain)) return address;
  const labels = domain.split(".").map((label) => {
    const written = /^xn--/i.test(label) ? domainToUnicode(label) : "";
    return written !== "" && isPlain(written) ? written : label;
  });
  const written = address.slice(0, at) + labels.join(".");
  return asciiMail(written) === address.slice(0, at) + domain.toLowerCase() ? written : address;
}

/** What is stored, where somebody searches by an address or a part of its domain; null if that is what they typed. */
export function storedInSearch(typed: string): string | null {
  const text = typed.trim().toLowerCase();
  if (/^[\0-\x7f]*$/.test(text) || /[\s/\\?#:]/.test(text)) return null;
  const at = text.lastIndexOf("@") + 1;
  const url = parsedUrl(`http://${text.slice(at).replace(/^\.|\.$/g, "")}`);
  const stored = url && /xn--/.test(url.hostname) ? text.slice(0, at) + url.hostname : null;
  return stored === text ? null : stored;
}

function isPlain(label: string): boolean {
  if (!FIT_FOR_DOMAINS.test(label) || ODD_LATIN.test(label) || LOOKALIKES.test(label)) return false;
  const letters = label.replace(OF_ALL, "");
  return [...TOGETHER, ...SCRIPTS].some((script) => script.test(letters));
}
