import { describe, expect, test } from "vitest";
import { addDays } from "~/platform/time/zones";
import {
  drillDay,
  dueDays,
  type Grade,
  MOST_A_DAY,
  MOST_TRIES,
  type Review,
} from "./drill-schedule";

const CARDS = Array.from({ length: 40 }, (_, index) => `objection-${index + 1}`);
const FIRST_DAY = "2026-03-01";
const dayAt = (index: number) => addDays(FIRST_DAY, index);

/** A trainee who always answers the same way: by the number of the card and the day. */
function gradeOf(id: string, index: number): Grade {
  const luck = (Number(id.split("-")[1]) * 7 + index * 3) % 10;
  return luck < 2 ? "wrong" : luck < 4 ? "late" : "right";
}

/** Practices through a whole day's queue; returns what was shown for the first time that day. */
function practice(reviews: Review[], index: number): string[] {
  const today = dayAt(index);
  const shown = new Set<string>();
  for (
    let [id] = drillDay(reviews, CARDS, today).queue;
    id;
    [id] = drillDay(reviews, CARDS, today).queue
  ) {
    shown.add(id);
    const before = reviews.find((each) => each.objection === id && each.day === today);
    const wanted = gradeOf(id, index);
    const grade = before ? wanted : wanted === "right" ? "right" : "wrong";
    if (before) Object.assign(before, { grade, tries: before.tries + 1 });
    else reviews.push({ objection: id, day: today, grade, tries: 1 });
  }
  return [...shown];
}

function simulate(days: number, away: (index: number) => boolean) {
  const reviews: Review[] = [];
  const log: { index: number; shown: string[]; waiting: number; dueBefore: string[] }[] = [];
  for (let index = 0; index < days; index += 1) {
    if (away(index)) continue;
    const due = dueDays(reviews);
    const dueBefore = [...due].filter(([, day]) => day <= dayAt(index)).map(([id]) => id);
    const { waiting } = drillDay(reviews, CARDS, dayAt(index));
    log.push({ index, shown: practice(reviews, index), waiting, dueBefore });
  }
  return { reviews, log };
}

describe("PRAC-4 ninety days with three weeks away", () => {
  const away = (index: number) => index >= 40 && index < 61;
  const { reviews, log } = simulate(90, away);

  test("never bring more than twelve objections a day, and show the rest as waiting", () => {
    for (const { shown, waiting, dueBefore } of log) {
      expect(shown.length).toBeLessThanOrEqual(MOST_A_DAY);
      expect(dueBefore.filter((id) => !shown.includes(id)).length).toBeLessThanOrEqual(waiting);
    }
    expect(Math.max(...log.map(({ shown }) => shown.length))).toBe(MOST_A_DAY);
  });
  test("lose nothing: what is due is shown that day or waits, and comes before what is new", () => {
    const seen = new Set<string>();
    for (const { shown, waiting, dueBefore } of log) {
      const fresh = CARDS.filter((id) => !seen.has(id));
      expect(shown.length + waiting).toBe(dueBefore.length + fresh.length);
      if (shown.some((id) => !seen.has(id)))
        expect(dueBefore.filter((id) => !shown.includes(id))).toEqual([]);
      for (const id of shown) seen.add(id);
    }
    expect(seen.size).toBe(CARDS.length);
    expect(dueDays(reviews).size).toBe(CARDS.length);
  });
  test("begin after the break with what was due longest", () => {
    const back = log.find(({ index }) => index === 61);
    const before = dueDays(reviews.filter(({ day }) => day < dayAt(40)));
    const oldest = [...before.values()].sort().slice(0, MOST_A_DAY);
    expect(back?.waiting).toBeGreaterThan(0);
    expect(back?.shown.map((id) => before.get(id)).sort()).toEqual(oldest);
  });
  test("are worked off within days, not weeks", () => {
    expect(log.find(({ index, waiting }) => index > 61 && waiting === 0)?.index).toBeLessThan(68);
  });
  test("are the same schedule whenever they are computed, in whatever order they were stored", () => {
    expect(simulate(90, away).reviews).toEqual(reviews);
    const shuffled = [...reviews].sort((one, other) =>
      one.objection.localeCompare(other.objection),
    );
    expect(drillDay(shuffled, CARDS, dayAt(90))).toEqual(drillDay(reviews, CARDS, dayAt(90)));
  });
});

describe("a card", () => {
  const due = (grade: Grade) =>
    dueDays([{ objection: "a", day: FIRST_DAY, grade, tries: 1 }]).get("a") ?? "";

  test("PRAC-4 is due sooner after a wrong reply than after a late one, and later after a right one", () => {
    expect([due("wrong"), due("late"), due("right")]).toEqual([
      "2026-03-02",
      "2026-03-03",
      "2026-03-04",
    ]);
  });
  test("PRAC-4 that was answered wrong comes once more on the same day, after the others", () => {
    const wrong = { objection: "a", day: FIRST_DAY, grade: "wrong" as const, tries: 1 };
    expect(drillDay([wrong], ["a", "b"], FIRST_DAY).queue).toEqual(["b", "a"]);
    expect(drillDay([{ ...wrong, tries: MOST_TRIES }], ["a", "b"], FIRST_DAY).queue).toEqual(["b"]);
  });
  test("that the company removed is not asked, and is back with its history", () => {
    const late = { objection: "a", day: FIRST_DAY, grade: "late" as const, tries: 2 };
    expect(drillDay([late], [], dayAt(9))).toEqual({ queue: [], done: 0, waiting: 0 });
    expect(drillDay([late], ["a"], dayAt(9)).queue).toEqual(["a"]);
  });
});
