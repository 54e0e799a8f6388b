/** Names as they are searched and compared: lowercase without accents, by whole words. Pure; runs anywhere. */
import { plainText } from "~/platform/text/plain-text";

const WORD = /[\p{L}\p{N}]+/gu;
const MARKS = "['`ʻ′\\p{Pd}]";
/** Of a name as `plainText` writes it: what people write as one word or as several, such as o'neil and anne-marie. */
const MARKED_WORD = new RegExp(`[\\p{L}\\p{N}]+(?:${MARKS}[\\p{L}\\p{N}]+)*`, "gu");
const MARK = new RegExp(MARKS, "gu");

/** 'Anne-Marie O’Neil' → anne, marie, o, neil. Anything but letters and digits only separates words. */
export function wordsOf(text: string): string[] {
  return [...new Set(plainText(text).match(WORD) ?? [])];
}

/** What a name is found by: its words, and those around an apostrophe or a hyphen also as one, such as oneil. */
export function foundBy(name: string): string[] {
  return [...new Set(searchedWords(name).flatMap(({ whole, words }) => [...words, whole]))];
}

export type SearchedWord = { whole: string; words: readonly string[] };

/** The words of a search: each is one of a name's, or its parts are; nothing but letters and digits is in them. */
export function searchedWords(typed: string): SearchedWord[] {
  const marked = plainText(typed).match(MARKED_WORD) ?? [];
  return marked.map((word) => ({ whole: word.replace(MARK, ""), words: wordsOf(word) }));
}

/** The normalized form in which two names look the same to a person. */
export function nameKey(firstName: string, lastName: string): string {
  const words = wordsOf(`${firstName} ${lastName}`);
  return words.length > 0 ? words.join(" ") : `${firstName} ${lastName}`;
}

export function matchesWords(name: string, searched: readonly SearchedWord[]): boolean {
  const known = foundBy(name);
  const begins = (typed: string) => known.some((each) => each.startsWith(typed));
  return searched.every(({ whole, words }) => begins(whole) || words.every(begins));
}
