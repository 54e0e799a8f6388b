// cspell:ignore guarante threatning thretening
/** A list of phrases finds each of them, by whatever it is looked for: its rarest word, one with typos, or nothing (READ-3). */
import { expect, test } from "vitest";
import { containsAny, phrasesOf, withoutAny } from "./phrases";

const WRITTEN = ["earn|make money", "guarante* income", "manager|director called", "# $"];
const STRICT = phrasesOf(WRITTEN);
const WITH_TYPOS = phrasesOf([...WRITTEN, "threatening"], new Set(["threading"]));

test.each([
  ["a plain word", "you make money here"],
  ["the beginning of a word", "guaranteed income"],
  ["a number that is an age", "i turned 17"],
  ["one of several words", "the director called"],
])("READ-3 a phrase in a list is found by %s", (_, text) => {
  const words = text.split(" ");
  expect(containsAny(words, STRICT)).toBe(true);
  expect(containsAny(words, WITH_TYPOS)).toBe(true);
  expect(withoutAny(words, STRICT)).not.toEqual(words);
});
test.each(["you make friends", "an income", "i turned 47", "the director calls"])(
  "READ-3 what only shares words with the phrases of a list is left alone: %s",
  (text) => {
    const words = text.split(" ");
    expect(containsAny(words, STRICT)).toBe(false);
    expect(withoutAny(words, STRICT)).toEqual(words);
  },
);
test("READ-3 a long word is known with a typo, again and again, if its list knows ordinary words", () => {
  for (const text of ["he is threatning me", "he is threatning me", "thretening"])
    expect(containsAny(text.split(" "), WITH_TYPOS), text).toBe(true);
  expect(containsAny(["threading"], WITH_TYPOS)).toBe(false);
  expect(containsAny(["threatning"], phrasesOf(["threatening"]))).toBe(false);
});
test("READ-3 a phrase that may be empty is looked for in every text", () => {
  const [optional, gap] = [phrasesOf(["!not sure?"]), phrasesOf(["my rent ... late"])];
  expect(containsAny(["fine"], optional)).toBe(true);
  expect(containsAny("my rent is two weeks late".split(" "), gap)).toBe(true);
  expect(containsAny("my rent is due".split(" "), gap)).toBe(false);
});
