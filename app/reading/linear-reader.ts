/**
 * A linear reader: which of several things a text is about, by how much its words, pairs of words and runs of letters
 * resemble the lines that are known for each. Rare features count more; a class with many lines counts no more than one
 * with few. Made in one pass, without chance: the same lines give the same reading.
 */

import type { Steps } from "~/platform/workers/steps";
import { FEATURES, featuresOf } from "./features";

export type KnownLine<Content> = { text: string; content: Content };

/**
 * `share`: of all that the text may be about, 0 to 1. `likeness`: of the text and the content's lines, 0 to 1, whatever
 * else there is.
 */
export type Likely<Content> = { content: Content; share: number; likeness: number };

/** Where the weights of one feature lie: from `starts[feature]` to the next. */
type Weights = { starts: Uint32Array; classes: Uint16Array; weights: Float32Array };

/** How fast a feature that is in a class's lines again and again stops counting more. */
const SATURATION = 1.7;
/** How decided the shares are. */
const SHARPNESS = 50;

/** What reads a text into every known content, the likeliest first; made in steps of one line. */
export function* makingLinearReader<Content>(
  lines: readonly KnownLine<Content>[],
): Steps<(text: string) => Likely<Content>[]> {
  const contents = [...new Set(lines.map(({ content }) => content))];
  const places = new Map(contents.map((content, at) => [content, at]));
  const known: Known[] = [];
  for (const { text, content } of lines) {
    known.push({ features: featuresOf(text), at: places.get(content) ?? 0 });
    yield;
  }
  const rarity = raritiesOf(known.map(({ features }) => features));
  yield;
  const { starts, classes, weights } = yield* weightsOf(known, contents.length, rarity);
  return (text: string): Likely<Content>[] => {
    const features = featuresOf(text);
    const sums = new Float64Array(contents.length);
    const unit = 1 / Math.sqrt(features.length);
    for (const feature of features)
      for (let at = starts[feature] ?? 0; at < (starts[feature + 1] ?? 0); at += 1) {
        const index = classes[at] ?? 0;
        sums[index] = (sums[index] ?? 0) + (weights[at] ?? 0) * unit;
      }
    const most = Math.max(...sums);
    const parts = contents.map((_, index) => Math.exp(((sums[index] ?? 0) - most) * SHARPNESS));
    const all = parts.reduce((sum, part) => sum + part, 0);
    return contents
      .map((content, index) => ({
        content,
        share: (parts[index] ?? 0) / all,
        likeness: sums[index] ?? 0,
      }))
      .sort((one, other) => other.share - one.share);
  };
}

/** How rare each feature is among the lines; 0 for one that none has. */
function raritiesOf(lines: readonly (readonly number[])[]): Float64Array {
  const counts = new Float64Array(FEATURES);
  for (const features of lines)
    for (const feature of features) counts[feature] = (counts[feature] ?? 0) + 1;
  return counts.map((count) => (count > 0 ? Math.log(1 + lines.length / count) : 0));
}

type Known = { features: readonly number[]; at: number };

/** Of each class the sum of its lines, each of length 1; saturated, by rarity, and again of length 1. */
function* weightsOf(lines: readonly Known[], size: number, rarity: Float64Array): Steps<Weights> {
  const sums = Array.from({ length: size }, () => new Map<number, number>());
  for (const { features, at } of lines) {
    addLine(sums[at], features, rarity);
    yield;
  }
  for (const sum of sums) {
    weigh(sum, rarity);
    yield;
  }
  return byFeature(sums);
}

function addLine(
  sum: Map<number, number> | undefined,
  features: readonly number[],
  rarity: Float64Array,
): void {
  const rare = (feature: number) => rarity[feature] ?? 0;
  const length = Math.hypot(...features.map(rare)) || 1;
  for (const feature of features)
    sum?.set(feature, (sum.get(feature) ?? 0) + rare(feature) / length);
}

function weigh(sum: Map<number, number>, rarity: Float64Array): void {
  let square = 0;
  for (const [feature, total] of sum) {
    const weight = Math.log1p(total * SATURATION) * (rarity[feature] ?? 0);
    sum.set(feature, weight);
    square += weight * weight;
  }
  const length = Math.sqrt(square) || 1;
  for (const [feature, weight] of sum) sum.set(feature, weight / length);
}

function byFeature(sums: readonly ReadonlyMap<number, number>[]): Weights {
  const starts = new Uint32Array(FEATURES + 1);
  for (const sum of sums)
    for (const feature of sum.keys()) starts[feature + 1] = (starts[feature + 1] ?? 0) + 1;
  for (let feature = 0; feature < FEATURES; feature += 1)
    starts[feature + 1] = (starts[feature + 1] ?? 0) + (starts[feature] ?? 0);
  const next = starts.slice();
  const classes = new Uint16Array(starts[FEATURES] ?? 0);
  const weights = new Float32Array(classes.length);
  for (const [index, sum] of sums.entries())
    for (const [feature, weight] of sum) {
      const at = next[feature] ?? 0;
      next[feature] = at + 1;
      classes[at] = index;
      weights[at] = weight;
    }
  return { starts, classes, weights };
}
