/** A time in a zone that is not the prospect's (PRAC-3). */
// cspell:ignore thats
import { describe, expect, test } from "vitest";
import { checks, prospects, words } from "../../tests/kit/practice-words";
import { passesNow, saidAgain } from "./better-line";
import { marksOf } from "./checks";
import { repliesTo } from "./company-lines.server";
import { marksShown } from "./marks-shown";
import { read } from "./message-classifier";
import { begin } from "./prospect-state";
import { type Exchange, play } from "./run";
import { wrongZone } from "./wrong-zone";

const called = (id: string) => {
  const prospect = prospects.find((each) => each.id === id);
  if (!prospect) throw new Error(`No prospect ${id}`);
  return prospect;
};

/** In Boise, asked where they live, and then told this. */
function judged(id: string, ...said: string[]) {
  const prospect = called(id);
  return wrongZone(prospect, play(prospect, 1, ["where are you based?", ...said]).exchanges);
}
const BOISE =
  prospects.find(({ facts }) => facts.some(({ answer }) => /boise/i.test(answer)))?.id ?? "";
const TULSA =
  prospects.find(({ facts }) => facts.some(({ answer }) => /tulsa/i.test(answer)))?.id ?? "";

describe("PRAC-3 the zone of a call", () => {
  test.each([
    "how about thursday 8pm central",
    "thursday at 8 pm Central time?",
    "thursday 8pm on thursday, central",
    "does 8:30 est on friday work for you?",
    "lets do noon pacific tomorrow",
    "8 ct thursday works for you?",
    "thursday 8pm central your time",
    "we're on for thursday 8pm central!",
  ])("PRAC-3 that is not theirs is seen: %s", (said) => {
    expect(judged(BOISE, said)).toMatchObject({ at: 1, theirs: "Mountain" });
  });
  test.each([
    "thursday 8pm mountain",
    "thursday 8pm your time",
    "thursday 8pm central, my time",
    "8pm central on my end, thursday",
    "thursday 8pm central, 7 mountain",
    "thursday 8pm central (7pm your time)",
    "thursday 8pm central / 7 mt",
    "thursday 8pm central, thats 7pm for you",
    "thursday 8pm central, your time that's 7pm",
    "im in chicago so thursday 8pm central",
    "we're on central time, does 8pm central thursday work?",
    "the team is on eastern, so thursday 8pm eastern",
    "thursday 8pm eastern here",
    "the central library is open at 8pm",
    "thursday at 8pm",
    "at 8 people from the pacific northwest join",
    "it's 20 minutes, est. 30 at most",
  ])(
    "PRAC-3 that is theirs, the setter's own, said with both, or none at all is not accused: %s",
    (said) => {
      expect(judged(BOISE, said)).toBeNull();
    },
  );
  test("PRAC-3 counts as it was said last, and with what was said of the own zone before", () => {
    expect(judged(BOISE, "thursday 8pm central", "sorry, 8pm mountain, your zone")).toBeNull();
    expect(judged(BOISE, "thursday 8pm central", "i mean 7pm your time")).toBeNull();
    expect(judged(BOISE, "i'm in dallas btw", "thursday 8pm central")).toBeNull();
    expect(judged(BOISE, "thursday 8pm mountain", "sorry 8pm central")).toMatchObject({ at: 2 });
    expect(judged(TULSA, "7pm mountain thursday")).toMatchObject({ theirs: "Central" });
  });
  test("PRAC-3 nobody is accused while their place is not known, or has two zones", () => {
    const boise = called(BOISE);
    expect(wrongZone(boise, play(boise, 1, ["thursday 8pm central"]).exchanges)).toBeNull();
    const at = (answer: string) => {
      const facts = [
        {
          ...boise.facts[0],
          id: "home",
          ask: "ask-location" as const,
          answer,
          trust: 0,
          guarded: false,
          rulesOut: false,
        },
      ];
      const state = { ...begin({ ...boise, facts }, 1), known: ["home"] };
      const said = { said: "thursday 8pm eastern", state, engine: answer } as unknown as Exchange;
      return wrongZone({ facts }, [said])?.theirs ?? null;
    };
    for (const place of [
      "phoenix",
      "arizona",
      "texas",
      "Washington DC",
      "tennessee",
      "Hartford, CT",
      "Portland, Maine",
      "somewhere warm",
    ])
      expect(at(place), place).toBeNull();
    expect(at("san antonio texas")).toBe("Central");
    expect(at("memphis, tennessee")).toBe("Central");
    expect(at("vegas")).toBe("Pacific");
  });
  test("PRAC-3 a call that is booked in the wrong zone fails there, says both, and offers their own", () => {
    const prospect = { ...called(BOISE), objections: [], trustNeeded: 0 };
    const messages = [
      "where are you based?",
      "want to hop on a free call with the team? thursday 8pm central",
    ];
    const run = play(prospect, 1, messages);
    expect(run.ending).toBe("booked");
    const told = {
      prospect,
      seed: 1,
      run,
      checks,
      replies: repliesTo(prospect, words),
      reader: read,
    };
    const mark = marksShown(told, []).find(({ measure }) => measure === "day-time-zone");
    expect(mark).toMatchObject({ passed: false, at: 1, whole: false });
    expect(mark?.cost).toContain(
      "You named Central time, and where they live it is Mountain time.",
    );
    expect(mark?.better).toContain("Thursday at 8 pm Mountain, your time");
    const check = checks.find(({ measure }) => measure === "day-time-zone");
    if (!check) throw new Error("No check");
    const again = (said: string) => passesNow(check, prospect, saidAgain(told, 1, said));
    expect(again("free call with the team thursday 8pm eastern?")).toBe(false);
    expect(again("free call with the team thursday 8pm mountain?")).toBe(true);
    const right = play(prospect, 1, [
      "where are you based?",
      "want to hop on a free call with the team? thursday 8pm mountain",
    ]);
    const passed = marksOf(prospect, checks, right).find(({ id }) => id === check.id);
    expect(passed?.passed).toBe(true);
  });
});
