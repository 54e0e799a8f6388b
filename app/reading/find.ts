/**
 * One way from a question to an answer for everything that answers from its own content: a fixed answer where one must
 * be given; the answer if one is far likelier than all others; a choice of the likeliest if several might; nothing if
 * none does. Readers vote: a linear one over known lines, a trained one, a search over the words, and one of meanings.
 */

import type { Steps } from "~/platform/workers/steps";
import { type Concern, concernIn } from "./concerns";
import { BEFORE_A_QUESTION, QUESTION_STARTS } from "./copy/question-starts";
import { makingLinearReader } from "./linear-reader";
import { makingMeaningReader } from "./meaning-reader";
import { type Document, type Hit, makingSearch, type Search, type SearchOptions } from "./search";
import { makingTrainedReader } from "./trained-reader";
import { languageOf, termsIn, wordsIn } from "./words";

export type Finding<Content> =
  | { verdict: "fixed"; concern: Concern }
  | { verdict: "sure"; found: Content; near: Content[] }
  | { verdict: "unsure"; near: Content[] }
  | { verdict: "unknown" };

type Bars = {
  /** The answer has this share of everything that the question may be about. */
  sure: number;
  /** The same for a long text, which says what it asks with few of its words. */
  sureOfLong?: number;
  /** Something is about one of the contents if it is this like their lines, whichever it is … */
  like: number;
  /** … or if the search finds one that fits this well: its score times the share of the question that it covers. */
  fit: number;
};

/** `lines`: further texts that mean this content, for the linear reader alone. */
export type Findable<Content> = Document<Content> & { lines?: readonly string[] };

/** How much each reader counts, in log-odds; one that is left out is not made. */
type Votes = { linear: number; search: number; meaning?: number; trained?: number };

/** `nothing`: lines that nothing of these answers. */
type Beside<Content> = {
  votes: Votes;
  search?: Search<Content>;
  nothing?: readonly string[];
};

/** How much likelier a content is here than it is elsewhere; 0: it cannot be meant here. */
type Place<Content> = (content: Content) => number;

const CHOICES = 3;
/** A fit from which the search has its full weight. */
const WHOLE_FIT = 3;
/** The answer covers this share of the question's words, rare ones counting more … */
const COVERED = 0.5;
/** … or it is like its lines, and not this much like what nothing answers. */
const CHATTER = 0.1;
/** The share of the answer to one of several questions in a text. */
const SURE_OF_A_PART = 0.97;
const LONG_TEXT = 25;
/** Related reading is at least this likely. */
const ALSO_ABOUT_IT = 0.05;
/** A part of a question is one of its own from this many words on. */
const WORDS_OF_A_PART = 3;
const QUESTION_ENDS = /[.!?;:\n,]+|\s(?:and|but|also|plus|or)\s/i;
const UNHEARD_OF = 1e-9;
const STARTS = new Set(QUESTION_STARTS.split(" "));
const BEFORE = new Set(BEFORE_A_QUESTION.split(" "));

type Likely<Content> = { content: Content; share: number };
/** `isKnown`: it is about something that there is. `isCovered`: and about nothing else besides. */
type Ranked<Content> = {
  isKnown: boolean;
  isCovered: boolean;
  /** How like the lines of the nearest content it is, 0 to 1. */
  like: number;
  likely: Likely<Content>[];
};

/** Documents by fit, best first: one that matches a rare word among many scores well, and fits badly. */
export function byFit<Content>(hits: readonly Hit<Content>[]) {
  return hits
    .map(({ content, score, coverage }) => ({ content, coverage, fit: score * coverage }))
    .sort((one, other) => other.fit - one.fit);
}

export type Ranking<Content> = (question: string, place?: Place<Content>) => Ranked<Content>;

/**
 * Everything that a text may be about, as the readers vote. Made in steps, because there may be thousands of lines.
 */
export function* makingRanking<Content>(
  documents: readonly Findable<Content>[],
  options: SearchOptions,
  bars: Pick<Bars, "like" | "fit">,
  beside: Beside<Content>,
): Steps<Ranking<Content>> {
  const { nothing = [], votes } = beside;
  const { meaning = 0, trained = 0 } = votes;
  const search = beside.search ?? (yield* makingSearch(documents, options));
  const answered = documents.flatMap(linesOf);
  const known = [...answered, ...nothing.map((text) => ({ text, content: null }))];
  const read = yield* makingLinearReader<Content | null>(known);
  const meant = meaning > 0 ? yield* makingMeaningReader(answered) : unread;
  const taught = trained > 0 ? yield* makingTrainedReader<Content | null>(known) : unread;
  return (question: string, place: Place<Content> = () => 1): Ranked<Content> => {
    const hits = byFit(search(question)).filter(({ content }) => place(content) > 0);
    const best = hits[0]?.fit ?? 0;
    const unit = 1 / Math.max(WHOLE_FIT, best);
    const fits = new Map(hits.map(({ content, fit }) => [content, fit * unit]));
    const all = read(question);
    const about = all.flatMap(({ content, ...each }) =>
      content === null ? [] : [{ content, ...each }],
    );
    const chatter = all.find(({ content }) => content === null)?.share ?? 0;
    const like = Math.max(0, ...about.map(({ content, likeness }) => place(content) && likeness));
    const isKnown = like >= bars.like || best >= bars.fit;
    const meanings = meant(question);
    const learned = taught(question);
    const oddsOf = ({ content, share }: Likely<Content>) =>
      Math.log(Math.max(share, UNHEARD_OF)) * votes.linear +
      (fits.get(content) ?? 0) * votes.search +
      (meanings.get(content) ?? 0) * meaning +
      (learned.get(content) ?? 0) * trained;
    const likely = voted(
      about.map((each) => ({ content: each.content, odds: oddsOf(each) })),
      place,
    );
    const covered = hits.find(({ content }) => content === likely[0]?.content)?.coverage ?? 0;
    const isCovered = (covered >= COVERED || like >= bars.like) && chatter <= CHATTER;
    return { isKnown, isCovered, like, likely };
  };
}

