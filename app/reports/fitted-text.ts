/** Fits text into an image whose font cannot be measured in advance. */
import { oneLine } from "~/platform/text/one-line";

/** Conservative em widths: a browser without the wanted fonts uses a wider one. */
const WIDTHS: readonly [pattern: RegExp, em: number][] = [
  [/^[\p{M}\p{Cf}]/u, 0],
  [/^[iIl.,:;'!|jtfr()[\]\s]/, 0.38],
  [/^[mwMW@%&]/, 1.02],
  [/^[a-z0-9]/, 0.6],
  [/^[A-Z]/, 0.76],
  [
    /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{Emoji_Presentation}\uff00-\uffef]/u,
    1.35,
  ],
  [/^\p{L}/u, 0.95],
];
const OTHER_WIDTH = 1.1;
const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** What XML forbids besides. */
const UNFIT = /[\ufffe\uffff]/gu;

export type FittedText = { text: string; size: number };

/** Text without characters that an image cannot contain, in one line. */
export function cleanText(text: string): string {
  return oneLine(text).replace(/\s+/g, " ").replace(UNFIT, "").trim();
}

/** Characters as people count them: a letter with its marks counts as one. */
export function charactersOf(text: string): string[] {
  return [...graphemes.segment(text)].map(({ segment }) => segment);
}

/** More than `most` characters are cut to three fewer and an ellipsis (REP-1: 28 to 25). */
export function cutTitle(title: string, most = 28): string {
  const characters = charactersOf(title);
  return characters.length > most ? `${characters.slice(0, most - 3).join("")}...` : title;
}

/** Makes a text smaller, down to `least`, and then shorter, until it is certainly no wider than `width`. */
export function fitText(text: string, width: number, size: number, least: number): FittedText {
  const wanted = Math.min(size, width / Math.max(emWidth(text), 0.1));
  if (wanted >= least) return { text, size: Math.floor(wanted * 10) / 10 };
  const characters = charactersOf(text);
  const room = width / least - emWidth("...");
  let kept = 0;
  let used = 0;
  for (const character of characters) {
    used += emWidth(character);
    if (used > room) break;
    kept += 1;
  }
  return { text: `${characters.slice(0, kept).join("")}...`, size: least };
}

function emWidth(text: string): number {
  return [...text].reduce(
    (sum, point) => sum + (WIDTHS.find(([pattern]) => pattern.test(point))?.[1] ?? OTHER_WIDTH),
    0,
  );
}
