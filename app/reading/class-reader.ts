/**
 * Which of some fixed classes a text has, by trained weights (scripts/readers): the same sums in a browser and on the
 * server. What rules saw in the text is one of its features: training says how far each is trusted.
 */
import { FEATURES, featuresOf, SEEN_WEIGHT, seenFeature } from "./features";

/**
 * `unit`: the log-odds of one step of a weight. `weights`: for each feature either `NO_WEIGHTS` or a letter per class, as
 * many steps as it is after `NO_STEPS` in the alphabet.
 */
export type ClassWeights = {
  classes: readonly string[];
  biases: readonly number[];
  unit: number;
  weights: string;
};

export const NO_WEIGHTS = " ";
export const NO_STEPS = "O".charCodeAt(0);

/** How sure the text has each class, in log-odds: even at 0. */
type Scores = ReadonlyMap<string, number>;

export function createClassReader({ classes, biases, unit, weights }: ClassWeights) {
  const size = classes.length;
  let known: Int8Array | null = null;
  return (text: string, seen: readonly string[] = []): Scores => {
    known ??= stepsOf(weights, size);
    const features = featuresOf(text);
    const said = sumsOf(known, features, size);
    const ruled = sumsOf(known, seen.map(seenFeature), size);
    const length = Math.sqrt(features.length);
    return new Map(
      classes.map((name, index) => {
        const words = (said[index] ?? 0) / length;
        const rules = (ruled[index] ?? 0) * SEEN_WEIGHT;
        return [name, (biases[index] ?? 0) + (words + rules) * unit];
      }),
    );
  };
}

function sumsOf(steps: Int8Array, features: readonly number[], size: number): number[] {
  const sums = new Array<number>(size).fill(0);
  for (const feature of features)
    for (let index = 0; index < size; index += 1)
      sums[index] = (sums[index] ?? 0) + (steps[feature * size + index] ?? 0);
  return sums;
}

/** The steps of every feature and class, one after the other. */
function stepsOf(weights: string, size: number): Int8Array {
  const steps = new Int8Array(FEATURES * size);
  for (let at = 0, feature = 0; at < weights.length; feature += 1) {
    if (weights[at] === NO_WEIGHTS) at += 1;
    else
      for (let index = 0; index < size; index += 1, at += 1)
        steps[feature * size + index] = weights.charCodeAt(at) - NO_STEPS;
  }
  return steps;
}
