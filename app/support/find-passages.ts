import { byFit, createFinder } from "~/platform/search/find";
import { createSearch, type Document } from "~/platform/search/search";
import { STOP_WORDS, SYNONYMS } from "./content/question-words";
import type { Passage } from "./content/topics";
import { PASSAGES, wordsOf } from "./passages";

const BARS = { fit: 3, coverage: 0.5, margin: 0.25, near: 2.1 };
const CANDIDATES = 6;
const OPTIONS = {
  stopWords: STOP_WORDS,
  synonyms: SYNONYMS.map((line) => line.split(", ")),
  forgiving: true,
};

const documents: Document<Passage>[] = PASSAGES.map((passage) => ({
  content: passage,
  text: `${passage.title} ${passage.title} ${passage.also ?? ""}`,
  body: wordsOf(passage),
  asks: [passage.title],
}));
const search = createSearch(documents, OPTIONS);

/** The passage that answers a question, those that may, or the fixed answer that comes first (SUP-2). */
export const searchHelp = createFinder(documents, OPTIONS, BARS);

/** Passages in which an AI may find an answer, best first. */
export function candidatePassages(question: string): Passage[] {
  return byFit(search(question))
    .slice(0, CANDIDATES)
    .map(({ content }) => content);
}
