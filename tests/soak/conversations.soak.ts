/** 10,000 conversations of each kind that nobody wrote, with every shipped prospect: a unit test has time for a part. */
import { expect, test } from "vitest";
import { figure } from "../kit/figures";
import { conversationFaults } from "../kit/generated-conversations";

const EACH = 10_000;

test("READ-7 PRAC-1 no generated conversation is stuck, repeats a line or asks what was answered", () => {
  const first = Math.floor(Math.random() * 2 ** 30);
  for (const kind of ["mixed", "praise", "salad"] as const) {
    const faults: string[] = [];
    for (let seed = first; seed < first + EACH; seed += 1)
      faults.push(...conversationFaults(kind, seed));
    figure({
      what: `generated conversations (${kind}) that repeat a line, ask what was answered, are stuck or book for nothing`,
      measured: [`${faults.length} of ${EACH}, seeds from ${first}`, ...faults.slice(0, 5)].join(
        "; ",
      ),
      target: "0",
      held: faults.length === 0,
    });
    expect(faults.slice(0, 5)).toEqual([]);
  }
});
