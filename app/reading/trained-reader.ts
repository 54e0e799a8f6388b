/**
 * Which of several things a text is about, by weights that are corrected for every known line that they read wrongly. It
 * tells near answers apart better than what their lines have in common (linear-reader.ts), which knows rare words
 * better. Without chance: the same lines give the same reading.
 */

import type { Steps } from "~/platform/workers/steps";
import { FEATURES, featuresOf } from "./features";
import type { KnownLine } from "./linear-reader";
import { wordsIn } from "./words";

/** How often each line is read. */
const ROUNDS = 4;
const RATE = 0.4;
/** A line is this long, in features that weigh as much as they are rare. */
const LENGTH = 3;
/** An error this small teaches nothing. */
const LEARNED = 0.01;
/** A content of fewer lines learns more from each … */
const TYPICAL_LINES = 40;
/** … within these bounds. */
const LEAST_AT_ONCE = 0.8;
const MOST_AT_ONCE = 2;
/** A stored weight is this many steps, so that it fits in a byte. */
const STEPS = 24;
const MOST_STEPS = 127;
const SEED = 1;

/** Of a text: its features that are known, by their places, and how much each counts. */
type Features = { places: Uint32Array; values: Float64Array };
/**
 * All lines, one after another, since a buffer for each leaves holes in the process's memory: those of line `at` lie from
 * `starts[at]` to the next.
 */
type Lines = Features & { starts: Uint32Array; own: Uint16Array; pace: Float64Array };
/** The places of features that more than one line has, and how rare each is. */
type KnownFeatures = { placeOf: ReadonlyMap<number, number>; rarity: Float64Array };

/** What reads how well a text fits each content, in log-odds among them; made in steps of one line. */
export function* makingTrainedReader<Content>(
  lines: readonly KnownLine<Content>[],
): Steps<(text: string) => Map<Content, number>> {
  const contents = [...new Set(lines.map(({ content }) => content))];
  const places = new Map(contents.map((content, at) => [content, at]));
  const known: { features: number[]; own: number }[] = [];
  for (const { text, content } of lines) {
    known.push({ features: wordFeatures(text), own: places.get(content) ?? 0 });
    yield;
  }
  const features = yield* knownFeatures(known.map((line) => line.features));
  const learned = yield* inOneRow(known, features, contents.length);
  const steps = inSteps(yield* weightsOf(learned, features.rarity.length, contents.length));
  yield;
  return (text: string) => {
    const sums = new Float64Array(contents.length);
    const read = valuesOf(wordFeatures(text), features);
    addTo(sums, steps, read, 0, read.places.length);
    return new Map(contents.map((content, at) => [content, (sums[at] ?? 0) / STEPS]));
  };
}

/** Marks and case change nothing. */
function wordFeatures(text: string): number[] {
  return featuresOf(wordsIn(text).join(" "));
}

/** One that fewer than two lines have tells nothing. */
function* knownFeatures(lines: readonly (readonly number[])[]): Steps<KnownFeatures> {
  const counts = new Uint32Array(FEATURES);
  for (const features of lines) {
    for (const feature of features) counts[feature] = (counts[feature] ?? 0) + 1;
    yield;
  }
  const known = [...counts.entries()].filter(([, count]) => count > 1);
  return {
    placeOf: new Map(known.map(([feature], place) => [feature, place])),
    rarity: Float64Array.from(known, ([, count]) => Math.log(1 + lines.length / count)),
  };
}

function valuesOf(found: readonly number[], { placeOf, rarity }: KnownFeatures): Features {
  const places = Uint32Array.from(found.flatMap((feature) => placeOf.get(feature) ?? []));
  const values = Float64Array.from(places, (place) => rarity[place] ?? 0);
  const length = Math.hypot(...values) || 1;
  return { places, values: values.map((value) => (value * LENGTH) / length) };
}

