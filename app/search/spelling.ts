/**
 * The words that somebody meant by those they typed, where a typed word is known nowhere: written as one or apart, with a
 * slip, or without its vowels. A known word stays as it is.
 */

import type { Steps } from "~/platform/workers/steps";
import { isSlipOf } from "~/reading/slips";
import { wordsIn } from "~/reading/words";

const SHORTEST_PART = 2;
const SHORTEST_JOINED = 6;
const SHORTEST_SKELETON = 3;
const SHORTEST_BEGINNING = 3;
const VOWELS = /[aeiou]/g;
const DOUBLED = /(.)\1+/g;

/** `texts`: all that is known, a step for each. The last typed word may be only begun. */
export function* makingSpelling(texts: readonly string[]): Steps<(typed: string) => string> {
  const counts = new Map<string, number>();
  for (const text of texts) {
    for (const word of wordsIn(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
    yield;
  }
  const byLetter = Map.groupBy(counts.keys(), (word) => word.slice(0, 1));
  const commonest = (words: readonly string[]): string | undefined =>
    words.toSorted((one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0))[0];
  const meant = (word: string, isLast: boolean): string => {
    const alike = byLetter.get(word.slice(0, 1)) ?? [];
    const isBegun =
      isLast && word.length >= SHORTEST_BEGINNING && alike.some((known) => known.startsWith(word));
    if (isBegun || /\d/.test(word)) return word;
    return (
      apart(word, counts) ??
      commonest(alike.filter((known) => isSlipOf(word, known))) ??
      commonest(alike.filter((known) => isSkeletonOf(word, known))) ??
      word
    );
  };
  return (typed: string): string => {
    const words = joined(wordsIn(typed), counts);
    return words
      .map((word, at) => (counts.has(word) ? word : meant(word, at === words.length - 1)))
      .join(" ");
  };
}

type Counts = ReadonlyMap<string, number>;

/** Two known words without the space between them: the two whose rarer one is the commonest. */
function apart(word: string, counts: Counts): string | undefined {
  if (word.length < SHORTEST_JOINED - 1) return undefined;
  const ways = Array.from({ length: word.length }, (_, at) => [word.slice(0, at), word.slice(at)])
    .filter((parts) => parts.every((part) => part.length >= SHORTEST_PART && counts.has(part)))
    .map((parts) => ({
      parts,
      count: Math.min(...parts.map((part) => counts.get(part) ?? 0)),
    }));
  return ways.sort((one, other) => other.count - one.count)[0]?.parts.join(" ");
}

/** Two typed words of which one is unknown, and that are known as one. */
function joined(words: readonly string[], counts: Counts): string[] {
  const result: string[] = [];
  for (const word of words) {
    const before = result.at(-1);
    const both = `${before}${word}`;
    const isOne = before !== undefined && !(counts.has(before) && counts.has(word));
    if (isOne && both.length >= SHORTEST_JOINED && counts.has(both)) result.splice(-1, 1, both);
    else result.push(word);
  }
  return result;
}

/** A word that is typed without its vowels. */
function isSkeletonOf(typed: string, known: string): boolean {
  if (typed.length < SHORTEST_SKELETON || typed !== consonantsOf(typed)) return false;
  return consonantsOf(known) === typed;
}

function consonantsOf(word: string): string {
  return word.replace(VOWELS, "").replace(DOUBLED, "$1");
}
