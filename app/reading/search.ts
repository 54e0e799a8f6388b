/** Full-text search over a handful of documents: stemmed words, synonyms, typos, BM25. */

import type { Steps } from "~/platform/workers/steps";
import { isSlipOf } from "./slips";
import { type Language, languageOf, termsIn } from "./words";

/** `body`: words that only make a match likelier. `asks`: questions that it answers, in full. */
export type Document<Content> = {
  content: Content;
  text: string;
  body?: string;
  asks?: readonly string[];
  weight?: number;
};

/** `coverage`: how much of the question the document covers, 0 to 1; rare words count more. */
export type Hit<Content> = { content: Content; score: number; coverage: number };

export type SearchOptions = {
  /** Stop words, separated by spaces. */
  stopWords: string;
  /** Words and phrases with the same meaning, one list per meaning. */
  synonyms?: readonly (readonly string[])[];
  /** An unknown word is replaced with the nearest known one. */
  forgiving?: boolean;
  /** The last word may be only begun: somebody is still typing. */
  begun?: boolean;
  /** The weight of an unknown word relative to a rare one: it may be chatter, or the whole point. */
  unheard?: number;
};

const TERM_SATURATION = 1.2;
const LENGTH_WEIGHT = 0.4;
const GUESSED = 0.8;
/** The weight of a word in the body relative to one in the text. */
const IN_BODY = 0.5;
const UNHEARD = 0.6;
const SHORTEST_BEGINNING = 3;

type Term = { term: string; weight: number };

export type Search<Content> = (question: string) => Hit<Content>[];

/**
 * A search over these documents, best hit first, made in steps of one document; documents without any of the question's
 * words are left out.
 */
export function* makingSearch<Content>(
  documents: readonly Document<Content>[],
  { stopWords, synonyms = [], forgiving = false, begun = false, unheard = UNHEARD }: SearchOptions,
): Steps<Search<Content>> {
  const language = languageOf(stopWords, synonyms);
  const indexed: Indexed<Content>[] = [];
  for (const document of documents) {
    indexed.push(indexedDocument(document, language));
    yield;
  }
  const holders = holdersOf(indexed.map(({ counts }) => counts));
  const rarity = (term: string) => {
    const count = holders.get(term) ?? 0;
    return Math.log(1 + (indexed.length - count + 0.5) / (count + 0.5));
  };
  const meanLength =
    indexed.reduce((sum, { length }) => sum + length, 0) / Math.max(1, indexed.length);
  const understood = (term: string, at: number, { length }: readonly string[]): Term => {
    if (holders.has(term)) return { term, weight: rarity(term) };
    const near =
      (begun && at === length - 1 ? finishedWord(term, holders) : null) ??
      (forgiving ? nearestWord(term, holders) : null);
    return near === null
      ? { term, weight: rarity(term) * unheard }
      : { term: near, weight: rarity(near) * GUESSED };
  };
  return (question: string): Hit<Content>[] => {
    const terms = [...new Set(termsIn(question, language))].map(understood);
    const total = terms.reduce((sum, { weight }) => sum + weight, 0);
    return indexed
      .map(({ document, counts, asked, length }) => {
        const norm = 1 - LENGTH_WEIGHT + LENGTH_WEIGHT * (length / meanLength);
        let score = 0;
        let covered = 0;
        for (const { term, weight } of terms) {
          const count = counts.get(term) ?? 0;
          score += (weight * count * (TERM_SATURATION + 1)) / (count + TERM_SATURATION * norm);
          if (count > 0) covered += weight * (asked.has(term) ? 1 : IN_BODY);
        }
        const { content, weight = 1 } = document;
        return { content, score: score * weight, coverage: covered / total };
      })
      .filter(({ score }) => score > 0)
      .sort((one, other) => other.score - one.score);
  };
}

type Indexed<Content> = {
  document: Document<Content>;
  counts: ReadonlyMap<string, number>;
  asked: ReadonlySet<string>;
  length: number;
};

function indexedDocument<Content>(
  document: Document<Content>,
  language: Language,
): Indexed<Content> {
  const asked = termsIn(document.text, language);
  const body = termsIn(document.body ?? "", language);
  const counts = new Map<string, number>();
  for (const term of asked) counts.set(term, (counts.get(term) ?? 0) + 1);
  for (const term of body) counts.set(term, (counts.get(term) ?? 0) + IN_BODY);
  const length = asked.length + body.length * IN_BODY;
  return { document, counts, asked: new Set(asked), length };
}

/** The number of documents containing each term. */
function holdersOf(all: readonly ReadonlyMap<string, number>[]): ReadonlyMap<string, number> {
  const holders = new Map<string, number>();
  for (const counts of all)
    for (const term of counts.keys()) holders.set(term, (holders.get(term) ?? 0) + 1);
  return holders;
}

/** The known word that begins like this; among several, the most frequent. */
function finishedWord(term: string, holders: ReadonlyMap<string, number>): string | null {
  if (term.length < SHORTEST_BEGINNING) return null;
  const begun = [...holders].filter(([word]) => word.startsWith(term));
  return begun.sort(([, one], [, other]) => other - one)[0]?.[0] ?? null;
}

/** Nobody who writes one of these meant to cancel, a tutor or a strike. */
const NO_TYPOS = new Set(["cancer", "tumor", "stroke"]);

/** The known word that a typed one may be meant for; among several, the most frequent. */
function nearestWord(term: string, holders: ReadonlyMap<string, number>): string | null {
  if (NO_TYPOS.has(term)) return null;
  const near = [...holders].filter(([word]) => isSlipOf(term, word));
  return near.sort(([, one], [, other]) => other - one)[0]?.[0] ?? null;
}
