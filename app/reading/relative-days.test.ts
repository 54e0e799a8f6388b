// cspell:disable
import { describe, expect, test } from "vitest";
import { readRelativeDay } from "./relative-days";

/** A Friday. */
const TODAY = "2026-11-27";

describe("LEAD-3 days that count from the one on which they were written", () => {
  test.each([
    ["tmrw", "2026-11-28", null],
    ["Tomorrow 3pm", "2026-11-28", 15 * 60],
    ["tomorrow @ 10:30 a.m.", "2026-11-28", 10 * 60 + 30],
    ["tom am", "2026-11-28", 9 * 60],
    ["tonight", "2026-11-27", 18 * 60],
    ["today", "2026-11-27", null],
    ["ASAP!", "2026-11-27", null],
    ["next week", "2026-12-04", null],
    ["nxt wk", "2026-12-04", null],
    ["2 wks", "2026-12-11", null],
    ["in 2 weeks", "2026-12-11", null],
    ["2w", "2026-12-11", null],
    ["in a couple of days", "2026-11-29", null],
    ["couple weeks", "2026-12-11", null],
    ["few days", "2026-11-30", null],
    ["3 days", "2026-11-30", null],
    ["in 10 days", "2026-12-07", null],
    ["a week", "2026-12-04", null],
    ["in a month", "2026-12-27", null],
    ["next month", "2026-12-27", null],
    ["monday am", "2026-11-30", 9 * 60],
    ["next tues", "2026-12-01", null],
    ["this Sat.", "2026-11-28", null],
    ["fri", "2026-12-04", null],
    ["Thursday evening", "2026-12-03", 18 * 60],
    ["thurs 4p", "2026-12-03", 16 * 60],
    ["weekend", "2026-11-28", null],
    ["end of week", "2026-12-04", null],
  ])("%s", (text, day, time) => {
    expect(readRelativeDay(text, TODAY)).toEqual({ day, time });
  });

  test.each([
    "",
    "later",
    "soon",
    "am",
    "3pm",
    "12/1",
    "Dec 1",
    "monday or tuesday",
    "tomorrow 15pm",
    "week",
    "weeks ago",
    "2 weeks ago",
    "99 problems",
    "sunny",
    "after the holidays",
    "next",
    "constructor",
  ])("but not %j", (text) => {
    expect(readRelativeDay(text, TODAY)).toBeNull();
  });
});
