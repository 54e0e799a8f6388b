/** Trains the class readers from the labeled lines beside this file, and writes their weights (npm run train). */
import { readFileSync, writeFileSync } from "node:fs";
import { ruled } from "../../app/practice/message-rules";
import { ruledConcerns, seenOf } from "../../app/reading/concern-rules";
import { type Example, moduleOf, trained } from "./training";

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
