/** What a text is made of for the search: words in their stems, with one word for all that mean the same. */

export type Language = {
  stopWords: ReadonlySet<string>;
  /** The stem that replaces this one. */
  meaning: ReadonlyMap<string, string>;
  /** Several words that mean one, the longest first. */
  phrases: readonly (readonly [phrase: string, word: string])[];
};

export function languageOf(stopWords: string, synonyms: readonly (readonly string[])[]): Language {
  const meaning = new Map<string, string>();
  const phrases: [string, string][] = [];
  for (const [first = "", ...others] of synonyms)
    for (const other of others) {
      if (other.includes(" ")) phrases.push([` ${other} `, ` ${first} `]);
      else meaning.set(stem(other), stem(first));
    }
  phrases.sort(([one], [other]) => other.length - one.length);
  return { stopWords: new Set(stopWords.split(" ")), meaning, phrases };
}

/** The words that count, in their stems and in their order. */
export function termsIn(text: string, { stopWords, meaning, phrases }: Language): string[] {
  const words =
    text
      .toLowerCase()
      .replace(/['’]/g, "")
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  let line = ` ${words.join(" ")} `;
  for (const [phrase, word] of phrases) line = line.replaceAll(phrase, word);
  return line
    .split(" ")
    .filter((word) => word !== "" && !stopWords.has(word))
    .map((word) => meaning.get(stem(word)) ?? stem(word));
}

/** "courses" and "course", "paying" and "pay" are one word. */
function stem(word: string): string {
  if (word.length <= 3) return word;
  const bare = word.replace(/(?:ies|ied)$/, "y").replace(/(?:ing|ed|ly|es|s)$/, "");
  const kept = bare.length >= 3 ? bare : word;
  return kept.replace(/([^aeiou])\1$/, "$1").replace(/e$/, "");
}
