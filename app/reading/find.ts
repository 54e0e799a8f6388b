/**
 * One way from a question to an answer for everything that answers from its own content: a fixed answer where one must
 * be given; the answer if one fits well and clearly better than the next; a choice of the nearest if several might;
 * nothing if none does.
 */
import { type Concern, concernIn } from "./concerns";
import { createSearch, type Document, type Hit, type SearchOptions } from "./search";
import { languageOf, termsIn, wordsIn } from "./words";

export type Finding<Content> =
  | { verdict: "fixed"; concern: Concern }
  | { verdict: "sure"; found: Content; near: Content[] }
  | { verdict: "unsure"; near: Content[] }
  | { verdict: "unknown" };

/** A document's fit is its score times the share of the question that it covers. */
export type Bars = {
  /** From here on it may be the answer … */
  fit: number;
  /** … if it covers this much of the question … */
  coverage: number;
  /** … and the next one fits this much worse. */
  margin: number;
  /** From here on it may be offered as a choice. */
  near: number;
  /** If documents have many questions of their own: a question this similar to one of them is answered by its document. */
  alike?: number;
};

const CHOICES = 3;
/** A fit is not dropped if no question is similar. */
const LEAST_LIKENESS = 0.5;
/** How much more similar than the next one the answer must be. */
const LEAD = 0.12;
/** Anything that fits less than this part of the answer is about something else. */
const ALSO_ABOUT_IT = 0.6;
/** One shared word makes an answer only if it is most of a question that the document answers. */
const FOCUS_OF_ONE_WORD = 0.5;
const COVERAGE_OF_ONE_WORD = 0.6;
const QUESTION_ENDS = /[.!?;:\n,]+|\s(?:and|but|also|plus|or)\s/i;

export type Found<Content> = Omit<Hit<Content>, "score"> & { fit: number };

/**
 * Documents by fit, best first: one that matches a rare word among many scores well, and fits badly. `byQuestions`: one
 * that has a very similar question fits better than one that only has its words.
 */
export function byFit<Content>(
  hits: readonly Hit<Content>[],
  byQuestions = false,
): Found<Content>[] {
  return hits
    .map(({ score, ...hit }) => ({
      ...hit,
      fit: score * hit.coverage * (byQuestions ? LEAST_LIKENESS + hit.alike : 1),
    }))
    .sort((one, other) => other.fit - one.fit);
}

export function createFinder<Content>(
  documents: readonly Document<Content>[],
  options: SearchOptions,
  bars: Bars,
  search = createSearch(documents, options),
) {
  const ranked = (question: string) => byFit(search(question), bars.alike !== undefined);
  const known = questionsIn(documents, options);
  return (question: string): Finding<Content> => {
    const concern = concernIn(question);
    if (concern !== null) return { verdict: "fixed", concern };
    const whole = ranked(question);
    const answer = known(question);
    if (answer) return { verdict: "sure", found: answer, near: alsoAbout(whole, bars) };
    const parts = question
      .split(QUESTION_ENDS)
      .map((part) => known(part) ?? sureOf(ranked(part), bars));
    const asked = [...new Set(parts.filter((part) => part !== null))];
    const near = nearest(whole, bars);
    const [one, another] = asked;
    if (one !== undefined && another !== undefined)
      return { verdict: "unsure", near: [...new Set([...asked, ...near])].slice(0, CHOICES) };
    const sure = sureOf(whole, bars);
    if (sure !== null && (one ?? sure) === sure)
      return { verdict: "sure", found: sure, near: alsoAbout(whole, bars) };
    if (near.length === 0) return { verdict: "unknown" };
    // The part of the question that is certainly asked comes first.
    return { verdict: "unsure", near: [...new Set([...asked, ...near])].slice(0, CHOICES) };
  };
}

function sureOf<Content>(
  found: readonly Found<Content>[],
  { fit, coverage, margin, alike }: Bars,
): Content | null {
  const [best, next] = found;
  if (!best) return null;
  if (alike !== undefined && best.matches > 1 && best.alike >= alike && best.coverage >= coverage) {
    const others = found.slice(1).map((each) => each.alike);
    if (Math.max(0, ...others) <= best.alike - LEAD) return best.content;
  }
  if (best.fit < fit || best.coverage < coverage) return null;
  if (best.matches < 2 && (best.focus < FOCUS_OF_ONE_WORD || best.coverage < COVERAGE_OF_ONE_WORD))
    return null;
  return (next?.fit ?? 0) <= best.fit * (1 - margin) ? best.content : null;
}

/** The nearest to choose from, if the best of them is near enough: a choice of one would pass for the answer. */
function nearest<Content>(found: readonly Found<Content>[], { near }: Bars): Content[] {
  const [best] = found;
  return best && best.fit >= near ? found.slice(0, CHOICES).map(({ content }) => content) : [];
}

/** Related reading for a sure answer: the passages that fit nearly as well. */
function alsoAbout<Content>(found: readonly Found<Content>[], { near }: Bars): Content[] {
  const least = Math.max(near, (found[0]?.fit ?? 0) * ALSO_ABOUT_IT);
  const fitting = found.filter(({ fit }) => fit >= least);
  return fitting.slice(0, CHOICES).map(({ content }) => content);
}

/** Finds the document that has this exact question: in the same words, or in the same two or more that count. */
function questionsIn<Content>(documents: readonly Document<Content>[], options: SearchOptions) {
  const language = languageOf(options.stopWords, options.synonyms ?? []);
  const wordsOf = (question: string) => wordsIn(question).join(" ");
  const termsOf = (question: string) => [...new Set(termsIn(question, language))].sort().join(" ");
  const known = new Map<string, Content>();
  for (const { content, asks = [] } of documents)
    for (const ask of asks)
      for (const key of [wordsOf(ask), termsOf(ask)].filter((each) => each.includes(" ")))
        if (!known.has(key)) known.set(key, content);
  return (question: string) => known.get(wordsOf(question)) ?? known.get(termsOf(question));
}
