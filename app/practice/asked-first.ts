/** What a prospect asks about the offer before anything was said: it may be answered first (READ-2). */
import { containsAny, phrasesOf, withoutAny } from "~/reading/phrases";
import { wordsIn } from "~/reading/words";
import { ABOUT_IT, NOT_ABOUT_IT } from "./copy/opening-words";

const TOPICS = Object.entries(ABOUT_IT).map(([topic, written]) => ({
  // The names are those of the constant.
  topic: topic as Topic,
  caught: phrasesOf(written),
}));
const NOT_IT = phrasesOf(NOT_ABOUT_IT);

export type Topic = keyof typeof ABOUT_IT;

/** What they ask about: what it is, what it costs, what it pays. */
export function topicsAsked(opening: string): Topic[] {
  const words = withoutAny(wordsIn(opening), NOT_IT);
  return TOPICS.filter(({ caught }) => containsAny(words, caught)).map(({ topic }) => topic);
}
