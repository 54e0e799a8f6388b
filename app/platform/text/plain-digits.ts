/** Digits as 0 to 9, whichever script they were typed in: Arabic-Indic, Persian, Devanagari, full width and all others. */

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
