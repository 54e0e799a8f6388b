/** The search of the help pages, made of the words that are published. */
import type { Content } from "~/content/content.server";
import { type MadeOnce, madeOncePer, type Steps } from "~/platform/workers/steps";
import { CONCERNS, type Concern } from "~/reading/concerns";
import { byFit, type Findable, type Finding, makingFinder } from "~/reading/find";
import { makingSearch, type Search } from "~/reading/search";
import { isComplaint } from "./complaints";
import { FIXED_ANSWERS } from "./copy/fixed-answers";
import { HELP, type HelpWords, type Passage, type Topic } from "./copy/help.server";
import { QUESTION_CHATTER, QUESTION_LINES } from "./copy/question-lines";
import { STOP_WORDS, SYNONYMS } from "./copy/question-words";
import type { Audience } from "./copy/topics";
import { type ShownPassage, wordsOf } from "./help";
import { meantBy, withFirst } from "./meant";
import { askedIn, withoutShorts } from "./ways-to-ask";
import { leastAgeIn, withoutVerdict } from "./yes-or-no";

const BARS = { sure: 0.84, sureOfLong: 0.74, like: 0.16, fit: 2.1 };
const VOTES = { linear: 0.33, search: 2, meaning: 0.18, trained: 0.34 };
const CANDIDATES = 6;
const OF_AGE = 18;
/** The words in force, and those before. */
const MOST_INDEXES = 2;
const OPTIONS = {
  stopWords: STOP_WORDS,
  synonyms: SYNONYMS.map((line) => line.split(", ")),
  forgiving: true,
  unheard: 1,
};

export type HelpPages = {
  topics: readonly Topic[];
  /** What questions are looked up in: without waiting for it, the first one holds the thread. */
  index: MadeOnce<unknown>;
  /** The passage that answers a question, those that may, or the fixed answer that comes first (SUP-2). */
  find: (question: string) => Finding<Passage>;
  /** Passages in which an AI may find an answer, best first. */
  candidates: (question: string) => Passage[];
  fixed: Readonly<Record<Concern, ShownPassage>>;
  /** Without the yes and the "no" that were shipped, if the company wrote another answer. */
  inOwnWords: (passage: Passage) => Passage;
};

/** Each reads what is written for it, and nothing meant for those after it. */

const READABLE: Record<Audience, readonly Audience[]> = {
  visitor: ["visitor"],
  applicant: ["visitor", "applicant"],
  setter: ["visitor", "applicant", "setter"],
};

type Index = {
  search: Search<Passage>;
  find: (question: string, place: (passage: Passage) => number) => Finding<Passage>;
};

/** What a customer reads who is angry. */
const OF_COMPLAINTS = ["reach-support", "refund"];
/** What questions are looked up in: one for all audiences, each of which finds only what it may read. */
const indexOf = madeOncePer(MOST_INDEXES, makingIndex);

/** An audience's help pages: nothing of another's is shown, searched or sent to an AI (HELP-1). */
export function helpPagesOf(content: Content, audience: Audience): HelpPages {
  return pagesWith(content.of(HELP), audience, () => shippedIn(content));
}

function* makingIndex(topics: readonly Topic[]): Steps<Index> {
  const documents = topics.flatMap(({ passages }) => passages).map(documentOf);
  const search = yield* makingSearch(documents, OPTIONS);
  const nothing = QUESTION_CHATTER.trim().split("\n");
  const beside = { search, nothing, votes: VOTES };
  return { search, find: yield* makingFinder(documents, OPTIONS, BARS, beside) };
}

const shippedPassages = new WeakMap<Content, ReadonlyMap<string, Passage>>();

/** Passages as they are shipped, by id: read once for what is published, since it takes as long as an answer. */
function shippedIn(content: Content): ReadonlyMap<string, Passage> {
  const known =
    shippedPassages.get(content) ??
    new Map(
      content
        .read(HELP, {})
        .topics.flatMap(({ passages }) => passages.map((each) => [each.id, each] as const)),
    );
  shippedPassages.set(content, known);
  return known;
}

function pagesWith(
  { topics, fixed }: HelpWords,
  audience: Audience,
  shipped: () => ReadonlyMap<string, Passage>,
): HelpPages {
  const index = indexOf(topics);
  const isReadable = (passage: Passage) => READABLE[audience].includes(passage.audience);
  const readableTopics = topics
    .map((topic) => ({ ...topic, passages: topic.passages.filter(isReadable) }))
    .filter(({ passages }) => passages.length > 0);
  const passages = readableTopics.flatMap((topic) => topic.passages);
  const complaints = OF_COMPLAINTS.flatMap((id) => passages.filter((each) => each.id === id));
  const named = CONCERNS.map(
    (concern) =>
      [concern, { id: FIXED_ANSWERS[concern].id, ...unlessYounger(fixed[concern]) }] as const,
  );
  return {
    topics: readableTopics,
    index,
    find: (question) => {
      const angry = isComplaint(question) ? complaints : [];
      if (angry[0]) return { verdict: "sure", found: angry[0], near: angry };
      const isMeant = meantBy(question);
      const place = (each: Passage) => Number(isReadable(each) && isMeant(each));
      return withFirst(question, index.now().find(question, place), passages);
    },
    inOwnWords: (passage) => {
      const before = shipped().get(passage.id);
      return before && before.text !== passage.text ? withoutShorts(passage, before) : passage;
    },
    candidates: (question) =>
      byFit(index.now().search(question))
        .map(({ content }) => content)
        .filter(isReadable)
        .slice(0, CANDIDATES),
    fixed: Object.fromEntries(named) as Record<Concern, ShownPassage>,
  };
}

/** A company that takes people under 18 says from which age on, and no sure "no" to all of them. */
function unlessYounger(words: HelpWords["fixed"][Concern]) {
  return (leastAgeIn(words.title) ?? OF_AGE) < OF_AGE ? withoutVerdict(words) : words;
}

/** What a search finds it by. */
export function documentOf(passage: Passage): Findable<Passage> {
  const asked = askedIn(passage).map(({ question }) => question);
  return {
    content: passage,
    text: [passage.title, passage.title, ...asked].join(" "),
    body: wordsOf(passage),
    asks: [passage.title, ...asked],
    lines: [...linesOf(passage.id), ...sentencesOf(passage)],
  };
}

/** What others asked and this passage answers, if it is one that was shipped. */
function linesOf(id: string): string[] {
  return Object.hasOwn(QUESTION_LINES, id) ? (QUESTION_LINES[id]?.trim().split("\n") ?? []) : [];
}

function sentencesOf(passage: Passage): string[] {
  return wordsOf(passage).split(/(?<=[.?!])\s+/);
}

/** The audience of someone who asks for no particular one. */
export function audienceOf(userId: string | null): Audience {
  return userId === null ? "applicant" : "setter";
}
