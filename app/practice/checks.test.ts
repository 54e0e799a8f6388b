// cspell:ignore Tunde tunde jayden isnt dont
import { describe, expect, test } from "vitest";
import { type Check, isPassed, marksOf } from "./checks";
import { PROSPECTS, RUBRIC } from "./copy/prospects.server";
import type { Prospect } from "./practice";
import { play, type Run, rememberingReader } from "./run";

const { prospects } = PROSPECTS.schema.parse(PROSPECTS.shipped);
const checks: readonly Check[] = RUBRIC.schema.parse(RUBRIC.shipped).checks;

function prospectCalled(id: string): Prospect {
  const found = prospects.find((each) => each.id === id);
  if (!found) throw new Error(`No prospect ${id}`);
  return found;
}

const MAYA = prospectCalled("eager-beginner");
const GOOD = [
  "Hey Maya, thanks for writing back! Quick one first: have you done any sales before?",
  "Not bad at all. 300 people a day is more practice than most get. Where are you based?",
  "Nice. What has you looking for something new right now?",
  "That sounds really hard, especially with your brother. What are you doing for work right now, and how many hours could you put in?",
  "And how old are you? I ask everyone, you have to be 18 for this.",
  "Thanks. So the team can see which options suit you: roughly what do you earn a year, and what's your credit score? A ballpark is fine.",
  "Makes sense. The next step is a call with the team. It's free and without commitment, they walk you through the role. Want me to book you in?",
  "I get why that feels scary. You don't sell anything, you book calls over DMs and a closer takes it from there.",
  "So would you like to get on that call with the team? It's free, no obligation.",
  "Great, tomorrow at 5 pm Eastern, your time. Sound good?",
];
const markOf = (run: Run, id: string, prospect = MAYA) =>
  marksOf(prospect, checks, run).find((mark) => mark.id === id);

describe("PRAC-3 the marks of a run", () => {
  test("a good conversation books the call and passes every check", () => {
    const run = play(MAYA, 7, GOOD);
    expect(run.exchanges.map(({ said, reply }) => [said, reply])).toHaveLength(GOOD.length);
    const marks = marksOf(MAYA, checks, run);
    expect(run.ending).toBe("booked");
    expect(marks.filter(({ passed }) => !passed)).toEqual([]);
    expect(marks.length).toBeGreaterThanOrEqual(12);
    expect(isPassed(MAYA, checks, run, marks)).toBe(true);
  });
  test.each<[id: string, at: number, line: string]>([
    [
      "short",
      1,
      `Where are you based? ${"Let me tell you all about us and what we do here every day. ".repeat(6)}`,
    ],
    ["no-guarantee", 1, "I promise you will make it. Where are you based?"],
    ["no-figure", 1, "You'll make $9,000 a month with us. Where are you based?"],
    ["no-pressure", 1, "Only 2 spots left, so hurry! Where are you based?"],
    ["private", 1, "Send me a photo of your ID first. Where are you based?"],
    ["no-praise", 1, "love your energy!!"],
  ])("%s is marked at the message that decides it", (id, at, line) => {
    const run = play(MAYA, 7, [...GOOD.slice(0, at), line]);
    expect(markOf(run, id)).toEqual({ id, passed: false, at });
  });
  test("a misfit is let go for a reason that was found out, and a booked one fails", () => {
    const tunde = prospectCalled("outside-the-us");
    const kind = [
      "Hi Tunde! Where are you based?",
      "Thanks for telling me. This is only open to people in the US right now, so I can't take you further. All the best!",
    ];
    const passed = play(tunde, 3, kind);
    expect(passed.ending).toBe("declined");
    expect(isPassed(tunde, checks, passed, marksOf(tunde, checks, passed))).toBe(true);
    const guessed = play(tunde, 3, [
      "Hi Tunde! I don't think this is a good fit for you. All the best!",
    ]);
    expect(markOf(guessed, "ending", tunde)).toMatchObject({ passed: false });
  });
  test.each([
    "i dont want u to put this on a card. id rather u get the debt sorted first",
    "honestly i cant take you further while the rent is behind, please call 211 first",
  ])("PRAC-3 someone in debt is let go rightly by who names the debt: %s", (line) => {
    const angela = prospectCalled("in-debt-and-hopeful");
    const run = play(angela, 4, ["hey im so sorry ur dealing w that", line]);
    expect(run.ending).toBe("declined");
    expect(markOf(run, "ending", angela)).toMatchObject({ passed: true });
    const jayden = prospectCalled("under-18");
    const other = play(jayden, 4, [line]);
    expect(markOf(other, "ending", jayden)).toMatchObject({ passed: false });
  });
  test.each(["hey priya whats up", "all good if now isnt the time"])(
    "PRAC-3 who told nothing is not said to have pitched: %s",
    (line) => {
      const priya = prospectCalled("price-first");
      expect(markOf(play(priya, 6, [line]), "asks-first", priya)).toBeUndefined();
      const pitched = play(priya, 6, [line, "You book calls for us and get paid per call."]);
      expect(markOf(pitched, "asks-first", priya)).toMatchObject({ passed: false });
    },
  );
  test.each(prospects)("every run of $id has at least twelve marks", (prospect) => {
    const run = play(prospect, 3, [
      "hi",
      "where do you live, and how old are you?",
      "why now?",
      "what do you do for work?",
    ]);
    expect(marksOf(prospect, checks, run).length).toBeGreaterThanOrEqual(12);
  });
});

describe("PRAC-1 a replay", () => {
  test("is the same to the byte for the same seed and messages, and another for another seed", () => {
    for (const prospect of prospects) {
      const first = JSON.stringify(play(prospect, 7, GOOD));
      expect(JSON.stringify(play(prospect, 7, GOOD))).toBe(first);
      const reader = rememberingReader();
      for (let said = 1; said < GOOD.length; said += 1)
        play(prospect, 7, GOOD.slice(0, said), {}, reader);
      expect(JSON.stringify(play(prospect, 7, GOOD, {}, reader))).toBe(first);
    }
    const seeds = Array.from({ length: 20 }, (_, seed) => JSON.stringify(play(MAYA, seed, GOOD)));
    expect(new Set(seeds).size).toBeGreaterThan(5);
  });
});
