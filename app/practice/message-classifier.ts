/**
 * What a setter's message does (PRAC-2, READ-2): the same in the browser and on the server, without any model elsewhere.
 * Two readers vote: phrases, which are exact and narrow, and weights that were trained on messages by many writers; a
 * verdict weighs both. What it is not sure of is not read.
 */
import { createClassReader } from "~/reading/class-reader";
import { unsupportedIn } from "~/script/script";
import { WHOLLY } from "./copy/earning-words";
import { ASKS } from "./copy/setter-words";
import { type Earnings, earningsIn, isZero } from "./earnings";
import { keyOf, type Labels, NO_LABELS } from "./labels";
import { listedIn, withListed } from "./listed-questions";
import {
  FAULT_MOVES,
  MOVE_NAMES,
  type Move,
  type Ruled,
  ruled,
  withInsults,
} from "./message-rules";
import { evidenceOf, factsOf, verdictsOf } from "./message-verdict";
import { VERDICT_WEIGHTS, WEIGHTS } from "./message-weights";
import { withPlain } from "./plain-moves";
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
  /** Moves of which no phrase tells, only words in a doubtful order: they settle and book nothing. */
  scattered: readonly Move[];
  /** Its moves are a coach's. */
  labeled?: boolean;
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
/** In log-odds: it has a class from here on, whether phrases tell it or not: a wrong reading costs more than none. */
const BAR = 0.25;
/** A fault that phrases tell is one unless this is sure that it is not … */
const BAR_OF_A_FAULT_THAT_IS_TOLD = -0.75;
/** … and any other only if both layers are sure: else it is not judged. */
const BARS_OF_A_FAULT = { verdict: 1, score: 1 };
/** It ends the conversation. */
const BARS_OF_AN_INSULT = { verdict: 1, score: 2.9 };
/** Fewer words accuse no one. */
const WORDS_OF_A_FAULT = 3;

/** The age of somebody else is not the prospect's. */
const EXACT: readonly Move[] = ["ask-age"];
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
  const judged = () => withInsults(withEarnings(movesOf(message, rules), earnings), message);
  const listed = listedIn(message, rules);
  const moves = labeled ?? withListed(withPlain(judged(), rules), listed);
  const words = sentences.reduce((sum, each) => sum + each.words.length, 0);
  const stated = inventedIn(sentences, heard, figures).filter(
    (part) => !earnings.excused.some((amount) => part.toLowerCase().includes(amount)),
  );
  const invented = [...new Set([...stated, ...earnings.figures])];
  const order = words < LEAST_TO_TELL ? null : orderIn(message);
  return {
    moves,
    questions: questionsIn(moves, sentences, listed.asked.length),
    words,
    invented,
    ...when,
    written: order && WRITTEN[order],
    ...(labeled && { labeled: true }),
    scattered:
      order === "doubtful" && !labeled ? moves.filter((move) => !rules.moves.includes(move)) : [],
  };
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
  const evidence = evidenceOf(message, rules, scoresOf);
  const verdicts = verdictsOf(factsOf(evidence), VERDICT_WEIGHTS);
  const moves = MOVE_NAMES.filter((move) => {
    const at = WEIGHTS.classes.indexOf(move);
    return isRead(move, verdicts[at] ?? -1, evidence.whole[at] ?? 0, rules);
  });
  const meant = rules.announces ? moves.filter((move) => !isOfAnnouncement(move, rules)) : moves;
  // Leave to ask is understood, whatever else is not.
  if (meant.length === 0 && rules.announces)
    return [rules.moves.includes("mirror") ? "mirror" : "small-talk"];
  return meant.length > 1 ? meant.filter((move) => move !== "small-talk") : meant;
}

/** Asking leave to ask is neither a question nor a reason, unless phrases tell one besides. */
function isOfAnnouncement(move: Move, { moves }: Ruled): boolean {
  return (move in ASKS || move === "give-reason") && !moves.includes(move);
}

/** `verdict`, `score`: how sure each layer is. */
function isRead(move: Move, verdict: number, score: number, rules: Ruled): boolean {
  const isTold = rules.moves.includes(move);
  if (!FAULT_MOVES.includes(move))
    return verdict >= BAR && (isTold || !EXACT.includes(move) || !rules.excused.includes(move));
  if (isTold) return verdict >= BAR_OF_A_FAULT_THAT_IS_TOLD;
  const isLong = rules.sentences.some(({ words }) => words.length >= WORDS_OF_A_FAULT);
  if (!isLong || rules.excused.includes(move)) return false;
  const bars = move === "insult" ? BARS_OF_AN_INSULT : BARS_OF_A_FAULT;
  return verdict >= bars.verdict && score >= bars.score;
}

/** Money, shares and promises that are not among the public figures, in statements. */
function inventedIn(
  sentences: Ruled["sentences"],
  heard: readonly string[],
  figures: readonly string[] | undefined,
): string[] {
  const stated = sentences.map(({ text }) => text).filter((text) => !text.includes("?"));
  const known = heard.join(" ").replaceAll(",", "");
  const text = stated.join(" ").replace(WHOLLY, "");
  return unsupportedIn(text, [], figures).filter((part) => {
    const [number] = /\d[\d,.]*/.exec(part) ?? [];
    if (number === undefined || isZero(part)) return false;
    return MONEY.test(part) && !known.includes(number.replaceAll(",", ""));
  });
}

/** Tags such as "right?" ask nothing. `listed`: how many a list asks; two in one sentence belong together. */
function questionsIn(
  moves: readonly Move[],
  sentences: Ruled["sentences"],
  listed: number,
): number {
  const asked = moves.filter((move) => move in ASKS);
  const paired = PAIRS.filter(([one, other]) => asked.includes(one) && asked.includes(other));
  const written = sentences.filter(({ asks, words }) => asks && words.length >= LONG_QUESTION);
  const put = Math.max(1, written.length, listed > 2 ? listed : 0);
  return Math.min(asked.length - paired.length, put) || 0;
}