function* inOneRow(
  known: readonly { features: readonly number[]; own: number }[],
  features: KnownFeatures,
  size: number,
): Steps<Lines> {
  const counts = new Float64Array(size);
  for (const { own } of known) counts[own] = (counts[own] ?? 0) + 1;
  const starts = new Uint32Array(known.length + 1);
  for (const [at, line] of known.entries()) {
    const own = line.features.filter((each) => features.placeOf.has(each));
    starts[at + 1] = (starts[at] ?? 0) + own.length;
    yield;
  }
  const all = starts[known.length] ?? 0;
  const places = new Uint32Array(all);
  const values = new Float64Array(all);
  for (const [at, line] of known.entries()) {
    const own = valuesOf(line.features, features);
    places.set(own.places, starts[at]);
    values.set(own.values, starts[at]);
    yield;
  }
  const pace = Float64Array.from(known, ({ own }) =>
    Math.min(MOST_AT_ONCE, Math.max(LEAST_AT_ONCE, Math.sqrt(TYPICAL_LINES / (counts[own] ?? 1)))),
  );
  return { places, values, starts, own: Uint16Array.from(known, ({ own }) => own), pace };
}

/** By logistic regression over all contents, with a rate per weight that falls as it is used. */
function* weightsOf(lines: Lines, features: number, size: number): Steps<Float32Array> {
  const weights = new Float32Array(features * size);
  const used = new Float32Array(weights.length);
  const chances = new Float64Array(size);
  const order = [...lines.own.keys()];
  let state = SEED;
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let at = order.length - 1; at > 0; at -= 1) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
      const other = (state >>> 8) % (at + 1);
      [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
    }
    for (const line of order) {
      learn({ weights, used, chances }, lines, line);
      yield;
    }
  }
  return weights;
}

/** `chances`: of each content, overwritten for every line. */
type Learning = { weights: Float32Array; used: Float32Array; chances: Float64Array };

function learn({ weights, used, chances }: Learning, lines: Lines, line: number): void {
  const [from = 0, to = 0] = lines.starts.subarray(line, line + 2);
  const [own, pace] = [lines.own[line], lines.pace[line] ?? 1];
  chances.fill(0);
  addTo(chances, weights, lines, from, to);
  toChances(chances);
  for (let index = 0; index < chances.length; index += 1) {
    const error = ((chances[index] ?? 0) - (index === own ? 1 : 0)) * pace;
    if (Math.abs(error) < LEARNED) continue;
    for (let place = from; place < to; place += 1) {
      const at = (lines.places[place] ?? 0) * chances.length + index;
      const slope = error * (lines.values[place] ?? 0);
      const total = (used[at] ?? 0) + slope * slope;
      used[at] = total;
      weights[at] = (weights[at] ?? 0) - (RATE * slope) / Math.sqrt(total);
    }
  }
}

/** Of each content the sum of what these features weigh in it. */
function addTo(
  sums: Float64Array,
  weights: Float32Array | Int8Array,
  { places, values }: Features,
  from: number,
  to: number,
): void {
  for (let place = from; place < to; place += 1) {
    const first = (places[place] ?? 0) * sums.length;
    const value = values[place] ?? 0;
    for (let index = 0; index < sums.length; index += 1)
      sums[index] = (sums[index] ?? 0) + (weights[first + index] ?? 0) * value;
  }
}

function toChances(sums: Float64Array): void {
  const most = sums.reduce((one, other) => Math.max(one, other));
  let all = 0;
  for (let index = 0; index < sums.length; index += 1) {
    const part = Math.exp((sums[index] ?? 0) - most);
    sums[index] = part;
    all += part;
  }
  for (let index = 0; index < sums.length; index += 1) sums[index] = (sums[index] ?? 0) / all;
}

/** In a loop: made by a callback they would be a list of millions of numbers first. */
function inSteps(weights: Float32Array): Int8Array {
  const steps = new Int8Array(weights.length);
  for (let at = 0; at < weights.length; at += 1)
    steps[at] = Math.max(-MOST_STEPS, Math.min(MOST_STEPS, Math.round((weights[at] ?? 0) * STEPS)));
  return steps;
}
