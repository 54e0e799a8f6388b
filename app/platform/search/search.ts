/** Full-text search over a handful of documents: words in their stems, synonyms, slips of the finger, BM25. */
import { type Language, languageOf, termsIn } from "./words";

export type Document<Content> = { content: Content; text: string; weight?: number };

/** `coverage`: how much of what was asked the document speaks of, 0 to 1; rare words count more. */
export type Hit<Content> = { content: Content; score: number; coverage: number };

export type SearchOptions = {
  /** Words that say nothing here, separated by spaces. */
  stopWords: string;
  /** Words and phrases that mean the same, a list for each meaning. */
  synonyms?: readonly (readonly string[])[];
  /** An unknown word is replaced with the nearest known one. */
  forgiving?: boolean;
};

const TERM_SATURATION = 1.2;
const LENGTH_WEIGHT = 0.4;
/** The weight of a guessed word relative to a typed one. */
const GUESSED = 0.8;
/** The weight of an unknown word relative to a rare one: it may be chatter, or the whole point. */
const UNHEARD = 0.6;

type Term = { term: string; weight: number };

/** A search over these documents, best hit first; documents without a word of the question are left out. */
export function createSearch<Content>(
  documents: readonly Document<Content>[],
  { stopWords, synonyms = [], forgiving = false }: SearchOptions,
) {
  const language = languageOf(stopWords, synonyms);
  const indexed = documents.map((document) => indexedDocument(document, language));
  const holders = holdersOf(indexed.map(({ counts }) => counts));
  const meanLength =
    indexed.reduce((sum, { length }) => sum + length, 0) / Math.max(1, indexed.length);
  const rarity = (term: string) => {
    const count = holders.get(term) ?? 0;
    return Math.log(1 + (indexed.length - count + 0.5) / (count + 0.5));
  };
  const understood = (term: string): Term => {
    if (holders.has(term)) return { term, weight: rarity(term) };
    const near = forgiving ? nearestWord(term, holders.keys()) : null;
    return near === null
      ? { term, weight: rarity(term) * UNHEARD }
      : { term: near, weight: rarity(near) * GUESSED };
  };
  return (question: string): Hit<Content>[] => {
    const terms = [...new Set(termsIn(question, language))].map(understood);
    const asked = terms.reduce((sum, { weight }) => sum + weight, 0);
    return indexed
      .map(({ document, counts, length }) => {
        const norm = 1 - LENGTH_WEIGHT + LENGTH_WEIGHT * (length / meanLength);
        let score = 0;
        let covered = 0;
        for (const { term, weight } of terms) {
          const count = counts.get(term) ?? 0;
          score += (weight * count * (TERM_SATURATION + 1)) / (count + TERM_SATURATION * norm);
          if (count > 0) covered += weight;
        }
        const { content, weight = 1 } = document;
        return { content, score: score * weight, coverage: covered / asked };
      })
      .filter(({ score }) => score > 0)
      .sort((one, other) => other.score - one.score);
  };
}

function indexedDocument<Content>(document: Document<Content>, language: Language) {
  const terms = termsIn(document.text, language);
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return { document, counts, length: terms.length };
}

/** The number of documents containing each term. */
function holdersOf(all: readonly ReadonlyMap<string, number>[]): ReadonlyMap<string, number> {
  const holders = new Map<string, number>();
  for (const counts of all)
    for (const term of counts.keys()) holders.set(term, (holders.get(term) ?? 0) + 1);
  return holders;
}

/** The one known word a single typo away: a letter wrong, missing, extra or swapped. */
function nearestWord(term: string, known: Iterable<string>): string | null {
  if (term.length < 4) return null;
  for (const word of known) if (isOneSlipFrom(term, word)) return word;
  return null;
}

function isOneSlipFrom(one: string, other: string): boolean {
  if (other.length < 4 || one[0] !== other[0] || Math.abs(one.length - other.length) > 1)
    return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const swapped = one[start] === other[start + 1] && one[start + 1] === other[start];
  return (
    (swapped && one.slice(start + 2) === other.slice(start + 2)) ||
    one.slice(start + 1) === other.slice(start + 1) ||
    one.slice(start) === other.slice(start + 1) ||
    one.slice(start + 1) === other.slice(start)
  );
}
