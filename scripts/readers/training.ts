/** Learns the weights of a class reader from labeled lines: logistic, with a rate per weight that falls as it is used. */
import type { ClassWeights } from "../../app/reading/class-reader";
import { FEATURES, featuresOf, SEEN_WEIGHT, seenFeature, UNIT } from "../../app/reading/features";

/** `classes`: all that the text has; `seen`: what rules saw in it. */
export type Example = { text: string; classes: readonly string[]; seen: readonly string[] };

const ROUNDS = 8;
const RATE = 0.5;
/** Taken from each weight whenever it moves: what is seldom needed becomes nothing. */
const SPARSITY = 0.0002;
/** An error this small teaches nothing. */
const LEARNED = 0.01;
/** Stored weights are multiples of `step`, and those below `least` are left out. */
export type Precision = { step: number; least: number };
const MOST = 126;
const SEED = 1;
const BYTE = 0xff;

type Line = { features: Uint32Array; values: Float64Array; own: readonly boolean[] };

/** The same examples give the same weights. */
export function trained(examples: readonly Example[], precision: Precision): ClassWeights {
  const classes = [...new Set(examples.flatMap((example) => example.classes))].sort();
  const size = classes.length;
  const lines = examples.map((example) => lineOf(example, classes));
  const weights = new Float64Array((FEATURES + 1) * size);
  const used = new Float64Array(weights.length);
  const chances = new Float64Array(size);
  const bias = FEATURES * size;
  const adjust = (at: number, slope: number) => {
    const total = (used[at] ?? 0) + slope * slope;
    used[at] = total;
    const step = RATE / Math.sqrt(total);
    const moved = (weights[at] ?? 0) - step * slope;
    const less = SPARSITY * step;
    weights[at] = Math.abs(moved) <= less ? 0 : moved - Math.sign(moved) * less;
  };
  const learn = ({ features, values, own }: Line) => {
    for (let index = 0; index < size; index += 1) chances[index] = weights[bias + index] ?? 0;
    for (const [at, feature] of features.entries())
      for (let index = 0; index < size; index += 1)
        chances[index] =
          (chances[index] ?? 0) + (weights[feature * size + index] ?? 0) * (values[at] ?? 0);
    for (let index = 0; index < size; index += 1) {
      const error = 1 / (1 + Math.exp(-(chances[index] ?? 0))) - (own[index] ? 1 : 0);
      if (Math.abs(error) < LEARNED) continue;
      adjust(bias + index, error);
      for (const [at, feature] of features.entries())
        adjust(feature * size + index, error * (values[at] ?? 0));
    }
  };
  const order = lines.map((_, at) => at);
  let state = SEED;
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let at = order.length - 1; at > 0; at -= 1) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
      const other = (state >>> 8) % (at + 1);
      [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
    }
    for (const at of order) learn(lines[at] as Line);
  }
  return {
    classes,
    biases: classes.map((_, index) => Math.round((weights[bias + index] ?? 0) * 100) / 100),
    weights: encoded(weights, size, precision),
  };
}

function lineOf({ text, classes: has, seen }: Example, classes: readonly string[]): Line {
  const words = featuresOf(text);
  const features = Uint32Array.from([...words, ...seen.map(seenFeature)]);
  const values = Float64Array.from(features, (_, at) =>
    at < words.length ? 1 / Math.sqrt(words.length) : SEEN_WEIGHT,
  );
  return { features, values, own: classes.map((name) => has.includes(name)) };
}

/** As class-reader.ts reads them: where each feature's weights begin, then their classes, then the weights. */
export function encoded(weights: Float64Array, size: number, { step, least }: Precision): string {
  const heads: number[] = [];
  const owners: number[] = [];
  const values: number[] = [];
  let last = -1;
  for (let feature = 0; feature < FEATURES; feature += 1) {
    const before = owners.length;
    for (let index = 0; index < size; index += 1) {
      const stored = step * Math.round(((weights[feature * size + index] ?? 0) * UNIT) / step);
      const value = Math.max(-MOST, Math.min(MOST, stored));
      if (Math.abs(value) < least) continue;
      owners.push(index);
      values.push(value & BYTE);
    }
    if (owners.length === before) continue;
    let gap = feature - last;
    for (; gap >= 0x80; gap >>= 7) heads.push((gap & 0x7f) | 0x80);
    heads.push(gap, owners.length - before);
    last = feature;
  }
  return [heads, owners, values].map((part) => Buffer.from(part).toString("base64")).join(".");
}

/** The weights as a module, on lines of their own: one of some hundred thousand letters is the whole file. */
export function moduleOf({ classes, biases, weights }: ClassWeights, door: string): string {
  return `/** Written by npm run train from scripts/readers; see docs/practice.md. */
// cspell:disable
import type { ClassWeights } from "${door}";

export const WEIGHTS: ClassWeights = {
  classes: ${JSON.stringify(classes)},
  biases: ${JSON.stringify(biases)},
  weights: "${weights}",
};
`;
}
