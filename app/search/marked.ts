/** A text in parts, of which some were looked for (MED-6). Pure. */
import { plainText } from "~/platform/text/plain-text";

export type MarkedPart = { text: string; isFound: boolean; at: number };

/** A found word is as the database keeps it, without its ending. */
const LEAST_LETTERS = 3;

export function markedParts(text: string, found: readonly string[]): MarkedPart[] {
  const stems = found.map((word) => plainText(word).replace(/[iey]$/, ""));
  const exact = new Set(found.map(plainText));
  const isFound = (word: string) => {
    const plain = plainText(word);
    return (
      exact.has(plain) ||
      stems.some(
        (stem) =>
          stem.length >= LEAST_LETTERS && plain.startsWith(stem) && plain.length - stem.length <= 4,
      )
    );
  };
  let at = 0;
  return text.split(/([\p{L}\p{N}]+)/u).flatMap((part, index) => {
    const place = at;
    at += part.length;
    return part === ""
      ? []
      : [{ text: part, isFound: index % 2 === 1 && isFound(part), at: place }];
  });
}
