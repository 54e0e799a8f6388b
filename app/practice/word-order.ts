/** Whether words stand in an order in which people write them: company words that are shuffled make no reply. Pure. */
import { wordsIn } from "~/reading/words";
import { WORD_CLASSES } from "./copy/word-classes";
import { PAIRS } from "./copy/word-order";

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
const END = "end";
const SENTENCE_ENDS = /[.!?;\n]/;
/** A sentence of fewer words has no order that could be wrong. */
const LEAST_WORDS = 5;
/** Of a shorter text the order says too little. */
const LEAST_IN_ALL = 8;
const SHUFFLES = 60;
/** How much likelier than the same words in other orders, in standard deviations … */
const NATURAL = 1.2;
/** … and less than this only if nobody wrote it so. */
const DOUBTFUL = 0.3;
/** Of all words, how many must be small ones. */
const LEAST_SMALL = 0.4;
/** In one sentence, how many neighbors may both be large. */
const MOST_LARGE = 0.6;
/** What the table has never seen may happen all the same. */
const UNSEEN = 4;

const COUNTS = new Map(
  PAIRS.split(/\s/).map((pair) => {
    const [names = "", count = "0"] = pair.split(":");
    return [names, Number(count)] as const;
  }),
);
const TOTALS = totalsOf(COUNTS);
/** The end first: its number is 0. */
const CLASS_NAMES = [
  END,
  ...new Set([...CARRYING, "number", "adverb", ...Object.keys(WORD_CLASSES)]),
];
/** Made once: a long message asks for thousands. */
const CHANCES = CLASS_NAMES.map((before) => CLASS_NAMES.map((name) => chanceOf(before, name)));

/** `doubtful`: a few of those who write in short have no better order. */
type Order = "sentences" | "doubtful" | "heap";

/** Whether a text is written as people write: its words in a likely order, small ones among the large. */
export function isWritten(text: string): boolean {
  return orderIn(text) === "sentences";
}

export function orderIn(text: string): Order {
  const sentences = text
    .split(SENTENCE_ENDS)
    .map((sentence) => wordsIn(sentence).map(classOf))
    .filter((classes) => classes.length > 0);
  const all = sentences.flat();
  if (all.length < LEAST_WORDS) return "sentences";
  const small = all.filter((name) => !CARRYING.has(name)).length;
  const long = sentences.filter((classes) => classes.length >= LEAST_WORDS);
  if (long.some(isHeap)) return "heap";
  const order = all.length < LEAST_IN_ALL || long.length === 0 ? NATURAL : orderOf(long);
  if (order < DOUBTFUL) return "heap";
  return order < NATURAL || small < all.length * LEAST_SMALL ? "doubtful" : "sentences";
}

/** Large words one after another, with nothing that joins them. */
function isHeap(classes: readonly string[]): boolean {
  const pairs = classes.slice(1).filter((name, at) => {
    const before = classes[at] ?? "";
    return CARRYING.has(name) && CARRYING.has(before);
  });
  return pairs.length > (classes.length - 1) * MOST_LARGE;
}

/** How likely the order of these sentences is, against the same words in other orders. */
function orderOf(sentences: readonly (readonly string[])[]): number {
  let ahead = 0;
  let variance = 0;
  for (const names of sentences) {
    const classes = names.map((name) => CLASS_NAMES.indexOf(name));
    const others = Array.from({ length: SHUFFLES }, (_, seed) =>
      likelihood(shuffled(classes, seed)),
    );
    const mean = others.reduce((sum, each) => sum + each, 0) / SHUFFLES;
    ahead += likelihood(classes) - mean;
    variance += others.reduce((sum, each) => sum + (each - mean) ** 2, 0) / SHUFFLES;
  }
  return variance === 0 ? NATURAL : ahead / Math.sqrt(variance);
}

/** The pairs of classes in a text, as the table counts them. */
export function pairsIn(text: string): string[] {
  return text
    .split(SENTENCE_ENDS)
    .map(wordsIn)
    .filter((words) => words.length > 0)
    .flatMap((words) => {
      const classes = [END, ...words.map(classOf), END];
      return classes.slice(1).map((name, at) => `${classes[at]}>${name}`);
    });
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

/** Of classes as numbers. */
function likelihood(classes: readonly number[]): number {
  let sum = 0;
  let before = 0;
  for (const next of classes) {
    sum += CHANCES[before]?.[next] ?? 0;
    before = next;
  }
  return sum + (CHANCES[before]?.[0] ?? 0);
}

/** How likely one class comes after another, as a logarithm. */
function chanceOf(before: string, name: string): number {
  const share = (TOTALS.of.get(name) ?? 0.5) / TOTALS.all;
  const seen = (COUNTS.get(`${before}>${name}`) ?? 0) + UNSEEN * share;
  return Math.log(seen / ((TOTALS.of.get(before) ?? 0) + UNSEEN));
}

function totalsOf(counts: ReadonlyMap<string, number>) {
  const of = new Map<string, number>();
  let all = 0;
  for (const [names, count] of counts) {
    const [, after = ""] = names.split(">");
    of.set(after, (of.get(after) ?? 0) + count);
    all += count;
  }
  return { of, all };
}

/** The same shuffle for the same seed. */
function shuffled(classes: readonly number[], seed: number): number[] {
  const order = [...classes];
  let state = seed * 2_654_435_761 + 1;
  for (let at = order.length - 1; at > 0; at -= 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const other = state % (at + 1);
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
  return order;
}
