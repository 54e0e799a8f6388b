import fc from "fast-check";
import { rrulestr } from "rrule";
import { describe, expect, test } from "vitest";
import { mostSteps, occurrencesIn } from "./occurrences";
import { recurrenceRule } from "./recurrence-rule";
import { StepBudget, TooOften } from "./step-budget";

const at = (text: string) => Date.parse(`${text}Z`);
const WINDOW = { from: at("2026-11-20T00:00"), to: at("2027-03-25T00:00") };

function ruleOf(text: string) {
  const rule = recurrenceRule(text);
  if (!rule) throw new Error(`No rule: ${text}`);
  return rule;
}

function occurrences(text: string, start: string, steps = new StepBudget(1_000_000)): string[] {
  const times = occurrencesIn(ruleOf(text), { start: at(start), ...WINDOW }, steps);
  return times.map((time) => new Date(time).toISOString().slice(0, 16));
}

const MONDAYS = ["2026-12-07T10:00", "2026-12-14T10:00"];
const LAST_WORKDAYS = ["2026-12-31T10:00", "2027-01-29T10:00"];

/** Few of a list, in any order. */
const some = <T>(values: readonly T[]) => fc.subarray([...values], { minLength: 1, maxLength: 3 });
const signed = (most: number, least = 1) =>
  fc.uniqueArray(
    fc.integer({ min: -most, max: most }).filter((number) => number !== 0),
    { minLength: least, maxLength: 6 },
  );
const WEEKDAYS = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"];
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null, freq: 1 });

/** Rules as calendars write them. */
const rules = fc
  .record({
    FREQ: fc.constantFrom("HOURLY", "DAILY", "WEEKLY", "MONTHLY", "YEARLY"),
    INTERVAL: maybe(fc.integer({ min: 1, max: 6 })),
    COUNT: maybe(fc.integer({ min: 1, max: 60 })),
    WKST: maybe(fc.constantFrom(...WEEKDAYS)),
    BYMONTH: maybe(some([1, 2, 3, 6, 11, 12])),
    BYMONTHDAY: maybe(signed(31, 4)),
    BYYEARDAY: maybe(signed(366, 4)),
    BYDAY: maybe(some(WEEKDAYS)),
    nth: maybe(fc.integer({ min: -5, max: 5 }).filter((number) => number !== 0)),
    BYHOUR: maybe(some([0, 7, 9, 15, 23])),
    BYMINUTE: maybe(some([0, 15, 30])),
    BYSETPOS: maybe(signed(3)),
  })
  .map(({ nth, BYDAY, BYYEARDAY, BYMONTHDAY, BYMONTH, BYSETPOS, ...parts }) => {
    const isLong = parts.FREQ === "MONTHLY" || parts.FREQ === "YEARLY";
    const isShort = parts.FREQ === "HOURLY" || parts.FREQ === "DAILY";
    const byYearDay = parts.FREQ === "YEARLY" && BYMONTHDAY === null && BYMONTH === null;
    const days = {
      BYDAY: BYDAY?.map((day) => (isLong && nth !== null ? `${nth}${day}` : day)) ?? null,
      BYYEARDAY: byYearDay && BYDAY === null ? BYYEARDAY : null,
      BYMONTHDAY: parts.FREQ === "DAILY" || (isLong && nth === null) ? BYMONTHDAY : null,
      BYMONTH: parts.FREQ === "HOURLY" ? null : BYMONTH,
      BYSETPOS: isShort || nth !== null ? null : BYSETPOS,
    };
    return Object.entries({ ...parts, ...days })
      .filter(([, value]) => value !== null)
      .map(([name, value]) => `${name}=${value}`)
      .join(";");
  });

/** The other implementation walks from the start, which takes long by the hour. */
const EARLIEST = {
  HOURLY: "2026-06-01T00:00",
  DAILY: "2024-01-01T00:00",
  OTHER: "2019-01-01T00:00",
};
const startsFrom = (earliest: string) =>
  fc
    .integer({ min: at(earliest) / 900_000, max: at("2027-02-01T00:00") / 900_000 })
    .map((quarter) => new Date(quarter * 900_000).toISOString().slice(0, 16));
const series = rules.chain((rule) => {
  const [, frequency = ""] = /FREQ=(HOURLY|DAILY)/.exec(rule) ?? [];
  const earliest = frequency === "HOURLY" || frequency === "DAILY" ? frequency : "OTHER";
  return fc.tuple(fc.constant(rule), startsFrom(EARLIEST[earliest]));
});

