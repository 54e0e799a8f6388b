import fc from "fast-check";
import { expect, test } from "vitest";
import { hasAllWords, lessonNamed } from "./named-lesson";

test.each([
  ["lesson 4 scarcity", 4, "scarcity"],
  ["the part about silence in lesson 19", 19, "the part about silence in"],
  ["what does lesson 10 say about messages", 10, "what does say about messages"],
  ["in video 8 the part about links", 8, "in the part about links"],
  ["money, video number 24", 24, "money,"],
  ["lesson #16 parents", 16, "parents"],
  ["Lesson twenty-one habits", 21, "habits"],
  ["lesson twenty one habits", 21, "habits"],
  ["lesson twelve budget question", 12, "budget question"],
  ["lesson 7", 7, ""],
])("MED-6 %j names lesson %j and asks for %j", (text, number, rest) => {
  expect(lessonNamed(text)).toEqual({ number, rest });
});

test.each([
  "when is a lesson counted as finished 90%",
  "a lesson 90% watched",
  "video 1:23",
  "the lesson on facebook",
  "video wont play",
  "10 lessons a day",
  "zero",
])("MED-6 %j names no lesson", (text) => {
  expect(lessonNamed(text)).toEqual({ number: null, rest: text });
});

test("MED-6 any text at all is read, and what is asked is never longer than it", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), (text) => {
      for (const asked of [text, `lesson 3 ${text}`])
        expect(lessonNamed(asked).rest.length).toBeLessThanOrEqual(asked.length);
    }),
  );
});

test.each([
  ["Handling Objections with Confidence", "objection", true],
  ["Handling Objections with Confidence", "handle an objection?", true],
  ["Handling Objections with Confidence", "where is the lesson about objections", true],
  ["The 4 Buyer Types", "buyers type", true],
  ["The Art of Story Selling", "STORIES sell", true],
  ["The Art of Story Selling", "sell stories on LinkedIn", false],
  ["Sales Mindset", "what is this lesson", false],
  ["Sales Mindset", "", false],
])("MED-6 of %j, whether it has all that %j asks for is %j", (title, question, has) => {
  expect(hasAllWords(title, question)).toBe(has);
});
