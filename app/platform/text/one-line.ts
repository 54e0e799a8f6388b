/** A text of one line, such as a name or a title, in the one way that it is kept. */

const BREAKS = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;
/** What controls a terminal or an email's head, and what turns the direction of the text around it. */
const UNSEEN = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu;

/** Breaks and tabs, which come from sheets and letterheads, are spaces; signs that no one sees are left out. */
export function oneLine(text: string): string {
  const flat = text.replace(BREAKS, " ");
  const line = flat === text ? text : flat.replace(/ {2,}/g, " ");
  return line.replace(UNSEEN, "").normalize("NFC").trim();
}
