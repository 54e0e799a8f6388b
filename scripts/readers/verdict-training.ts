/** Learns how a verdict weighs its facts: logistic, over lines whose scores come from weights that never saw them. */

import { ruled } from "../../app/practice/message-rules";
import {
  type Evidence,
  evidenceOf,
  factsOf,
  type VerdictWeights,
} from "../../app/practice/message-verdict";
import { createClassReader } from "../../app/reading/class-reader";
import { FRAME } from "./examples";
import { type Example, type Learning, shuffler, trained } from "./training";

/** Of these parts each is scored by what was learned from the others. */
const PARTS = 4;
const ROUNDS = 12;
const BATCH = 512;
const RATE = 0.02;
const RESTRAINT = 5e-4;
const KEPT = { slope: 0.9, square: 0.99 };
const HUNDREDTHS = 100;

type Line = { own: readonly Float64Array[]; shared: Float64Array; has: readonly boolean[] };

export function trainedVerdicts(
  examples: readonly Example[],
  learning: Learning,
  classes: readonly string[],
): VerdictWeights {
  const lines: Line[] = [];
  for (let part = 0; part < PARTS; part += 1) {
    const isHeld = (_: Example, at: number) => at % PARTS === part;
    const weights = trained(
      examples.filter((each, at) => !isHeld(each, at)),
      learning,
    );
    if (weights.classes.join() !== classes.join()) throw new Error("A class has too few lines");
    const scoresOf = createClassReader(weights);
    for (const { voice, text, classes: own } of examples.filter(isHeld))
      if (voice !== FRAME)
        lines.push(lineOf(evidenceOf(text, ruled(text), scoresOf), own, classes));
  }
  return classes.map((_, at) => rowOf(lines, at));
}

function lineOf(evidence: Evidence, own: readonly string[], classes: readonly string[]): Line {
  const facts = factsOf(evidence);
  return {
    own: facts.own.map((row) => Float64Array.from(row)),
    shared: Float64Array.from(facts.shared),
    has: classes.map((name) => own.includes(name)),
  };
}

/** The weights of one class, each rounded to a hundredth; steps grow shorter toward the end (Adam). */
function rowOf(lines: readonly Line[], at: number): number[] {
  const [first] = lines;
  const size = 1 + (first?.own[at]?.length ?? 0) + (first?.shared.length ?? 0);
  const weights = new Float64Array(size);
  const [mean, square, slopes] = [
    new Float64Array(size),
    new Float64Array(size),
    new Float64Array(size),
  ];
  const facts = new Float64Array(size);
  facts[0] = 1;
  const nextOrder = shuffler(lines.length);
  let batches = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const order = nextOrder();
    for (let from = 0; from < order.length; from += BATCH) {
      const batch = order.slice(from, from + BATCH);
      slopes.fill(0);
      for (const index of batch) {
        const line = lines[index];
        if (!line) continue;
        const mine = line.own[at] ?? new Float64Array();
        facts.set(mine, 1);
        facts.set(line.shared, 1 + mine.length);
        let sum = 0;
        for (let each = 0; each < size; each += 1) sum += (weights[each] ?? 0) * (facts[each] ?? 0);
        const error = (1 / (1 + Math.exp(-sum)) - (line.has[at] ? 1 : 0)) / batch.length;
        for (let each = 0; each < size; each += 1)
          slopes[each] = (slopes[each] ?? 0) + error * (facts[each] ?? 0);
      }
      batches += 1;
      const rate = RATE * (1 - round / ROUNDS);
      for (let each = 0; each < size; each += 1) {
        const held = each === 0 ? 0 : RESTRAINT;
        const slope = (slopes[each] ?? 0) + held * (weights[each] ?? 0);
        mean[each] = KEPT.slope * (mean[each] ?? 0) + (1 - KEPT.slope) * slope;
        square[each] = KEPT.square * (square[each] ?? 0) + (1 - KEPT.square) * slope ** 2;
        const way = (mean[each] ?? 0) / (1 - KEPT.slope ** batches);
        const width = Math.sqrt((square[each] ?? 0) / (1 - KEPT.square ** batches));
        weights[each] = (weights[each] ?? 0) - (rate * way) / (width + 1e-6);
      }
    }
  }
  return Array.from(weights, (weight) => Math.round(weight * HUNDREDTHS));
}
