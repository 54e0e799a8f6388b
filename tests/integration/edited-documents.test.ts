/** The editor's code of the browser against the real server and database, in every document (CONT-2, CONT-3). */
import fc from "fast-check";
import { expect, test } from "vitest";
import { lives } from "../kit/editor-lives";
import { livesOf } from "../kit/editor-product";
import { startForTest } from "../kit/test-product";

/** Of each document; `npm run prove -- editor` runs more. */
const LIVES = 1;

test("CONT-2 CONT-3 removals, undos, moves, texts and publications in every document end on Saved, with the database, the page and a fresh load equal", async () => {
  const product = await startForTest();
  const edited = await livesOf(product);
  for (const document of product.running.content.documents)
    await fc.assert(
      fc.asyncProperty(lives, async (acts) => {
        expect(await edited(document, acts)).toEqual([]);
      }),
      { numRuns: LIVES, seed: 20_261_125 },
    );
  expect(product.logged.filter((line) => line.includes('"level":50'))).toEqual([]);
});
