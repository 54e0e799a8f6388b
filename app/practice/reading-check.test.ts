/** Whether the company's own words pass the practice reader (READ-5). */
import { describe, expect, test } from "vitest";
import type { Measure } from "./copy/terms";
import { keyOf } from "./labels";
import { readingFault } from "./reading-check";

const NOBODY = new Set<string>();
const LONG = `${"word ".repeat(41)}`;

describe("READ-5 a line of the script", () => {
  test.each([
    [
      "Hi! Only 2 spots left, so decide today! Where are you based?",
      "pressure",
      "Only 2 spots left",
    ],
    ["You will definitely make good money with us.", "a promise", "You will definitely"],
    [
      "So glad you asked! I guarantee you will be above five figures. Send me a picture of your ID.",
      "a promise",
      "“I guarantee",
    ],
    [
      "Hi! Send me a picture of your ID. I guarantee you will be above five figures.",
      "asking for documents",
      "“Send me a picture of your ID",
    ],
    ["Send me a photo of your passport and your card number.", "asking for documents", "passport"],
  ])("that reads as a fault is refused with the sentence: %s", (text, fault, sentence) => {
    const told = readingFault({ path: "nodes.start.message", text }, { allowed: NOBODY });
    expect(told).toContain(`Reads as ${fault}`);
    expect(told).toContain(sentence);
  });

  test.each([
    "I'll never ask for documents, card numbers or your social security number in a chat.",
    "I can't promise you a number, and be careful with anyone who does.",
    "Take the time you need. What would you like to know before that?",
    LONG,
  ])("that is none passes, long or short: %s", (text) => {
    expect(readingFault({ path: "nodes.start.message", text }, { allowed: NOBODY })).toBeNull();
  });

  test("passes with a coach's label of its sentence, and another fault in it does not", () => {
    const text = "Only 2 spots left, so decide today! Where are you based?";
    const allowed = new Set([keyOf("Only 2 spots left, so decide today!")]);
    expect(readingFault({ path: "a", text }, { allowed })).toBeNull();
    const worse = `${text} You will definitely make good money with us.`;
    expect(readingFault({ path: "a", text: worse }, { allowed })).toContain("a promise");
  });
});

describe("READ-5 a better line", () => {
  test.each<[Measure, string, string]>([
    ["short", LONG, "at most 40 words; this one has 41"],
    ["why", "What has you looking for something new? And how old are you?", "at most one thing"],
    ["income", "What do you earn a year?", "does not see in it"],
    ["age", "Where are you based?", "does not see in it"],
    ["mirrors", "The call is free.", "does not see in it"],
    ["day-time-zone", "Great, then tomorrow. I'll send you the link.", "does not see in it"],
    ["no-figure", "The program costs $9,000.", "does not see in it"],
  ])("for %s is refused: %s", (better, text, told) => {
    expect(readingFault({ path: "a", text, better }, { allowed: NOBODY })).toContain(told);
  });

  test.each<[Measure, string]>([
    ["age", "One I ask everyone, since you need to be 18: how old are you?"],
    ["mirrors", "I hear you, I get why you're careful."],
  ])("for %s that does it passes: %s", (better, text) => {
    expect(readingFault({ path: "a", text, better }, { allowed: NOBODY })).toBeNull();
  });
});
