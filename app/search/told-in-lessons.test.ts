import { expect, test } from "vitest";
import { toldIn } from "./told-in-lessons";

const LESSONS = [
  {
    id: 11,
    sentences: [
      "What is Triaging",
      "Closers have a limited number of hours, and prospects have even fewer.",
      "Sorting early respects both.",
    ],
  },
  {
    id: 20,
    sentences: ["Create Urgency", "Hours pass.", "Delete it.", "A limited spot is a lie."],
  },
  {
    id: 22,
    sentences: ["The Daily Routine", "Closers run a similar day.", "Breaks belong in it."],
  },
];

function best(question: string): number | undefined {
  const parts = [...toldIn(LESSONS)(question)].toSorted(([, one], [, other]) => other - one);
  return parts[0]?.[0];
}

test("MED-6 the lesson of which one sentence has most of a question is first, in other forms of its words too", () => {
  expect(best("closers hours limited")).toBe(11);
  expect(best("why sort early")).toBe(11);
  expect(best("urgent limited spots")).toBe(20);
  expect(best("when do closers take a break")).toBe(22);
});

test("MED-6 all of a question in one sentence is all, what stands beside it is half, and what nobody writes takes from it", () => {
  const part = (question: string) => toldIn(LESSONS)(question).get(11) ?? 0;
  expect(part("closers hours limited")).toBe(1);
  const beside = part("limited sorting");
  expect(beside).toBeGreaterThan(0.5);
  expect(beside).toBeLessThan(1);
  expect(part("limited zebra")).toBeLessThan(0.8);
  expect(part("zebra")).toBe(0);
  expect(part("")).toBe(0);
  expect(part("the of and")).toBe(0);
});
