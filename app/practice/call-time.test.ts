/** The time of a call in pieces, as people write it, and lines with days and numbers that are none (PRAC-1). */
// cspell:disable
import { describe, expect, test } from "vitest";
import { PROSPECTS } from "./copy/prospects.server";
import { SLOTS } from "./copy/voices";
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
const HOURS = ["5pm?", "u like 7", "730", "how about 7:30", "10am works?", "yes 5 works"];
const ZONES = ["ur time, so eastern", "eastern", "yours", "your time of course"];

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
  test.each(["5pm?", "10am works?", "how about 7", "730pm"])("%s has a time and no day", (hour) => {
    expect(offeredThen(hour).exchanges.at(-1)?.cues).toEqual([{ kind: "which-day" }]);
    expect(offeredThen(hour, "thurs", "yours").ending).toBe("booked");
  });
  test("a yes takes the day and the hour that they proposed, and nothing else does", () => {
    const asked = offeredThen("which day is good for you?");
    const proposed = asked.exchanges.at(-1)?.reply ?? "";
    expect(
      SLOTS.some((slot) => proposed.includes(slot)),
      proposed,
    ).toBe(true);
    for (const yes of [
      "that works!",
      "perfect",
      "ok sounds good",
      "yes works for me",
      "great, see you then",
    ])
      expect(
        offeredThen("which day is good for you?", yes).exchanges.at(-1)?.state,
        yes,
      ).toMatchObject({
        day: true,
        time: true,
      });
    for (const other of [
      "hm not sure",
      "ok so what else do you do",
      "no that doesnt work",
      "great weather today lol",
    ])
      expect(
        offeredThen("which day is good for you?", other).exchanges.at(-1)?.state.time,
        other,
      ).toBe(false);
    expect(offeredThen("perfect").exchanges.at(-1)?.state).toMatchObject({
      day: false,
      time: false,
    });
  });
  test.each([
    "so you down?",
    "does that sound ok?",
    "wanna do it?",
    "you ready to book it?",
    "would you like that?",
  ])("%s offers again what was offered", (renewed) => {
    expect(offeredThen(renewed).exchanges.at(-1)?.cues).toEqual([{ kind: "propose" }]);
  });
});

describe("PRAC-1 days and numbers that are no call's", () => {
  test.each([
    "oh nice, my sister moved to tampa on friday",
    "what do you usually do on fridays?",
    "ill check back with you next month if thats better",
    "its like 3 weeks long",
    "30 min thats it",
    "the training has 14 lessons",
    "do u talk to 300 people on a saturday?",
    "does that help?",
  ])("%s", (line) => {
    const { state, cues } = offeredThen(line).exchanges.at(-1) ?? {};
    expect(state?.time).toBe(false);
    expect(cues?.map(({ kind }) => kind)).not.toContain("which-time");
    expect(cues?.map(({ kind }) => kind)).not.toContain("fact");
  });
  test("before a call was offered a day books nothing", () => {
    if (!MAYA) throw new Error("no prospect");
    for (const line of ["730", "u down?", "yours", "perfect"])
      expect(play(MAYA, 7, [line]).exchanges[0]?.reading.moves, line).not.toContain("name-time");
  });
});
