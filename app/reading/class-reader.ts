/**
 * Which of some fixed classes a text has, by trained weights (scripts/readers): the same sums in a browser and on the
 * server. What rules saw in the text is one of its features: training says how far each is trusted.
 */
import { FEATURES, featuresOf, SEEN_WEIGHT, seenFeature, UNIT } from "./features";

/** `weights`: as `encoded` in scripts/readers/training.ts writes them. */
export type ClassWeights = {
  classes: readonly string[];
  biases: readonly number[];
  weights: string;
};

/** Where the weights of one feature lie: from `starts[feature]` to the next. */
type Decoded = { starts: Uint32Array; owners: Uint8Array; values: Int8Array };

/** How sure the text has each class, in log-odds: even at 0. */
type Scores = ReadonlyMap<string, number>;

export function createClassReader({ classes, biases, weights }: ClassWeights) {
  let known: Decoded | null = null;
  return (text: string, seen: readonly string[] = []): Scores => {
    known ??= decoded(weights);
    const features = featuresOf(text);
    const said = sumsOf(known, features, classes.length);
    const ruled = sumsOf(known, seen.map(seenFeature), classes.length);
    const length = Math.sqrt(features.length);
    return new Map(
      classes.map((name, index) => {
        const words = (said[index] ?? 0) / length;
        const rules = (ruled[index] ?? 0) * SEEN_WEIGHT;
        return [name, (biases[index] ?? 0) + (words + rules) / UNIT];
      }),
    );
  };
}

function sumsOf({ starts, owners, values }: Decoded, features: readonly number[], size: number) {
  const sums = new Array<number>(size).fill(0);
  for (const feature of features)
    for (let at = starts[feature] ?? 0; at < (starts[feature + 1] ?? 0); at += 1) {
      const owner = owners[at] ?? 0;
      sums[owner] = (sums[owner] ?? 0) + (values[at] ?? 0);
    }
  return sums;
}

/**
 * Three lists: per feature with weights, how far it is from the last one and how many it has; the class of each; the
 * weight of each.
 */
function decoded(written: string): Decoded {
  const [heads, owners, values] = written.split(".").map(bytesOf);
  if (!heads || !owners || !values) throw new Error("These are no weights");
  const starts = new Uint32Array(FEATURES + 1);
  let feature = -1;
  let before = 0;
  for (let at = 0; at < heads.length; at += 1) {
    let gap = 0;
    for (let shift = 0; ; shift += 7, at += 1) {
      const part = heads[at] ?? 0;
      gap |= (part & 0x7f) << shift;
      if (part < 0x80) break;
    }
    starts.fill(before, feature + 1, feature + gap + 1);
    feature += gap;
    at += 1;
    before += heads[at] ?? 0;
  }
  starts.fill(before, feature + 1);
  return { starts, owners, values: new Int8Array(values.buffer) };
}

function bytesOf(written: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(written), (letter) => letter.charCodeAt(0));
}
