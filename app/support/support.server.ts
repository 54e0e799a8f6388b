/** Door of the support room on the server: its content documents, and the search of the help pages, made of the words that are published. */
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
import { SUPPORT_PAGE } from "./copy/support-page.server";
import type { Audience } from "./copy/topics";
import { asksFromAbroad } from "./from-abroad";
import { type ShownPassage, wordsOf } from "./help";
import { askedIn } from "./yes-or-no";

export const SUPPORT_DOCUMENTS = [SUPPORT_PAGE, HELP];

const BARS = { sure: 0.84, sureOfLong: 0.74, like: 0.16, fit: 2.1 };
const VOTES = { linear: 0.33, search: 2, meaning: 0.18, trained: 0.34 };
const CANDIDATES = 6;
const CHOICES = 3;
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

/** How many messages are sent is no question of hours. */
const OF_HOURS: ReadonlySet<string> = new Set(["daily-hours", "weekly-hours", "10-in-60-timeline"]);
/** What counts is where they are from: no other answer to that is sure. */
const FROM_ABROAD = "outside-us";
/** What a customer reads who is angry. */
const OF_COMPLAINTS = ["reach-support", "refund"];
const A_NUMBER =
  /\b(?:how (?:many|much)|number of|what number|daily|weekly)\b.{0,20}\b(?:dms?|messages?|msgs?|texts?|people|persons|prospects?|leads?|bookings?|calls?|appointments?|conversations?|follow[ -]?ups?|chats?)\b/i;
const HOURS = /\b(?:hours?|hrs?|time|minutes?|long)\b/i;

function asksForANumber(question: string): boolean {
  return A_NUMBER.test(question) && !HOURS.test(question);
}

/** What questions are looked up in: one for all audiences, each of which finds only what it may read. */
const indexOf = madeOncePer(MOST_INDEXES, makingIndex);

/** An audience's help pages: nothing of another's is shown, searched or sent to an AI (HELP-1). */
export function helpPagesOf(content: Content, audience: Audience): HelpPages {
  return pagesWith(content.of(HELP), audience);
}

function* makingIndex(topics: readonly Topic[]): Steps<Index> {
  const documents = topics.flatMap(({ passages }) => passages).map(documentOf);
  const search = yield* makingSearch(documents, OPTIONS);
  const nothing = QUESTION_CHATTER.trim().split("\n");
  const beside = { search, nothing, votes: VOTES };
  return { search, find: yield* makingFinder(documents, OPTIONS, BARS, beside) };
}

function pagesWith({ topics, fixed }: HelpWords, audience: Audience): HelpPages {
  const index = indexOf(topics);
  const isReadable = (passage: Passage) => READABLE[audience].includes(passage.audience);
  const readableTopics = topics
    .map((topic) => ({ ...topic, passages: topic.passages.filter(isReadable) }))
    .filter(({ passages }) => passages.length > 0);
  const passages = readableTopics.flatMap((topic) => topic.passages);
  const complaints = OF_COMPLAINTS.flatMap((id) => passages.filter((each) => each.id === id));
  const named = CONCERNS.map(
    (concern) => [concern, { id: FIXED_ANSWERS[concern].id, ...fixed[concern] }] as const,
  );
  return {
    topics: readableTopics,
    index,
    find: (question) => {
      const angry = isComplaint(question) ? complaints : [];
      if (angry[0]) return { verdict: "sure", found: angry[0], near: angry };
      const isOfAnother = asksForANumber(question);
      const isMeant = ({ id }: Passage) => !(isOfAnother && OF_HOURS.has(id));
      const place = (each: Passage) => Number(isReadable(each) && isMeant(each));
      const found = index.now().find(question, place);
      return asksFromAbroad(question) ? withAbroad(found, passages) : found;
    },
    candidates: (question) =>
      byFit(index.now().search(question))
        .map(({ content }) => content)
        .filter(isReadable)
        .slice(0, CANDIDATES),
    fixed: Object.fromEntries(named) as Record<Concern, ShownPassage>,
  };
}

/** "Can I work from Peru?" is no question of whether the work is remote, to which the answer is yes. */
function withAbroad(found: Finding<Passage>, passages: readonly Passage[]): Finding<Passage> {
  const abroad = passages.find(({ id }) => id === FROM_ABROAD);
  if (!abroad || found.verdict === "fixed") return found;
  if (found.verdict === "sure" && found.found === abroad) return found;
  const near = found.verdict === "unknown" ? [] : found.near;
  return { verdict: "unsure", near: [...new Set([abroad, ...near])].slice(0, CHOICES) };
}

/** What an audience reads on the help page, for a search over more than the help. */
export function helpDocuments(content: Content, audience: Audience): Findable<Passage>[] {
  return helpPagesOf(content, audience)
    .topics.flatMap(({ passages }) => passages)
    .map(documentOf);
}

function documentOf(passage: Passage): Findable<Passage> {
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
