/**
 * Which of several things a text is about, by weights that are corrected for every known line that they read wrongly. It
 * tells near answers apart better than what their lines have in common (linear-reader.ts), which knows rare words
 * better. Without chance: the same lines give the same reading.
 */
import { FEATURES, featuresOf } from "./features";
import type { KnownLine } from "./linear-reader";
import type { Steps } from "./steps";
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

type Features = { features: Uint32Array; values: Float64Array };
type Line = Features & { own: number; pace: number };

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
  const rarity = raritiesOf(known.map(({ features }) => features));
  const counts = new Float64Array(contents.length);
  for (const { own } of known) counts[own] = (counts[own] ?? 0) + 1;
  const learned: Line[] = [];
  for (const { features, own } of known) {
    const pace = Math.min(
      MOST_AT_ONCE,
      Math.max(LEAST_AT_ONCE, Math.sqrt(TYPICAL_LINES / (counts[own] ?? 1))),
    );
    learned.push({ ...valuesOf(features, rarity), own, pace });
    yield;
  }
  const steps = inSteps(yield* weightsOf(learned, contents.length));
  yield;
  return (text: string) => {
    const sums = sumsOf(steps, valuesOf(wordFeatures(text), rarity), contents.length);
    return new Map(contents.map((content, at) => [content, (sums[at] ?? 0) / STEPS]));
  };
}

/** Marks and case change nothing. */
function wordFeatures(text: string): number[] {
  return featuresOf(wordsIn(text).join(" "));
}

/** How rare each feature is among the lines; 0 for one that fewer than two have. */
function raritiesOf(lines: readonly (readonly number[])[]): Float64Array {
  const counts = new Float64Array(FEATURES);
  for (const features of lines)
    for (const feature of features) counts[feature] = (counts[feature] ?? 0) + 1;
  return counts.map((count) => (count > 1 ? Math.log(1 + lines.length / count) : 0));
}

function valuesOf(found: readonly number[], rarity: Float64Array): Features {
  const features = Uint32Array.from(found.filter((feature) => (rarity[feature] ?? 0) > 0));
  const values = Float64Array.from(features, (feature) => rarity[feature] ?? 0);
  const length = Math.hypot(...values) || 1;
  return { features, values: values.map((value) => (value * LENGTH) / length) };
}

/** By logistic regression over all contents, with a rate per weight that falls as it is used. */
function* weightsOf(lines: readonly Line[], size: number): Steps<Float32Array> {
  const weights = new Float32Array(FEATURES * size);
  const used = new Float32Array(weights.length);
  const order = lines.map((_, at) => at);
  let state = SEED;
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let at = order.length - 1; at > 0; at -= 1) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
      const other = (state >>> 8) % (at + 1);
      [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
    }
    for (const at of order) {
      const line = lines[at];
      if (line) learn(weights, used, line, size);
      yield;
    }
  }
  return weights;
}

function learn(weights: Float32Array, used: Float32Array, line: Line, size: number): void {
  const { features, values, own, pace } = line;
  const chances = chancesOf(sumsOf(weights, line, size));
  for (let index = 0; index < size; index += 1) {
    const error = ((chances[index] ?? 0) - (index === own ? 1 : 0)) * pace;
    if (Math.abs(error) < LEARNED) continue;
    for (let place = 0; place < features.length; place += 1) {
      const at = (features[place] ?? 0) * size + index;
      const slope = error * (values[place] ?? 0);
      const total = (used[at] ?? 0) + slope * slope;
      used[at] = total;
      weights[at] = (weights[at] ?? 0) - (RATE * slope) / Math.sqrt(total);
    }
  }
}

function sumsOf(
  weights: Float32Array | Int8Array,
  { features, values }: Features,
  size: number,
): Float64Array {
  const sums = new Float64Array(size);
  for (let place = 0; place < features.length; place += 1) {
    const from = (features[place] ?? 0) * size;
    const value = values[place] ?? 0;
    for (let index = 0; index < size; index += 1)
      sums[index] = (sums[index] ?? 0) + (weights[from + index] ?? 0) * value;
  }
  return sums;
}

function chancesOf(sums: Float64Array): Float64Array {
  const most = Math.max(...sums);
  const parts = sums.map((sum) => Math.exp(sum - most));
  const all = parts.reduce((sum, part) => sum + part, 0);
  return parts.map((part) => part / all);
}

function inSteps(weights: Float32Array): Int8Array {
  return Int8Array.from(weights, (weight) =>
    Math.max(-MOST_STEPS, Math.min(MOST_STEPS, Math.round(weight * STEPS))),
  );
}
