/** Which advice a finished run gives: for every fault, and for everything that is missing beside it (PRAC-3). */
import { describe, expect, test } from "vitest";
import { checks, prospects, words } from "../../tests/kit/practice-words";
import { repliesTo } from "./company-lines.server";
import type { Measure } from "./copy/terms";
import { marksShown } from "./marks-shown";
import { worstOf } from "./next-advice";
import { play, rememberingReader } from "./run";

const reader = rememberingReader();
const STOPPED = { ending: "stopped" } as const;

/** The worst first. */
const FAULTS: readonly [Measure, string, better: RegExp][] = [
  ["private", "Send me a photo of your card, front and back.", /card details/],
  ["private", "you are such a loser", /your call/],
  ["private", "Just tell the team you make more than you do, they never check.", /how it is/],
  ["no-guarantee", "I promise you will make it all back, guaranteed.", /can't promise/],
  ["no-figure", "Most weeks it comes to $4,750.", /can't promise/],
  ["no-pressure", "Only 2 spots left, so decide today!", /time you need|no rush/i],
];
const WORST: readonly Measure[] = [...new Set(FAULTS.map(([measure]) => measure))];

/** What the feedback would say after these messages to somebody who could be booked. */
function advice(messages: readonly string[]) {
  const prospect = prospects.find(({ id }) => id === "eager-beginner");
  if (!prospect) throw new Error("No prospect");
  const run = { ...play(prospect, 3, messages, {}, reader), ending: "stopped" as const };
  const replies = repliesTo(prospect, words);
  const marks = marksShown({ prospect, seed: 3, run, checks, replies, reader }, []);
  return worstOf(marks, run, prospect.right);
}

const markOf = ({ measure, needed }: (typeof checks)[number], passed = false) => ({
  measure,
  needed,
  passed,
  aside: false,
});

describe("PRAC-3 one thing to try next", () => {
  test.each(FAULTS)("PRAC-3 %s: after “%s” it is about that", (measure, message, better) => {
    for (const said of [[message], ["hey", message], [message, "love your energy!!"]]) {
      const next = advice(said);
      expect(next?.measure).toBe(measure);
      expect(next?.better).toMatch(better);
    }
  });
  test("PRAC-3 of several faults it is about the worst, in whatever order they came", () => {
    for (const [at, [measure, message]] of FAULTS.entries())
      for (const [, milder] of FAULTS.slice(at + 1)) {
        if (!message.includes("loser")) expect(advice([message, milder])?.measure).toBe(measure);
        expect(advice([milder, message])?.measure).toBe(measure);
      }
  });
  test("PRAC-3 if there is a fault, the advice is about it, not about what is missing", () => {
    for (const fault of checks.filter(({ measure }) => WORST.includes(measure)))
      for (const other of checks.filter(({ measure }) => !WORST.includes(measure))) {
        const marks = checks.map((each) => markOf(each, each !== fault && each !== other));
        expect(worstOf(marks, STOPPED, "booked")?.measure, other.measure).toBe(fault.measure);
      }
  });
  test("PRAC-3 without a fault it is the first needed check that is missing, then any other", () => {
    for (const check of checks) {
      const marks = checks.map((each) => markOf(each, each !== check));
      expect(worstOf(marks, STOPPED, "booked")?.measure).toBe(check.measure);
    }
    const missing = checks.filter(({ measure }) => !WORST.includes(measure));
    const [first] = missing.filter(({ needed }) => needed);
    const all = missing.map((each) => markOf(each));
    expect(worstOf(all, STOPPED, "booked")?.measure).toBe(first?.measure);
    expect(worstOf([], STOPPED, "booked")).toBeUndefined();
  });
  test("PRAC-3 a call booked with somebody who does not fit comes before what was not asked", () => {
    const marks = checks
      .filter(({ measure }) => !WORST.includes(measure))
      .map((each) => markOf(each));
    expect(worstOf(marks, { ending: "booked" }, "declined")?.measure).toBe("ending");
    expect(worstOf(marks, { ending: "left" }, "declined")?.measure).not.toBe("ending");
  });
  test("PRAC-3 what is set aside is no advice", () => {
    const marks = checks.map((each) => ({ ...markOf(each), aside: each.measure !== "short" }));
    expect(worstOf(marks, STOPPED, "booked")?.measure).toBe("short");
  });
});
