import { expect, test } from "vitest";
import { shippedWords } from "../../tests/kit/shipped-words";
import { OBJECTIONS, SCRIPT } from "./copy/script.server";
import { fewWordsConcern } from "./few-words";
import { repliesOf } from "./script-reply";

const script = { version: 0, nodes: shippedWords.of(SCRIPT).nodes, ...shippedWords.of(OBJECTIONS) };
const replyTo = repliesOf(script).now();

test.each([
  ["jay 15 tampa", "minor"],
  ["Mia, 16, Texas", "minor"],
  ["17 ohio", "minor"],
  ["im jay 14 from florida", "minor"],
  ["lena 17f chicago", "minor"],
  ["16, Atlanta, GA", "minor"],
  ["keep texting me n see what happens", "abuse"],
  ["message me again and see what happens", "abuse"],
  ["contact my wife one more time and you'll find out what i do", "abuse"],
])("READ-3 %j says enough in a few words: %s", (said, concern) => {
  expect(fewWordsConcern(said)).toBe(concern);
  expect(replyTo(said, null)).toMatchObject({ verdict: "fixed", concern });
});

test.each([
  "jay 25 tampa",
  "sunday 15 chicago",
  "at 13 denver",
  "15 hours a week",
  "tampa at 4",
  "got 2 kids in ohio",
  "16 years in texas",
  "make 15 in florida",
  "17 people from ohio",
  "exit 16 ohio",
  "let me call you and see what the team says",
  "text me tomorrow and lets see",
  "message me and ill find out what time works",
  "call me at 4 and see if im home",
])("READ-3 and %j is no concern", (said) => {
  expect(fewWordsConcern(said)).toBeNull();
});
