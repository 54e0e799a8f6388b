/** How the practice reader reads faults and what is near them, on lines that nobody looked at: tests/kit/accusations. */
import { readFileSync } from "node:fs";
import { type Move, read } from "../../app/practice/message-classifier";

const FAULTS: readonly Move[] = ["guarantee", "pressure", "insult", "ask-private", "urge-lie"];

/** In percent: of the lines with this fault, those that are read so; of those with none, those that are read as one. */
type Scores = { caught: (fault: Move) => number; accused: number };

/** `others`: faults without their usual words. `polite`: kindly put, in relations as people have them. */
type Lines = "others" | "polite";

const known = new Map<Lines, Scores>();

export function othersScores(name: Lines = "others"): Scores {
  const scores = known.get(name) ?? scoresOf(name);
  known.set(name, scores);
  return scores;
}

function scoresOf(name: Lines): Scores {
  const lines = readFileSync(`tests/kit/accusations/${name}-lines.txt`, "utf8")
    .trim()
    .split("\n")
    .map((line) => {
      const [, classes = "", ...text] = line.split(" | ");
      return { classes: classes.split(", "), moves: read(text.join(" | ")).moves };
    });
  const fine = lines.filter(({ classes }) => !FAULTS.some((fault) => classes.includes(fault)));
  return {
    caught: (fault) => {
      const told = lines.filter(({ classes }) => classes.includes(fault));
      return percentOf(told, ({ moves }) => moves.includes(fault));
    },
    accused: percentOf(fine, ({ moves }) => moves.some((move) => FAULTS.includes(move))),
  };
}

function percentOf<Each>(lines: readonly Each[], isSo: (each: Each) => boolean): number {
  return Math.round((100 * lines.filter(isSo).length) / lines.length);
}
