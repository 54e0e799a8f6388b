import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { SAME_ON_BOTH } from "../../vitest.config";

test("what runs on the server alone holds nothing for the embedded database", () => {
  const forEmbedded = SAME_ON_BOTH.filter((file) =>
    readFileSync(file, "utf8").includes('engine === "embedded"'),
  );
  expect(forEmbedded).toEqual([]);
});