describe("CALL-5 recurrences", () => {
  test("CALL-5 rules repeat as another implementation repeats them", () => {
    fc.assert(
      fc.property(series, ([rule, start]) => {
        const dtstart = `DTSTART:${start.replace(/[-:]/g, "")}00Z`;
        // What never comes, the other implementation would look for until the year 9999.
        const until = "UNTIL=20270401T000000Z";
        const expected = rrulestr(`${dtstart}\nRRULE:${rule};${until}`).between(
          new Date(WINDOW.from),
          new Date(WINDOW.to),
          true,
        );
        expect(occurrences(rule, start)).toEqual(
          expected.map((time) => time.toISOString().slice(0, 16)),
        );
      }),
    );
  });

  test("CALL-5 no rule takes more steps than it is said to take at most", () => {
    fc.assert(
      fc.property(series, ([rule, start]) => {
        const most = mostSteps(ruleOf(rule), { start: at(start), ...WINDOW });
        expect(() => occurrences(rule, start, new StepBudget(most))).not.toThrow();
      }),
    );
  });

  test("CALL-5 rules share the steps they are given", () => {
    const steps = new StepBudget(10_000);
    const daily = () => occurrences("FREQ=DAILY", "2026-11-10T09:00", steps);
    for (const _ of numbers(10)) expect(daily()).toHaveLength(125);
    expect(() => [1, 2].map(daily)).toThrow(expect.objectContaining({ ranOut: steps }));
  });

  test.each([
    ["FREQ=YEARLY", "2024-02-29T00:00", []],
    ["FREQ=YEARLY", "2020-03-01T10:00", ["2027-03-01T10:00"]],
    ["FREQ=YEARLY;BYWEEKNO=1", "2025-12-31T10:00", ["2027-01-06T10:00"]],
    ["FREQ=YEARLY;BYWEEKNO=-1;BYDAY=MO", "2020-12-28T10:00", ["2026-12-28T10:00"]],
    ["FREQ=YEARLY;BYDAY=-1FR", "2020-12-25T10:00", ["2026-12-25T10:00"]],
    ["FREQ=MONTHLY", "2026-10-31T10:00", ["2026-12-31T10:00", "2027-01-31T10:00"]],
    ["FREQ=DAILY;INTERVAL=60", "1970-01-01T09:00", ["2027-01-02T09:00", "2027-03-03T09:00"]],
    ["FREQ=MONTHLY;BYSETPOS=-1;BYDAY=MO,TU,WE,TH,FR;COUNT=2", "2026-12-31T10:00", LAST_WORKDAYS],
    ["freq=weekly; byday= mo ;count=2;;X-OWN=1", "2026-12-07T10:00", MONDAYS],
  ])("CALL-5 %s from %s", (rule, start, expected) => {
    expect(occurrences(rule, start)).toEqual(expected);
  });

  test.each([
    "FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30",
    "FREQ=HOURLY;BYMONTH=4;BYMONTHDAY=31",
    "FREQ=MONTHLY;BYDAY=MO;BYSETPOS=6",
    "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=31",
    "FREQ=DAILY;INTERVAL=99999999999",
    "FREQ=YEARLY;INTERVAL=99999999999999999999999999999999",
    `FREQ=WEEKLY;INTERVAL=${"9".repeat(400)}`,
  ])("CALL-5 %s ends, with nothing in the window", (rule) => {
    expect(occurrences(rule, "2026-11-10T09:00")).toEqual([]);
  });

  test.each([
    "FREQ=SECONDLY",
    "FREQ=MINUTELY",
    "FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30",
    "FREQ=HOURLY;COUNT=99999999",
    "FREQ=HOURLY;BYMONTH=2;BYMONTHDAY=30;COUNT=9999999",
    `FREQ=YEARLY;BYHOUR=${numbers(24)};BYMINUTE=${numbers(60)};BYDAY=MO,TU,WE,TH,FR,SA,SU`,
    `FREQ=DAILY;BYHOUR=${numbers(24)};BYMINUTE=${numbers(60)};BYSECOND=${numbers(60)}`,
  ])("CALL-5 %s is refused", (rule) => {
    expect(() => occurrences(rule, "1999-11-10T09:00")).toThrow(TooOften);
  });

  test.each([
    "",
    "FREQ=SOMETIMES",
    "FREQ=DAILY;INTERVAL=0",
    "FREQ=DAILY;COUNT=0",
    "FREQ=DAILY;UNTIL=tomorrow",
    "FREQ=WEEKLY;BYDAY=XX",
    "FREQ=WEEKLY;WKST=8",
    "FREQ=MONTHLY;BYMONTHDAY=0",
    "FREQ=MONTHLY;BYMONTHDAY=32",
    "FREQ=YEARLY;BYMONTH=5L",
    "RSCALE=CHINESE;FREQ=YEARLY",
    "FREQ=MONTHLY;SKIP=BACKWARD",
  ])("CALL-5 %j is no rule", (text) => {
    expect(recurrenceRule(text)).toBeNull();
  });
});

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, number) => number);
}
