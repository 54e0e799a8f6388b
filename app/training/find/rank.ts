/** Which cues have most of a question, by where its words are said (MED-6). Pure. */
import { placeOfLast } from "~/platform/queries/in-order";

/** A word as the database keeps it: what it stands for in the question, and where it is said. */
export type SaidWord = {
  lexeme: string;
  /** The places of the question that it stands for, and what it is worth at each. */
  meant: { place: number; weight: number }[];
  /** How many cues have it. */
  seen: number;
  /** These cues, by key. */
  keys: number[];
  /** Lessons that have it in their title. */
  titles: number[];
};

/** `had`: the places of the question that are in it or next to it. */
export type Scored = { key: number; score: number; had: Set<number> };

/** `worths`: of each place of the question that may be found, and `whole` all of them. */
export type Ranked = { scored: Scored[]; worths: ReadonlyMap<number, number>; whole: number };

/** A cue's key is the number of its lesson times this, and its position. */
export const KEYS = 1_000_000;

export function lessonOf(key: number): number {
  return Math.floor(key / KEYS);
}

/** What the same words are worth in the cues around. */
const NEAR = [
  [0, 1],
  [-1, 0.7],
  [1, 0.5],
  [-2, 0.35],
  [2, 0.3],
] as const;
const REACH = 2;
/** What each further word that stands for the same one is worth, next to the best. */
const ALSO = 0.2;
/** What a word is worth that nobody says: no moment has it. */
const UNSAID = 0.4;
/** What the best word is worth that stands in for one that nobody says. */
const STAND_IN = 0.9;
/** How much more a word that stands for the typed one may tell: what everybody says is still what was asked for. */
const TELLS_MORE = 1.6;
/** Scores are told apart by so many sizes where the best are looked for. */
const SIZES = 1_000;

/** Best first, and of these so many; `worths` of the question's places, `cues` that there are. */
export function rank(
  words: readonly SaidWord[],
  { worths, cues, most }: { worths: readonly number[]; cues: number; most: number },
): Ranked {
  const told = toldBy(words, worths, cues);
  const places = new Map([...told].map(([place, all]) => [place, Math.max(...all.map(worthOf))]));
  const whole = [...places.values()].reduce((sum, worth) => sum + worth, 0);
  const keys = keysAround(words);
  const spread = [...told].map(([place, all]) => ({ place, has: spreadOf(all, keys) }));
  const scores = new Float64Array(keys.length);
  for (const { has } of spread)
    for (let index = 0; index < scores.length; index += 1)
      scores[index] = (scores[index] ?? 0) + (has[index] ?? 0);
  const scored = bestOf(scores, most)
    .map((index) => ({ key: keys[index] ?? 0, index, score: scores[index] ?? 0 }))
    .sort((one, other) => other.score - one.score || one.key - other.key)
    .slice(0, most)
    .map(({ key, index, score }) => {
      const had = spread.flatMap(({ place, has }) => (has[index] ? [place] : []));
      return { key, score, had: new Set(had) };
    });
  return { scored, worths: places, whole };
}

/** Where the best scores are, so many or a few more: counted by size, as sorting all of them takes longer than the rest. */
function bestOf(scores: Float64Array, most: number): number[] {
  const highest = scores.reduce((one, other) => Math.max(one, other), 0);
  const sizeOf = (score: number) => Math.floor((score / (highest || 1)) * SIZES);
  const counts = new Uint32Array(SIZES + 1);
  for (const score of scores) {
    const size = sizeOf(score);
    counts[size] = (counts[size] ?? 0) + 1;
  }
  let least = SIZES;
  for (let count = counts[least] ?? 0; count < most && least > 0; count += counts[least] ?? 0)
    least -= 1;
  const best: number[] = [];
  for (const [index, score] of scores.entries()) if (sizeOf(score) >= least) best.push(index);
  return best;
}

type Told = { worth: number; keys: readonly number[] };

/** What is said rarely tells more, each word by itself: a common one that may be meant makes none of its place. */
function toldBy(words: readonly SaidWord[], worths: readonly number[], cues: number) {
  const best = bestSaid(words);
  const typed = typedWorths(words, cues);
  const told = new Map<number, Told[]>();
  for (const { meant, seen, keys } of words)
    for (const { place, weight } of meant) {
      const stands = seen === 0 ? weight : weight * standIn(best.get(place) ?? 1);
      const tells = Math.min(rarityOf(seen, cues), TELLS_MORE * (typed.get(place) ?? Infinity));
      const word = { worth: stands * (worths[place] ?? 1) * tells, keys };
      told.set(place, [...(told.get(place) ?? []), word]);
    }
  return told;
}

/** What a word tells that so many of the cues have. */
function rarityOf(seen: number, cues: number): number {
  return Math.log(1 + Math.max(cues, 1) / (0.5 + seen)) * (seen === 0 ? UNSAID : 1);
}

/** For each place of the question whose own word is said, what that tells. */
function typedWorths(words: readonly SaidWord[], cues: number): Map<number, number> {
  return new Map(
    words.flatMap(({ meant, seen }) =>
      meant.flatMap(({ place, weight }) =>
        seen > 0 && weight === 1 ? [[place, rarityOf(seen, cues)] as const] : [],
      ),
    ),
  );
}

/** Where nobody says what was typed, what is said for the same stands in for it. */
function standIn(best: number): number {
  return best < STAND_IN ? STAND_IN / best : 1;
}

/** For each place of the question, the most that a word weighs there that somebody says. */
function bestSaid(words: readonly SaidWord[]): Map<number, number> {
  const best = new Map<number, number>();
  for (const { meant, seen } of words)
    for (const { place, weight } of seen > 0 ? meant : [])
      best.set(place, Math.max(weight, best.get(place) ?? 0));
  return best;
}

function worthOf({ worth }: Told): number {
  return worth;
}

/** In order, every cue that has a word and those around it: a step from one that has it is a step in this list. */
function keysAround(words: readonly SaidWord[]): Float64Array {
  const hits = Float64Array.from(words.flatMap(({ keys }) => keys)).sort();
  const around: number[] = [];
  for (const hit of hits)
    for (let key = Math.max(hit - REACH, (around.at(-1) ?? 0) + 1); key <= hit + REACH; key += 1)
      around.push(key);
  return Float64Array.from(around);
}

/** What each cue has of one place: the most that one of its words is worth there, and a little of all others. */
function spreadOf(told: readonly Told[], around: Float64Array): Float64Array {
  const best = new Float64Array(around.length);
  const sum = new Float64Array(around.length);
  for (const { worth, keys } of told)
    for (const key of keys) {
      const middle = placeOfLast(around, (each) => each <= key);
      for (const [step, near] of NEAR) {
        const index = middle + step;
        const value = worth * near;
        if (value > (best[index] ?? 0)) best[index] = value;
        sum[index] = (sum[index] ?? 0) + value;
      }
    }
  return best.map((value, index) => (1 - ALSO) * value + ALSO * (sum[index] ?? 0));
}
