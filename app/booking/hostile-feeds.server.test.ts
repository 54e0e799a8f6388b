/** Feeds that try to take all time or memory: they end by themselves, before any worker has to be ended. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Unreadable } from "~/platform/web/unreadable";
import {
  FEED_RULES,
  feedEvent,
  feedOf,
  GOOD,
  GOOD_AT,
  hourEvent,
  readFeed,
} from "../../tests/kit/odd-feeds";
import { busyTimesIn } from "./busy-times.server";

const NEVER = "RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30";
const GOOD_MS = Date.parse("2027-03-20T10:00Z");
const START = "DTSTART:20261001T150000Z";
const repeated = (count: number, ...lines: string[]) =>
  Array.from({ length: count }, () => lines.join("\r\n")).join("\r\n");
const numbers = (count: number) => Array.from({ length: count }, (_, number) => number);
const events = (count: number, ...lines: string[]) =>
  numbers(count).flatMap(() => feedEvent(...lines));
/** In seconds of a day. */
const timeOf = (second: number) =>
  new Date(Date.UTC(2026, 11, 1) + second * 1_000).toISOString().replace(/[-:]|\.\d+/g, "");
const FOLLOWING = "RECURRENCE-ID;RANGE=THISANDFUTURE";
const RARE = "RRULE:FREQ=DAILY;COUNT=999999;BYDAY=1MO";
const NO_WEEK = "RRULE:FREQ=YEARLY;COUNT=999999;BYWEEKNO=53;BYYEARDAY=-1,200;BYDAY=53MO";
const EVERY_MINUTE = `RRULE:FREQ=DAILY;BYHOUR=${numbers(24)};BYMINUTE=${numbers(60)}`;
const HALF_HOURLY = `RRULE:FREQ=DAILY;BYHOUR=${numbers(24)};BYMINUTE=0,30`;
/** Each more often than half-hourly. */
const TOO_OFTEN = [
  "RRULE:FREQ=SECONDLY",
  "RRULE:FREQ=MINUTELY;INTERVAL=8",
  "RRULE:FREQ=MINUTELY;INTERVAL=29",
  `RRULE:FREQ=HOURLY;BYMINUTE=${numbers(16)};BYSECOND=0,30`,
  `${HALF_HOURLY},45`,
  EVERY_MINUTE,
  `RDATE:${numbers(7_000).map((at) => timeOf(at * 1_500))}`,
];
const NAMED =
  /^“Odd” on November 20, 2026 is left out: it (?:repeats too often|has too many busy times)\.(?: \d+ events like this\.)?$/;
const TEN_YEARS_MS = 3_660 * 86_400_000;
const some = <Value>(values: Value[]) => fc.subarray(values, { minLength: 1 });
const IN_OURS = "DTSTART;TZID=Ours:20261001T150000";
const ENDLESS_ZONE = [
  "BEGIN:VTIMEZONE",
  "TZID:Ours",
  "BEGIN:STANDARD",
  "DTSTART:19700101T000000",
  "RRULE:FREQ=SECONDLY",
  "TZOFFSETFROM:+0800",
  "TZOFFSETTO:+0800",
  "END:STANDARD",
  "END:VTIMEZONE",
].join("\r\n");
const PIECES = [
  "BEGIN:VEVENT",
  "END:VEVENT",
  "BEGIN:VTIMEZONE",
  "END:VTIMEZONE",
  "END:VCALENDAR",
  "BEGIN:VCALENDAR",
  "DTSTART:20261201T090000",
  "DTSTART;TZID=Ours:20261201T090000",
  "TZID:Ours",
  "DTEND:20261201T100000",
  "DURATION:P1W",
  "RRULE:FREQ=MONTHLY;BYDAY=-1MO",
  NEVER,
  "RDATE:20261201",
  "EXDATE:20261201",
  "RECURRENCE-ID:20261201T090000",
  "RECURRENCE-ID;RANGE=THISANDFUTURE:20261201",
  "BEGIN:STANDARD",
  "TZOFFSETFROM:+0100",
  "TZOFFSETTO:+0200",
  "END:STANDARD",
  "BEGIN:VFREEBUSY",
  "FREEBUSY:20261201T090000/PT1H",
  "END:VFREEBUSY",
  " ",
  ":",
  ";",
  '"',
  "RRULE:FREQ=HOURLY;COUNT=9999",
];

