// cspell:ignore basd wher tmrw expereince tomorow wensday wednsday wendesday thrusday thurday tuseday tusday saterday satuday firday
import { describe, expect, test } from "vitest";
import {
  isDelicate,
  percent,
  prospectScores,
  readingPage,
  setterScores,
  visitorScores,
} from "../../tests/kit/reading-figures";
import { read } from "./message-classifier";

const SETTER_RIGHT = 83.5;
const SETTER_HARMFUL = 2;
const PROSPECT_WRONG = 1.2;
const DELICATE_RIGHT = 100;
const VISITOR_RIGHT = 85;
const VISITOR_WRONG = 2;

/** All readers are made in the first test: they learn from thousands of lines. */
const READING_TIME = 180_000;

/** What is reached on the half that nobody looked at, in percent: less is a fault of a later change. */
describe("READ-1 lines that others wrote", () => {
  test(
    "there are enough of them, by ten voices and more",
    () => {
      const voicesOf = (scores: readonly { voice: string }[]) =>
        new Set(scores.map(({ voice }) => voice)).size;
      for (const [scores, least] of [
        [setterScores(), 750],
        [prospectScores(), 500],
        [visitorScores(), 400],
      ] as const) {
        expect(scores.length).toBeGreaterThanOrEqual(least);
        expect(voicesOf(scores)).toBeGreaterThanOrEqual(10);
      }
    },
    READING_TIME,
  );
  test("READ-2 a setter's message", () => {
    const scores = setterScores();
    expect(percent(scores, "right")).toBeGreaterThanOrEqual(SETTER_RIGHT);
    expect(percent(scores, "harmful")).toBeLessThanOrEqual(SETTER_HARMFUL);
  });
  test("READ-3 a prospect's message, and what is delicate in it", () => {
    const all = prospectScores();
    const scores = all.filter((line) => !isDelicate(line));
    expect(percent(scores, "right", "choice")).toBeGreaterThanOrEqual(92);
    expect(percent(scores, "wrong")).toBeLessThanOrEqual(PROSPECT_WRONG);
    expect(percent(all.filter(isDelicate), "right")).toBeGreaterThanOrEqual(DELICATE_RIGHT);
  });
  test("READ-4 a question on the help page", () => {
    const scores = visitorScores().filter((line) => !isDelicate(line));
    expect(percent(scores, "right")).toBeGreaterThanOrEqual(VISITOR_RIGHT);
    expect(percent(scores, "right", "choice")).toBeGreaterThanOrEqual(92);
    expect(percent(scores, "wrong")).toBeLessThanOrEqual(VISITOR_WRONG);
  });
  test("READ-1 docs/reading.md has these figures", async () => {
    await expect(readingPage()).toMatchFileSnapshot("../../docs/reading.md");
  });
});

describe("PRAC-2 a setter's message", () => {
  test.each<[message: string, moves: string[]]>([
    ["blue elephants never sleep in june", []],
    ["wher are you basd? whats your expereince", ["ask-location", "ask-experience"]],
    ["I can't guarantee you anything.", ["set-expectations"]],
    ["tmrw 5pm est?", ["name-time"]],
    ["lol ok whatever loser", ["insult"]],
    ["ok bye loser", ["insult"]],
    ["ok so your ex was a loser", []],
    ["Would it help to talk it through with someone on a call?", ["offer-call"]],
    ["Do you need to talk to someone before you decide?", ["ask-decision"]],
    ["still open to remote work or nah?", ["small-talk"]],
    ["15hrs a week at least for 60 days, can u do that", ["ask-hours", "state-terms"]],
    ["and san ka based", ["ask-location"]],
    ["bro just answer the question its not hard", ["pressure"]],
    ["Put 700 on the form, nobody checks that.", ["urge-lie"]],
    [
      "It's gonna take 15 hours a week them first couple months. Has your schedule got that kinda room in it?",
      ["ask-hours", "state-terms"],
    ],
  ])("%s", (message, moves) => {
    expect([...read(message).moves].sort()).toEqual([...moves].sort());
  });
  test.each([
    "tmrw 5pm est?",
    "tomorow at noon pst",
    "can u do 6 tonight eastern",
    ..."wensday wednsday wendesday thrusday thurday tuseday tusday saterday satuday firday"
      .split(" ")
      .map((each) => `how bout ${each} 8:30pm mountain time`),
  ])("%s names a day, a time and a zone", (message) => {
    const { day, time, zone } = read(message);
    expect([day, time, zone]).toEqual([true, true, true]);
  });
  test.each([
    ["Friday at 17h, your time, Eastern, fine?", true],
    ["Thursday 20h15 Pacific?", true],
    ["Monday from 14h Mountain time", true],
    ["on Friday I can do 17h a week, Eastern", false],
    ["Monday I worked 16h of overtime, Central", false],
  ])("PRAC-2 a clock of 24 hours: %s", (message, isExact) => {
    const { day, time, zone } = read(message);
    expect([day, time, zone]).toEqual([true, isExact, true]);
  });
  test.each([
    "how old r the kiddos",
    "aww and how old are your two little girls",
    "how old is he now?",
    "How old's the pup?",
    "You have over 18 years of experience, yes?",
  ])("PRAC-2 asks for the age of someone else: %s", (message) => {
    expect(read(message).moves).not.toContain("ask-age");
  });
  test.each([
    "how old r u tho",
    "And how old are you, if I may?",
    "How old is your girl, and how old are you?",
    "You have already 18 years, right?",
    "So you have more than eighteen years, yes?",
  ])("PRAC-2 asks for the prospect's age: %s", (message) => {
    const { moves } = read(message);
    expect(moves).toContain("ask-age");
    expect(moves).not.toContain("state-terms");
  });
  test.each(["??", "?", "???", "...", "?!", "💯💯", "??? 🙂"])(
    "PRAC-2 signs alone ask nothing: %s",
    (message) => {
      expect(read(message).moves.filter((move) => move !== "small-talk")).toEqual([]);
    },
  );
  test.each([
    "may I put a few questions to you before I explain it?",
    "is it cool if i ask u some things first",
    "I have a couple of quick questions for you, okay?",
    "mind if I ask a few things first?",
  ])("PRAC-2 leave to ask is understood: %s", (message) => {
    expect(read(message).moves).not.toEqual([]);
  });
  test("counts its questions, its words and figures that no one claimed", () => {
    expect(read("Where are you based? And how old are you?").questions).toBe(2);
    expect(read("Roughly what do you earn a year, and what's your credit score?").questions).toBe(
      1,
    );
    expect(read("You'll make $9,000 a month").invented).toEqual(["$9,000"]);
    expect(read("Losing $1,800 hurts", ["i lost $1,800"]).invented).toEqual([]);
    expect(read("It's $100 per qualified call.").invented).toEqual([]);
    expect(read("word ".repeat(61)).words).toBe(61);
  });
});
