/** The lines that the readers learn from, as many people wrote them. */
import { readFileSync } from "node:fs";

export type TrainingLine = { voice: string; text: string };

/** Of people, and the company's own: not those that a pattern gave. */
export const TRAINING_LINES: readonly TrainingLine[] = readFileSync(
  "scripts/readers/setter-lines.txt",
  "utf8",
)
  .trim()
  .split("\n")
  .map((line) => {
    const [voice = "", , ...text] = line.split(" | ");
    return { voice, text: text.join(" | ") };
  })
  .filter(({ voice }) => voice !== "frame");
