import { describe, expect, test } from "vitest";
import { shippedWords } from "../../tests/kit/shipped-words";
import { lessonDetails } from "./lesson-details.server";
import type { StoredProgress } from "./progress.server";
import { shownLessons } from "./training.server";

const row = (lessonNumber: number, changes: Partial<StoredProgress> = {}): StoredProgress => ({
  userId: "ann",
  lessonNumber,
  progressSeconds: 67,
  positionSeconds: 10,
  durationSeconds: 670,
  completed: false,
  completedEarly: false,
  lastWatchedAt: "2026-01-02T03:04:05.000Z",
  ...changes,
});

describe("a person's lessons in an administrator's words (ADM-4)", () => {
  const rows = [
    row(1, { progressSeconds: 640, completed: true }),
    row(2),
    row(3, { progressSeconds: 0 }),
    row(4, { durationSeconds: null }),
    row(6, { progressSeconds: 670, completed: true, completedEarly: true }),
  ];
  const lessons = shownLessons(shippedWords);
  const details = lessonDetails(rows, lessons);

  test("are all of the catalog, begun or not", () => {
    expect(details.map(({ number }) => number)).toEqual(lessons.map(({ number }) => number));
  });
  test.each([
    [1, { state: "Completed", early: false, watched: "10:40 of 11:10" }],
    [6, { state: "Completed", early: true }],
    [2, { state: "In Progress", percent: 10, watched: "1:07 of 11:10" }],
    [3, { state: "Not Started", percent: 0 }],
    [4, { state: "In Progress", percent: 0, watched: "1:07 of ?:??" }],
    [5, { state: "Not Started", percent: 0, watched: null, lastWatchedAt: null }],
  ])("lesson %i", (number, expected) => {
    expect(details[number - 1]).toMatchObject(expected);
  });
  test("say when each was watched last", () => {
    expect(details[1]?.lastWatchedAt).toBe("2026-01-02T03:04:05.000Z");
  });
});
