/** Phrases that are looked for together are found where one of them is found alone. */
import { expect, test } from "vitest";
import { harmLines } from "../../tests/kit/reading-harm";
import { CONCERN_PHRASES } from "./copy/concerns";
import { NEAR_CONCERNS } from "./copy/ordinary-words";
import { contains, containsAny, phraseOf, phrasesOf } from "./phrases";
import { wordsIn } from "./words";

const SOME = 40;

test("AI-2 SUP-2 of many phrases, those that no word belongs to are passed over, and no other", () => {
  const written = ["crisis", "threat", "minor", "abuse", "stop", "grief"].flatMap((name) =>
    harmLines(`${name}-lines`, "seen").slice(0, SOME),
  );
  const mistyped = written.map((line) => line.replace(/(\w{5})\w(?=\w)/g, "$1"));
  const texts = [...written, ...mistyped, "", "17", "born 2015"].map(wordsIn);
  let findings = 0;
  for (const { caught } of Object.values(CONCERN_PHRASES)) {
    const phrases = caught.map((each) => phraseOf(each, NEAR_CONCERNS));
    const together = phrasesOf(phrases);
    const found = texts.map((words) => containsAny(words, together));
    expect(found).toEqual(texts.map((words) => phrases.some((each) => contains(words, each))));
    findings += found.filter(Boolean).length;
  }
  expect(findings).toBeGreaterThan(SOME);
});
