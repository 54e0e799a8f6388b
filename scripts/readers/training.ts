/** Learns the weights of a class reader from labeled lines: logistic, with a rate per weight that falls as it is used. */
import type { ClassWeights } from "../../app/reading/class-reader";
import { FEATURES, featuresOf, SEEN_WEIGHT, seenFeature } from "../../app/reading/features";

/** `classes`: all that the text has; `seen`: what rules saw in it. */
export type Example = {
  voice: string;
  text: string;
  classes: readonly string[];
  seen: readonly string[];
};

const RATE = 0.5;
/** An error this small teaches nothing. */
const LEARNED = 0.01;
/**
 * `sparsity`: taken from each weight whenever it moves, so what is seldom needed becomes nothing. `leastLines`: a feature
 * that fewer have says more about those than about others. `unit`: stored weights are multiples of it, in log-odds. `orders`: so many orders of the
 * lines, of which the mean counts: one order alone moves the reading of a line in a hundred.
 */
export type Learning = {
  rounds: number;
  sparsity: number;
  leastLines: number;
  unit: number;
  orders?: number;
};
/** In the middle of the letters that a text may hold. */
export const ZERO = "O";
/** So many steps at most: the letters on each side. */
const MOST = 46;
const SEED = 1;

type Line = { features: Uint32Array; values: Float64Array; own: readonly boolean[] };

/** The same examples give the same weights. */
export function trained(examples: readonly Example[], learning: Learning): ClassWeights {
  const { rounds, sparsity, leastLines, unit, orders = 1 } = learning;
  const classes = [...new Set(examples.flatMap((example) => example.classes))].sort();
  const size = classes.length;
  const lines = withoutRare(
    examples.map((example) => lineOf(example, classes)),
    leastLines,
  );
  const weights = new Float64Array((FEATURES + 1) * size);
  const used = new Float64Array(weights.length);
  const mean = new Float64Array(weights.length);
  const chances = new Float64Array(size);
  const wrong = new Uint32Array(size);
  const errors = new Float64Array(size);
  const bias = FEATURES * size;
  const adjust = (at: number, slope: number) => {
    const total = (used[at] ?? 0) + slope * slope;
    used[at] = total;
    const step = RATE / Math.sqrt(total);
    const moved = (weights[at] ?? 0) - step * slope;
    const less = sparsity * step;
    weights[at] = Math.abs(moved) <= less ? 0 : moved - Math.sign(moved) * less;
  };
  const learn = ({ features, values, own }: Line) => {
    for (let index = 0; index < size; index += 1) chances[index] = weights[bias + index] ?? 0;
    for (let at = 0; at < features.length; at += 1) {
      const from = (features[at] ?? 0) * size;
      const value = values[at] ?? 0;
      for (let index = 0; index < size; index += 1)
        chances[index] = (chances[index] ?? 0) + (weights[from + index] ?? 0) * value;
    }
    let count = 0;
    for (let index = 0; index < size; index += 1) {
      const error = 1 / (1 + Math.exp(-(chances[index] ?? 0))) - (own[index] ? 1 : 0);
      if (Math.abs(error) < LEARNED) continue;
      adjust(bias + index, error);
      wrong[count] = index;
      errors[count] = error;
      count += 1;
    }
    // Weights of one feature lie side by side.
    for (let at = 0; at < features.length; at += 1) {
      const from = (features[at] ?? 0) * size;
      const value = values[at] ?? 0;
      for (let each = 0; each < count; each += 1)
        adjust(from + (wrong[each] ?? 0), (errors[each] ?? 0) * value);
    }
  };
  const nextOrder = shuffler(lines.length);
  for (let order = 0; order < orders; order += 1) {
    weights.fill(0);
    used.fill(0);
    for (let round = 0; round < rounds; round += 1)
      for (const at of nextOrder()) learn(lines[at] as Line);
    for (const [at, weight] of weights.entries()) mean[at] = (mean[at] ?? 0) + weight / orders;
  }
  return {
    classes,
    biases: classes.map((_, index) => Math.round((mean[bias + index] ?? 0) * 100) / 100),
    unit,
    zero: ZERO,
    weights: () => encoded(mean.subarray(0, bias), unit),
  };
}

/** Gives the numbers below this in another order each time, the same at every training. */
export function shuffler(count: number): () => readonly number[] {
  const order = Array.from({ length: count }, (_, at) => at);
  let state = SEED;
  return () => {
    for (let at = count - 1; at > 0; at -= 1) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
      const other = (state >>> 8) % (at + 1);
      [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
    }
    return order;
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

function withoutRare(lines: readonly Line[], leastLines: number): Line[] {
  const counts = new Uint32Array(FEATURES);
  for (const { features } of lines)
    for (const feature of features) counts[feature] = (counts[feature] ?? 0) + 1;
  const isKnown = (feature: number) => (counts[feature] ?? 0) >= leastLines;
  return lines.map(({ features, values, own }) => ({
    features: features.filter(isKnown),
    values: values.filter((_, at) => isKnown(features[at] ?? 0)),
    own,
  }));
}

/** As class-reader.ts reads them. */
export function encoded(weights: Float64Array, unit: number): string {
  const stepsOf = (weight: number) => Math.max(-MOST, Math.min(MOST, Math.round(weight / unit)));
  return Array.from(weights, (weight) =>
    String.fromCharCode(ZERO.charCodeAt(0) + stepsOf(weight)),
  ).join("");
}

export function moduleOf(
  { classes, biases, unit, zero, weights }: ClassWeights,
  door: string,
): string {
  return `/** Written by npm run train from scripts/readers; see docs/practice.md. */
// cspell:disable
import type { ClassWeights } from "${door}";

export const WEIGHTS: ClassWeights = {
  classes: ${JSON.stringify(classes)},
  biases: ${JSON.stringify(biases)},
  unit: ${unit},
  zero: "${zero}",
  weights: () => ${JSON.stringify(weights())},
};
`;
}
