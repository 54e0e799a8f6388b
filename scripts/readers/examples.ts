/** What the readers learn from, and a print of it by which the weights are known to be of today's lines and rules. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { ruled } from "../../app/practice/message-rules";
import { sentencesIn } from "../../app/practice/word-order";
import { ruledConcerns, seenOf } from "../../app/reading/concern-rules";
import { PROSPECT_LINES } from "../../app/script/copy/prospect-lines";
import { QUESTION_LINES } from "../../app/support/copy/question-lines";
import type { Example } from "./training";

const NOTHING = "nothing";
const SOURCES = {
  messages: [
    ...["scripts/readers/training.ts", "scripts/readers/verdict-training.ts"],
    ...["app/reading/features.ts", "app/practice/message-verdict.ts"],
  ],
  order: ["scripts/readers/order-training.ts", "app/practice/word-order.ts"],
  concerns: ["scripts/readers/training.ts", "app/reading/features.ts"],
} as const;
const OF_ALL = "scripts/readers/train.ts";
/** Rules for concerns take long: of so many lines, one is read. */
const ONE_CONCERN_OF = 25;

export const ASKED = [PROSPECT_LINES, QUESTION_LINES]
  .flatMap((lines) => Object.values(lines))
  .flatMap((lines) => lines.trim().split("\n"));

export type Trained = keyof typeof SOURCES;

/** `voice | classes | text` per line. */
export function examplesIn(file: string, seen: (text: string) => readonly string[]): Example[] {
  return readFileSync(`scripts/readers/${file}`, "utf8")
    .trim()
    .split("\n")
    .map((line) => {
      const [voice = "", classes = "", ...rest] = line.split(" | ");
      const text = rest.join(" | ");
      const own = classes.split(", ").filter((each) => each !== NOTHING);
      return { voice, text, classes: own, seen: seen(text) };
    });
}

/** Other lines, rules or ways to learn have another print. */
export function printOf(what: Trained): string {
  const print = createHash("sha256");
  for (const source of [OF_ALL, ...SOURCES[what]]) print.update(readFileSync(source, "utf8"));
  for (const each of takenBy(what)) print.update(JSON.stringify(each));
  return print.digest("hex");
}

function* takenBy(what: Trained): Generator<unknown> {
  const isOfConcerns = what === "concerns";
  const lines = examplesIn(isOfConcerns ? "safety-lines.txt" : "setter-lines.txt", () => []);
  for (const [at, { voice, text, classes }] of lines.entries()) {
    yield [voice, text, classes];
    if (what === "messages") yield ruled(text);
    if (what === "order") yield sentencesIn(text);
    if (isOfConcerns && at % ONE_CONCERN_OF === 0) yield seenOf(text, ruledConcerns(text));
  }
  if (what === "messages") return;
  for (const text of ASKED) yield what === "order" ? sentencesIn(text) : text;
}
