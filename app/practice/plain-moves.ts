/** What is so plain in a setter's message that both readers are overruled (PRAC-2): their place is in `decided` of message-classifier.ts. */
import { contains, type Phrase, phraseOf, without } from "~/reading/phrases";
import { PLAIN, type Plain } from "./copy/plain-words";
import type { Move, Ruled } from "./message-rules";

type Rule = {
  move: Move;
  caught: readonly Phrase[];
  innocent: readonly Phrase[];
  instead: readonly string[];
  never: readonly Phrase[];
};

/** Fewer, of which no phrase tells, are only a beginning: "hmm ok". */
const WORDS_THAT_TELL = 3;

const RULES = Object.entries(PLAIN).map(
  ([move, { caught, innocent, instead, never = [] }]: [string, Plain]): Rule => ({
    // The names are those of the constant.
    move: move as Move,
    caught: caught.map((written) => phraseOf(written)),
    innocent: innocent.map((written) => phraseOf(written)),
    instead,
    never: never.map((written) => phraseOf(written)),
  }),
);

/** With what is plain, and without what its words are not, unless another sentence may tell it. */
export function withPlain(moves: readonly Move[], { sentences }: Ruled): Move[] {
  const read = RULES.reduce<readonly Move[]>((before, rule) => {
    const { move, caught, innocent, instead } = rule;
    const has = (words: readonly string[]) => {
      const rest = innocent.reduce(without, words);
      return caught.some((phrase) => contains(rest, phrase));
    };
    if (!sentences.some(({ words }) => has(words))) return withoutNever(before, rule, sentences);
    const others = sentences.filter(({ words }) => !has(words));
    const mayTell = (each: Move) =>
      others.some(({ moves: told, words }) =>
        told.length === 0 ? words.length >= WORDS_THAT_TELL : told.includes(each),
      );
    const kept = before.filter((each) => !instead.includes(each) || mayTell(each));
    return kept.includes(move) ? kept : [...kept, move];
  }, moves);
  return read.filter((move) => move !== "small-talk" || read.length === 1);
}

/** What is left of a message that only seems to do this is understood all the same. */
function withoutNever(
  moves: readonly Move[],
  { move, never }: Rule,
  sentences: Ruled["sentences"],
): readonly Move[] {
  const has = ({ words }: Ruled["sentences"][number]) =>
    never.some((each) => contains(words, each));
  if (!sentences.some(has) || sentences.some(({ moves: told }) => told.includes(move)))
    return moves;
  const kept = moves.filter((each) => each !== move);
  return kept.length > 0 ? kept : ["small-talk"];
}
