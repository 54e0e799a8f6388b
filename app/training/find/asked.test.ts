// cspell:ignore objecion objeción
import fc from "fast-check";
import { expect, test } from "vitest";
import { askedIn } from "./asked";

const typed = (text: string) => {
  const { words, left } = askedIn(text);
  return { words: words.flatMap(({ word, weight }) => (weight === 1 ? [word] : [])), left };
};

test("MED-6 a question is its words, in small letters and without accents, each once", () => {
  expect(typed("Price, PRICE and objeción!").words).toEqual(["price", "objecion"]);
});
test("MED-6 a minus before a word leaves it out, and other signs are none", () => {
  expect(typed('"price objection" OR -refund (x|z)')).toEqual({
    words: ["price", "objection", "x", "z"],
    left: ["refund"],
  });
  expect(typed("no-show").words).toEqual(["no-show"]);
});
test("MED-6 a word also stands for those alike, which count less, and never for itself", () => {
  const { words } = askedIn("calling my wife");
  expect(words).toContainEqual({ place: 2, word: "husband", weight: 0.55 });
  expect(words).toContainEqual({ place: 0, word: "phone", weight: 0.55 });
  expect(words.filter(({ word }) => word === "call")).toEqual([]);
});
test("MED-6 two words that mean something else together also stand for it, with others between them", () => {
  const meant = (text: string) => {
    const { words, worths } = askedIn(text);
    return words.flatMap(({ word, weight, place }) =>
      weight === 0.8 ? [`${word} ${worths[place]}`] : [],
    );
  };
  expect(meant("the robot makes many things up")).toEqual(["invent 1", "fabricate 1"]);
  expect(meant("she wants money off")).toContain("discount 1");
  expect(meant("make a list of what to bring up next")).not.toContain("invent 1");
  expect(meant("up and make")).toEqual([]);
});
test("MED-6 another form of the word counts nearly as much, and short forms are what they stand for", () => {
  const { words } = askedIn("when did she pay");
  expect(words).toContainEqual({ place: 3, word: "paid", weight: 0.9 });
  expect(typed("how do ppl write msgs").words).toEqual([
    "how",
    "do",
    "people",
    "write",
    "messages",
  ]);
});
test("MED-6 a question for a day asks for its name, and words that carry little are worth little in each form", () => {
  expect(typed("which day is best").words).toContain("sunday");
  expect(typed("a day of rest").words).not.toContain("sunday");
  expect(typed("is he 16 or so").words).toContain("underage");
  expect(typed("are 16 minutes enough").words).not.toContain("underage");
  const { worths } = askedIn("wants wanted refunds");
  expect(worths.slice(0, 3)).toEqual([0.35, 0.35, 1]);
});
test("MED-6 a question for an amount also asks for one", () => {
  expect(typed("how long does it take").words).toContain("months");
  expect(typed("how many messages").words).toContain("hundred");
  expect(typed("messages").words).not.toContain("hundred");
});
test("MED-6 of 10,000 characters the beginning is read, and every place has its worth", () => {
  expect(askedIn("price ".repeat(2_000)).words.length).toBeLessThan(20);
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 400 }), (text) => {
      const { words, worths, pairs } = askedIn(text);
      for (const { place } of words) expect(worths[place]).toBeGreaterThan(0);
      expect(pairs.length).toBeLessThanOrEqual(16);
    }),
  );
});
