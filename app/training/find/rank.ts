/** Which cues have most of a question, by where its words are said (MED-6). Pure. */

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

/** Best first, and of these so many; `worths` of the question's places, `cues` that there are. */
export function rank(
  words: readonly SaidWord[],
  { worths, cues, most }: { worths: readonly number[]; cues: number; most: number },
): Ranked {
  const told = toldBy(words, worths, cues);
  const places = new Map([...told].map(([place, all]) => [place, Math.max(...all.map(worthOf))]));
  const whole = [...places.values()].reduce((sum, worth) => sum + worth, 0);
  const keys = keysAround(words);
  const at = new Map(Array.from(keys, (key, index) => [key, index]));
  const scores = new Float64Array(keys.length);
  const spread = [...told].map(([place, all]) => ({ place, has: spreadOf(all, at) }));
  for (const { has } of spread)
    for (let index = 0; index < scores.length; index += 1)
      scores[index] = (scores[index] ?? 0) + (has[index] ?? 0);
  const least = scores.toSorted().at(-most) ?? 0;
  const scored = Array.from(keys, (key, index) => ({ key, index, score: scores[index] ?? 0 }))
    .filter(({ score }) => score >= least)
    .sort((one, other) => other.score - one.score || one.key - other.key)
    .slice(0, most)
    .map(({ key, index, score }) => {
      const had = spread.flatMap(({ place, has }) => (has[index] ? [place] : []));
      return { key, score, had: new Set(had) };
    });
  return { scored, worths: places, whole };
}

type Told = { worth: number; keys: readonly number[] };

/** What is said rarely tells more, each word by itself: a common one that may be meant makes none of its place. */
function toldBy(words: readonly SaidWord[], worths: readonly number[], cues: number) {
  const best = bestSaid(words);
  const told = new Map<number, Told[]>();
  for (const { meant, seen, keys } of words) {
    const rarity = Math.log(1 + Math.max(cues, 1) / (0.5 + seen)) * (seen === 0 ? UNSAID : 1);
    for (const { place, weight } of meant) {
      const stands = seen === 0 ? weight : weight * standIn(best.get(place) ?? 1);
      const word = { worth: stands * (worths[place] ?? 1) * rarity, keys };
      told.set(place, [...(told.get(place) ?? []), word]);
    }
  }
  return told;
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
function spreadOf(told: readonly Told[], at: ReadonlyMap<number, number>): Float64Array {
  const best = new Float64Array(at.size);
  const sum = new Float64Array(at.size);
  for (const { worth, keys } of told)
    for (const key of keys) {
      const middle = at.get(key);
      if (middle === undefined) continue;
      for (const [step, near] of NEAR) {
        const index = middle + step;
        const value = worth * near;
        if (value > (best[index] ?? 0)) best[index] = value;
        sum[index] = (sum[index] ?? 0) + value;
      }
    }
  return best.map((value, index) => (1 - ALSO) * value + ALSO * (sum[index] ?? 0));
}
