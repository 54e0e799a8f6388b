/** What is never searched for an answer: it has a fixed one, before and above everything else. */
import { CONCERN_PHRASES, OF_OTHERS, TO_US } from "./copy/concerns";
import { NEAR_CONCERNS } from "./copy/ordinary-words";
import { contains, type Phrase, phraseOf, without } from "./phrases";
import { wordsIn } from "./words";

/** The most serious first: among several in one text, that one counts. */
export const CONCERNS = ["distress", "danger", "minor", "abuse", "stop"] as const;
export type Concern = (typeof CONCERNS)[number];

const PHRASES = CONCERNS.map((concern) => {
  const { caught, innocent } = CONCERN_PHRASES[concern];
  return { concern, caught: caught.map(phraseWithTypos), innocent: innocent.map(phraseWithTypos) };
});
const [TO_US_PHRASES, OF_OTHERS_PHRASES] = [TO_US, OF_OTHERS].map((written) =>
  written.map(phraseWithTypos),
);
const SENTENCE_END = /[.!?;:\n]+/;
const CLAUSE_END = /[.!?;:\n,()–—]+| - /;
/** "17yo", "16f": an age with its suffix. */
const AGE_WITH_SIGN = /^(\d{1,2})(yo|yrs?|year|years|y|f|m)$/;

function phraseWithTypos(written: string): Phrase {
  return phraseOf(written, NEAR_CONCERNS);
}

/** The concern that decides a text's answer, if there is one. */
export function concernIn(text: string): Concern | null {
  const parts = partsOf(text);
  const found = PHRASES.find(({ concern, caught, innocent }) =>
    parts.some(
      (words) =>
        isCaught(words, caught, innocent) && !(concern === "abuse" && isAboutOthers(words)),
    ),
  );
  return found?.concern ?? null;
}

/** Strong words about a former boss, a landlord or oneself, and not a word to us. */
function isAboutOthers(words: readonly string[]): boolean {
  const has = (phrases: readonly Phrase[] = []) => phrases.some((each) => contains(words, each));
  return has(OF_OTHERS_PHRASES) && !has(TO_US_PHRASES);
}

function isCaught(
  words: readonly string[],
  caught: readonly Phrase[],
  innocent: readonly Phrase[],
): boolean {
  if (!caught.some((phrase) => contains(words, phrase))) return false;
  const rest = innocent.reduce(without, words);
  return caught.some((phrase) => contains(rest, phrase));
}

/** The whole text, its sentences and its clauses: a meaning may end with any of them. */
function partsOf(text: string): string[][] {
  const parts = [text, ...text.split(SENTENCE_END), ...text.split(CLAUSE_END)];
  return [...new Set(parts.map((part) => part.trim()))]
    .map((part) => wordsIn(part).flatMap((word) => word.replace(AGE_WITH_SIGN, "$1 $2").split(" ")))
    .filter((words) => words.length > 0);
}
