/** Names in emails: anything that looks like an address becomes a link in the reader's mail program, to wherever its writer wants. */
import { splitName } from "../text/person-name";
import { parsedUrl } from "../web/json";

/** After NFKC, which turns wide and other lookalikes of dots, slashes and signs into the plain ones. */
const ADDRESS_SHAPES = [
  /@|:|\\/,
  // Initials have one letter after their dot, titles a space: J.R. Smith, St. John.
  /[\p{L}\p{M}\p{N}][.。][\p{L}\p{M}\p{N}]{2}/u,
  // As in "Ravi a/l Muthu", a slash may stand between single letters.
  /[\p{L}\p{M}\p{N}]{2}\/|\/[\p{L}\p{M}\p{N}]{2}/u,
];

/** As in "Dr. Kim (he/him)". */
const PRONOUNS =
  / ?\(?\b(?:s?he|they|ze|xe|any)(?:\/(?:him|his|hers?|they|them|theirs|s?he|zir|hir|xem))+\b\)?/gi;

/** Whether a part of a name could be taken for a web or email address. */
export function looksLikeAddress(name: string): boolean {
  const plain = name
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .replace(PRONOUNS, "");
  return ADDRESS_SHAPES.some((shape) => shape.test(plain));
}

const MAIL_ADDRESS = /^(?:[\w'+-]+\.)*[\w'+-]*[\w+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

/** By our schemas' rule, for what a browser checks without them. */
export function isMailAddress(text: string): boolean {
  return MAIL_ADDRESS.test(text);
}

/**
 * An address as mail servers take it: a domain in letters of other alphabets or with accents in its ASCII form. What is
 * no such address stays as it is.
 */
export function asciiMail(text: string): string {
  const [, local = "", domain = ""] = /^([^@]*)@([\p{L}\p{M}\p{N}.。-]+)$/u.exec(text) ?? [];
  if (/^[\w.-]*$/.test(domain)) return text;
  const url = parsedUrl(`http://${domain}`);
  return url ? `${local}@${url.hostname}` : text;
}

const NAME = /^[\p{L}\p{M}\p{N}'’./-]+$/u;
/** A word that calls nobody by itself: a title or an initial. */
const SHORT = /^(?:.|.*\.)$/u;

/** A name typed all small or all in capitals, as it is written: Paula, Jean-Luc; "JJ" and "J.R." stay. */
function inCapitals(name: string): string {
  const isSmall = name === name.toLowerCase();
  const isLoud = name === name.toUpperCase() && /^[\p{L}\p{M}'’-]{3,}$/u.test(name);
  if (!isSmall && !isLoud) return name;
  return name.toLowerCase().replace(/(?<![\p{L}\p{M}'’])\p{L}/gu, (letter) => letter.toUpperCase());
}

/** The first line of an email: with the first name, or the whole one if it begins with an initial or a title. */
export function greeting(name: string): string {
  const own = name.replace(PRONOUNS, "").trim();
  const words = splitName(own).firstName.split(" ");
  const [first = ""] = words;
  const called = SHORT.test(first) ? own : inCapitals(first);
  // Anyone may have entered it, for a stranger to read.
  const isName = called.length <= 30 && called.split(" ").every((word) => NAME.test(word));
  return isName && !looksLikeAddress(name) ? `Hello ${called},` : "Hello,";
}
