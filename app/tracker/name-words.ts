/** Names as they are searched and compared: lowercase without accents, by whole words. Pure; runs anywhere. */
import { plainText } from "~/platform/text/plain-text";

/** 'Anne-Marie O’Neil' → anne, marie, o, neil. Anything but letters and digits only separates words. */
export function wordsOf(text: string): string[] {
  return [...new Set(plainText(text).match(/[\p{L}\p{N}]+/gu) ?? [])];
}

/** The normalized form in which two names look the same to a person. */
export function nameKey(firstName: string, lastName: string): string {
  const words = wordsOf(`${firstName} ${lastName}`);
  return words.length > 0 ? words.join(" ") : `${firstName} ${lastName}`;
}

export function matchesWords(text: string, searched: readonly string[]): boolean {
  const words = wordsOf(text);
  return searched.every((each) => words.some((word) => word.startsWith(each)));
}
