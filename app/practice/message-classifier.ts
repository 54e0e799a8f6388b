/**
 * What a setter's message does (PRAC-2, READ-2): the same in the browser and on the server, without any model elsewhere.
 * Two readers vote: phrases, which are exact and narrow, and weights that were trained on messages by many writers. What
 * neither is sure of is not read.
 */
import { createClassReader } from "~/reading/class-reader";
import { wordsIn } from "~/reading/words";
import { unsupportedIn } from "~/script/script";
import { ASKS } from "./copy/setter-words";
import { type Earnings, earningsIn } from "./earnings";
import { keyOf, type Labels, NO_LABELS } from "./labels";
import { FAULT_MOVES, MOVE_NAMES, type Move, type Ruled, ruled } from "./message-rules";
import { WEIGHTS } from "./message-weights";
import { orderIn } from "./word-order";

export type { AskMove, Move } from "./message-rules";
export { MOVE_NAMES } from "./message-rules";

export type Reading = {
  /** Empty: not understood. */
  moves: readonly Move[];
  /** How many different things it asks; pairs that belong together are one. */
  questions: number;
  words: number;
  /** Amounts that are not among the public figures, in the message's own words. */
  invented: readonly string[];
  day: boolean;
  time: boolean;
  zone: boolean;
  /** Whether its words stand in an order in which people write; null: too few to tell, or in doubt. */
  written: boolean | null;
};

/** What a company gives its reader. */
export type Company = { labels?: Labels; figures?: readonly string[] | undefined };

export const LONGEST_SHORT = 60;
const LEAST_TO_TELL = 8;
const WRITTEN = { sentences: true, doubtful: null, heap: false } as const;

const MONEY = /[$€£%]|\b(?:dollars?|bucks|grand|percent|usd|per ?cent)\b|\dk\b/i;
/** Two things that the script itself asks together. */
const PAIRS: readonly (readonly [Move, Move])[] = [
  ["ask-income", "ask-credit"],
  ["ask-work", "ask-hours"],
  ["ask-reason", "ask-goal"],
];
const LONG_QUESTION = 3;
/**
 * How sure it is of a class, in log-odds: the whole message counts most, then the clause that says it most clearly; a long
 * message says each thing with few of its words.
 */
const WEIGHTS_OF = { whole: 0.9, clause: 0.4, length: 0.35, even: -0.7 };
/** It has a class from 0 on, or a little less if phrases tell it, too. */
const BAR_OF_WHAT_IS_TOLD = -0.6;
/** A class that costs something counts only if phrases tell it, too, or from here on: else it is not judged. */
const BAR_OF_A_FAULT = 2.7;
/** It ends the conversation. */
const BAR_OF_AN_INSULT = 3.25;
const CLAUSE_END = /[.!?;:\n,()–—]+|\s-\s|\s(?:and|but|also|plus|or|so|because|since|which)\s/i;
/** A clause is read on its own if it has a few words. */
const WORDS_OF_A_CLAUSE = 3;
/** Fewer words accuse no one. */
const WORDS_OF_A_FAULT = 3;

const UNLIKE_PROMISES: readonly Move[] = ["guarantee", "set-expectations", "small-talk"];

const scoresOf = createClassReader(WEIGHTS);

/**
 * `heard`: what the prospect has said; its figures may be repeated. `labels`: what coaches of this company say of
 * messages with the same words; it decides. `figures`: what the company says of itself, those as shipped if left out.
 */
export function read(
  message: string,
  heard: readonly string[] = [],
  { labels = NO_LABELS, figures }: Company = {},
): Reading {
  const rules = ruled(message);
  const { sentences, when } = rules;
  const labeled = labels.size > 0 ? labels.get(keyOf(message)) : undefined;
  const earnings = earningsIn(message, heard, figures);
  const moves = labeled ?? withEarnings(movesOf(message, rules), earnings);
  const words = sentences.reduce((sum, each) => sum + each.words.length, 0);
  const stated = inventedIn(sentences, heard, figures).filter(
    (part) => !earnings.excused.some((amount) => part.toLowerCase().includes(amount)),
  );
  const invented = [...new Set([...stated, ...earnings.figures])];
  const written = words < LEAST_TO_TELL ? null : WRITTEN[orderIn(message)];
  return { moves, questions: questionsIn(moves, sentences), words, invented, ...when, written };
}

