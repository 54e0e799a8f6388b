/** Trains the class readers from the labeled lines beside this file, and writes their weights (npm run train). */
import { readFileSync, writeFileSync } from "node:fs";
import { ruled } from "../../app/practice/message-rules";
import type { ClassWeights } from "../../app/reading/class-reader";
import { ruledConcerns, seenOf } from "../../app/reading/concern-rules";
import { type Example, trained } from "./training";

const NOTHING = "nothing";

/** `voice | classes | text` per line. */
function examplesIn(file: string, seen: (text: string) => readonly string[]): Example[] {
  return readFileSync(`scripts/readers/${file}`, "utf8")
    .trim()
    .split("\n")
    .map((line) => {
      const [, classes = "", ...rest] = line.split(" | ");
      const text = rest.join(" | ");
      const own = classes.split(", ").filter((each) => each !== NOTHING);
      return { text, classes: own, seen: seen(text) };
    });
}

/** The weights as a module, on lines of their own: one of some hundred thousand letters is the whole file. */
function moduleOf({ classes, biases, unit, zero, weights }: ClassWeights, door: string): string {
  return `/** Written by npm run train from scripts/readers; see docs/practice.md. */
// cspell:disable
import type { ClassWeights } from "${door}";

export const WEIGHTS: ClassWeights = {
  classes: ${JSON.stringify(classes)},
  biases: ${JSON.stringify(biases)},
  unit: ${unit},
  zero: "${zero}",
  weights: ${JSON.stringify(weights)},
};
`;
}

const READERS = [
  {
    file: "app/practice/message-weights.ts",
    door: "~/reading/class-reader",
    // A browser loads it: a third of the size, and read as well.
    learning: { rounds: 24, sparsity: 0.0003, leastLines: 4, unit: 1.5 },
    examples: () => examplesIn("setter-lines.txt", (text) => ruled(text).moves),
  },
  {
    file: "app/reading/concern-weights.ts",
    door: "./class-reader",
    learning: { rounds: 8, sparsity: 0.0002, leastLines: 1, unit: 0.25 },
    examples: () => examplesIn("safety-lines.txt", (text) => seenOf(text, ruledConcerns(text))),
  },
] as const;

export function train() {
  for (const { file, door, learning, examples } of READERS) {
    const written = moduleOf(trained(examples(), learning), door);
    writeFileSync(file, written);
    console.info(`${file}: ${written.length.toLocaleString("en")} letters`);
  }
}
