/** What is so plain in a setter's message that both readers are overruled (PRAC-2): their place is in `decided` of message-classifier.ts. */
import { contains, type Phrase, phraseOf, without } from "~/reading/phrases";
import { PLAIN } from "./copy/plain-words";
import type { Move, Ruled } from "./message-rules";

type Rule = {
  move: Move;
  caught: readonly Phrase[];
  innocent: readonly Phrase[];
  instead: readonly string[];
  unlike: readonly Phrase[];
  never: readonly Phrase[];
};

/** Fewer, of which no phrase tells, are only a beginning: "hmm ok". */
const WORDS_THAT_TELL = 3;

const RULES = Object.entries(PLAIN).map(
  ([move, { caught, innocent, instead, ...rest }]): Rule => ({
    // The names are those of the constant.
    move: move as Move,
    caught: caught.map((written) => phraseOf(written)),
    innocent: innocent.map((written) => phraseOf(written)),
    instead,
    unlike: "unlike" in rest ? rest.unlike.map((written) => phraseOf(written)) : [],
    never: "never" in rest ? rest.never.map((written) => phraseOf(written)) : [],
  }),
);

const RULE_OF = new Map(RULES.map((rule) => [rule.move, rule]));

/** With what is plain, and without what its words are not, unless another sentence may tell it. */
export function withPlain(moves: readonly Move[], rules: Ruled): Move[] {
  const { sentences } = rules;
  const meant = moves.filter((move) => !isUnlike(move, rules));
  const start = meant.length > 0 || moves.length === 0 ? meant : (["small-talk"] as const);
  const read = RULES.reduce<readonly Move[]>((before, { move, caught, innocent, instead }) => {
    const has = (words: readonly string[]) => {
      const rest = innocent.reduce(without, words);
      return caught.some((phrase) => contains(rest, phrase));
    };
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

/** What no phrase tells, or only one of which the same sentence says that it is not meant. */
function isUnlike(move: Move, { sentences, moves: told }: Ruled): boolean {
  const { unlike = [], never = [] } = RULE_OF.get(move) ?? {};
  const telling = sentences.filter(({ moves }) => moves.includes(move));
  const denied = (words: readonly string[]) => never.some((phrase) => contains(words, phrase));
  if (telling.length > 0) return telling.every(({ words }) => denied(words));
  if (told.includes(move)) return false;
  return sentences.some(
    ({ words }) => denied(words) || unlike.some((phrase) => contains(words, phrase)),
  );
}
