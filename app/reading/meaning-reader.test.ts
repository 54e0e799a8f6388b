import fc from "fast-check";
import { expect, test } from "vitest";
import { finished } from "~/platform/workers/steps";
import { makingMeaningReader } from "./meaning-reader";

const LINES = [
  ["pay", "how much money do I make"],
  ["pay", "what is the salary"],
  ["pay", "when do you pay me"],
  ["partner", "I have to ask my wife"],
  ["partner", "let me talk to my husband first"],
  ["partner", "my girlfriend decides with me"],
  ["scam", "is this a scam"],
  ["scam", "this sounds fake to me"],
  ["scam", "I don't trust you"],
].map(([content = "", text = ""]) => ({ content, text }));
const read = finished(makingMeaningReader(LINES));

function meant(text: string) {
  return [...read(text)].sort(([, one], [, other]) => other - one)[0]?.[0];
}

test.each([
  ["what are the earnings like", "pay"],
  ["how do I get compensated", "pay"],
  ["I would rather discuss this with my spouse", "partner"],
  ["my fiance wants to know more", "partner"],
  ["it looks fraudulent", "scam"],
  ["seems kinda shady", "scam"],
])("READ-3 %j is meant as %s, in words that no known line has", (text, content) => {
  expect(meant(text)).toBe(content);
});
test("READ-3 marks change nothing; any text gets a number for each content", () => {
  const text = fc.oneof(
    fc.string({ unit: "grapheme" }),
    fc.constantFrom(...LINES).map(({ text }) => text),
  );
  fc.assert(
    fc.property(text, (said) => {
      const odds = read(said);
      expect([...odds.keys()]).toEqual(["pay", "partner", "scam"]);
      for (const each of odds.values()) expect(Number.isFinite(each)).toBe(true);
      expect(read(`  ${said}!! `)).toEqual(odds);
    }),
    { numRuns: 50 },
  );
});
test("READ-3 upper case means the same as lower case", () => {
  for (const { text } of LINES) expect(read(text.toUpperCase())).toEqual(read(text.toLowerCase()));
});
test("READ-3 nothing known, or one line alone, is read without a fault", () => {
  expect(finished(makingMeaningReader([]))("anything").size).toBe(0);
  const one = finished(makingMeaningReader([{ text: "hello", content: "hello" }]));
  expect(Number.isFinite(one("hello").get("hello"))).toBe(true);
});
