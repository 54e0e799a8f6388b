/** Many lives of an editor in every document, against the product: nothing hangs, is lost or is left over. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { lives } from "../kit/editor-lives";
import { livesOf } from "../kit/editor-product";
import { figure } from "../kit/figures";
import { startForTest } from "../kit/test-product";
import { faultsOfEditors } from "../kit/two-editors";

const LIVES_A_DOCUMENT = 40;
const PAIRS = 20_000;

test("CONT-2 CONT-3 lives of an editor in every document", async () => {
  const product = await startForTest({ LOG_LEVEL: "error" });
  const edited = await livesOf(product);
  const { documents } = product.running.content;
  const faults: string[] = [];
  const seed = Date.now() % 2 ** 31;
  for (const document of documents)
    for (const acts of fc.sample(lives, { numRuns: LIVES_A_DOCUMENT, seed }))
      faults.push(...(await edited(document, acts)).map((fault) => `${document.key}: ${fault}`));
  figure({
    what: `removals, undos, moves, texts and publications, ${LIVES_A_DOCUMENT} lives in each of ${documents.length} documents: a bar that does not end on Saved, a page that differs from the database`,
    measured: `${faults.length} (seed ${seed})`,
    target: "0",
    held: faults.length === 0,
  });
  expect(faults.slice(0, 5)).toEqual([]);
});

test("CONT-3 lives of two editors with lost requests, responses and crashes", () => {
  const from = Date.now() % 2 ** 31;
  const faults = faultsOfEditors({ from, count: PAIRS });
  figure({
    what: `${PAIRS} interleaved lives of two editors: texts lost, replaced unseen, not sent or wrongly said to be stored`,
    measured: `${faults.length} (from seed ${from})`,
    target: "0",
    held: faults.length === 0,
  });
  expect(faults.slice(0, 5)).toEqual([]);
});
