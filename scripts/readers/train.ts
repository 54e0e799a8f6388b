/** Trains the class readers from the labeled lines beside this file, and writes their weights (npm run train). */
import { writeFileSync } from "node:fs";
import { ruled } from "../../app/practice/message-rules";
import { ruledConcerns, seenOf } from "../../app/reading/concern-rules";
import { wordsIn } from "../../app/reading/words";
import { ASKED, examplesIn, printOf } from "./examples";
import { orderModuleOf, trainedOrder } from "./order-training";
import { type Example, moduleOf, trained } from "./training";
import { MADE, trainedVerdicts } from "./verdict-training";

const LONG_TEXT = 30;
const WORDS_OF_A_PART = 3;
const SENTENCE_END = /[.!?;\n]+|:(?!\d)/;
// A browser loads them: a third of the size, and read as well.
const OF_MESSAGES = { rounds: 24, sparsity: 0.0003, leastLines: 4, unit: 1.65 };
const OF_CONCERNS = { rounds: 8, sparsity: 0.0002, leastLines: 1, unit: 0.25, orders: 5 };

export function train() {
  const messages = trainMessages();
  const written = messages.filter(({ voice }) => voice !== MADE).map(({ text }) => text);
  const order = trainedOrder([...written, ...ASKED]);
  write("app/practice/word-order-weights.ts", orderModuleOf(order));
  trainConcerns();
  const prints = {
    messages: printOf("messages"),
    order: printOf("order"),
    concerns: printOf("concerns"),
  };
  write("scripts/readers/trained-from.json", `${JSON.stringify(prints, null, 2)}\n`);
}

function trainMessages(): Example[] {
  const messages = examplesIn("setter-lines.txt", (text) => ruled(text).moves);
  const weights = trained(messages, OF_MESSAGES);
  const verdicts = JSON.stringify(trainedVerdicts(messages, OF_MESSAGES, weights.classes));
  write(
    "app/practice/message-weights.ts",
    `${moduleOf(weights, "~/reading/class-reader")}
export const VERDICT_WEIGHTS: readonly (readonly number[])[] = ${verdicts};
`,
  );
  return messages;
}

function trainConcerns(): void {
  const delicate = examplesIn("safety-lines.txt", (text) => seenOf(text, ruledConcerns(text)));
  const weights = trained([...delicate, ...plainBeside(delicate)], OF_CONCERNS);
  write("app/reading/concern-weights.ts", moduleOf(weights, "./class-reader"));
}

/** What people ask us and answer us every day, which is no concern, unless phrases tell one; long ones part by part, too. */
function plainBeside(others: readonly Example[]): Example[] {
  const known = new Set(others.map(({ text }) => text.toLowerCase()));
  return ASKED.filter((text) => !known.has(text.toLowerCase()))
    .flatMap((text) => [text, ...partsOf(text)])
    .flatMap((text) => {
      const rules = ruledConcerns(text);
      if (rules.told.length > 0) return [];
      return [{ voice: "asked", text, classes: [], seen: seenOf(text, rules) }];
    });
}

function partsOf(text: string): string[] {
  if (wordsIn(text).length < LONG_TEXT) return [];
  return text.split(SENTENCE_END).filter((part) => wordsIn(part).length >= WORDS_OF_A_PART);
}

function write(file: string, written: string): void {
  writeFileSync(file, written);
  console.info(`${file}: ${written.length.toLocaleString("en")} letters`);
}
