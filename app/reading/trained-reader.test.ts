import { expect, test } from "vitest";
import { finished, type Steps } from "~/platform/workers/steps";
import { makingTrainedReader } from "./trained-reader";

const PAY = ["how much money do I make", "what is the salary", "when do you pay me"];
const SCAM = ["is this a scam", "this sounds fake to me", "I don't trust you"];
const linesOf = (times: number) =>
  Array.from({ length: times }, (_, time) => [
    ...PAY.map((text) => ({ text: `${text} ${time}`, content: "pay" })),
    ...SCAM.map((text) => ({ text: `${text} ${time}`, content: "scam" })),
  ]).flat();
/** A line is split, counted, measured and put in its row, and then read in each of four rounds. */
const STEPS_OF_A_LINE = 8;

function stepsOf(work: Steps<unknown>): number {
  let count = 0;
  while (!work.next().done) count += 1;
  return count;
}

test("LOAD-1 READ-3 no step of training a reader goes through all lines: each line more is eight steps more", () => {
  const counted = [1, 10, 100].map((times) => ({
    lines: linesOf(times).length,
    steps: stepsOf(makingTrainedReader(linesOf(times))),
  }));
  const [{ lines, steps } = { lines: 0, steps: 0 }] = counted;
  for (const more of counted)
    expect(more.steps - steps).toBe(STEPS_OF_A_LINE * (more.lines - lines));
});
test.each([
  ["what do you pay", "pay"],
  ["sounds like a scam to me", "scam"],
])("READ-3 %j is about %s", (text, content) => {
  const read = finished(makingTrainedReader(linesOf(3)))(text);
  expect([...read].sort(([, one], [, other]) => other - one)[0]?.[0]).toBe(content);
});