describe("CALL-5 feeds that try to take everything", () => {
  test.each<[string, () => string[]]>([
    ["a rule that never matches", () => hourEvent(START, NEVER)],
    ["a huge interval", () => hourEvent(START, "RRULE:FREQ=DAILY;INTERVAL=99999999999")],
    [
      "100,000 EXDATEs",
      () => hourEvent(START, NEVER, repeated(100_000, "EXDATE:20261201T150000Z")),
    ],
    ["100,000 RDATEs", () => hourEvent(START, `RDATE:20261201${",20261201".repeat(100_000)}`)],
    ["a zone that changes every second", () => [ENDLESS_ZONE, ...hourEvent(IN_OURS)]],
    ["10,000 zones", () => [repeated(10_000, ENDLESS_ZONE), ...hourEvent(IN_OURS)]],
    ["1,000 rules of an event", () => hourEvent("DTSTART:19000101T150000Z", repeated(1_000, RARE))],
    ["2,000 events with a rule", () => events(2_000, "DTSTART:19000101T150000Z", RARE)],
    ["500 events with other rules", () => events(500, "DTSTART:19000101T150000Z", NO_WEEK)],
    ["2,000 busy every minute", () => events(2_000, START, "DURATION:PT30S", EVERY_MINUTE)],
    ["2,000 busy twice a minute", () => events(2_000, START, `${EVERY_MINUTE};BYSECOND=0,30`)],
    [
      "10,000 changes of 5,000 series",
      () => [
        ...events(5_000, START, "RRULE:FREQ=DAILY;COUNT=2"),
        ...numbers(10_000).flatMap((at) => feedEvent(START, `RECURRENCE-ID:${timeOf(at)}`)),
      ],
    ],
    [
      "20,000 changes of all that follows",
      () => [
        ...feedEvent("DTSTART:20100101T090000Z", "RRULE:FREQ=HOURLY"),
        ...numbers(20_000).flatMap((at) => feedEvent(START, `${FOLLOWING}:${timeOf(at)}`)),
      ],
    ],
    [
      "500 zones with a rule",
      () =>
        numbers(500).flatMap((at) => [
          "BEGIN:VTIMEZONE",
          `TZID:Ours ${at}`,
          "BEGIN:STANDARD",
          "DTSTART:19700101T000000",
          "RRULE:FREQ=HOURLY;BYMONTH=2;BYMONTHDAY=30;COUNT=9999999",
          "TZOFFSETFROM:+0800",
          "TZOFFSETTO:+0900",
          "END:STANDARD",
          "END:VTIMEZONE",
          ...hourEvent(`DTSTART;TZID=Ours ${at}:20261001T150000`),
        ]),
    ],
    [
      "30,000 names of zones",
      () =>
        numbers(30_000).flatMap((at) => hourEvent(`DTSTART;TZID=Zone, City ${at}:20261001T150000`)),
    ],
    [
      "a name of a million cities",
      () => hourEvent(`DTSTART;TZID=${"a,".repeat(1_000_000)}:20261201`),
    ],
    ["nested garbage", () => [repeated(300_000, "BEGIN:X")]],
    ["garbage that ends", () => [repeated(150_000, "BEGIN:X", "END:Y")]],
    ["parameters", () => hourEvent(`DTSTART${";A=B".repeat(500_000)}:x`)],
    ["a line folded a million times", () => ["X-LONG:", repeated(1_000_000, " a")]],
    ["quotes", () => hourEvent(`DTSTART;TZID=${'"'.repeat(1_000_001)}:x`)],
    ["blanks", () => hourEvent(`DTSTART:${" ".repeat(1_000_000)}x`)],
    [
      "10,000 numbers in a rule",
      () => hourEvent(START, `RRULE:FREQ=YEARLY;BYDAY=${"MO,".repeat(10_000)}`),
    ],
  ])("CALL-5 %s, and what is good is read", (_, lines) => {
    const { spans } = busyTimesIn(feedOf(...GOOD, lines().join("\r\n")), FEED_RULES);
    expect(spans).toContainEqual({ startsAt: GOOD_MS, endsAt: GOOD_MS + 3_600_000 });
  });

  test("CALL-5 an event that comes too often is left out and named, alone or with others like it", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3 }), some(TOO_OFTEN), (copies, rules) => {
        const odd = rules.flatMap((rule) =>
          events(copies, "DTSTART:20261120T000000Z", "DURATION:PT1S", "SUMMARY:Odd", rule),
        );
        const { spans, warnings } = busyTimesIn(feedOf(...GOOD, ...odd), FEED_RULES);
        expect(spans).toEqual([{ startsAt: GOOD_MS, endsAt: GOOD_MS + 3_600_000 }]);
        expect(warnings.events).toBe(copies * rules.length);
        for (const note of warnings.notes) expect(note).toMatch(NAMED);
      }),
      { numRuns: 10 },
    );
  });

  test("CALL-5 of events that are too many together, those that come most often are left out", () => {
    const odd = numbers(6).flatMap((second) =>
      feedEvent(`DTSTART:20261120T0000${second}0Z`, "DURATION:PT1S", "SUMMARY:Odd", HALF_HOURLY),
    );
    const daily = feedEvent("DTSTART:20261120T001500Z", "DURATION:PT1M", "RRULE:FREQ=DAILY");
    const { spans, warnings } = busyTimesIn(feedOf(...odd, ...daily), FEED_RULES);
    expect(spans.filter(({ startsAt, endsAt }) => endsAt - startsAt === 60_000)).toHaveLength(125);
    expect(spans).toHaveLength(3 * 6_000 + 125);
    expect(warnings.events).toBe(3);
    for (const note of warnings.notes)
      expect(note).toMatch(
        /^“Odd” .* is left out: its calendar has too many busy times\. 3 events like this\.$/,
      );
  });

  test("CALL-5 more events than anyone has are refused, a list of as many times is left out", () => {
    const odd = numbers(20_001).map((at) => timeOf(at * 60));
    const each = odd.flatMap((time) => feedEvent(`DTSTART:${time}`, "DURATION:PT1S"));
    expect(() => readFeed(feedOf(each.join("\r\n")))).toThrow(
      new Unreadable("It has too many events."),
    );
    const listed = `FREEBUSY:${odd.map((time) => `${time}/PT1S`)}`;
    const list = ["BEGIN:VFREEBUSY", "DTSTART:20260101T000000Z", listed, "END:VFREEBUSY"];
    expect(readFeed(feedOf(...GOOD, ...list))).toEqual({
      hours: [GOOD_AT],
      notes: ["A list of busy times on January 1, 2026 is left out: it has too many busy times."],
    });
  });

  test("CALL-5 no length makes a time that cannot be stored, and what it is in is named", () => {
    const digits = fc.integer({ min: 4, max: 40 }).map((length) => "9".repeat(length));
    const length = fc.oneof(
      digits.map((weeks) => `P${weeks}W`),
      digits.map((days) => `P${days}D`),
      digits.map((hours) => `P1DT${hours}${hours}H`),
      digits.map((seconds) => `PT${seconds}${seconds}${seconds}S`),
      fc.constant("99991231T000000Z"),
    );
    const at = "20261201T150000Z";
    const listOf = (text: string) => ["BEGIN:VFREEBUSY", `FREEBUSY:${at}/${text}`, "END:VFREEBUSY"];
    const place = fc.constantFrom<(text: string) => string[]>(
      (text) => feedEvent("DTSTART:20261101T150000Z", `RDATE;VALUE=PERIOD:${at}/${text}`),
      (text) =>
        feedEvent(`DTSTART:${at}`, `${text.startsWith("P") ? "DURATION" : "DTEND"}:${text}`),
      listOf,
    );
    fc.assert(
      fc.property(place, length, (linesOf, text) => {
        const { spans, warnings } = busyTimesIn(feedOf(...GOOD, ...linesOf(text)), FEED_RULES);
        expect(spans).toContainEqual({ startsAt: GOOD_MS, endsAt: GOOD_MS + 3_600_000 });
        const longest = Math.max(...spans.map(({ startsAt, endsAt }) => endsAt - startsAt));
        expect(longest).toBeLessThanOrEqual(TEN_YEARS_MS);
        expect(warnings.notes.length + spans.length).toBe(2);
      }),
    );
  });

  test("CALL-5 a daily event since 1970 without end is read near the window", () => {
    const start = "DTSTART;TZID=America/New_York:19700101T090000";
    const { hours, notes } = readFeed(feedOf(...hourEvent(start, "RRULE:FREQ=DAILY")));
    expect([hours.length, hours[0], hours.at(-1), notes]).toEqual([
      125,
      "11-20T14",
      "03-24T13",
      [],
    ]);
  });

  test("CALL-5 any text is read, or refused in words", () => {
    const words = fc.constantFrom(...PIECES);
    fc.assert(
      fc.property(fc.array(fc.oneof(words, fc.string()), { maxLength: 40 }), (pieces) => {
        try {
          const { spans } = busyTimesIn(feedOf(...pieces), FEED_RULES);
          for (const { startsAt, endsAt } of spans) expect(endsAt).toBeGreaterThan(startsAt);
        } catch (error) {
          expect(error).toHaveProperty("name", "Unreadable");
        }
      }),
    );
  });
});
