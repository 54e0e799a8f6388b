/** How well setters' messages are read, compared with hand labels: every second one was held out from tuning. */
import { readFileSync } from "node:fs";
import { read } from "../../app/practice/message-classifier";

export type Labeled = { labels: readonly string[]; message: string };

export type ClassFigures = {
  name: string;
  right: number;
  missed: number;
  wrong: number;
  f1: number;
  /** What was read instead of what, and how often. */
  confused: ReadonlyMap<string, number>;
};

/** `held`: the half that was never looked at while the phrases were written; null for all. */
export function labeledMessages(held: boolean | null = null): Labeled[] {
  const lines = readFileSync("tests/kit/setter-messages.txt", "utf8").trim().split("\n");
  return lines
    .map((line) => {
      const [labels = "", message = ""] = line.split(" | ");
      return { labels: labels.split(", "), message };
    })
    .filter((_, at) => held === null || (at % 2 === 1) === held);
}

export function readingFigures(messages: readonly Labeled[]): ClassFigures[] {
  const readings = messages.map(({ labels, message }) => ({
    labels,
    moves: read(message).moves as readonly string[],
  }));
  const names = [...new Set(readings.flatMap(({ labels }) => labels))];
  return names.map((name) => {
    const confused = new Map<string, number>();
    const count = { right: 0, missed: 0, wrong: 0 };
    for (const { labels, moves } of readings) {
      const [isSo, isRead] = [labels.includes(name), moves.includes(name)];
      if (isSo && isRead) count.right += 1;
      if (!isSo && isRead) count.wrong += 1;
      if (!isSo || isRead) continue;
      count.missed += 1;
      const others = moves.filter((move) => !labels.includes(move));
      for (const other of others.length > 0 ? others : ["nothing else"])
        confused.set(other, (confused.get(other) ?? 0) + 1);
    }
    const all = 2 * count.right + count.missed + count.wrong;
    return { name, ...count, f1: all === 0 ? 1 : (2 * count.right) / all, confused };
  });
}

/** The table of docs/practice.md. */
export function readingTable(figures: readonly ClassFigures[]): string {
  const rows = figures.map(({ name, right, missed, wrong, f1, confused }) => {
    const others = [...confused].map(([other, times]) => `${other} ${times}`).join(", ");
    return `| ${name} | ${right} | ${missed} | ${wrong} | ${f1.toFixed(2)} | ${others} |`;
  });
  const head =
    "| Class | Right | Missed | Read wrongly | F1 | Missed as |\n|---|---|---|---|---|---|";
  return [head, ...rows].join("\n");
}
