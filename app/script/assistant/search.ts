/** Full-text search over a handful of documents: words, light stemming, BM25. */
export type Document<Content> = { content: Content; text: string; weight?: number };
export type Hit<Content> = { content: Content; score: number };

const STOP_WORDS = new Set(
  "a an and are as at be but by do does for from had has have i if im in is it its just like live me my of on or so sound sounds that the this to was we what will with would you your".split(
    " ",
  ),
);
const TERM_SATURATION = 1.2;
const LENGTH_WEIGHT = 0.4;

/** The words that count, in their stems. */
function termsIn(text: string): string[] {
  const words =
    text
      .toLowerCase()
      .replace(/['’]/g, "")
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.filter((word) => !STOP_WORDS.has(word)).map(stem);
}

/** "courses" and "course", "paying" and "pay" are one word. */
function stem(word: string): string {
  if (word.length <= 3) return word;
  const bare = word.replace(/(?:ies|ied)$/, "y").replace(/(?:ing|ed|ly|es|s)$/, "");
  const kept = bare.length >= 3 ? bare : word;
  return kept.replace(/([^aeiou])\1$/, "$1").replace(/e$/, "");
}

/** A search over these documents, best hit first; documents without a word of the question are left out. */
export function createSearch<Content>(documents: readonly Document<Content>[]) {
  const indexed = documents.map((document) => ({ document, counts: countsOf(document.text) }));
  const lengths = indexed.map(({ counts }) => totalOf(counts));
  const meanLength = lengths.reduce((sum, each) => sum + each, 0) / Math.max(1, lengths.length);
  const rarity = (term: string) => {
    const holders = indexed.filter(({ counts }) => counts.has(term)).length;
    return Math.log(1 + (indexed.length - holders + 0.5) / (holders + 0.5));
  };
  return (question: string): Hit<Content>[] => {
    const terms = [...new Set(termsIn(question))].map((term) => ({ term, rarity: rarity(term) }));
    return indexed
      .map(({ document, counts }, at) => {
        const norm = 1 - LENGTH_WEIGHT + LENGTH_WEIGHT * ((lengths[at] ?? 0) / meanLength);
        const parts = terms.map(({ term, rarity: weight }) => {
          const count = counts.get(term) ?? 0;
          return (weight * count * (TERM_SATURATION + 1)) / (count + TERM_SATURATION * norm);
        });
        const score = parts.reduce((sum, each) => sum + each, 0) * (document.weight ?? 1);
        return { content: document.content, score };
      })
      .filter(({ score }) => score > 0)
      .sort((one, other) => other.score - one.score);
  };
}

function countsOf(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of termsIn(text)) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}

function totalOf(counts: ReadonlyMap<string, number>): number {
  return [...counts.values()].reduce((sum, each) => sum + each, 0);
}
