/** What is so plain in a setter's message that both readers are overruled (PRAC-2): their place is in `decided` of message-classifier.ts. */
import { containsAny, type Phrases, phrasesOf, withoutAny } from "~/reading/phrases";
import { PLAIN, type Plain } from "./copy/plain-words";
import type { Move, Ruled } from "./message-rules";

type Rule = {
  move: Move;
  caught: Phrases;
  innocent: Phrases;
  instead: readonly string[];
  unlike: Phrases;
  never: Phrases;
};

/** Fewer, of which no phrase tells, are only a beginning: "hmm ok". */
const WORDS_THAT_TELL = 3;

const RULES = Object.entries(PLAIN).map(
  ([move, { caught, innocent = [], instead = [], unlike = [], never = [] }]: [
    string,
    Plain,
  ]): Rule => ({
    // The names are those of the constant.
    move: move as Move,
    caught: phrasesOf(caught),
    innocent: phrasesOf(innocent),
    instead,
    unlike: phrasesOf([...unlike, ...never]),
    never: phrasesOf(never),
  }),
);

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

/** What no phrase tells and other words deny, or what the sentence itself that tells it denies. */
function isUnlike(move: Move, { sentences }: Ruled): boolean {
  const rule = RULES.find((each) => each.move === move);
  if (!rule) return false;
  const telling = sentences.filter(({ moves }) => moves.includes(move));
  return telling.length > 0
    ? telling.every(({ words }) => containsAny(words, rule.never))
    : sentences.some(({ words }) => containsAny(words, rule.unlike));
}
