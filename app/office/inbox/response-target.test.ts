import { describe, expect, test } from "vitest";
import type { Status } from "./inbox-item";
import { ageOf } from "./response-target";

const NOW = "2026-11-21T12:00:00.000Z";

function ago(hours: number): string {
  return new Date(Date.parse(NOW) - hours * 3_600_000).toISOString();
}

function words(hours: number, status: Status = "new", settledHoursAgo?: number) {
  const settledAt = settledHoursAgo === undefined ? null : ago(settledHoursAgo);
  const age = ageOf({ at: ago(hours), status, settledAt }, NOW);
  return age && `${age.words} (${age.tone})`;
}

describe("SLOT-2 age against the promise of an answer within 24 hours", () => {
  test.each([
    [-1, "waiting 1 min (neutral)"],
    [0, "waiting 1 min (neutral)"],
    [0.5, "waiting 30 min (neutral)"],
    [3.9, "waiting 3 h (neutral)"],
    [17.9, "waiting 17 h (neutral)"],
    [18, "due in 6 h (warning)"],
    [18.5, "due in 5 h (warning)"],
    [23.5, "due in 30 min (warning)"],
    [24, "due in 1 min (warning)"],
    [24.01, "overdue 1 min (danger)"],
    [26.5, "overdue 2 h (danger)"],
    [71, "overdue 47 h (danger)"],
    [24 * 5, "overdue 4 days (danger)"],
  ])("%d hours", (hours, expected) => {
    expect(words(hours)).toBe(expected);
    expect(words(hours, "open")).toBe(expected);
  });

  test.each<[number, Status, number | undefined, string | null]>([
    [30, "done", 27.5, "answered within 3 h (success)"],
    [30, "accepted", 29.9, "answered within 6 min (success)"],
    [30, "declined", 6, "answered within 24 h (success)"],
    [30, "done", 5.9, "answered within 25 h (danger)"],
    [100, "done", 0, "answered within 5 days (danger)"],
    [30, "cancelled", undefined, null],
  ])("%d hours, %s %d hours ago", (hours, status, settled, expected) => {
    expect(words(hours, status, settled)).toBe(expected);
  });
});
