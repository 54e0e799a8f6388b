/** Concerns that phrases alone can tell, next to the two readers in concerns.ts, and words that those two mistake for one (READ-3). */
import type { Concern } from "./concern-rules";
import { AGES_OF_OTHERS, EXCUSED, TOLD_ALONE } from "./copy/told-alone";
import { fewWordsConcern } from "./few-words";
import { containsAny, type Phrases, phrasesOf, withoutAny } from "./phrases";
import { wordsIn } from "./words";

const KINDS = TOLD_ALONE.map(({ concern, caught, innocent, unless = [] }) => ({
  concern,
  caught: phrasesOf(caught),
  innocent: phrasesOf(innocent),
  unless: phrasesOf(unless),
}));
/** "15m in sales" */
const AMOUNT = /^(\d+)(m|k)$/;
const EXCUSED_PHRASES: ReadonlyMap<string, Phrases> = new Map(
  Object.entries(EXCUSED).map(([concern, phrases]) => [concern, phrasesOf(phrases)] as const),
);
const NAMED_OTHERS = phrasesOf(AGES_OF_OTHERS.named);
const WHO_WANTS_THE_ROLE = phrasesOf(AGES_OF_OTHERS.unless);

export function toldAlone(text: string): Concern | null {
  const words = wordsIn(text);
  const told = KINDS.find(
    ({ caught, innocent, unless }) =>
      containsAny(words, caught) &&
      containsAny(withoutAny(words, innocent), caught) &&
      !containsAny(words, unless),
  );
  return told?.concern ?? fewWordsConcern(text);
}

/** The text without what excuses its words, and the text itself if nothing does. */
export function withoutExcused(concern: Concern, text: string): string {
  const words = wordsIn(text).flatMap((word) => word.replace(AMOUNT, "$1 $2").split(" "));
  const excused = [EXCUSED_PHRASES.get(concern), agesOfOthers(concern, words)]
    .filter((phrases) => phrases !== undefined)
    .filter((phrases) => containsAny(words, phrases));
  return excused.length > 0 ? excused.reduce(withoutAny, words).join(" ") : text;
}

function agesOfOthers(concern: Concern, words: readonly string[]): Phrases | undefined {
  return concern === "minor" && !containsAny(words, WHO_WANTS_THE_ROLE) ? NAMED_OTHERS : undefined;
}
