/**
 * Which of some fixed classes a text has, by trained weights (scripts/readers): the same sums in a browser and on the
 * server. What rules saw in the text is one of its features: training says how far each is trusted.
 */
import { featuresOf, SEEN_WEIGHT, seenFeature } from "./features";

/**
 * `unit`: the log-odds of one step of a weight. `weights`: for each feature a letter per class, as many steps as it comes
 * after `zero` in the alphabet. In a function, because a process keeps what stands in a module, compiled too, and many never
 * read a text.
 */
export type ClassWeights = {
  classes: readonly string[];
  biases: readonly number[];
  unit: number;
  zero: string;
  weights: () => string;
};

/** How sure the text has each class, in log-odds: even at 0. */
type Scores = ReadonlyMap<string, number>;

export function createClassReader({ classes, biases, unit, zero, weights }: ClassWeights) {
  const size = classes.length;
  let known: Int8Array | null = null;
  return (text: string, seen: readonly string[] = []): Scores => {
    known ??= stepsOf(weights(), zero.charCodeAt(0));
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

/** In one loop: a callback for each of a million letters is felt on a slow phone. */
function stepsOf(weights: string, zero: number): Int8Array {
  const steps = new Int8Array(weights.length);
  for (let at = 0; at < weights.length; at += 1) steps[at] = weights.charCodeAt(at) - zero;
  return steps;
}

function sumsOf(steps: Int8Array, features: readonly number[], size: number): Int32Array {
  const sums = new Int32Array(size);
  for (const feature of features) {
    const from = feature * size;
    for (let index = 0; index < size; index += 1)
      sums[index] = (sums[index] ?? 0) + (steps[from + index] ?? 0);
  }
  return sums;
}
