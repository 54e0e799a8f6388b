/** Learns in which order people write words: logistic, their lines against the same words shuffled. */
import { ORDER_FEATURES, orderFeatures, sentencesIn } from "../../app/practice/word-order";
import { encoded, shuffler, ZERO } from "./training";

const ROUNDS = 4;
/** How many shuffles a line has in each round; it is shown again after every second. */
const SHUFFLES = 4;
const RATE = 0.5;
/** Taken from each weight whenever it moves, so what is seldom needed becomes nothing. */
const SPARSITY = 0.0003;
const UNIT = 0.4;
/** An error this small teaches nothing. */
const LEARNED = 0.01;
const LEAST_WORDS = 4;
/** What one line alone has says nothing about others. */
const LEAST_LINES = 2;
const HUNDREDTHS = 100;

/** `weights`: a letter for each feature, as many steps as it comes after `zero` in the alphabet. */
type OrderWeights = { base: number; unit: number; zero: string; weights: string };

type Sentences = readonly (readonly string[])[];

export function trainedOrder(texts: readonly string[]): OrderWeights {
  const lines = [...new Set(texts)]
    .map(sentencesIn)
    .filter((sentences) => sentences.flat().length >= LEAST_WORDS);
  const counts = new Uint32Array(ORDER_FEATURES);
  for (const line of lines)
    for (const feature of new Set(line.flatMap(orderFeatures)))
      counts[feature] = (counts[feature] ?? 0) + 1;
  const featuresOf = (sentences: Sentences) =>
    Uint32Array.from(
      sentences.flatMap(orderFeatures).filter((feature) => (counts[feature] ?? 0) >= LEAST_LINES),
    );
  const written = lines.map(featuresOf);
  const weights = new Float64Array(ORDER_FEATURES + 1);
  const used = new Float64Array(weights.length);
  const adjust = (at: number, slope: number, sparsity: number) => {
    const total = (used[at] ?? 0) + slope * slope;
    used[at] = total;
    const step = RATE / Math.sqrt(total);
    const moved = (weights[at] ?? 0) - step * slope;
    const less = sparsity * step;
    weights[at] = Math.abs(moved) <= less ? 0 : moved - Math.sign(moved) * less;
  };
  const learn = (features: Uint32Array, words: number, isWritten: number) => {
    let sum = 0;
    for (const feature of features) sum += weights[feature] ?? 0;
    const odds = (weights[ORDER_FEATURES] ?? 0) + sum / Math.sqrt(words);
    const error = 1 / (1 + Math.exp(-odds)) - isWritten;
    if (Math.abs(error) < LEARNED) return;
    adjust(ORDER_FEATURES, error, 0);
    for (const feature of features) adjust(feature, error / Math.sqrt(words), SPARSITY);
  };
  const nextOrder = shuffler(lines.length);
  const shuffle = shuffledWords();
  for (let round = 0; round < ROUNDS; round += 1)
    for (const at of nextOrder()) {
      const words = lines[at]?.flat() ?? [];
      for (let turn = 0; turn < SHUFFLES; turn += 1) {
        learn(featuresOf([shuffle(words)]), words.length, 0);
        if (turn % 2 === 0) learn(written[at] ?? new Uint32Array(), words.length, 1);
      }
    }
  return {
    base: Math.round((weights[ORDER_FEATURES] ?? 0) * HUNDREDTHS) / HUNDREDTHS,
    unit: UNIT,
    zero: ZERO,
    weights: encoded(weights.subarray(0, ORDER_FEATURES), UNIT),
  };
}

/** Gives words in another order each time, the same at every training. */
function shuffledWords(): (words: readonly string[]) => string[] {
  let state = 1;
  return (words) => {
    const order = [...words];
    for (let at = order.length - 1; at > 0; at -= 1) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
      const other = (state >>> 8) % (at + 1);
      [order[at], order[other]] = [order[other] ?? "", order[at] ?? ""];
    }
    return order;
  };
}

export function orderModuleOf({ base, unit, zero, weights }: OrderWeights): string {
  return `/** Written by npm run train from scripts/readers; see docs/practice.md. */
// cspell:disable
export const ORDER = {
  base: ${base},
  unit: ${unit},
  zero: "${zero}",
  weights: () => ${JSON.stringify(weights)},
};
`;
}
