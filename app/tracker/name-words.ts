/** Names as they are searched and compared: lowercase without accents, by whole words. Pure; runs anywhere. */
import { plainText } from "~/platform/search/plain-text";

/** 'Anne-Marie O’Neil' → anne, marie, o, neil. Anything but letters and digits only separates words. */
export function wordsOf(text: string): string[] {
  return [...new Set(plainText(text).match(/[\p{L}\p{N}]+/gu) ?? [])];
}

/** The normalized form in which two names look the same to a person. */
export function nameKey(firstName: string, lastName: string): string {
  const words = wordsOf(`${firstName} ${lastName}`);
  return words.length > 0 ? words.join(" ") : `${firstName} ${lastName}`;
}

/** `@Ann.Sample`, `ann.sample` and `instagram.com/ann.sample/` are the same to a person; null if empty. */
export function handleKey(handle: string | null | undefined): string | null {
  const last = (handle ?? "")
    .split("?", 1)[0]
    ?.split("/")
    .findLast((part) => part.trim() !== "");
  return plainText(last ?? "").replace(/[\s@]/g, "") || null;
}

export function matchesWords(text: string, searched: readonly string[]): boolean {
  const words = wordsOf(text);
  return searched.every((each) => words.some((word) => word.startsWith(each)));
}
