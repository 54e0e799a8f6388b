/** The weights that are committed are those that `npm run train` makes of the lines and rules that are committed (READ-1). */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { printIn, printOf, READERS, type Trained } from "../../scripts/readers/prints";

test.each(Object.keys(READERS) as Trained[])(
  "READ-1 the weights for %s are of today's lines and rules",
  (what) => {
    const { weights } = READERS[what];
    const of = printIn(readFileSync(weights, "utf8"));
    expect(of, `${weights} is of other lines or rules: npm run train -- ${what}`).toBe(
      printOf(what),
    );
  },
);

/** Each file as it is stored, but for one word in one of them. */
function withOther(file: string, [from, to]: readonly [string, string]) {
  return (read: string) => {
    const text = readFileSync(read, "utf8");
    return read === file ? text.replace(from, to) : text;
  };
}

test.each<[Trained, file: string, change: readonly [string, string], isOther: boolean]>([
  ["concerns", "scripts/readers/safety-lines.txt", ["giving up", "giving in"], true],
  ["concerns", "app/reading/copy/told-of.ts", ["stepdaughter", "stepdad"], true],
  ["concerns", "app/reading/slips.ts", ["allowed === 1", "allowed === 2"], true],
  ["concerns", "app/support/copy/question-lines.ts", ["prolongation", "extension"], true],
  ["concerns", "app/reading/slips.ts", ["/** Typos:", "/** Slips:"], false],
  ["messages", "scripts/readers/setter-lines.txt", [" | ", " |  "], true],
  ["messages", "app/practice/copy/setter-words.ts", ['"', '"so '], true],
  ["messages", "app/support/copy/question-lines.ts", ["prolongation", "extension"], false],
  ["order", "app/practice/word-order-weights.ts", ["zero", "none"], false],
])(
  "READ-1 the print of the weights for %s depends on %s, %o: %o",
  (what, file, change, isOther) => {
    expect(printOf(what, withOther(file, change)) !== printOf(what)).toBe(isOther);
  },
);
