/** The weights in the repository are those that its lines give (READ-1). */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const FILES = [
  "app/practice/message-weights.ts",
  "app/practice/word-order-weights.ts",
  "app/reading/concern-weights.ts",
];

test("READ-1 training again writes the same bytes", { timeout: 900_000 }, () => {
  const before = FILES.map((file) => readFileSync(file, "utf8"));
  execFileSync(process.execPath, ["scripts/train.mjs"]);
  expect(FILES.map((file) => readFileSync(file, "utf8"))).toEqual(before);
});
