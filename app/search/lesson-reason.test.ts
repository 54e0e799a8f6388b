// cspell:ignore persuas persuad silenc messag
import fc from "fast-check";
import { expect, test } from "vitest";
import { reasonIn } from "./lesson-reason";

const SENTENCES = [
  "Count your replies and test one change at a time.",
  "Silence is the usual answer to a cold message.",
  "Persuasive people ask before they tell.",
];

test.each([
  ["in the typed word", "silence", ["silenc"], 1],
  ["in another form of it", "persuading someone", ["persuad", "persuas"], 2],
  ["in what it was taken for", "ghosted", ["ghost", "silenc"], 1],
  ["in what was typed before what it may mean", "change of messages", ["messag", "answer"], 1],
  ["nowhere, so the first tells what the lesson is", "walrus", ["walrus"], 0],
  ["in no word that counts", "what is the", [], 0],
])("MED-6 a lesson says why it is a result: %s", (_, question, found, at) => {
  expect(reasonIn(SENTENCES, question, found)).toBe(SENTENCES[at]);
});

test("MED-6 a lesson without a description says nothing, and any question is read", () => {
  expect(reasonIn([], "silence", ["silenc"])).toBe("");
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.array(fc.string()), (question, found) => {
      expect(SENTENCES).toContain(reasonIn(SENTENCES, question, found));
    }),
  );
});