/**
 * Earnings used as bait are a promise, and a message that promises is not honest about results. An amount that is asked
 * for, denied or told of others promises nothing.
 */
function withEarnings(moves: Move[], { promises, excused, others }: Earnings): Move[] {
  if (promises) {
    const rest = moves.filter((move) => !UNLIKE_PROMISES.includes(move));
    return [...rest, "guarantee"];
  }
  if (excused.length === 0 || !moves.includes("guarantee")) return moves;
  if (movesOf(others, ruled(others)).includes("guarantee")) return moves;
  return moves.filter((move) => move !== "guarantee");
}

/** Small talk only if nothing else is left. */
function movesOf(message: string, rules: Ruled): Move[] {
  const scores = scoresIn(message, rules);
  const has = (move: Move) => (scores.get(move) ?? Number.NEGATIVE_INFINITY) >= barOf(move, rules);
  const moves = MOVE_NAMES.filter((move) => move !== "small-talk" && has(move));
  return moves.length === 0 && has("small-talk") ? ["small-talk"] : moves;
}

function scoresIn(message: string, { moves, sentences }: Ruled): Map<string, number> {
  const whole = scoresOf(message, moves);
  const clauses = sentences.flatMap((sentence) =>
    sentence.text
      .split(CLAUSE_END)
      .filter((clause) => wordsIn(clause).length >= WORDS_OF_A_CLAUSE)
      .map((clause) => scoresOf(clause, sentence.moves)),
  );
  const words = sentences.reduce((sum, each) => sum + each.words.length, 0);
  const { even, length } = WEIGHTS_OF;
  const least = even + Math.sqrt(words) * length;
  return new Map(
    [...whole].map(([move, score]) => {
      const said = clauses.map((each) => each.get(move) ?? score);
      const clearest = said.length > 0 ? Math.max(...said) : score;
      return [move, score * WEIGHTS_OF.whole + clearest * WEIGHTS_OF.clause + least];
    }),
  );
}

function barOf(move: Move, { moves, excused, sentences }: Ruled): number {
  const isTold = moves.includes(move);
  if (!FAULT_MOVES.includes(move)) return isTold ? BAR_OF_WHAT_IS_TOLD : 0;
  if (isTold) return 0;
  const isLong = sentences.some(({ words }) => words.length >= WORDS_OF_A_FAULT);
  if (!isLong || excused.includes(move)) return Number.POSITIVE_INFINITY;
  return move === "insult" ? BAR_OF_AN_INSULT : BAR_OF_A_FAULT;
}

/** Money, shares and promises that are not among the public figures, in statements. */
function inventedIn(
  sentences: Ruled["sentences"],
  heard: readonly string[],
  figures: readonly string[] | undefined,
): string[] {
  const stated = sentences.map(({ text }) => text).filter((text) => !text.includes("?"));
  const known = heard.join(" ").replaceAll(",", "");
  return unsupportedIn(stated.join(" "), [], figures).filter((part) => {
    const [number] = /\d[\d,.]*/.exec(part) ?? [];
    if (number === undefined) return false;
    return MONEY.test(part) && !known.includes(number.replaceAll(",", ""));
  });
}

/** Tags such as "right?" ask nothing. */
function questionsIn(moves: readonly Move[], sentences: Ruled["sentences"]): number {
  const asked = moves.filter((move) => move in ASKS);
  const paired = PAIRS.filter(([one, other]) => asked.includes(one) && asked.includes(other));
  const written = sentences.filter(({ asks, words }) => asks && words.length >= LONG_QUESTION);
  return Math.min(asked.length - paired.length, Math.max(1, written.length)) || 0;
}
