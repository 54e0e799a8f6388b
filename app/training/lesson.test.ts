import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { clock } from "~/platform/time/durations";
import {
  isCompleting,
  type LessonProgress,
  leastLength,
  leastSecondsToComplete,
  lessonIdOf,
  lessonPercent,
  lessonState,
  nextLesson,
  overallPercent,
  resumeSecond,
  withProgress,
} from "./lesson";

function progress(changes: Partial<LessonProgress> = {}): LessonProgress {
  return {
    lessonNumber: 1,
    progressSeconds: 0,
    positionSeconds: 0,
    durationSeconds: 100,
    completed: false,
    lastWatchedAt: "2026-01-01T00:00:00.000Z",
    ...changes,
  };
}

/** A catalog of the specification's size; the product's may be longer. */
const numbersTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);
const LESSONS = numbersTo(26);

describe("a lesson's address (LES-1)", () => {
  test.each([1, 26, 27, 120])("LES-1 exists for 1 to %i, and not for the next", (lessonCount) => {
    for (let number = 1; number <= lessonCount; number += 1) {
      expect(lessonIdOf(`lesson${number}`, numbersTo(lessonCount))).toBe(number);
    }
    expect(lessonIdOf(`lesson${lessonCount + 1}`, numbersTo(lessonCount))).toBeNull();
  });
  test.each([
    "lesson0",
    "lesson27",
    "lesson99",
    "lesson100",
    "lesson01",
    "lesson1x",
    "lesson",
    "Lesson1",

    "lesson-1",
    "lesson1.0",
    "lesson 1",
    " lesson1",
    "lesson1\n",
    "lesson１",
    "xlesson1",
    "1",
    "",
  ])("is no %j", (slug) => {
    expect(lessonIdOf(slug, LESSONS)).toBeNull();
  });
});

describe("a lesson's state (DASH-1)", () => {
  test.each([
    [undefined, "Start"],
    [progress(), "Start"],
    [progress({ progressSeconds: 0.1 }), "Continue"],
    [progress({ progressSeconds: 90 }), "Continue"],
    [progress({ progressSeconds: 90, completed: true }), "Completed"],
    [progress({ progressSeconds: 0, completed: true }), "Completed"],
  ])("%o is %s", (given, state) => {
    expect(lessonState(given)).toBe(state);
  });
});

describe("percentages (DASH-2)", () => {
  test.each([
    [undefined, 0],
    [progress({ progressSeconds: 25 }), 25],
    [progress({ progressSeconds: 50, durationSeconds: 200 }), 25],
    [progress({ progressSeconds: 102 }), 100],
    [progress({ progressSeconds: 50, durationSeconds: null }), 0],
    [progress({ progressSeconds: 50, durationSeconds: 0 }), 0],
    [progress({ progressSeconds: 25, positionSeconds: 99 }), 25],
    [progress({ progressSeconds: 91, completed: true }), 100],
    [progress({ progressSeconds: 91, durationSeconds: null, completed: true }), 100],
  ])("%o is %d percent", (given, percent) => {
    expect(lessonPercent(given)).toBe(percent);
  });
  test("the overall one is the mean over all 26, rounded", () => {
    const complete = (count: number) =>
      Array.from({ length: count }, (_, index) =>
        progress({ lessonNumber: index + 1, progressSeconds: 100 }),
      );
    expect(overallPercent([], LESSONS)).toBe(0);
    expect(overallPercent(complete(13), LESSONS)).toBe(50);
    expect(overallPercent(complete(26), LESSONS)).toBe(100);
    expect(overallPercent([progress({ progressSeconds: 13 })], LESSONS)).toBe(1);
    expect(overallPercent([progress({ progressSeconds: 12.9 })], LESSONS)).toBe(0);
    expect(overallPercent(complete(26), numbersTo(27))).toBe(96);
    expect(overallPercent(complete(27), numbersTo(27))).toBe(100);
    const barely = complete(26).map((row) => ({ ...row, progressSeconds: 90, completed: true }));
    expect(overallPercent(barely, LESSONS)).toBe(100);
  });
  test("stays between 0 and 100 and follows its formula, for any progress", () => {
    const watched = fc.record({
      progressSeconds: fc.double({ min: 0, max: 43_200, noNaN: true }),
      durationSeconds: fc.option(fc.double({ min: 1, max: 43_200, noNaN: true })),
    });
    fc.assert(
      fc.property(fc.array(watched, { maxLength: LESSONS.length }), (all) => {
        const rows = all.map((each, index) => progress({ ...each, lessonNumber: index + 1 }));
        const mean =
          all.reduce(
            (sum, { progressSeconds, durationSeconds }) =>
              sum +
              (durationSeconds ? Math.min(100, (progressSeconds / durationSeconds) * 100) : 0),
            0,
          ) / LESSONS.length;
        expect(overallPercent(rows, LESSONS)).toBe(Math.round(mean));
        expect(overallPercent(rows, LESSONS)).toBeLessThanOrEqual(100);
      }),
    );
  });
});

