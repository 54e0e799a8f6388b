import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { LARGEST_LESSON_NUMBER } from "./lesson";
import { progressSave } from "./progress-save";

const SAVE = {
  userId: "ann",
  lessonNumber: 1,
  positionSeconds: 10,
  progressSeconds: 20,
  durationSeconds: 100,
  epoch: 0,
  ageSeconds: 0,
};

describe("what is believed of a save (VID-6)", () => {
  test.each([
    ["a plain one", {}],
    ["the largest number of a lesson", { lessonNumber: LARGEST_LESSON_NUMBER }],
    ["the very start", { positionSeconds: 0, progressSeconds: 0 }],
    ["the very end", { positionSeconds: 100, progressSeconds: 100 }],
    ["slightly past the end", { positionSeconds: 102, progressSeconds: 102 }],
    ["an unknown duration", { durationSeconds: null }],
    ["twelve hours", { durationSeconds: 43_200, positionSeconds: 43_200, progressSeconds: 43_200 }],
    ["a fraction", { positionSeconds: 10.123, durationSeconds: 99.9 }],
    ["after many resets", { epoch: 1_000 }],
    ["made offline, weeks ago", { ageSeconds: 30 * 86_400 }],
  ])("%s", (_name, changes) => {
    expect(progressSave.safeParse({ ...SAVE, ...changes })).toMatchObject({ success: true });
  });
  test.each([
    ["lesson 0", { lessonNumber: 0 }],
    ["a larger number", { lessonNumber: LARGEST_LESSON_NUMBER + 1 }],
    ["lesson 1.5", { lessonNumber: 1.5 }],
    ["a lesson in words", { lessonNumber: "1" }],
    ["a negative position", { positionSeconds: -0.1 }],
    ["a negative furthest point", { progressSeconds: -1 }],
    ["a position past the end", { positionSeconds: 102.1 }],
    ["a furthest point past the end", { progressSeconds: 102.1 }],
    ["a position that is no number", { positionSeconds: Number.NaN }],
    ["a position without end", { positionSeconds: Number.POSITIVE_INFINITY }],
    ["a position as text", { positionSeconds: "10" }],
    ["a position beyond reason", { positionSeconds: 1e9, durationSeconds: null }],
    ["no duration at all", { durationSeconds: undefined }],
    ["a duration of nothing", { durationSeconds: 0, positionSeconds: 0, progressSeconds: 0 }],
    ["a negative duration", { durationSeconds: -100 }],
    ["a duration of more than 12 hours", { durationSeconds: 43_200.1 }],
    ["a duration without end", { durationSeconds: Number.POSITIVE_INFINITY }],
    ["a negative epoch", { epoch: -1 }],
    ["half an epoch", { epoch: 0.5 }],
    ["a point from the future", { ageSeconds: -1 }],
    ["a point from last year", { ageSeconds: 400 * 86_400 }],
    ["nobody's", { userId: "" }],
    ["somebody's with a long name", { userId: "x".repeat(101) }],
    ["a field that is not asked for", { completed: true }],
    ["its own clock", { lastWatchedAt: "2030-01-01" }],
  ])("not: %s", (_name, changes) => {
    expect(progressSave.safeParse({ ...SAVE, ...changes })).toMatchObject({ success: false });
  });
  test.each([null, undefined, [], "", 7, "{}"])("not: %j in place of a save", (body) => {
    expect(progressSave.safeParse(body)).toMatchObject({ success: false });
  });
  test("nothing outside its bounds ever passes", () => {
    const anything = fc.oneof(fc.anything(), fc.double(), fc.integer());
    const fields = Object.fromEntries(Object.keys(SAVE).map((name) => [name, anything]));
    fc.assert(
      fc.property(fc.record(fields), (changes) => {
        for (const [name, value] of Object.entries(changes)) {
          const parsed = progressSave.safeParse({ ...SAVE, [name]: value });
          if (!parsed.success) continue;
          const { lessonNumber, positionSeconds, progressSeconds, durationSeconds } = parsed.data;
          expect(lessonNumber >= 1 && lessonNumber <= LARGEST_LESSON_NUMBER).toBe(true);
          for (const seconds of [positionSeconds, progressSeconds]) {
            expect(seconds >= 0 && seconds <= (durationSeconds ?? 43_200) + 2).toBe(true);
          }
        }
      }),
    );
  });
});
