/**
 * What is never searched for an answer: it has a fixed one, before and above everything else (READ-3). Phrases and
 * trained weights vote, for the text and, where it is long, for each of its sentences.
 */
import { createClassReader } from "./class-reader";
import {
  CONCERNS,
  type Concern,
  isByOurs,
  ruledConcerns,
  seenOf,
  wantsNoMore,
} from "./concern-rules";
import { WEIGHTS } from "./concern-weights";
import { toldAlone, withoutExcused } from "./told-alone";
import { wordsIn } from "./words";

export { CONCERNS, type Concern } from "./concern-rules";

type Vetoes = Readonly<Partial<Record<Concern, number>>>;
/** What a phrase tells is so unless the weights are surer than this that it is not: an age is exact … */
const VETO: Vetoes = { distress: -3, danger: -2, minor: -5, abuse: -3, stop: -2 };
/** … and in a long text, where one of many words stands as in a phrase by chance, only if they tell it, too … */
const VETO_OF_A_LONG_TEXT: Vetoes = { distress: 0, danger: 0, minor: -5, abuse: 0, stop: 0 };
const NO_VETO: Vetoes = {};
/** … and what none tells, only if they are this sure, surest where a mistake offends; a phrase that excuses the words decides. */
const SURE: Readonly<Record<Concern, number>> = {
  distress: 0.4,
  danger: 0.5,
  minor: 1.1,
  abuse: 1.25,
  stop: 1,
};
/** Of a sentence of a longer text they have to be surer. */
const SURER_OF_A_PART = 0.75;
const LONG_TEXT = 30;
/** No time of day ends a sentence. */
const SENTENCE_END = /[.!?;\n]+|:(?!\d)/;

const scoresOf = createClassReader(WEIGHTS);

/**
 * The concern that decides a text's answer, if there is one; the most serious of several. `phrasesDecide`: what a phrase
 * tells is so, whatever the weights say.
 */
export function concernIn(text: string, phrasesDecide = false): Concern | null {
  const concern = read(text, phrasesDecide);
  if (concern === null) return toldAlone(text);
  const rest = withoutExcused(concern, text);
  if (rest === text) return concern;
  const left = read(rest, phrasesDecide);
  // Weights alone tell nothing of a sentence without its middle.
  return (left !== concern || isTold(concern, rest) ? left : null) ?? toldAlone(text);
}

function read(text: string, phrasesDecide: boolean): Concern | null {
  const isLong = wordsIn(text).length >= LONG_TEXT;
  const vetoes = phrasesDecide ? NO_VETO : isLong ? VETO_OF_A_LONG_TEXT : VETO;
  const whole = sureConcern(text, vetoes);
  if (whole !== "distress" && wantsNoMore(text)) return "stop";
  if (whole !== null || !isLong) return whole;
  const parts = text.split(SENTENCE_END).map((part) => sureConcern(part, vetoes, SURER_OF_A_PART));
  return CONCERNS.find((concern) => parts.includes(concern)) ?? null;
}

/**
 * Whether a phrase tells it, and not the weights alone, to which "he only says ok" may look like a threat. `ours`: of a
 * text about abuse, that it is by one of our own people.
 */
export function isTold(told: Concern | "ours", text: string): boolean {
  if (told === "ours") return isByOurs(text);
  return ruledConcerns(text).told.includes(told) || toldAlone(text) === told;
}

function sureConcern(text: string, vetoes: Vetoes, more = 0): Concern | null {
  const rules = ruledConcerns(text);
  const scores = scoresOf(text, seenOf(text, rules));
  const found = CONCERNS.find((concern) => {
    const score = scores.get(concern) ?? 0;
    if (rules.told.includes(concern)) return score >= (vetoes[concern] ?? -Infinity);
    return !rules.excused.includes(concern) && score >= SURE[concern] + more;
  });
  return found ?? null;
}
