/** The short form of tests/soak/fuzzing.soak.ts: the same input every time, a few hundred requests. */
import { expect, test } from "vitest";
import { fuzz, startFuzzer } from "../kit/fuzzing";

const SHORT = { seed: 20_260_301, runs: 120 };

const fuzzer = await startFuzzer();

test("AUTH-5 bad queries, paths, cookies and headers are answered without a fault, and change nothing", async () => {
  await fuzz(fuzzer, fuzzer.reads(), SHORT);
});

test("AUTH-5 forms with bad values or unknown fields get a response without an error, and change nothing", async () => {
  await fuzz(fuzzer, fuzzer.forms(), SHORT);
});

test("AUTH-5 bodies of any type and size are answered without a fault, and change nothing", async () => {
  await fuzz(fuzzer, fuzzer.bodies(), SHORT);
});

test("AUTH-5 what is right but for one field is answered without a fault, and changes what it says or nothing", async () => {
  // Some acts have few fields to spoil.
  await fuzz(fuzzer, await fuzzer.almostRight(), { ...SHORT, runs: 2 * SHORT.runs });
  expect(fuzzer.found.requests).toBeGreaterThanOrEqual(4 * SHORT.runs);
});

test("AUTH-5 a text that no database holds, in each field of every act, is answered without a fault", async () => {
  for (const tried of await fuzzer.unstorable()) await fuzzer.check(tried);
});
