/** What a prospect asks about the offer before anything was said: it may be answered first (READ-2). */
import { contains, phraseOf, without } from "~/reading/phrases";
import { wordsIn } from "~/reading/words";
import { ABOUT_IT, NOT_ABOUT_IT } from "./copy/opening-words";

const TOPICS = Object.entries(ABOUT_IT).map(([topic, written]) => ({
  // The names are those of the constant.
  topic: topic as Topic,
  caught: written.map((each) => phraseOf(each)),
}));
const NOT_IT = NOT_ABOUT_IT.map((written) => phraseOf(written));

export type Topic = keyof typeof ABOUT_IT;

/** What they ask about: what it is, what it costs, what it pays. */
export function topicsAsked(opening: string): Topic[] {
  const words = NOT_IT.reduce<readonly string[]>(without, wordsIn(opening));
  return TOPICS.filter(({ caught }) => caught.some((phrase) => contains(words, phrase))).map(
    ({ topic }) => topic,
  );
}
