/** Replies as trainees write them. */
import { readFileSync } from "node:fs";

const FOLDER = "tests/kit/drill-replies";

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
