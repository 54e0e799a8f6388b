/** Marks say the true cause, and better lines keep the rules that they teach (PRAC-3, READ-8). */
// cspell:ignore cant jayden
import { describe, expect, test } from "vitest";
import { checks, prospects, words } from "../../tests/kit/practice-words";
import { repliesTo } from "./company-lines.server";
import { marksShown } from "./marks-shown";
import { read } from "./message-classifier";
import { play, rememberingReader } from "./run";

const reader = rememberingReader();

function shown(id: string, ...messages: string[]) {
  const prospect = prospects.find((each) => each.id === id);
  if (!prospect) throw new Error(`No prospect ${id}`);
  const played = play(prospect, 1, messages, {}, reader);
  const run = { ...played, ending: played.ending ?? ("stopped" as const) };
  const replies = repliesTo(prospect, words);
  const marks = marksShown({ prospect, seed: 1, run, checks, replies, reader }, []);
  return {
    run,
    marks,
    markOf: (measure: string) => marks.find((each) => each.measure === measure),
  };
}

const OFFER = "want to hop on a free call with the team? tuesday 6pm pacific";

describe("PRAC-3 a call that was not booked", () => {
  test("PRAC-3 with a day, a time and a zone says what was open instead of that one is missing", () => {
    const { markOf } = shown("eager-beginner", "where are you based?", OFFER);
    expect(markOf("day-time-zone")).toBeUndefined();
    expect(markOf("ending")?.cost).toContain("scared i'm not good enough");
    expect(markOf("ending")?.better).toContain("You don't sell anything");
    expect(markOf("objections")?.cost).toContain("still open when the conversation ended");
  });
  test.each([
    ["eager-beginner", "Eastern"],
    ["suspicious-of-mlm", "Central"],
    ["spouse-decides", "Mountain"],
    ["wants-to-talk-now", "Pacific"],
  ])(
    "PRAC-3 is told that one of the three is missing if it is, with the own time in the zone of %s",
    (id, zone) => {
      const { markOf } = shown(
        id,
        "where are you based?",
        "want to hop on a free call with the team? tuesday at 6pm",
      );
      expect(markOf("day-time-zone")?.passed).toBe(false);
      expect(markOf("day-time-zone")?.better).toContain(`Tuesday at 6 pm ${zone}, your time`);
    },
  );
});

describe("PRAC-3 who has no time", () => {
  test("PRAC-3 may be written to later without being questioned first, nobody else", () => {
    const { run, markOf } = shown("ghosting", "ok i'll message you again after the 1st");
    expect(run.ending).toBe("later");
    expect(markOf("ending")?.passed).toBe(true);
    const jayden = shown("under-18", "this isn't a good fit, so I can't take you further");
    expect(jayden.markOf("ending")?.passed).toBe(false);
  });
});

test("PRAC-3 questions that are put first are no pitch", () => {
  const { markOf } = shown(
    "wants-to-talk-now",
    "i cant give out my number but we can set a real call. first just a few quick q's ok?",
  );
  expect(markOf("asks-first")?.passed).toBe(true);
});

test.each(prospects)(
  "READ-8 $id: no better line asks two things or thanks for a greeting",
  ({ id }) => {
    const messages = ["love your energy!!", "where are you based?", "decide today!", OFFER];
    for (let at = 1; at <= messages.length; at += 1)
      for (const { passed, better } of checks.flatMap(({ measure }) => {
        const mark = shown(id, ...messages.slice(0, at)).markOf(measure);
        return mark ? [mark] : [];
      })) {
        if (passed) continue;
        expect(better).not.toMatch(/\?.*\?|\band (?:what|how|when|who)\b.*\?/);
        expect(better).not.toMatch(/You said “[^”]*thank/);
      }
  },
);

test.each([
  "sorry but we only work with people who are 18 or older",
  "unfortunately you need to be 18 or over for this",
])("READ-2 is a kind no: %s", (line) => expect(read(line).moves).toContain("kind-no"));
test.each(["income roughly? team needs it to see what fits", "and your income roughly?"])(
  "READ-2 asks for the income: %s",
  (line) => expect(read(line).moves).toContain("ask-income"),
);

describe("PRAC-3 what never came", () => {
  const at = (marks: ReturnType<typeof shown>["marks"], place: number) =>
    marks
      .filter((mark) => !mark.passed && !mark.whole && mark.at === place)
      .map(({ measure }) => measure);

  test("PRAC-3 belongs to the run as a whole, and never hangs at an innocent last message", () => {
    for (const { id, right } of prospects) {
      const { marks, run } = shown(id, "where are you based?", "thanks for telling me that");
      if (run.ending !== "stopped") continue;
      expect(at(marks, run.exchanges.length - 1), id).not.toContain("age");
      expect(at(marks, run.exchanges.length - 1), id).not.toContain("ending");
      if (right !== "booked") continue;
      const whole = marks.filter((mark) => mark.whole).map(({ measure }) => measure);
      for (const missing of ["age", "why", "hours", "income", "credit", "says-call", "ending"])
        expect(whole, id).toContain(missing);
    }
  });
  test("PRAC-3 what a message did stays at it, also at the last", () => {
    const { marks } = shown(
      "eager-beginner",
      "where are you based?",
      "whats your income? call tuesday at 6pm, I promise you will make it",
    );
    expect(at(marks, 1)).toEqual(
      expect.arrayContaining(["income", "no-guarantee", "day-time-zone"]),
    );
  });
  test("READ-6 no dispute of the last message sets aside what never came", () => {
    const prospect = prospects.find(({ id }) => id === "eager-beginner");
    if (!prospect) throw new Error("No prospect");
    const run = {
      ...play(prospect, 1, ["where are you based?"], {}, reader),
      ending: "stopped" as const,
    };
    const told = { prospect, seed: 1, run, checks, replies: repliesTo(prospect, words), reader };
    const disputes = [{ at: 0, moves: ["ask-location" as const], agreed: null }];
    expect(marksShown(told, disputes).filter(({ aside }) => aside)).toEqual([]);
  });
});
