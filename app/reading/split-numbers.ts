/**
 * Phone and card numbers that are given in pieces, with words between them or over several lines: "4111 1111 and then
 * 1111 1111". Sums and years that are told one after another stay. Pure.
 */
import { BETWEEN_PIECES, PHONES } from "./copy/personal-words";

const NUMBER = "[number]";
const PIECE = String.raw`\p{Nd}{3,}(?:[ .\p{Pd}]\p{Nd}{2,})*`;
const WORD = `(?:${BETWEEN_PIECES})`;
/** A new line, with who says it. */
const NEXT_LINE = String.raw`\s{0,3}\n\s{0,3}(?:\p{L}[\p{L} .]{0,20}:\s{0,3})?`;
const BETWEEN = `(?:[ ,.:;\\p{Pd}]{0,3}${NEXT_LINE}|[ ,.:;\\p{Pd}]{1,3})(?:${WORD}[ ,.:;\\p{Pd}]{1,3}){0,5}`;
const PIECES = new RegExp(
  `(?<![\\p{L}\\p{N}$€£.,:/-])${PIECE}(?:${BETWEEN}${PIECE}){1,7}(?![\\p{L}\\p{N}%:/])`,
  "giu",
);
const EACH_PIECE = new RegExp(PIECE, "gu");
const REACHED = new RegExp(
  `(?:^|[^\\p{L}])(?:${PHONES}|card|account|acct)[^\\p{N}.!?]{0,25}$`,
  "iu",
);
const APART = /[\p{L},\n]/u;
const YEAR = /^(?:19|20)\d\d$/;
const ROUND = 50;
/** What is said before it, in characters. */
const NEAR = 60;
const LONG = 9;
const LONG_IF_SAID = 7;

/** Each piece of such a number as `[number]`, with everything between them as it was. */
export function withoutSplitNumbers(text: string): string {
  return text.replace(PIECES, (found: string, at: number) => {
    if (!APART.test(found)) return found;
    const digits = found.match(/\p{Nd}+/gu) ?? [];
    const total = digits.join("").length;
    const isSaid = REACHED.test(text.slice(Math.max(0, at - NEAR), at));
    const isCounted = digits.every((each) => YEAR.test(each) || Number(each) % ROUND === 0);
    if (isCounted || total < (isSaid ? LONG_IF_SAID : LONG)) return found;
    return found.replace(EACH_PIECE, NUMBER);
  });
}
