/** Replies as trainees write them, and the table of word order that is counted in ordinary sentences. */
import { readFileSync } from "node:fs";
import { pairsIn } from "../../app/practice/word-order";
import { OBJECTIONS, SCRIPT } from "../../app/script/script.server";
import { shippedWords } from "./shipped-words";

const FOLDER = "tests/kit/drill-replies";
const WIDTH = 100;

export type DrillReply = { objection: string; reply: string };

/** `held`: what nobody who writes the rule looks at. */
export function drillReplies(name: "good" | "bad"): { seen: DrillReply[]; held: DrillReply[] } {
  const [seen = "", held = ""] = readFileSync(`${FOLDER}/${name}.txt`, "utf8").split("# held out");
  return { seen: linesOf(seen), held: linesOf(held) };
}

function linesOf(part: string): DrillReply[] {
  return part
    .trim()
    .split("\n")
    .map((line) => {
      const [objection = "", reply = ""] = line.split("\t");
      return { objection, reply };
    });
}

/** The module of the table, counted in the shipped script and in the good replies that were looked at. */
export function wordOrderModule(): string {
  const { questions, objections } = shippedWords.of(OBJECTIONS);
  const texts = [
    ...[...questions, ...objections].flatMap(({ acknowledge, answer, ask, says }) => [
      acknowledge,
      answer,
      ask,
      ...says,
    ]),
    ...shippedWords.of(SCRIPT).nodes.map(({ message }) => message),
    ...drillReplies("good").seen.map(({ reply }) => reply),
  ];
  const counts = new Map<string, number>();
  for (const pair of texts.flatMap(pairsIn)) counts.set(pair, (counts.get(pair) ?? 0) + 1);
  const pairs = [...counts].map(([pair, count]) => `${pair}:${count}`).sort();
  return `/** Written by \`word-order.test.ts -u\`: how often each kind of word follows another in ordinary sentences. */
export const PAIRS = \`${wrapped(pairs)}\`;
`;
}

function wrapped(pairs: readonly string[]): string {
  const lines = [""];
  for (const pair of pairs) {
    const line = lines.at(-1) ?? "";
    if (line.length + pair.length < WIDTH)
      lines[lines.length - 1] = line ? `${line} ${pair}` : pair;
    else lines.push(pair);
  }
  return lines.join("\n");
}
