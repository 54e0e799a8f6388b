import { describe, expect, test } from "vitest";
import { waitAfter } from "./live-pace";

const DIGITS = `39${"0".repeat(24)}`;
const IDS = Array.from(DIGITS, (_, index) => index + 1);
const ann = { userId: "ann", progressDigits: DIGITS, lessons: null };

const SAVE = {
  userId: "ann",
  lessonNumber: 1,
  progressSeconds: 250,
  durationSeconds: 800,
  completed: false,
  removed: false,
};

function watched(changes: object = {}) {
  return { event: "progress", data: { ...SAVE, ...changes } };
}

describe("an open panel fetches again (ADM-6)", () => {
  test.each<[string, object, number]>([
    ["a save within the eighth that is shown", {}, 1_500],
    ["a save that reaches the next eighth", { progressSeconds: 301 }, 400],
    ["a save that completes", { progressSeconds: 760, completed: true }, 400],
    ["a lesson that is begun", { lessonNumber: 3, progressSeconds: 1 }, 400],
    ["a completed lesson watched again", { lessonNumber: 2, completed: true }, 1_500],
    ["a reset", { lessonNumber: 2, removed: true }, 400],
    ["somebody on another page", { userId: "bob" }, 5_000],
  ])("after %s", (_, change, ms) => {
    expect(waitAfter(watched(change), [ann], IDS)).toBe(ms);
  });
  test("soon after any account has changed", () => {
    expect(waitAfter({ event: "trainee", data: { userId: "bob" } }, [ann], IDS)).toBe(400);
  });
  test("soon after every save of a trainee whose lessons are open", () => {
    expect(waitAfter(watched(), [{ ...ann, lessons: [] }], IDS)).toBe(400);
  });
  test("OWN-3 a lesson that was moved is where its digit is", () => {
    const moved = [3, 2, 1, ...IDS.slice(3)];
    const begun = watched({ lessonNumber: 3, progressSeconds: 250 });
    expect(waitAfter(begun, [ann], moved)).toBe(1_500);
    expect(waitAfter(begun, [ann], IDS)).toBe(400);
  });
  test("a lesson of unknown length is begun, and no more", () => {
    const unknown = watched({ durationSeconds: null });
    expect(waitAfter(unknown, [{ ...ann, progressDigits: `1${"0".repeat(25)}` }], IDS)).toBe(1_500);
    expect(waitAfter(unknown, [ann], IDS)).toBe(400);
  });
});
