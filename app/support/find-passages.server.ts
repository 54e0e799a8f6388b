/** The search of the help pages, made of the words that are published. */
import { madeOf } from "~/content/content.server";
import { CONCERNS, type Concern } from "~/platform/search/concerns";
import { byFit, createFinder, type Finding } from "~/platform/search/find";
import { createSearch, type Document } from "~/platform/search/search";
import { FIXED_ANSWERS } from "./content/fixed-answers";
import { HELP, type Passage } from "./content/help.server";
import { STOP_WORDS, SYNONYMS } from "./content/question-words";
import { type ShownPassage, wordsOf } from "./passages";

const BARS = { fit: 3, coverage: 0.5, margin: 0.25, near: 2.1 };
const CANDIDATES = 6;
const OPTIONS = {
  stopWords: STOP_WORDS,
  synonyms: SYNONYMS.map((line) => line.split(", ")),
  forgiving: true,
};

export type HelpPages = {
  /** The passage that answers a question, those that may, or the fixed answer that comes first (SUP-2). */
  find: (question: string) => Finding<Passage>;
  /** Passages in which an AI may find an answer, best first. */
  candidates: (question: string) => Passage[];
  fixed: Readonly<Record<Concern, ShownPassage>>;
};

export const helpPagesOf = madeOf((content): HelpPages => {
  const { topics, fixed } = content.of(HELP);
  const documents: Document<Passage>[] = topics
    .flatMap(({ passages }) => passages)
    .map((passage) => ({
      content: passage,
      text: `${passage.title} ${passage.title} ${passage.also ?? ""}`,
      body: wordsOf(passage),
      asks: [passage.title],
    }));
  const search = createSearch(documents, OPTIONS);
  const named = CONCERNS.map(
    (concern) => [concern, { id: FIXED_ANSWERS[concern].id, ...fixed[concern] }] as const,
  );
  return {
    find: createFinder(documents, OPTIONS, BARS),
    candidates: (question) =>
      byFit(search(question))
        .slice(0, CANDIDATES)
        .map(({ content }) => content),
    // One of each.
    fixed: Object.fromEntries(named) as Record<Concern, ShownPassage>,
  };
});
