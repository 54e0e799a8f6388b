/** The weights by which a setter's message is read. */
import { ruled } from "../../app/practice/message-rules";
import { examplesIn } from "./examples";
import { moduleOf, trained } from "./training";
import { trainedVerdicts } from "./verdict-training";

// A browser loads them: a third of the size, and read as well.
const LEARNING = { rounds: 24, sparsity: 0.0003, leastLines: 4, unit: 1.65 };

export function messageModule(): string {
  const messages = examplesIn("setter-lines.txt", (text) => ruled(text).moves);
  const weights = trained(messages, LEARNING);
  const verdicts = JSON.stringify(trainedVerdicts(messages, LEARNING, weights.classes));
  return `${moduleOf(weights, "~/reading/class-reader")}
export const VERDICT_WEIGHTS: readonly (readonly number[])[] = ${verdicts};
`;
}
