/** The time of a call in pieces, as people write it, and lines with days and numbers that are none (PRAC-1). */
// cspell:disable
import { describe, expect, test } from "vitest";
import { PROSPECTS } from "./copy/prospects.server";
import { play } from "./run";

const { prospects } = PROSPECTS.schema.parse(PROSPECTS.shipped);
const MAYA = prospects.find(({ id }) => id === "eager-beginner") ?? prospects[0];
const OFFERED = [
  "where are you based?",
  "what do you do for work?",
  "how old are you?",
  "why are you looking for something new?",
  "how many hours a week could you give it?",
  "would you like a free call with the team? it's 30 minutes and they show you how it works",
  "you don't sell anything, you just write to people and book calls, the team does the selling",
];

function offeredThen(...said: readonly string[]) {
  if (!MAYA) throw new Error("no prospect");
  return play(MAYA, 7, [...OFFERED, ...said]);
}

const DAYS = ["thurs?", "so does tmrw work?", "how about saturday", "friday then"];
const HOURS = ["5pm?", "how about 7:30", "10am works?"];
const ZONES = ["ur time, so eastern", "eastern", "your time of course"];

describe("PRAC-1 a call's time said piece by piece", () => {
  test.each(DAYS.flatMap((day) => HOURS.map((hour) => [day, hour] as const)))(
    "%s, then %s",
    (day, hour) => {
      expect(offeredThen(day).exchanges.at(-1)?.cues).toEqual([{ kind: "which-time" }]);
      const run = offeredThen(day, hour);
      expect(run.exchanges.at(-1)?.cues).toEqual([{ kind: "zone" }]);
      for (const zone of ZONES) expect(offeredThen(day, hour, zone).ending, zone).toBe("booked");
    },
  );
  test.each(["5pm?", "10am works?", "at 7:30"])(
    "%s has a time and no day: they propose one",
    (hour) => {
      expect(offeredThen(hour).exchanges.at(-1)?.cues).toEqual([{ kind: "propose" }]);
      expect(offeredThen(hour, "thurs", "your time").ending).toBe("booked");
    },
  );
});

describe("PRAC-1 days and numbers that are no call's", () => {
  test.each([
    "what do you usually do on fridays?",
    "ill check back with you next month if thats better",
    "its like 3 weeks long",
    "30 min thats it",
    "the training has 14 lessons",
  ])("%s", (line) => {
    const { state, cues } = offeredThen(line).exchanges.at(-1) ?? {};
    expect(state?.time).toBe(false);
    expect(cues?.map(({ kind }) => kind)).not.toContain("which-time");
    expect(cues?.map(({ kind }) => kind)).not.toContain("fact");
  });
  test("a day, an hour or a zone alone books nothing with someone who would say yes; all three do", () => {
    if (!MAYA) throw new Error("no prospect");
    const ready = { ...MAYA, objections: [], trustNeeded: 0 };
    for (const line of [
      "thurs?",
      "5pm?",
      "eastern",
      "thurs at 5pm",
      "thurs eastern",
      "5pm eastern",
    ])
      expect(play(ready, 7, [line]).ending, line).toBeNull();
    expect(play(ready, 7, ["thurs at 5pm eastern"]).ending).toBe("booked");
  });
});
