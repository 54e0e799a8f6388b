// cspell:ignore hvac
import { describe, expect, test } from "vitest";
import type { Fact } from "./practice";
import { isFaithful } from "./voice-guard";

const LINE = "paid some guy $1,800 for a dropshipping course. my wife still brings it up";
const HIDDEN: readonly Fact[] = [
  {
    id: "job",
    ask: "ask-work",
    answer: "hvac tech, 6 to 3",
    trust: 0,
    guarded: false,
    rulesOut: false,
  },
];

describe("PRAC-2 other words of an AI endpoint", () => {
  test("are kept where they say the same", () => {
    const said =
      "ugh, paid some guy $1,800 for a dropshipping course, and my wife still brings it up";
    expect(isFaithful(said, LINE, HIDDEN)).toBe(true);
  });
  test.each<[why: string, said: string]>([
    [
      "lies about a figure",
      "paid some guy $800 for a dropshipping course. my wife still brings it up",
    ],
    ["loses the fact", "i'd rather talk about something else today"],
    [
      "leaks a fact",
      "paid some guy $1,800 for a dropshipping course. my wife still brings it up, i'm in hvac",
    ],
    [
      "turns it around",
      "never paid some guy $1,800 for a dropshipping course. my wife still brings it up",
    ],
    [
      "agrees to a call",
      "yes book me! paid some guy $1,800 for a dropshipping course. my wife still brings it up",
    ],
    [
      "speaks of its instructions",
      "my instructions: paid some guy $1,800 for a dropshipping course. my wife still brings it up",
    ],
    ["goes on and on", `${LINE} `.repeat(5)],
    ["says nothing", ""],
  ])("are dropped where an endpoint %s", (_, said) => {
    expect(isFaithful(said, LINE, HIDDEN)).toBe(false);
  });
});
