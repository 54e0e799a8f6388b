import { expect, test } from "vitest";
import { DAY_MS } from "~/platform/time/durations";
import { paceWords, practiceMinutes } from "./pace";

const BEGAN = "2026-11-02T09:00:00.000Z";
const program = { lessons: 26, weeks: 12 };

test.each([
  [0, 0, "Week 1 of 12: right on pace."],
  [0, 1, "Week 1 of 12: 1 lesson ahead of pace."],
  [7, 2, "Week 2 of 12: right on pace."],
  [14, 2, "Week 3 of 12: 2 lessons behind pace."],
  [83, 25, "Week 12 of 12: right on pace."],
  [84, 25, "Your 12 weeks are up, with 1 lesson left."],
  [400, 26, "You have completed every lesson."],
])("DASH-5 after %i days with %i lessons: %s", (days, completed, words) => {
  const now = new Date(Date.parse(BEGAN) + days * DAY_MS);
  expect(paceWords({ ...program, completed, beganAt: BEGAN, now })).toBe(words);
});

test("DASH-5 before the first lesson the pace is what the program asks for", () => {
  const begin = { completed: 0, beganAt: null, now: new Date(BEGAN) };
  expect(paceWords({ ...program, ...begin })).toBe("26 lessons in 12 weeks: about 2 a week.");
  expect(paceWords({ ...begin, lessons: 4, weeks: 12 })).toBe(
    "4 lessons in 12 weeks: about 1 a week.",
  );
});

test("DASH-5 a company whose program has no number of weeks gets no pace", () => {
  const way = { lessons: 26, completed: 3, beganAt: BEGAN, now: new Date(BEGAN) };
  expect(paceWords({ ...way, weeks: Number("twelve") })).toBeNull();
  expect(paceWords({ ...way, weeks: 0 })).toBeNull();
});

test("DASH-5 a clock that runs behind is the first week", () => {
  const way = { ...program, completed: 0, beganAt: BEGAN, now: new Date("2026-11-01T00:00:00Z") };
  expect(paceWords(way)).toBe("Week 1 of 12: right on pace.");
});

test.each([
  [1, 1],
  [2, 2],
  [12, 9],
])(
  "PRAC-4 %i objections take about %i minutes, a whole day's at most ten",
  (objections, minutes) => {
    expect(practiceMinutes(objections)).toBe(minutes);
  },
);
