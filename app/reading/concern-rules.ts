/** What phrases see of a concern: one of the two readers in concerns.ts. */
import {
  ANGRY,
  BODILY,
  CONCERN_PHRASES,
  OF_OTHERS,
  ONCE_MORE,
  OR_ELSE,
  OWN_CHILD,
  TO_US,
} from "./copy/concerns";
import { NEAR_CONCERNS } from "./copy/ordinary-words";
import { AT_US, KINDS, type Kind, TO_THEM, WHO } from "./copy/told-of";
import { containsAny, type Phrases, phrasesOf, withoutAny } from "./phrases";
import { wordsIn } from "./words";

/** The most serious first: among several in one text, that one counts. */
export const CONCERNS = ["distress", "danger", "minor", "abuse", "stop"] as const;
export type Concern = (typeof CONCERNS)[number];

/** `byNature`: strong words, which may be about others; the rest says itself whom it is about. */
const PHRASES = CONCERNS.flatMap((concern) => [
  { concern, byNature: true, ...CONCERN_PHRASES[concern] },
  ...KINDS.filter((kind) => kind.concern === concern).map((kind) => ({ byNature: false, ...kind })),
]).map(({ caught, innocent, unless = [], ...kind }: Kind & { byNature: boolean }) => ({
  ...kind,
  caught: withTypos(caught),
  innocent: withTypos(innocent),
  unless: withTypos(unless),
}));
const TO_US_PHRASES = withTypos(TO_US);
const OF_OTHERS_PHRASES = withTypos(OF_OTHERS);
const ONCE_MORE_PHRASES = withTypos(ONCE_MORE);
const OR_ELSE_PHRASES = withTypos(OR_ELSE);
const ANGRY_PHRASES = withTypos(ANGRY);
const BODILY_PHRASES = withTypos(BODILY);
const OWN_CHILD_PHRASES = withTypos(OWN_CHILD);
const WHO_PHRASES = withTypos(WHO);
const TO_THEM_PHRASES = withTypos(TO_THEM);
const AT_US_PHRASES = withTypos(AT_US);
const YOUNGEST = 9;
const OF_AGE = 18;
const OLDEST = 100;
/** No time of day ends a sentence. */
const SENTENCE_END = /[.!?;\n]+|:(?!\d)/;
const CLAUSE_END = /[.!?;\n,()–—]+|:(?!\d)| - /;
/** "17yo", "16f": an age with its suffix. */
const AGES_ALONE = /^(?:(?:ages|and|n|plus|\d{1,2}(?!\d)|yo|yrs?|years?|old)[\s&-]*)+$/i;
const THEIR_AGE = /^(?:he|she|they)(?:['’]?s|['’]?re| is| are) (?:only |just |now )?\d{1,2}\b/i;
const AGE_WITH_SIGN = /^(\d{1,2})(yo|yrs?|year|years|y|f|m)$/;

function withTypos(written: readonly string[]): Phrases {
  return phrasesOf(written, NEAR_CONCERNS);
}

/**
 * `told`: the concerns that a phrase tells, the most serious first. `excused`: those whose words are there and mean
 * something else.
 */
export type RuledConcerns = { told: Concern[]; excused: Concern[] };

export function ruledConcerns(text: string): RuledConcerns {
  const parts = partsOf(text);
  const has = ({ caught }: (typeof PHRASES)[number]) =>
    parts.some((words) => containsAny(words, caught));
  const whole = wordsIn(text);
  const isTold = ({ concern, byNature, caught, innocent, unless }: (typeof PHRASES)[number]) =>
    !containsAny(whole, unless) &&
    parts.some(
      (words) =>
        isCaught(words, caught, innocent) &&
        !(byNature && concern === "abuse" && isAboutOthers(words)),
    );
  const named = PHRASES.filter(has);
  const told = new Set(named.filter(isTold).map(({ concern }) => concern));
  const rest = named.map(({ concern }) => concern).filter((concern) => !told.has(concern));
  return { told: [...told], excused: [...new Set(rest)] };
}

/** "Text me again and I call my lawyer": who asks for no more, and says what follows, or is angry that we wrote. */
export function wantsNoMore(text: string): boolean {
  const words = wordsIn(text);
  const has = (phrases: Phrases) => containsAny(words, phrases);
  const asks = has(ANGRY_PHRASES) || (has(ONCE_MORE_PHRASES) && has(OR_ELSE_PHRASES));
  return asks && !has(BODILY_PHRASES);
}

/** Of a text that tells of abuse: it is one of our own people who did it, and the one who writes is not sent away. */
export function isByOurs(text: string): boolean {
  const words = wordsIn(text);
  const has = (phrases: Phrases) => containsAny(words, phrases);
  return has(WHO_PHRASES) && has(TO_THEM_PHRASES) && !has(AT_US_PHRASES);
}

/** What rules see: phrases, and the ages that a text names. */
export function seenOf(text: string, { told, excused }: RuledConcerns): string[] {
  const numbers = (text.match(/\d+/g) ?? []).map(Number);
  const isAdult = numbers.some((each) => each >= OF_AGE && each < OLDEST);
  const isYoung = numbers.some((each) => each >= YOUNGEST && each < OF_AGE);
  return [
    ...told,
    ...excused.map((concern) => `no ${concern}`),
    ...(isAdult ? ["of age"] : []),
    ...(isYoung ? ["young"] : []),
  ];
}

/** Strong words about a former boss, a landlord or oneself, and not a word to us. */
function isAboutOthers(words: readonly string[]): boolean {
  return containsAny(words, OF_OTHERS_PHRASES) && !containsAny(words, TO_US_PHRASES);
}

function isCaught(words: readonly string[], caught: Phrases, innocent: Phrases): boolean {
  return containsAny(words, caught) && containsAny(withoutAny(words, innocent), caught);
}

/** The whole text, its sentences and its clauses: a meaning may end with any of them. */
function partsOf(text: string): string[][] {
  const parts = [text, ...text.split(SENTENCE_END), ...clausesOf(text)];
  return [...new Set(parts.map((part) => part.trim()))].map(wordsOf).filter(({ length }) => length);
}

function wordsOf(part: string): string[] {
  return wordsIn(part).flatMap((word) => word.replace(AGE_WITH_SIGN, "$1 $2").split(" "));
}

/** But for the ages of a child that was just named: "my youngest, 12, plays the drums". */
function clausesOf(text: string): string[] {
  let isOfAChild = false;
  return text.split(CLAUSE_END).filter((clause) => {
    const part = clause.trim();
    if (part === "") return false;
    if (isOfAChild && (AGES_ALONE.test(part) || THEIR_AGE.test(part))) return false;
    isOfAChild = containsAny(wordsOf(part), OWN_CHILD_PHRASES);
    return true;
  });
}
