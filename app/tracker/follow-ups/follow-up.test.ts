import { describe, expect, test } from "vitest";
import { shippedWords } from "../../../tests/kit/shipped-words";
import { conversation } from "../../script/copy/conversation";
import { FOLLOW_UPS } from "../../script/copy/follow-ups.server";
import { OUTCOME_NAMES } from "../acts/acts";
import { offerOf, type Past, whenOf, withWords } from "./follow-up";

const zone = "America/New_York";
const now = new Date("2026-11-24T17:00:00Z");
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();
const past = (changes: Partial<Past>): Past => ({
  lastAt: daysAgo(0),
  outcome: null,
  call: null,
  ...changes,
});
const lead = { status: "pending", nextContactAt: null as string | null };

describe("which line is the right one (WEEK-2)", () => {
  test.each([
    [0, null],
    [1, "silent-1"],
    [2, "silent-1"],
    [3, "silent-3"],
    [6, "silent-3"],
    [7, "silent-7"],
    [13, "silent-7"],
    [14, "silent-14"],
    [90, "silent-14"],
  ] as const)("WEEK-2 after %i days of silence", (days, when) => {
    expect(whenOf(lead, past({ lastAt: daysAgo(days) }), { zone, now })).toBe(when);
  });
  test("WEEK-2 the reason comes before the days, a coming call before everything", () => {
    const at = { zone, now };
    const old = { lastAt: daysAgo(8) };
    expect(whenOf(lead, past({ ...old, outcome: "thinking" }), at)).toBe("thinking");
    expect(whenOf(lead, past({ ...old, outcome: "not-now" }), at)).toBe("not-now");
    const missed = { status: "no_show", nextContactAt: null };
    expect(whenOf(missed, past({ ...old, outcome: "no-show" }), at)).toBe("no-show");
    expect(whenOf(missed, past({ ...old, outcome: "later-7" }), at)).toBe("silent-7");
    const call = { at: daysAgo(-1), zone };
    expect(whenOf(lead, past({ ...old, outcome: "booked", call }), at)).toBe("booked");
    const over = { at: daysAgo(1), zone };
    expect(whenOf(lead, past({ ...old, outcome: "booked", call: over }), at)).toBe("silent-7");
  });
  test("WEEK-2 whoever is overdue and silent gets a line for it, never the script's thanks for an answer", () => {
    const { lines } = shippedWords.of(FOLLOW_UPS);
    const [start] = conversation.nodes;
    expect(start?.message).toContain("thanks for getting back to me");
    for (const days of [1, 2, 5, 9, 30])
      for (const outcome of [null, ...OUTCOME_NAMES]) {
        // Imported just now, and due since then.
        const fresh = outcome === null ? 0 : days;
        const overdue = {
          id: crypto.randomUUID(),
          firstName: "Ann",
          status: "pending",
          nextContactAt: daysAgo(days),
          said: null,
        };
        const offer = offerOf(overdue, past({ lastAt: daysAgo(fresh), outcome }), {
          lines,
          zone,
          now,
        });
        expect(offer?.text, `${outcome} ${days}`).toContain("Ann");
        expect(offer?.text).not.toMatch(/getting back to me|\{\w+\}/);
      }
  });
  test("WEEK-2 a line names what they said where it is known, and what they said is only text", () => {
    const { lines } = shippedWords.of(FOLLOW_UPS);
    const said = "I'm in {firstName}";
    const known = { ...lead, id: "0000", firstName: "Ann", said };
    const text = (each: typeof known | (Omit<typeof known, "said"> & { said: null })) =>
      offerOf(each, past({ lastAt: daysAgo(1) }), { lines, zone, now })?.text;
    expect(text(known)).toContain(`“${said}”`);
    expect(text({ ...known, said: null })).not.toContain("“");
    expect(withWords("{a} {b}", { a: "{b}", b: "1" })).toBe("{b} 1");
  });
});
