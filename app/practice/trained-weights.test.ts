/** The weights that are committed are those that `npm run train` makes of the lines and rules that are committed (READ-1). */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { printOf, type Trained } from "../../scripts/readers/examples";

const FROM: Record<Trained, string> = JSON.parse(
  readFileSync("scripts/readers/trained-from.json", "utf8"),
);
const READING_TIME = 60_000;

test.each<[Trained, weights: string]>([
  ["messages", "app/practice/message-weights.ts"],
  ["order", "app/practice/word-order-weights.ts"],
  ["concerns", "app/reading/concern-weights.ts"],
])(
  "READ-1 the weights for %s are of today's lines and rules",
  (what, weights) => {
    expect(printOf(what), `${weights} is of other lines or rules: npm run train`).toBe(FROM[what]);
  },
  READING_TIME,
);
