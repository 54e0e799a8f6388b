/** A practice conversation is identical to the byte in this process and in a browser (PRAC-1). */
import { PROSPECTS, RUBRIC } from "../../app/practice/copy/prospects.server";
import { outcomeOf } from "../../app/practice/outcome";
import { play } from "../../app/practice/run";
import { bundled } from "../kit/bundled";
import { linesOf } from "../kit/reading-lines";
import { expect, test } from "./fixtures";

const SEEDS = 15;
const MESSAGES = 12;
const FUNCTIONS = ["practice/outcome.ts", "practice/run.ts"];

// In optimized code too, as people run it.
test("PRAC-1 PRAC-3 many seeds and messages give the same bytes in Node and in a browser", {
  tag: "@window",
}, async ({ visitorPage: page }) => {
  const { prospects } = PROSPECTS.schema.parse(PROSPECTS.shipped);
  const { checks } = RUBRIC.schema.parse(RUBRIC.shipped);
  const said = linesOf("setter-lines", false).map(({ text }) => text);
  const cases = prospects.flatMap((_, prospect) =>
    Array.from({ length: SEEDS }, (__, seed) => {
      const from = (prospect * SEEDS + seed) * 7;
      const messages = Array.from(
        { length: MESSAGES },
        (___, at) => said[(from + at) % said.length] ?? "",
      );
      return { prospect, seed, messages };
    }),
  );
  const here = cases.map(({ prospect: at, seed, messages }) => {
    const prospect = prospects[at];
    if (!prospect) throw new Error(`No prospect ${at}`);
    const run = play(prospect, seed, messages);
    const heard = { seed, messages: run.exchanges.map((each) => each.said), voiced: {} };
    const outcome = outcomeOf(prospect, checks, { ...heard, stopped: true });
    return JSON.stringify([run, outcome]);
  });
  await page.goto("/");
  await page.evaluate(await bundled(FUNCTIONS, { format: "iife", name: "replay" }));
  const there = await page.evaluate(
    ({ prospects: written, checks: rubric, cases: asked }) => {
      const { replay } = window as unknown as {
        replay: { play: typeof play; outcomeOf: typeof outcomeOf };
      };
      return asked.map(({ prospect: at, seed, messages }) => {
        const prospect = written[at];
        if (!prospect) return "";
        const run = replay.play(prospect, seed, messages);
        const heard = { seed, messages: run.exchanges.map((each) => each.said), voiced: {} };
        const outcome = replay.outcomeOf(prospect, rubric, { ...heard, stopped: true });
        return JSON.stringify([run, outcome]);
      });
    },
    { prospects, checks, cases },
  );
  expect(there.length).toBeGreaterThan(150);
  expect(new Set(there).size).toBeGreaterThan(0.8 * there.length);
  expect(there).toEqual(here);
});
