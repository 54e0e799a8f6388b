/** What is so plain in a setter's message that both readers are overruled (PRAC-2): their place is in `decided` of message-classifier.ts. */
import { containsAny, type Phrases, phrasesOf, withoutAny } from "~/reading/phrases";
import { PLAIN } from "./copy/plain-words";
import type { Move, Ruled } from "./message-rules";

type Rule = {
  move: Move;
  caught: Phrases;
  innocent: Phrases;
  instead: readonly string[];
  unlike: Phrases;
};

/** Fewer, of which no phrase tells, are only a beginning: "hmm ok". */
const WORDS_THAT_TELL = 3;

const RULES = Object.entries(PLAIN).map(
  ([move, { caught, innocent, instead, ...rest }]): Rule => ({
    // The names are those of the constant.
    move: move as Move,
    caught: phrasesOf(caught),
    innocent: phrasesOf(innocent),
    instead,
    unlike: phrasesOf("unlike" in rest ? rest.unlike : []),
  }),
);

const UNLIKE = new Map(RULES.map(({ move, unlike }) => [move, unlike]));

/** With what is plain, and without what its words are not, unless another sentence may tell it. */
export function withPlain(moves: readonly Move[], rules: Ruled): Move[] {
  const { sentences } = rules;
  const meant = moves.filter((move) => !isUnlike(move, rules));
  const start = meant.length > 0 || moves.length === 0 ? meant : (["small-talk"] as const);
  const read = RULES.reduce<readonly Move[]>((before, { move, caught, innocent, instead }) => {
    const has = (words: readonly string[]) => containsAny(withoutAny(words, innocent), caught);
    if (!sentences.some(({ words }) => has(words))) return before;
    const others = sentences.filter(({ words }) => !has(words));
    const mayTell = (each: Move) =>
      others.some(({ moves: told, words }) =>
        told.length === 0 ? words.length >= WORDS_THAT_TELL : told.includes(each),
      );
    const kept = before.filter((each) => !instead.includes(each) || mayTell(each));
    return kept.includes(move) ? kept : [...kept, move];
  }, start);
  return read.filter((move) => move !== "small-talk" || read.length === 1);
}

/** What no phrase tells, and what words that only look like it say of something else. */
function isUnlike(move: Move, { sentences, moves: told }: Ruled): boolean {
  const unlike = UNLIKE.get(move);
  if (!unlike || told.includes(move)) return false;
  return sentences.some(({ words }) => containsAny(words, unlike));
}
