import { describe, expect, test } from "vitest";
import { shippedWords } from "../../../tests/kit/shipped-words";
import { conversation } from "../../script/copy/conversation";
import { FOLLOW_UPS } from "../../script/copy/follow-ups.server";
import { OUTCOME_NAMES } from "../acts/acts";
import { STATUS_NAMES, type Status } from "../prospect";
import { type Lead, offerOf, type Past, turnOf } from "./follow-up";

const zone = "America/New_York";
const now = new Date("2026-11-24T17:00:00Z");
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();
const past = (changes: Partial<Past>): Past => ({
  lastAt: daysAgo(0),
  outcome: null,
  call: null,
  isSent: true,
  ...changes,
});
const lead: Lead & { status: Status } = {
  id: "0000",
  firstName: "Ann",
  status: "pending",
  nextContactAt: null,
  callDay: null,
  said: null,
};
const { lines } = shippedWords.of(FOLLOW_UPS);
const clock = { zone, now };
const CALL = { at: daysAgo(-1), zone };

describe("which line is the right one (WEEK-2)", () => {
  test.each([
    [0, "first"],
    [1, "silent-1"],
    [2, "silent-1"],
    [3, "silent-3"],
    [6, "silent-3"],
    [7, "silent-7"],
    [13, "silent-7"],
    [14, "silent-14"],
    [90, "silent-14"],
  ] as const)("WEEK-2 after %i days of silence", (days, when) => {
    expect(turnOf(lead, past({ lastAt: daysAgo(days) }), clock)).toBe(when);
  });
  /** What fits on the day of it, and from the next day on, by the reason and by whether a call is coming. */
  test.each([
    ["replied", "script", "silent-1", "booked"],
    ["later-1", "silent-1", "silent-1", "booked"],
    ["later-3", "silent-3", "silent-1", "booked"],
    ["later-7", "silent-7", "silent-1", "booked"],
    ["thinking", "thinking", "thinking", "thinking"],
    ["not-now", "not-now", "not-now", "not-now"],
    ["booked", "call", "call", "booked"],
    ["showed", "showed", "showed", "showed"],
    ["no-show", "no-show", "no-show", "no-show"],
    ["not-interested", "not-interested", "not-interested", "not-interested"],
  ] as const)(
    "WEEK-2 after '%s' the line is for what happened",
    (outcome, today, after, withCall) => {
      for (const status of ["pending", "rescheduled", "no_show", "not_interested"] as const)
        for (const said of [null, "I'm in Ohio"]) {
          const turn = (days: number, more: Partial<Past> = {}) =>
            turnOf(
              { ...lead, status, said },
              past({ lastAt: daysAgo(days), outcome, ...more }),
              clock,
            );
          expect(turn(0), `${status} ${said}`).toBe(today);
          expect(turn(1), `${status} ${said}`).toBe(after);
          expect(turn(1, { call: CALL })).toBe(withCall);
          expect(turn(1, { call: { at: daysAgo(1), zone } })).toBe(after);
        }
      for (const status of ["closed", "disqualified"] as const)
        for (const days of [0, 9])
          expect(turnOf({ ...lead, status }, past({ outcome, lastAt: daysAgo(days) }), clock)).toBe(
            status,
          );
    },
  );

  test("WEEK-2 without an outcome the status, the call's day and what was sent say what happened", () => {
    const turn = (changes: Partial<Lead>, more: Partial<Past> = {}) =>
      turnOf({ ...lead, ...changes }, past(more), clock);
    expect(turn({ status: "no_show" })).toBe("no-show");
    expect(turn({ status: "not_interested" })).toBe("not-interested");
    expect(turn({ status: "rescheduled" })).toBe("moved");
    expect(turn({ status: "rescheduled", callDay: "2026-11-20" })).toBe("call");
    expect(turn({ status: "rescheduled", callDay: "2026-11-24" })).toBe("booked");
    expect(turn({ callDay: "2026-11-25" }, { isSent: false })).toBe("booked");
    expect(turn({ callDay: "2026-11-23" }, { isSent: false })).toBe("call");
    expect(turn({ said: "I'm in Ohio" })).toBe("script");
    const fresh = { isSent: false, lastAt: daysAgo(5) };
    expect(turn({}, fresh)).toBe("first");
    expect(turn({ nextContactAt: daysAgo(-2) }, fresh)).toBe("first");
    expect(turn({ nextContactAt: daysAgo(3) }, { isSent: false })).toBe("silent-3");
    expect(turn({}, { ...fresh, isSent: true })).toBe("silent-3");
  });

  test("WEEK-2 in every state the words fit: thanks only for an answer, and nothing to who said no or is a client", () => {
    const [start] = conversation.nodes;
    expect(start?.message).toContain("thanks for getting back to me");
    for (const status of STATUS_NAMES)
      for (const outcome of [null, ...OUTCOME_NAMES])
        for (const said of [null, "I'm in Ohio"])
          for (const days of [0, 1, 9])
            for (const due of [null, daysAgo(days), daysAgo(-3)])
              for (const call of [null, CALL, { at: daysAgo(1), zone }])
                for (const callDay of [null, "2026-11-25", "2026-11-20"])
                  for (const isSent of [true, false]) {
                    const each = { ...lead, status, nextContactAt: due, said, callDay };
                    const known = { lastAt: daysAgo(days), outcome, call, isSent };
                    const offer = offerOf(each, known, { lines, ...clock });
                    const state = `${status} ${outcome} ${said} ${days} ${due} ${call?.at} ${callDay} ${isSent}`;
                    if (offer.from === "script") {
                      expect(outcome === "replied" || (!outcome && said), state).toBeTruthy();
                      expect(days, state).toBe(0);
                    } else if (offer.from === "follow-ups") {
                      expect(offer.text, state).not.toMatch(/getting back to me|\{\w+\}|null/);
                      expect(status, state).not.toMatch(/closed|disqualified/);
                      expect(outcome ?? status, state).not.toMatch(/^not.interested$/);
                      const isComing = call === CALL || callDay === "2026-11-25";
                      expect(offer.line === "confirm" && !isComing, state).toBe(false);
                      if (offer.line === "missed")
                        expect(outcome ?? status, state).toMatch(/^no.show$/);
                      if (offer.line === "hello") expect(outcome ?? said, state).toBeNull();
                    }
                  }
  });

  test("WEEK-2 a silent, overdue prospect gets a line even where the company wrote none for the longest silences", () => {
    for (const kept of [lines, lines.filter(({ when }) => !/^silent-(?:7|14)$/.test(when))])
      for (const days of [1, 2, 5, 9, 30])
        for (const outcome of [null, "replied", "later-1", "later-7"] as const) {
          // Imported just now, and due since then.
          const lastAt = daysAgo(outcome === null ? 0 : days);
          const overdue = { ...lead, id: crypto.randomUUID(), nextContactAt: daysAgo(days) };
          const known = past({ lastAt, outcome, isSent: false });
          const offer = offerOf(overdue, known, { lines: kept, ...clock });
          expect(offer, `${outcome} ${days}`).toMatchObject({
            from: "follow-ups",
            text: expect.stringContaining("Ann"),
          });
        }
    const none = lines.filter(({ when }) => when !== "showed");
    expect(offerOf(lead, past({ outcome: "showed" }), { lines: none, ...clock })).toMatchObject({
      from: "none",
    });
  });

  test("WEEK-2 a line names what they said where it is known, and what they said is only text", () => {
    const said = "I'm in {firstName}";
    const text = (changes: Partial<Lead>) => {
      const offer = offerOf({ ...lead, ...changes }, past({ lastAt: daysAgo(1) }), {
        lines,
        ...clock,
      });
      return offer.from === "follow-ups" ? offer.text : "";
    };
    expect(text({ said })).toContain(`“${said}”`);
    expect(text({})).toMatch(/^Hey Ann, [^“]*$/);
    expect(text({ firstName: "" })).toMatch(/^Hey there, /);
  });
});
