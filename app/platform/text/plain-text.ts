/** A text as it is searched and compared: lowercase, without accents. `plain_text` does the same in the database. */

const MARKS = /\p{M}/gu;
const APOSTROPHES = /[’‘ʼ´]/g;
/** Letters whose accent is part of them, and those written as two. */
const LETTERS: Readonly<Record<string, string>> = {
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  ħ: "h",
  ŧ: "t",
  ı: "i",
  ς: "σ",
  ß: "ss",
  æ: "ae",
  œ: "oe",
};
// cspell:disable-next-line
const NAMED = /[øłđðħŧıςßæœ]/g;

export function plainText(text: string): string {
  return text
    .replace(APOSTROPHES, "'")
    .normalize("NFKD")
    .replace(MARKS, "")
    .toLowerCase()
    .replace(NAMED, (letter) => LETTERS[letter] ?? letter);
}
