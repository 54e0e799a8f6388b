// cspell:ignore iban
/** Numbers of bank accounts, identities and cars, which have letters in them, and dates of birth. Pure. */
import { BIRTHS, IDENTITIES, IDENTITY_SIGNS, MONTHS, PLATES } from "./copy/personal-words";

const NUMBER = "[number]";

const ACCOUNT =
  /(?<![\p{L}\p{N}])[a-z]{2}\p{Nd}{2}(?:[ -]?[a-z\p{Nd}]{4}){2,7}(?:[ -]?[a-z\p{Nd}]{1,3})?(?![\p{L}\p{N}])/giu;
const SAYS_ACCOUNT = /\b(?:iban)\b[^.!?\n]{0,20}$/i;
const SHORTEST_ACCOUNT = 15;

const DAY = String.raw`(?:0?[1-9]|[12]\p{Nd}|3[01])`;
const NTH = `${DAY}(?:st|nd|rd|th)?`;
const MONTH = `(?:${MONTHS})\\.?`;
/** Before the year. */
const NAMED = `(?:${MONTH}\\s{1,2}(?:the\\s)?${NTH},?|${NTH}\\s{1,2}(?:of\\s)?${MONTH},?)\\s{1,2}`;
/** Those who are written to were born then, and no call is in these years. */
const LONG_AGO = String.raw`(?:19\p{Nd}{2}|200\p{Nd})`;
const OF_LONG_AGO = `(?:${DAY}[/.-]${DAY}[/.-]${LONG_AGO}|${DAY}([/-])${DAY}\\1[4-9]\\p{Nd}|${NAMED}(?:${LONG_AGO}|['’][4-9]\\p{Nd})|${LONG_AGO}[/.-]${DAY}[/.-]${DAY})`;
const YEAR = String.raw`(?:(?:19|20)\p{Nd}{2}|['\u2019]?\p{Nd}{2})`;
const OF_ANY_YEAR = `(?:${DAY}[/. -]${DAY}[/. -]${YEAR}|${NAMED}${YEAR}|(?:19|20)\\p{Nd}{2}[/. -]${DAY}[/. -]${DAY})`;
const BEHIND_BIRTH = `(?<=\\b(?:${BIRTHS})\\b[^.!?\\n\\p{Nd}]{0,20})`;
const BIRTH_DATE = new RegExp(
  `(?<![\\p{L}\\p{N}$€£]|\\p{Nd}[/.:-])(?:${OF_LONG_AGO}|${BEHIND_BIRTH}${OF_ANY_YEAR})(?![\\p{L}\\p{N}]|[/.:-]\\p{Nd})`,
  "giu",
);

/** What stands between the name of a number and the number. */
const BETWEEN = String.raw`(?:\s{1,2}(?:number|numbers|no\.?|num|nr\.?|card|code|is|are|was|reads|says|it's|its|my|of|the)){0,5}[\s:#=-]{1,4}`;
/** At least three digits, and letters among them. */
const MIXED = String.raw`(?=(?:[a-z-]*\p{Nd}){3})[a-z\p{Nd}](?:-?[a-z\p{Nd}]){4,19}(?![\p{L}\p{N}]|\s?(?:%|dollars|hours))`;
const IDENTITY = new RegExp(
  `\\b((?:(?:${IDENTITIES})${BETWEEN}|id\\s?(?:${IDENTITY_SIGNS})(?:\\s?(?:is|:|#|number|no\\.?)){0,2}\\s{0,2}))${MIXED}`,
  "giu",
);
/** With small letters only in one piece. */
const PLATE = new RegExp(
  `\\b((?:${PLATES})${BETWEEN})(?:[A-Z]{2}\\p{Nd}{2} ?[A-Z]{3}|[A-Za-z]{1,3}-?\\p{Nd}{2,4}(?:-?[A-Za-z]{1,3})?|\\p{Nd}{1,4}-?[A-Za-z]{2,3}-?\\p{Nd}{1,4}|[A-Z]{1,3}[ -]{1,3}(?:[A-Z]{1,2} )?\\p{Nd}{1,4}(?:[ -][A-Z]{1,3})?|\\p{Nd}{1,4} [A-Z]{2,3}(?: \\p{Nd}{1,4})?)(?![\\p{L}\\p{N}])`,
  "gu",
);

/** Each of them as `[number]`. */
export function withoutNamedNumbers(text: string): string {
  return text
    .replace(ACCOUNT, (found: string, at: number) => withoutAccount(found, text.slice(0, at)))
    .replace(BIRTH_DATE, NUMBER)
    .replace(IDENTITY, `$1${NUMBER}`)
    .replace(PLATE, `$1${NUMBER}`);
}

/** Words of four letters after it look like its last parts. */
function withoutAccount(found: string, before: string): string {
  const parts = found.split(/(?=[ -])/);
  for (let count = parts.length; count > 0; count -= 1) {
    const number = parts.slice(0, count).join("");
    const isSaid = SAYS_ACCOUNT.test(before) && /\p{Nd}\p{L}?$/u.test(number);
    if (isSaid || isAccount(number)) return NUMBER + parts.slice(count).join("");
  }
  return found;
}

/** By its check digits: the remainder of the whole number by 97 is 1. */
function isAccount(text: string): boolean {
  const signs = text.replace(/[ -]/g, "").toUpperCase();
  if (signs.length < SHORTEST_ACCOUNT) return false;
  const turned = `${signs.slice(4)}${signs.slice(0, 4)}`;
  let rest = 0;
  for (const digit of [...turned].map((sign) => Number.parseInt(sign, 36)).join(""))
    rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}
