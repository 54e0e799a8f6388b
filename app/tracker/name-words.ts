/** Names as they are searched and compared: lower case without accents, by whole words. Pure; runs anywhere. */

/** 'Anne-Marie O’Neil' → anne, marie, o, neil. Anything but letters and digits only separates words. */
export function wordsOf(text: string): string[] {
  const plain = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return [...new Set(plain.match(/[\p{L}\p{N}]+/gu) ?? [])];
}

/** What two names have in common that are the same to a person. */
export function nameKey(firstName: string, lastName: string): string {
  const words = wordsOf(`${firstName} ${lastName}`);
  return words.length > 0 ? words.join(" ") : `${firstName} ${lastName}`;
}

/** Whether every searched word begins a word of the text. */
export function matchesWords(text: string, searched: readonly string[]): boolean {
  const words = wordsOf(text);
  return searched.every((each) => words.some((word) => word.startsWith(each)));
}
