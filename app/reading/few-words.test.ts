import { expect, test } from "vitest";
import { shippedWords } from "../../tests/kit/shipped-words";
import { OBJECTIONS, SCRIPT } from "../script/copy/script.server";
import { repliesOf } from "../script/script-reply";
import { searchedAnswer } from "../support/answers.server";
import { helpPagesOf } from "../support/help-pages.server";
import { concernIn } from "./concerns";
import { fewWordsConcern } from "./few-words";

const script = { version: 0, nodes: shippedWords.of(SCRIPT).nodes, ...shippedWords.of(OBJECTIONS) };
const replyTo = repliesOf(script).now();
const help = helpPagesOf(shippedWords, "applicant");

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
  ["sarah 12 ohio", "minor"],
  ["only 15", "minor"],
  ["just 16 lol", "minor"],
  ["only 15 years old", "minor"],
  ["15 y/o", "minor"],
  ["I'm just 16 yrs old", "minor"],
  ["text me again n see", "abuse"],
  ["call my wife once more and you'll see", "abuse"],
  ["one more text. try it", "abuse"],
  ["one more message and watch", "abuse"],
])("READ-3 %j says enough in a few words, wherever it is read: %s", (said, concern) => {
  expect(concernIn(said)).toBe(concern);
  expect(replyTo(said, null)).toMatchObject({ verdict: "fixed", concern });
  expect(searchedAnswer(said, help)).toMatchObject({ verdict: "fixed" });
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
  "text me again n see if im free",
  "call me and see",
  "one more text then bed",
  "one more message with the times please",
  "only 15 min",
  "only 15 years",
  "my car is only 15 years old",
  "just 16 calls",
  "mia 24 phoenix",
  "sarah 12 leads",
])("READ-3 and %j is no concern", (said) => {
  expect(fewWordsConcern(said)).toBeNull();
});
