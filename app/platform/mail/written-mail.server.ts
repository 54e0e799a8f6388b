/** Email addresses as people write them: stored and sent with the ASCII form of a domain, and shown with its own letters. */
import { domainToUnicode } from "node:url";
import { asciiMail } from "./names";

/** Scripts that are written alone or together; any other two in one word of a domain could pass one letter off as another. */
const TOGETHER = [
  /^[\p{Script=Latin}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]*$/u,
  /^[\p{Script=Latin}\p{Script=Han}\p{Script=Hangul}]*$/u,
  /^[\p{Script=Latin}\p{Script=Han}\p{Script=Bopomofo}]*$/u,
  /^\p{Script=Arabic}*$/u,
  /^\p{Script=Armenian}*$/u,
  /^\p{Script=Bengali}*$/u,
  /^\p{Script=Cyrillic}*$/u,
  /^\p{Script=Devanagari}*$/u,
  /^\p{Script=Ethiopic}*$/u,
  /^\p{Script=Georgian}*$/u,
  /^\p{Script=Greek}*$/u,
  /^\p{Script=Hebrew}*$/u,
  /^\p{Script=Khmer}*$/u,
  /^\p{Script=Tamil}*$/u,
  /^\p{Script=Telugu}*$/u,
  /^\p{Script=Thai}*$/u,
];
/** Neither letters of one script nor what may stand between them. */
const OF_ALL = /[\p{Script=Common}\p{Script=Inherited}]/gu;
const FIT_FOR_DOMAINS = /^[\p{L}\p{M}\p{Nd}\-·・]+$/u;
// cspell:disable
/** Cyrillic and Greek words of these alone look like Latin ones; and so do letters of Latin that are hardly known. */
const LOOKALIKES = /^[асԁеһіјӏорԛѕԝхуъьҽпгѵѡαγικνορτυχωϲϳ\d-]+$/u;
const ODD_LATIN = /[ıǀ-ǃȷəɑɡɩɪʏʋꞌꞓþðĸ]/u;
// cspell:enable

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

function isPlain(label: string): boolean {
  if (!FIT_FOR_DOMAINS.test(label) || ODD_LATIN.test(label) || LOOKALIKES.test(label)) return false;
  const letters = label.replace(OF_ALL, "");
  return TOGETHER.some((script) => script.test(letters));
}
