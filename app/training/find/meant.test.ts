import fc from "fast-check";
import { expect, test } from "vitest";
import { withMeanings } from "./meant";

const CUES = [
  "Write the numbers into a table",
  "How much money do I make",
  "I have to ask my wife",
];

function bestOf(question: string, parts: readonly number[]): string | undefined {
  const read = CUES.map((words, at) => ({ key: 10 * at, moment: { words, part: parts[at] ?? 0 } }));
  return withMeanings(question, read).toSorted((one, other) => other.part - one.part)[0]?.words;
}

test.each([
  ["what would the salary be", CUES[1]],
  ["let me talk to my husband first", CUES[2]],
])("MED-6 %j is about what means it, where no words say so", (question, meant) => {
  expect(bestOf(question, [0.31, 0.3, 0.3])).toBe(meant);
});
test("MED-6 what has the words stays as it is, whatever the others mean", () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.array(fc.double({ min: 0, max: 2, noNaN: true })),
      (question, parts) => {
        const read = [0.8, ...parts].map((part, key) => ({
          key,
          moment: { words: CUES[0] ?? "", part },
        }));
        expect(withMeanings(question, read)).toEqual(read.map(({ moment }) => moment));
      },
    ),
  );
});
test("MED-6 what is said next to it counts, too", () => {
  const read = ["What is the salary", "per month", "How much money do I make"].map(
    (words, key) => ({
      key,
      moment: { words, part: 0.3 },
    }),
  );
  const alone = read.map(({ key, moment }) => ({ key: 10 * key, moment }));
  const [, beside] = withMeanings("what would the salary be", read);
  const [, apart] = withMeanings("what would the salary be", alone);
  expect(beside?.part).toBeGreaterThan(apart?.part ?? 0);
});
