/** A question by one word, behind what it is for (READ-2). */
// cspell:ignore isnt dont doesnt
import { describe, expect, test } from "vitest";
import { read } from "./message-classifier";

const REASONS = [
  "so they can see what fits",
  "so we can see the right plan",
  "because the options depend on it",
  "for the team to see what suits you",
  "the reason i ask is the plan",
  "cuz plans differ, and so i know",
];
const NAMES = [
  ["ask-income", "income"],
  ["ask-income", "your income"],
  ["ask-income", "rough salary"],
  ["ask-credit", "credit"],
  ["ask-credit", "credit score"],
  ["ask-age", "age"],
  ["ask-age", "your age"],
  ["ask-location", "state"],
  ["ask-location", "your city"],
  ["ask-hours", "hours"],
  ["ask-work", "job"],
] as const;

describe("READ-2 a question by one word", () => {
  test.each(NAMES)("READ-2 is %s after its reason: %s", (move, name) => {
    for (const reason of REASONS)
      for (const sign of [", ", ": ", " - "]) {
        const { moves, unsure } = read(`${reason}${sign}${name}?`);
        expect(moves, reason).toContain(move);
        expect(unsure, reason).not.toContain(move);
      }
  });
  test.each([
    ["ask-income", "so we dont waste your time, how much a month?"],
    ["ask-income", "so we dont waste your time how much a month"],
    ["ask-income", "income po so the team knows which plan"],
    ["ask-hours", "so nobody overloads you, free hours?"],
    ["ask-credit", "and credit roughly, same reason"],
    ["ask-income", "we dont need exact numbers. whats your income, ok?"],
    ["ask-age", "age doesnt matter much but you have to be 18. how old are you?"],
  ])("READ-2 is %s in other words: %s", (move, line) => {
    expect(read(line).moves).toContain(move);
  });
  test.each([
    "so they can see what fits, ok?",
    "so they can see what fits, makes sense?",
    "so the team can see, right?",
    "so we can see the right plan, deal?",
    "so i book you, tomorrow?",
    "so they can help, sunday?",
    "for the income part, they explain it, ok?",
    "they go over income, fine?",
    "so they can see what fits, want that?",
    "so you know, age is not a problem, ok?",
    "income isnt the point, ok?",
    "so it is a job, not a scam, ok?",
    "so you get paid, right?",
    "so the call is free, sound good?",
    "because results vary, ok?",
    "so we both know, any news?",
  ])("READ-2 is none where nothing is named: %s", (line) => {
    const facts = ["ask-income", "ask-credit", "ask-age", "ask-location", "ask-hours", "ask-work"];
    expect(read(line).moves.filter((move) => facts.includes(move))).toEqual([]);
  });
});
