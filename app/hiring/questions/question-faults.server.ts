/** What keeps a question of the application from being published. */
import type { z } from "zod";
import { numberIn } from "~/platform/text/number";
import { boundIn } from "./answer-bounds";

type Rules = {
  kind: string;
  answers: readonly { fits: boolean }[];
  accepted: { from: string | null; to: string | null };
};

export function questionFaults({ value, issues }: z.core.ParsePayload<readonly Rules[]>): void {
  for (const [index, question] of value.entries())
    for (const [path, message] of faultsOf(question))
      issues.push({ code: "custom", message, path: [index, ...path.split(".")], input: value });
}

function faultsOf({ kind, answers, accepted }: Rules): [path: string, message: string][] {
  if (kind === "choice") {
    if (answers.length < 2) return [["answers", "Add at least two answers to choose from"]];
    if (!answers.some(({ fits }) => fits)) return [["answers", "At least one answer must qualify"]];
  }
  if (kind === "number" || kind === "date") return boundFaults(kind, accepted);
  return [];
}

const EXAMPLES = {
  number: "Enter a number, such as 4",
  date: "Enter a date such as 2026-01-31, or years such as 18 years ago",
};

function boundFaults(kind: "number" | "date", { from, to }: Rules["accepted"]) {
  const read = kind === "number" ? numberIn : (text: string) => boundIn(text, new Date());
  const [least, most] = [from, to].map((text) => (text === null ? undefined : read(text)));
  const faults: [string, string][] = [];
  if (least === null) faults.push(["accepted.from", EXAMPLES[kind]]);
  if (most === null) faults.push(["accepted.to", EXAMPLES[kind]]);
  if (least != null && most != null && least > most)
    faults.push(["accepted.to", "This is before From, so nobody would qualify"]);
  return faults;
}
