/** A list of questions in one message: each of its clauses is asked (READ-2), whatever else was read. */
import { containsAny, phrasesOf } from "~/reading/phrases";
import { wordsIn } from "~/reading/words";
import { ASKED_FOR, BY_NAME, ITEMS, ONLY_NAMED } from "./copy/listed-words";
import type { Move, Ruled } from "./message-rules";

const CLAUSE_END = /[,;:?!\n/&+()]|\.(?!\d)|\s(?:and|n|plus|also|or)\s/i;
const LEAST_LISTED = 2;
const SENTENCE_END = /[.?!\n]/;
const MARK = /[,;:–-]/;
/** A reason, then one word or two that ask. */
const REASON = wordSet("so because cuz bc since to for reason ask");
const ASKS_ITSELF = wordSet("what which how where is are do");
const BEFORE = wordSet("so and");
/** What is longer tells something. */
const MOST_WORDS = 12;

const RULES = Object.entries(ITEMS).map(([move, written]) => ({
  // The names are those of the constant.
  move: move as Move,
  caught: phrasesOf(written),
}));
const ALONE = BY_NAME.map(([move, written]) => ({
  move: move as Move,
  phrases: phrasesOf([written]),
}));
const [ASKED, NAMED] = [phrasesOf(ASKED_FOR), phrasesOf(ONLY_NAMED)] as const;

export type Listed = { asked: readonly Move[]; named: readonly Move[] };

/** What is asked by the clauses of a list, and what a list only names. */
export function listedIn(message: string, { sentences }: Ruled): Listed {
  const clauses = message.split(CLAUSE_END).map((clause) => wordsIn(clause));
  const items = clauses.map((words) => (words.length <= MOST_WORDS ? itemsIn(words) : []));
  const listed = [...new Set(items.flat())];
  if (listed.length < LEAST_LISTED) return { asked: namedLast(message), named: [] };
  const first = items.findIndex((each) => each.length > 0);
  const before = clauses.slice(0, first + 1).flat();
  if (containsAny(before, NAMED)) return { asked: [], named: listed };
  const all = wordsIn(message);
  const asks = sentences.some((each) => each.asks) || containsAny(all, ASKED);
  return { asked: asks ? listed : [], named: [] };
}

function namedLast(message: string): Move[] {
  if (!message.trimEnd().endsWith("?")) return [];
  const sentence = message.split(SENTENCE_END).findLast((each) => each.trim() !== "") ?? "";
  const parts = sentence.split(MARK);
  const last = wordsIn(parts.pop() ?? "");
  const reason = wordsIn(parts.join(" "));
  const [first = ""] = BEFORE.has(reason[0] ?? "") ? reason.slice(1) : reason;
  if (ASKS_ITSELF.has(first) || !reason.some((word) => REASON.has(word))) return [];
  return ALONE.flatMap(({ move, phrases }) => (containsAny(last, phrases) ? [move] : []));
}

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(" "));
}

/** With what a list asks, and without what one only names. */
export function withListed(moves: readonly Move[], { asked, named }: Listed): Move[] {
  const kept = moves.filter((move) => !named.includes(move) && move !== "small-talk");
  const rest = asked.length + named.length > 0 ? kept : moves;
  return [...rest, ...asked.filter((move) => !moves.includes(move))];
}

function itemsIn(words: readonly string[]): Move[] {
  return RULES.filter(({ caught }) => containsAny(words, caught)).map(({ move }) => move);
}
