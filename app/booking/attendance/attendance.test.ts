import { expect, test } from "vitest";
import { MINUTE_MS } from "~/platform/time/durations";
import { attendanceWords } from "./attendance";
import { doorOf, type Standing, standingOf } from "./presence";

const START = Date.parse("2027-03-03T19:00:00Z");
const at = (minute: number) => new Date(START + minute * MINUTE_MS);
const session = { startsAt: at(0), endsAt: at(90) };

test("WEEK-6 a session's link is open from 15 minutes before it until 15 minutes after it", () => {
  expect([-16, -15, 0, 104, 105].map((minute) => doorOf(session, +at(minute)))).toEqual([
    "early",
    "open",
    "open",
    "open",
    "over",
  ]);
});

test.each<[string, number | null, number | null, number, Standing]>([
  ["came", 5, null, 200, "came"],
  ["late", 6, null, 200, "late"],
  ["the call knows better than the link", 30, 1, 200, "came"],
  ["absent", null, null, 90, "absent"],
  ["not yet absent", null, null, 89, "expected"],
])("WEEK-6 %s", (_, opened, called, now, standing) => {
  const presence = {
    firstAt: opened === null ? null : at(opened),
    calledFrom: called === null ? null : at(called),
    marked: null,
  };
  expect(standingOf(session, presence, +at(now))).toBe(standing);
});

test("WEEK-6 attendance in words", () => {
  expect(attendanceWords([])).toBeNull();
  const sessions = (["came", "late", "absent"] as const).map((standing) => ({ standing }));
  expect(attendanceWords(sessions)).toBe("2 of 3 live sessions attended, 1 late");
});
