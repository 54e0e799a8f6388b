/** A text of one line, such as a name or a title, and one of several, each in the one way that it is kept. */

const BREAKS = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;
/**
 * What controls a terminal or an email's head, what turns the direction of the text around it, and what word processors
 * leave in a text: marks of byte order and of where a word may break.
 */
const UNSEEN = /[\p{Cc}\p{Cs}\u00ad\u202a-\u202e\u2066-\u2069\ufeff]/gu;
/** As different programs end a line. */
const LINE_ENDS = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;

/** Breaks and tabs, which come from sheets and letterheads, are spaces; signs that no one sees are left out. */
export function oneLine(text: string): string {
  const flat = text.replace(BREAKS, " ");
  const line = flat === text ? text : flat.replace(/ {2,}/g, " ");
  return line.replace(UNSEEN, "").normalize("NFC").trim();
}

/** The same of a text whose breaks and tabs stay. */
export function manyLines(text: string): string {
  const isKept = (sign: string) => sign === "\n" || sign === "\t";
  return text
    .replace(LINE_ENDS, "\n")
    .replace(UNSEEN, (sign) => (isKept(sign) ? sign : ""))
    .trim();
}
