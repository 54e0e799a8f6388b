/** Digits as 0 to 9, whichever script they were typed in: Arabic-Indic, Persian, Devanagari, full width and all others; and the phone numbers they make (SLOT-2). */

/** Marks of an Arabic keyboard, as ours are written. */
const MARKS: Readonly<Record<string, string>> = { "٫": ".", "٬": "," };

/** Nothing else about the text changes but lookalikes, such as wide letters, and marks that only set its direction. */
export function plainDigits(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/\p{Bidi_Control}/gu, "")
    .replace(/[٫٬]/g, (mark) => MARKS[mark] ?? mark)
    .replace(/\p{Nd}/gu, asOurs);
}

/** Unicode has the ten digits of a script in a row from its zero, and seldom two such rows next to each other. */
function asOurs(digit: string): string {
  const point = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(point - before - 1))) before += 1;
  return String(before % 10);
}

/** What phones, pages and word processors put for a hyphen; a Japanese keyboard has a long vowel's mark in its place. */
const HYPHENS = /[\p{Pd}\u2212ー]/gu;
/** `tel:+1…`, as a link on a page is copied, and what people write before it. */
const LABEL = /^(?:tel|phone|mobile|cell)\b[.:\s]*/i;
const EXTENSION = /^(.*?\d)[\s,;]*(?:extension|ext|x|#)[.:=\s]*(\d{1,6})$/i;
const NUMBER = /^\(?\+?[\d(][\d\s().\-/]{6,39}$/;
export const NO_PHONE_NUMBER = "Please enter a phone number, such as +1 555 010 0199";

/** Null if it is none. An extension stands behind it as `ext. 12`. */
export function phoneNumber(text: string): string | null {
  const plain = plainDigits(text)
    .replace(HYPHENS, "-")
    .replace(/[·・•]/g, ".")
    .replace(LABEL, "")
    .replace(/\s+/g, " ");
  const [, number = plain, extension] = EXTENSION.exec(plain) ?? [];
  const { length } = number.replace(/\D/g, "");
  if (!NUMBER.test(number) || length < 7 || length > 15) return null;
  return extension ? `${number} ext. ${extension}` : number;
}