type Finder<Content> = (question: string, place?: Place<Content>) => Finding<Content>;

/** Made in steps, too. */
export function* makingFinder<Content>(
  documents: readonly Findable<Content>[],
  options: SearchOptions,
  bars: Bars,
  beside: Beside<Content>,
): Steps<Finder<Content>> {
  const ranked = yield* makingRanking(documents, options, bars, beside);
  const known = questionsIn(documents, options);
  return (question: string, place: Place<Content> = () => 1): Finding<Content> => {
    const concern = concernIn(question);
    if (concern !== null) return { verdict: "fixed", concern };
    const whole = ranked(question, place);
    const near = whole.likely.map(({ content }) => content);
    const answer = known(question, place, whole);
    if (answer) return { verdict: "sure", found: answer, near: alsoAbout(whole.likely, answer) };
    const asked = askedIn(question, (part) => {
      const ofPart = ranked(part, place);
      return known(part, place, ofPart) ?? sureOf(ofPart, SURE_OF_A_PART);
    });
    if (asked.length > 1)
      return { verdict: "unsure", near: [...new Set([...asked, ...near])].slice(0, CHOICES) };
    const isLong = wordsIn(question).length >= LONG_TEXT;
    const sure = sureOf(whole, isLong ? (bars.sureOfLong ?? bars.sure) : bars.sure);
    if (sure !== null) return { verdict: "sure", found: sure, near: alsoAbout(whole.likely, sure) };
    if (!whole.isKnown) return { verdict: "unknown" };
    // The part of the question that is certainly asked comes first.
    return { verdict: "unsure", near: [...new Set([...asked, ...near])].slice(0, CHOICES) };
  };
}

function linesOf<Content>({ content, text, asks = [], lines = [] }: Findable<Content>) {
  const all = asks.length + lines.length > 0 ? [...asks, ...lines] : [text];
  return all.map((line) => ({ text: line, content }));
}

/** What the readers say together, likeliest first. */
function voted<Content>(
  read: readonly { content: Content; odds: number }[],
  place: Place<Content>,
): Likely<Content>[] {
  const votes = read
    .filter(({ content }) => place(content) > 0)
    .map(({ content, odds }) => ({ content, vote: Math.log(place(content)) + odds }));
  const most = Math.max(...votes.map(({ vote }) => vote));
  const parts = votes.map(({ content, vote }) => ({ content, part: Math.exp(vote - most) }));
  const all = parts.reduce((sum, { part }) => sum + part, 0);
  return parts
    .map(({ content, part }) => ({ content, share: part / all }))
    .sort((one, other) => other.share - one.share);
}

function unread<Content>(): Map<Content, number> {
  return new Map();
}

function sureOf<Content>(
  { isKnown, isCovered, likely }: Ranked<Content>,
  sure: number,
): Content | null {
  const [best] = likely;
  return best && isKnown && isCovered && best.share >= sure ? best.content : null;
}

/** What the parts of a question certainly ask, each once: a story around it asks nothing. */
function askedIn<Content>(question: string, answerTo: (part: string) => Content | null): Content[] {
  const parts = question.split(QUESTION_ENDS).filter((part) => part !== question && asks(part));
  return [...new Set(parts.map(answerTo).filter((answer) => answer !== null))];
}

function asks(part: string): boolean {
  const words = wordsIn(part);
  const first = words.find((word) => !BEFORE.has(word));
  return words.length >= WORDS_OF_A_PART && first !== undefined && STARTS.has(first);
}

/** Related reading for a sure answer, which comes first. */
function alsoAbout<Content>(likely: readonly Likely<Content>[], answer: Content): Content[] {
  const others = likely.filter(
    ({ content, share }) => content !== answer && share >= ALSO_ABOUT_IT,
  );
  return [answer, ...others.map(({ content }) => content)].slice(0, CHOICES);
}

/**
 * Finds the content that has this exact question: in the same words, or in the same two or more that count if the
 * readers find it the likeliest, too. "Do I pay you" and "do you pay" have the same words that count.
 */
function questionsIn<Content>(documents: readonly Document<Content>[], options: SearchOptions) {
  const language = languageOf(options.stopWords, options.synonyms ?? []);
  const wordsOf = (question: string) => wordsIn(question).join(" ");
  const termsOf = (question: string) => [...new Set(termsIn(question, language))].sort().join(" ");
  const askedAs = (keyOf: (question: string) => string) => {
    const known = new Map<string, Content[]>();
    for (const { content, asks = [] } of documents)
      for (const key of asks.map(keyOf).filter((each) => each.includes(" ")))
        known.set(key, [...(known.get(key) ?? []), content]);
    return (question: string) => known.get(keyOf(question)) ?? [];
  };
  const inWords = askedAs(wordsOf);
  const inTerms = askedAs(termsOf);
  return (question: string, place: Place<Content>, { likely }: Ranked<Content>): Content | null => {
    const [same] = inWords(question).toSorted((one, other) => place(other) - place(one));
    if (same !== undefined && place(same) > 0) return same;
    return inTerms(question).find((content) => content === likely[0]?.content) ?? null;
  };
}
