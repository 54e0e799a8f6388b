/** What of a reply stands in sentences, and what is only a list of the right words (READ-9). Pure. */
// cspell:ignore subjectis subjecthas subjectwill
import { wordsIn } from "~/reading/words";
import { WORD_CLASSES } from "./copy/word-classes";
import { isWritten, oddsOf, sentencesIn } from "./word-order";

const SENTENCE = /[^.;:!?\n]+/g;
const CLAUSE = /[^,]+/g;
const ofClasses = (...names: string[]) =>
  new Set(names.flatMap((name) => WORD_CLASSES[name]?.split(" ") ?? []));

/** A clause with one of these says something of somebody … */
const TELLING = ofClasses(
  ...["subject", "subjectis", "subjecthas", "subjectwill", "is", "modal", "does", "have"],
);
/** … one of these says it of the word before, the second of several … */
const TELLING_OF_ONE = ofClasses("verbs");
const VERBS = ofClasses("verb");
/** … or, at its beginning, asks for something, if it says of what. */
const BEFORE_ORDERS = ofClasses("adverb", "joins", "not", "does");
const OF_WHAT = ofClasses("article", "owner", "object", "pointer", "amount");
const SEVERAL = /^(?:few|most|many|some|all|people|folks|ppl|them|.+[^s]s)$/;
const LEAST_LISTED = 3;
/** Between two good sentences, an order tells from so many words on … */
const BETWEEN = { words: 10, odds: -1 };
/** … and within a sentence a heap of so many, which begins and ends anywhere, if its odds are below these. */
const PART = { words: 14, odds: -5 };

/** Whether a reply is written as people write: as a whole, between its first and last sentence, and in each part of one. */
export function isInOrder(reply: string): boolean {
  const sentences = sentencesIn(reply);
  const between = sentences.slice(1, -1);
  const isHeap = between.flat().length >= BETWEEN.words && oddsOf(between) < BETWEEN.odds;
  return isWritten(reply) && !isHeap && !sentences.some(holdsHeap);
}

function holdsHeap(sentence: readonly string[]): boolean {
  return sentence.some((_, at) => {
    const part = sentence.slice(at, at + PART.words);
    return part.length === PART.words && oddsOf([part]) < PART.odds;
  });
}

/** Whether points stand in a row, the words of each in any order, or a sentence is a row of bits that say nothing. */
export function isList(reply: string, points: readonly string[]): boolean {
  return clausesIn(reply).some(isOfBits) || longestRow(wordsIn(reply), points) >= LEAST_LISTED;
}

function clausesIn(reply: string): string[][] {
  return (reply.match(SENTENCE) ?? []).map((sentence) => sentence.match(CLAUSE) ?? []);
}

function isOfBits(clauses: readonly string[]): boolean {
  const [first = ""] = clauses;
  const said = clauses.filter(says).length;
  const bits = clauses.length - said;
  return !says(first) && bits >= LEAST_LISTED && said * LEAST_LISTED <= bits;
}

function says(clause: string): boolean {
  const words = wordsIn(clause);
  const isTold = words.some((word, at) => {
    const before = words.slice(0, at).findLast((each) => !BEFORE_ORDERS.has(each));
    if (before === undefined) return TELLING.has(word);
    return (
      TELLING.has(word) || TELLING_OF_ONE.has(word) || (VERBS.has(word) && SEVERAL.test(before))
    );
  });
  if (isTold) return true;
  const first = words.findIndex((word) => !BEFORE_ORDERS.has(word));
  return VERBS.has(words[first] ?? "") && words.slice(first + 1).some((word) => OF_WHAT.has(word));
}

function longestRow(words: readonly string[], points: readonly string[]): number {
  const all = points.map((point) => wordsIn(point).toSorted()).filter(({ length }) => length > 0);
  const isAt = (at: number, point: readonly string[]) =>
    words
      .slice(at, at + point.length)
      .toSorted()
      .join(" ") === point.join(" ");
  const rowFrom = (at: number): number =>
    Math.max(
      0,
      ...all.filter((point) => isAt(at, point)).map((point) => 1 + rowFrom(at + point.length)),
    );
  return Math.max(0, ...words.map((_, at) => rowFrom(at)));
}