describe("the lesson to continue with (DASH-1)", () => {
  const watched = (lessonNumber: number, lastWatchedAt: string, completed = false) =>
    progress({ lessonNumber, lastWatchedAt, completed, progressSeconds: 10 });
  const all = LESSONS.map((number) => watched(number, "2026-01-01", true));

  test.each([
    ["the first, for who begins", [], 1],
    [
      "the one watched last",
      [watched(2, "2026-01-01"), watched(5, "2026-01-03"), watched(7, "2026-01-02")],
      5,
    ],
    [
      "an open one, though another was completed since",
      [watched(2, "2026-01-01"), watched(3, "2026-01-09", true)],
      2,
    ],
    [
      "the first not begun, where all begun are completed",
      all.filter(({ lessonNumber }) => ![4, 9].includes(lessonNumber)),
      4,
    ],
    [
      "C3 the one watched last, in whichever zone a time is written",
      [
        watched(3, "2026-11-21T20:13:30.815-05:00"),
        watched(5, "2026-11-22T01:13:31.000Z"),
        watched(4, "2026-11-22T01:13:29.000Z"),
      ],
      5,
    ],
    ["none, when all are completed", all, null],
  ])("is %s", (_case, rows, number) => {
    expect(nextLesson(rows, LESSONS)).toBe(number);
  });
  test("CONT-10 follows the list's order, and leaves out what is hidden or removed", () => {
    expect(nextLesson([], [5, 3])).toBe(5);
    expect(nextLesson([watched(4, "2026-01-01"), watched(5, "2026-01-02", true)], [5, 3])).toBe(3);
    expect(overallPercent([watched(4, "2026-01-01", true)], [5, 3])).toBe(0);
    expect(lessonIdOf("lesson4", [5, 3])).toBeNull();
  });
  test("LES-1 is the 27th, where the catalog has one more than all that are completed", () => {
    expect(nextLesson(all, numbersTo(27))).toBe(27);
  });
  test("is found without changing the list", () => {
    const rows = [watched(2, "2026-01-01"), watched(5, "2026-01-03")];
    nextLesson(rows, LESSONS);
    expect(rows.map(({ lessonNumber }) => lessonNumber)).toEqual([2, 5]);
  });
});

describe("completion (VID-4)", () => {
  test.each([
    [89.9, 100, false],
    [90, 100, true],
    [120, 100, true],
    [9_000, null, false],
    [0, 0, false],
    [1, -1, false],
  ])("%d of %s seconds: %s", (seconds, duration, completing) => {
    expect(isCompleting(seconds, duration)).toBe(completing);
  });
  test.each([
    { said: "nothing is known and the clip is short", usual: null, own: null, clip: 15, is: false },
    { said: "nothing is known and it is long", usual: null, own: null, clip: 31, is: true },
    { said: "it was watched to its end before", usual: null, own: 15, clip: 15, is: true },
    { said: "a shorter one was watched before", usual: null, own: 6, clip: 15, is: true },
    { said: "others know a longer one", usual: 600, own: 15, clip: 15, is: false },
    { said: "others know a much longer one", usual: 600, own: null, clip: 90, is: false },
    { said: "others know about the same", usual: 600, own: null, clip: 590, is: true },
    { said: "others know a short one", usual: 12, own: null, clip: 12, is: true },
  ])("VID-4 the end of $clip s where $said: $is", ({ usual, own, clip, is }) => {
    expect(isCompleting(clip, clip, leastLength(usual, own))).toBe(is);
  });
});

describe("resuming (VID-2)", () => {
  test.each([
    [undefined, null],
    [progress({ positionSeconds: 5 }), null],
    [progress({ positionSeconds: 5.01 }), 5],
    [progress({ positionSeconds: 42.9 }), 42],
    [progress({ positionSeconds: 42.9, durationSeconds: null }), 42],
    [progress({ positionSeconds: 98.9 }), 98],
    [progress({ positionSeconds: 99 }), null],
    [progress({ positionSeconds: 100 }), null],
    [progress({ positionSeconds: 10, progressSeconds: 95, completed: true }), 10],
    [progress({ positionSeconds: 89, progressSeconds: 95, completed: true }), 89],
    [progress({ positionSeconds: 90, progressSeconds: 95, completed: true }), null],
    [progress({ positionSeconds: 90, progressSeconds: 90 }), 90],
  ])("%o begins at %s", (given, second) => {
    expect(resumeSecond(given)).toBe(second);
  });
});

describe("a time as people read it (ADM-4)", () => {
  test.each([
    [0, "0:00"],
    [7, "0:07"],
    [59.99, "0:59"],
    [60, "1:00"],
    [187, "3:07"],
    [3_599, "59:59"],
    [3_600, "1:00:00"],
    [3_729, "1:02:09"],
    [43_200, "12:00:00"],
  ])("%d seconds are %s", (seconds, text) => {
    expect(clock(seconds)).toBe(text);
  });
});

describe("a live change (DASH-3)", () => {
  const rows = [progress({ lessonNumber: 1 }), progress({ lessonNumber: 2 })];

  test("puts in, replaces and takes out one lesson's row, and leaves the list it was given", () => {
    const changed = { ...progress({ lessonNumber: 2, progressSeconds: 9 }), removed: false };
    const { removed: _, ...row } = changed;
    expect(withProgress(rows, changed)).toEqual([rows[0], row]);
    expect(withProgress(rows, { ...changed, lessonNumber: 3 })).toEqual([
      ...rows,
      { ...row, lessonNumber: 3 },
    ]);
    expect(withProgress(rows, { ...changed, removed: true })).toEqual([rows[0]]);
    expect(withProgress([], { ...changed, removed: true })).toEqual([]);
    expect(rows).toHaveLength(2);
  });
});

describe("the least time that playing to completion takes (VID-4)", () => {
  test.each([
    ["a minute", 60, 13.5],
    ["an honest ten minutes", 600, 255],
    ["an hour", 3_600, 1_605],
    ["a second, as a forger may claim", 1, 0.225],
  ])("S16d of %s", (_what, duration, least) => {
    expect(leastSecondsToComplete(duration)).toBeCloseTo(least, 9);
  });
  test("S16d is never nothing, and never more than double speed with a late first save needs", () => {
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: 43_200, noNaN: true }), (duration) => {
        const least = leastSecondsToComplete(duration);
        expect(least).toBeGreaterThan(0);
        expect(least).toBeLessThanOrEqual((duration * 0.9) / 2);
      }),
    );
  });
});
