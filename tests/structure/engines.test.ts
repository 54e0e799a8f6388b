import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ON_BOTH } from "../../vitest.config";

test("what is for the embedded database runs there", () => {
  const forEmbedded = globSync("tests/integration/*.test.ts").filter((file) =>
    readFileSync(file, "utf8").includes('engine === "embedded"'),
  );
  expect(forEmbedded.length).toBeGreaterThan(2);
  expect(forEmbedded.filter((file) => !ON_BOTH.includes(file))).toEqual([]);
});
