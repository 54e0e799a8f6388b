/**
 * Whether words stand in an order in which people write them: good words that are shuffled make no reply. Weights that were
 * trained on lines of many writers and on the same words shuffled (scripts/readers) weigh which words and kinds of words
 * stand next to each other. Pure.
 */
import { wordsIn } from "~/reading/words";
import { WORD_CLASSES } from "./copy/word-classes";
import { ORDER } from "./word-order-weights";

const CLASSES = new Map(
  Object.entries(WORD_CLASSES).flatMap(([name, words]) =>
    words.split(" ").map((word) => [word, name] as const),
  ),
);
/** What a sentence is about; all others only join it together. */
const CARRYING: ReadonlySet<string> = new Set([
  "thing",
  "things",
  "verb",
  "verbs",
  "done",
  "doing",
  "adjective",
]);
const FEATURE_BITS = 16;
/** Every feature is below this. */
export const ORDER_FEATURES = 2 ** FEATURE_BITS;
const HASH_START = 0x811c9dc5;
const HASH_PRIME = 0x01000193;
const HASH_MIX = 0x2c1b3c6d;
const [START, END] = ["^", "$"];
const SENTENCE_ENDS = /[.!?;\n]/;
/** So few words have no order that could be wrong. */
const LEAST_WORDS = 5;
/** Of all words, how many must be small ones. */
const LEAST_SMALL = 0.4;
/** In one sentence, how many neighbors may both be large. */
const MOST_LARGE = 0.6;
/**
 * Of so many words: below `heap` one in fifty lines that people write, below `written` one in twenty. The more words, the
 * clearer. Of the fewest an unusual order says nothing.
 */
const BARS = [
  { words: 15, heap: -2, written: -1 },
  { words: 12, heap: -2.5, written: -1.5 },
  { words: 10, heap: -3.5, written: -1.5 },
  { words: 8, heap: -4, written: -1.5 },
  { words: LEAST_WORDS, heap: -5, written: -5 },
];

/** Above this a text is written, whatever one of its sentences looks like … */
const SURE = 4;
/** … and below this a sentence of so many words is odd. */
const ODD = -1;
const LEAST_OF_A_HEAP = 8;

type Order = "sentences" | "doubtful" | "heap";

/** Whether a text is written as people write. */
export function isWritten(text: string): boolean {
  return orderIn(text) === "sentences";
}

/** `doubtful`: some write so, and a few shuffles look so. */
export function orderIn(text: string): Order {
  const sentences = sentencesIn(text);
  const words = sentences.reduce((sum, each) => sum + each.length, 0);
  const bars = BARS.find((each) => words >= each.words);
  if (!bars) return "sentences";
  const odds = oddsOf(sentences);
  if (odds < bars.heap) return "heap";
  const classes = sentences.map((sentence) => sentence.map(classOf));
  const isDoubtful = odds < bars.written || classes.some(isList) || hasFewSmall(classes.flat());
  return isDoubtful || (odds < SURE && sentences.some(isOdd)) ? "doubtful" : "sentences";
}

export function sentencesIn(text: string): (readonly string[])[] {
  return text
    .split(SENTENCE_ENDS)
    .map(wordsIn)
    .filter((words) => words.length > 0);
}

/** A heap may stand among sentences. */
function isOdd(sentence: readonly string[]): boolean {
  return sentence.length >= LEAST_OF_A_HEAP && oddsOf([sentence]) < ODD;
}

function hasFewSmall(classes: readonly string[]): boolean {
  return classes.filter((name) => !CARRYING.has(name)).length < classes.length * LEAST_SMALL;
}

let steps: Int8Array | null = null;

/** In log-odds, that it is as it was written. */
export function oddsOf(sentences: readonly (readonly string[])[]): number {
  const words = sentences.reduce((sum, each) => sum + each.length, 0);
  steps ??= Int8Array.from(
    ORDER.weights(),
    (letter) => letter.charCodeAt(0) - ORDER.zero.charCodeAt(0),
  );
  let sum = 0;
  for (const sentence of sentences)
    for (const feature of orderFeatures(sentence)) sum += steps[feature] ?? 0;
  return ORDER.base + (sum * ORDER.unit) / Math.sqrt(words);
}

/** Large words one after another, with nothing that joins them. */
function isList(classes: readonly string[]): boolean {
  if (classes.length < LEAST_WORDS) return false;
  const pairs = classes.slice(1).filter((name, at) => {
    const before = classes[at] ?? "";
    return CARRYING.has(name) && CARRYING.has(before);
  });
  return pairs.length > (classes.length - 1) * MOST_LARGE;
}

/** Which words, and kinds of words, stand next to each other in a sentence. */
export function orderFeatures(sentence: readonly string[]): number[] {
  const words = [START, ...sentence.map((word) => word.replace(/\d/g, "0")), END];
  const classes = [START, ...sentence.map(classOf), END];
  const features: number[] = [];
  for (let at = 1; at < words.length; at += 1) {
    const [word = "", name = ""] = [words[at], classes[at]];
    const [before = "", kind = ""] = [words[at - 1], classes[at - 1]];
    features.push(
      featureOf(`w${before} ${word}`),
      featureOf(`c${kind} ${name}`),
      featureOf(`x${before} ${name}`),
      featureOf(`y${kind} ${word}`),
    );
    if (at < 2) continue;
    const earlier = classes[at - 2];
    features.push(featureOf(`t${earlier} ${kind} ${name}`), featureOf(`g${earlier} ${name}`));
  }
  return features;
}

function classOf(word: string): string {
  const known = CLASSES.get(word);
  if (known) return known;
  if (/^\d/.test(word)) return "number";
  if (word.endsWith("ly")) return "adverb";
  if (word.endsWith("ing")) return "doing";
  if (word.endsWith("ed")) return "done";
  return word.endsWith("s") && !word.endsWith("ss") ? "things" : "thing";
}

/** FNV-1a, mixed so that the last letters reach the high bits, too. */
function featureOf(name: string): number {
  let hash = HASH_START;
  for (let at = 0; at < name.length; at += 1)
    hash = Math.imul(hash ^ name.charCodeAt(at), HASH_PRIME);
  hash = Math.imul(hash ^ (hash >>> 15), HASH_MIX);
  return (hash ^ (hash >>> 13)) >>> (32 - FEATURE_BITS);
}
