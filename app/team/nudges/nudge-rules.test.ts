import { describe, expect, test } from "vitest";
import { isHeldBack } from "./nudge-plan.server";
import {
  type Candidate,
  effectWords,
  type Facts,
  groupWords,
  hitSince,
  type NudgeRule,
  nudgeKey,
  type Past,
  planNudges,
  SHIPPED_NUDGES,
} from "./nudge-rules";

const NEW_YORK = "America/New_York";
const day = (today: string, zone = NEW_YORK) => ({ today, zone });

/** Someone who was created, signed in and watched lesson 2 at this moment. */
function facts(at: string, changes: Partial<Facts> = {}): Facts {
  const moment = new Date(at);
  return {
    createdAt: moment,
    startsOn: null,
    lastLoginAt: moment,
    lesson: 2,
    lessonBegunAt: moment,
    watchedAt: moment,
    completedAt: null,
    ...changes,
  };
}

function candidate(name: string, at: string, changes: Partial<Facts> = {}): Candidate {
  return { ...facts(at, changes), userId: name, name };
}

describe("a rule (TEAM-3)", () => {
  test.each<[NudgeRule, Partial<Facts>, boolean]>([
    ["never", { lastLoginAt: null }, true],
    ["never", {}, false],
    ["idle", {}, true],
    ["idle", { watchedAt: null, lessonBegunAt: null }, true],
    ["idle", { lastLoginAt: null }, false],
    ["idle", { lesson: null }, false],
    ["stuck", { watchedAt: new Date("2026-05-08T12:00Z") }, true],
    ["stuck", {}, false],
    ["stuck", { lessonBegunAt: null, watchedAt: new Date("2026-05-08T12:00Z") }, false],
    ["stuck", { lesson: null, watchedAt: new Date("2026-05-08T12:00Z") }, false],
  ])("TEAM-3 %s with %j after seven days: %s", (rule, changes, hit) => {
    const known = facts("2026-05-01T12:00Z", changes);
    expect(hitSince(rule, known, 7, day("2026-05-08")) !== null).toBe(hit);
    expect(hitSince(rule, known, 7, day("2026-05-07")), "a day earlier").toBe(null);
  });

  test.each([
    ["spring", "2026-03-06T04:59Z", "2026-03-12"],
    ["spring, a minute later", "2026-03-06T05:00Z", "2026-03-13"],
    ["fall", "2026-10-30T03:59Z", "2026-11-05"],
    ["fall, a minute later", "2026-10-30T04:00Z", "2026-11-06"],
  ])("TEAM-3 counts days of the company across the clock change in %s", (_, at, first) => {
    const before = new Date(Date.parse(first) - 86_400_000).toISOString().slice(0, 10);
    expect(hitSince("idle", facts(at), 7, day(before))).toBe(null);
    expect(hitSince("idle", facts(at), 7, day(first))).toEqual(new Date(at));
  });

  test("TEAM-3 counts from the start of the cohort, and from the last completed lesson", () => {
    const early = facts("2026-05-01T12:00Z", { lastLoginAt: null, startsOn: "2026-05-10" });
    expect(hitSince("never", early, 3, day("2026-05-09"))).toBe(null);
    expect(hitSince("never", early, 3, day("2026-05-12"))).toBe(null);
    expect(hitSince("never", early, 3, day("2026-05-13"))).toEqual(early.createdAt);
    const completedAt = new Date("2026-05-06T12:00Z");
    const moving = facts("2026-05-01T12:00Z", { completedAt, watchedAt: completedAt });
    expect(hitSince("stuck", moving, 3, day("2026-05-08"))).toBe(null);
  });
});

describe("the plan of a day (TEAM-3)", () => {
  const nobody: Past = { taken: new Set(), week: new Map(), today: 0 };
  const on = (limits = { perWeek: 1, perDay: 50 }) => {
    const { never, idle, stuck } = SHIPPED_NUDGES.rules;
    return {
      limits,
      rules: { never: { ...never, on: true }, idle: { ...idle, on: true }, stuck },
    };
  };
  const parts = { day: day("2026-05-20"), past: nobody, isHeldBack: () => false };
  const fates = (plan: ReturnType<typeof planNudges>) =>
    plan.map(({ rule, userId, fate }) => `${rule} ${userId} ${fate}`);
  const people = [
    candidate("Ana", "2026-05-02T12:00Z"),
    candidate("Ben", "2026-05-01T12:00Z"),
    candidate("Eva", "2026-05-03T12:00Z", { lastLoginAt: null }),
  ];

  test("TEAM-3 has the longest first, and no one by a rule that is off", () => {
    expect(fates(planNudges(people, { ...parts, settings: on() }))).toEqual([
      "never Eva sent",
      "idle Ben sent",
      "idle Ana sent",
    ]);
    expect(planNudges(people, { ...parts, settings: SHIPPED_NUDGES })).toEqual([]);
  });

  test("TEAM-3 holds limits of a day and a person, counts those held back, and goes on another day", () => {
    const settings = on({ perWeek: 1, perDay: 3 });
    const past = { ...nobody, today: 1, week: new Map([["Ben", 1]]) };
    const held = (_: NudgeRule, userId: string) => userId === "Eva";
    expect(
      fates(
        planNudges([...people, candidate("Zoe", "2026-05-05T12:00Z")], {
          settings,
          past,
          day: parts.day,
          isHeldBack: held,
        }),
      ),
    ).toEqual(["never Eva held", "idle Ben week", "idle Ana sent", "idle Zoe day"]);
  });

  test("TEAM-3 nudges once, until there was progress in between", () => {
    const [ana] = planNudges(people.slice(0, 1), { ...parts, settings: on() });
    const past = { ...nobody, taken: new Set(ana ? [nudgeKey(ana)] : []) };
    const again = { ...parts, settings: on(), past };
    expect(planNudges(people.slice(0, 1), again)).toEqual([]);
    expect(planNudges([candidate("Ana", "2026-05-10T12:00Z")], again)).toHaveLength(1);
  });

  test("TEAM-3 holds a stable tenth back, another one for each rule", () => {
    const ids = Array.from({ length: 10_000 }, (_, index) => `person-${index}`);
    const heldOf = (rule: NudgeRule) => ids.filter((id) => isHeldBack(rule, id));
    for (const rule of ["never", "idle", "stuck"] as const) {
      expect(heldOf(rule).length).toBeGreaterThan(900);
      expect(heldOf(rule).length).toBeLessThan(1_100);
      expect(heldOf(rule)).toEqual(heldOf(rule));
    }
    const idle = new Set(heldOf("idle"));
    expect(heldOf("never").filter((id) => idle.has(id)).length).toBeLessThan(200);
  });
});

test("TEAM-3 nothing is said about few, and a difference only where the intervals are apart", () => {
  const group = (progressed: number, count: number) => ({ progressed, count });
  expect(effectWords(group(29, 29), group(0, 40))).toBe("Too few to tell: needs 30 of each");
  expect(effectWords(group(180, 300), group(10, 40))).toBe("More progress with nudges");
  expect(effectWords(group(75, 300), group(24, 40))).toBe("Less progress with nudges");
  expect(effectWords(group(150, 300), group(18, 40))).toBe("No clear difference");
  expect(groupWords(group(12, 40))).toBe("12 of 40: 30% (18 to 45)");
  expect(groupWords(group(2, 9))).toBe("2 of 9");
  expect(groupWords(group(0, 0))).toBe("None");
});
