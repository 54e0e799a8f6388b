import { createSearch } from "~/platform/search/search";
import { STOP_WORDS, SYNONYMS } from "./content/question-words";
import type { Passage } from "./content/topics";
import { PASSAGES, wordsOf } from "./passages";

/** Below this a passage is about something else. */
const LEAST_FIT = 2.1;
/** What falls short of the best one by more than this is another matter. */
const NEAR_THE_BEST = 0.5;
const SHOWN = 3;
const CANDIDATES = 6;

const search = createSearch(
  PASSAGES.map((passage) => ({
    content: passage,
    text: `${passage.title} ${passage.title} ${wordsOf(passage)} ${passage.also ?? ""}`,
  })),
  { stopWords: STOP_WORDS, synonyms: SYNONYMS.map((line) => line.split(", ")), forgiving: true },
);

type Found = { passage: Passage; fit: number };

/** The passages that answer a question, best first; none if none match (SUP-2). */
export function fittingPassages(question: string): Passage[] {
  const found = candidates(question);
  const least = Math.max(LEAST_FIT, (found[0]?.fit ?? 0) * NEAR_THE_BEST);
  return found
    .filter(({ fit }) => fit >= least)
    .slice(0, SHOWN)
    .map(({ passage }) => passage);
}

/** Passages in which an AI may find an answer, best first. */
export function candidatePassages(question: string): Passage[] {
  return candidates(question).map(({ passage }) => passage);
}

/** A passage that has one rare word of many asked scores well, and fits badly. */
function candidates(question: string): Found[] {
  return search(question)
    .map(({ content, score, coverage }) => ({ passage: content, fit: score * coverage }))
    .sort((one, other) => other.fit - one.fit)
    .slice(0, CANDIDATES);
}
