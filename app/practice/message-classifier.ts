/**
 * What a setter's message does (PRAC-2, READ-2): the same in the browser and on the server, without any model elsewhere.
 * Two readers vote: phrases, which are exact and narrow, and weights that were trained on messages by many writers; a
 * verdict weighs both. What it is not sure of is not read. Who overrules them, and in what order, is `decided`.
 */
import { containsAny, phrasesOf } from "~/reading/phrases";
import { unsupportedIn } from "~/script/script";
import { WHOLLY } from "./copy/earning-words";
import { LEAVE_TO_ASK_BACK, QUESTIONS_FIRST } from "./copy/plain-words";
import { ASKS } from "./copy/setter-words";
import { type Earnings, earningsIn, isZero } from "./earnings";
import { keyOf, type Labels, NO_LABELS } from "./labels";
import { type Listed, listedIn, withListed } from "./listed-questions";
import { movesJudged } from "./message-judge";
import { type Move, type Ruled, ruled, withInsults } from "./message-rules";
import { claimedWords, isFault, ownWords, withClaimed, withoutOthers } from "./own-words";
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
  /** Questions of which no phrase tells, or only as leave to ask back: they settle nothing and are not asked twice. */
  unsure: readonly Move[];
  /** Whether it asks leave to ask first. */
  asksLeave: boolean;
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
const FIRST = phrasesOf(QUESTIONS_FIRST);
const INVITES = phrasesOf(LEAVE_TO_ASK_BACK);
const UNLIKE_PROMISES: readonly Move[] = ["guarantee", "set-expectations", "small-talk"];

/**
 * `heard`: what the prospect has said; its figures may be repeated. `labels`: what coaches of this company say of
 * messages with the same words; it decides. `figures`: what the company says of itself, those as shipped if left out.
 */
export function read(
  message: string,
  heard: readonly string[] = [],
  { labels = NO_LABELS, figures }: Company = {},
): Reading {
  const reading = readAll(message, heard, { labels, figures });
  const accuses = reading.moves.some(isFault) || reading.invented.length > 0;
  const own = accuses && !reading.labeled ? ownWords(message) : message;
  if (own !== message) return withoutOthers(reading, read(own, heard, { figures }));
  const claimed = accuses || reading.labeled ? null : claimedWords(message);
  return claimed === null ? reading : withClaimed(reading, readAll(claimed, heard, { figures }));
}

function readAll(
  message: string,
  heard: readonly string[],
  { labels = NO_LABELS, figures }: Company,
): Reading {
  const rules = ruled(message);
  const { sentences, when } = rules;
  const labeled = labels.size > 0 ? labels.get(keyOf(message)) : undefined;
  const earnings = earningsIn(message, heard, figures);
  const listed = listedIn(message, rules);
  const moves = labeled ?? decided({ message, rules, earnings, listed });
  const words = sentences.reduce((sum, each) => sum + each.words.length, 0);
  const stated = inventedIn(sentences, heard, figures).filter(
    (part) => !earnings.excused.some((amount) => part.toLowerCase().includes(amount)),
  );
  const invented = [...new Set([...stated, ...earnings.figures])];
  const order = words < LEAST_TO_TELL ? null : orderIn(message);
  const sure = labeled ?? [...asksToldBy(rules), ...listed.asked];
  const told = [...rules.moves, ...withPlain([], rules)];
  return {
    moves,
    questions: questionsIn(moves, sentences, listed.asked.length),
    words,
    invented,
    ...when,
    written: order && WRITTEN[order],
    ...(labeled && { labeled: true }),
    scattered: order === "doubtful" && !labeled ? moves.filter((move) => !told.includes(move)) : [],
    asksLeave: rules.announces || sentences.some(({ words: said }) => containsAny(said, FIRST)),
    unsure: moves.filter((move) => move in ASKS && !sure.includes(move)),
  };
}

/** The questions that phrases tell. "Any other questions?" asks what worries nobody. */
function asksToldBy(rules: Ruled): readonly Move[] {
  const told = rules.sentences.flatMap(({ moves, words }) => {
    const invites = containsAny(words, INVITES);
    return moves.filter((move) => move !== "ask-worry" || !invites);
  });
  return [...told, ...withPlain([], rules)];
}

type Said = { message: string; rules: Ruled; earnings: Earnings; listed: Listed };

/** Both readers, then who overrules them, each those before; over all of them, a coach of the company (`labels`). */
function decided({ message, rules, earnings, listed }: Said): readonly Move[] {
  const judged = withInsults(withEarnings(movesOf(message, rules), earnings), message);
  return withListed(withPlain(judged, rules), listed);
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
  const moves = movesJudged(message, rules);
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
