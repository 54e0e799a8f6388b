/** The weights by which it is told what has a fixed answer. */
import { ruledConcerns, seenOf } from "../../app/reading/concern-rules";
import { wordsIn } from "../../app/reading/words";
import { ASKED } from "./asked";
import { examplesIn } from "./examples";
import { type Example, moduleOf, trained } from "./training";

const LEARNING = { rounds: 8, sparsity: 0.0002, leastLines: 1, unit: 0.25, orders: 12 };
const LONG_TEXT = 30;
const WORDS_OF_A_PART = 3;
const SENTENCE_END = /[.!?;\n]+|:(?!\d)/;

export function concernModule(): string {
  const delicate = examplesIn("safety-lines.txt", (text) => seenOf(text, ruledConcerns(text)));
  const weights = trained([...delicate, ...plainBeside(delicate)], LEARNING);
  return moduleOf(weights, "./class-reader");
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
