/** The fonts of the pages are small, and scripts/fonts.mjs makes them again byte by byte. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { makeFonts } from "../../scripts/fonts.mjs";

const MOST_BYTES = 40_000;

test("the fonts that a page loads are at most 40 KB together, and are what the packages give", async () => {
  const made = await makeFonts();
  expect(made.length).toBeGreaterThan(0);
  for (const [file, bytes] of made)
    expect(bytes.equals(readFileSync(file)), `${file}: run npm run fonts`).toBe(true);
  expect(made.reduce((sum, [, bytes]) => sum + bytes.length, 0)).toBeLessThanOrEqual(MOST_BYTES);
});
