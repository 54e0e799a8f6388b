/**
 * What a setter's message does (PRAC-2, READ-2): the same in the browser and on the server, without any model elsewhere.
 * Two readers vote: phrases, which are exact and narrow, and weights that were trained on messages by many writers. What
 * neither is sure of is not read.
 */
import { createClassReader } from "~/reading/class-reader";
import { unsupportedIn } from "~/script/script";
import { ASKS } from "./copy/setter-words";
import { type Earnings, earningsIn } from "./earnings";
import { keyOf, type Labels, NO_LABELS } from "./labels";
import { FAULT_MOVES, MOVE_NAMES, type Move, type Ruled, ruled } from "./message-rules";
import { WEIGHTS } from "./message-weights";
import { isWritten } from "./word-order";

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
  /** Whether its words stand in an order in which people write; null: too few to tell. */
  written: boolean | null;
};

export const LONGEST_SHORT = 60;
const LEAST_TO_TELL = 8;

const MONEY = /[$€£%]|\b(?:dollars?|bucks|grand|percent|usd|per ?cent)\b|\dk\b/i;
/** Two things that the script itself asks together. */
const PAIRS: readonly (readonly [Move, Move])[] = [
  ["ask-income", "ask-credit"],
  ["ask-work", "ask-hours"],
  ["ask-reason", "ask-goal"],
];
const LONG_QUESTION = 3;
/** From this score on a message has a class … */
const BAR = -0.5;
/** … from this one if phrases tell it, too … */
const BAR_OF_WHAT_IS_TOLD = -1.25;
/** … and only from here on if a phrase says that its words mean something else … */
const BAR_OF_WHAT_IS_EXCUSED = 3;
/** … but one that costs something only if phrases tell it, too, or the weights are very sure: else it is not judged. */
const BAR_OF_A_TOLD_FAULT = -1;
const BAR_OF_A_FAULT = 2.75;
/** A sentence is read on its own if it has a few words. */
const WORDS_OF_A_PART = 3;
const LESS_IN_A_PART = 1;
/** Fewer words accuse no one. */
const WORDS_OF_A_FAULT = 3;

const UNLIKE_PROMISES: readonly Move[] = ["guarantee", "set-expectations", "small-talk"];

const scoresOf = createClassReader(WEIGHTS);

/**
 * `heard`: what the prospect has said; its figures may be repeated. `labels`: what coaches of this company say of
 * messages with the same words; it decides.
 */
export function read(
  message: string,
  heard: readonly string[] = [],
  labels: Labels = NO_LABELS,
): Reading {
  const rules = ruled(message);
  const { sentences, when } = rules;
  const labeled = labels.size > 0 ? labels.get(keyOf(message)) : undefined;
  const earnings = earningsIn(message, heard);
  const moves = labeled ?? withEarnings(movesOf(message, rules), earnings);
  const words = sentences.reduce((sum, each) => sum + each.words.length, 0);
  const stated = inventedIn(sentences, heard).filter(
    (part) => !earnings.excused.some((amount) => part.toLowerCase().includes(amount)),
  );
  const invented = [...new Set([...stated, ...earnings.figures])];
  const written = words < LEAST_TO_TELL ? null : isWritten(message);
  return { moves, questions: questionsIn(moves, sentences), words, invented, ...when, written };
}

/**
 * Earnings that are held out promise a result, and whoever promises is not honest about results; an amount that is
 * asked for, denied or told of others promises nothing.
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

/** Of the whole message and of each of its sentences: what is said in one of many counts nearly as much. */
function scoresIn(message: string, rules: Ruled): Map<string, number> {
  const scores = new Map(scoresOf(message, rules.moves));
  if (rules.sentences.length < 2) return scores;
  const parts = rules.sentences.filter(({ words }) => words.length >= WORDS_OF_A_PART);
  for (const { text, moves } of parts)
    for (const [move, score] of scoresOf(text, moves))
      scores.set(move, Math.max(scores.get(move) ?? score, score - LESS_IN_A_PART));
  return scores;
}

function barOf(move: Move, { moves, excused, sentences }: Ruled): number {
  const isTold = moves.includes(move);
  if (!FAULT_MOVES.includes(move)) {
    if (excused.includes(move)) return BAR_OF_WHAT_IS_EXCUSED;
    return isTold ? BAR_OF_WHAT_IS_TOLD : BAR;
  }
  if (isTold) return BAR_OF_A_TOLD_FAULT;
  const isLong = sentences.some(({ words }) => words.length >= WORDS_OF_A_FAULT);
  return isLong && !excused.includes(move) ? BAR_OF_A_FAULT : Number.POSITIVE_INFINITY;
}

/** Money, shares and promises that are not among the public figures, in statements. */
function inventedIn(sentences: Ruled["sentences"], heard: readonly string[]): string[] {
  const stated = sentences.map(({ text }) => text).filter((text) => !text.includes("?"));
  const known = heard.join(" ").replaceAll(",", "");
  return unsupportedIn(stated.join(" "), []).filter((part) => {
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
