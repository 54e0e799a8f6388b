/** Feeds that try to take all time or memory: they end by themselves, before any worker has to be ended. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { FEED_RULES, feedOf, GOOD, hourEvent, readFeed } from "../../tests/kit/odd-feeds";
import { busyTimesIn } from "./busy-times.server";

const NEVER = "RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30";
const GOOD_MS = Date.parse("2027-03-20T10:00Z");
const START = "DTSTART:20261001T150000Z";
const repeated = (count: number, ...lines: string[]) =>
  Array.from({ length: count }, () => lines.join("\r\n")).join("\r\n");
const IN_OURS = "DTSTART;TZID=Ours:20261001T150000";
const ENDLESS_ZONE = [
  ...["BEGIN:VTIMEZONE", "TZID:Ours", "BEGIN:STANDARD", "DTSTART:19700101T000000"],
  ...["RRULE:FREQ=SECONDLY", "TZOFFSETFROM:+0800", "TZOFFSETTO:+0800"],
  ...["END:STANDARD", "END:VTIMEZONE"],
].join("\r\n");
const PIECES = [
  ...["BEGIN:VEVENT", "END:VEVENT", "UID:a", "BEGIN:VTIMEZONE", "END:VTIMEZONE", "END:VCALENDAR"],
  ...[
    "BEGIN:VCALENDAR",
    "DTSTART:20261201T090000",
    "DTSTART;TZID=Ours:20261201T090000",
    "TZID:Ours",
  ],
  ...[
    "DTEND:20261201T100000",
    "DURATION:P1W",
    "RRULE:FREQ=MONTHLY;BYDAY=-1MO",
    NEVER,
    "RDATE:20261201",
  ],
  ...[
    "EXDATE:20261201",
    "RECURRENCE-ID:20261201T090000",
    "RECURRENCE-ID;RANGE=THISANDFUTURE:20261201",
  ],
  ...[
    "BEGIN:STANDARD",
    "TZOFFSETFROM:+0100",
    "TZOFFSETTO:+0200",
    "END:STANDARD",
    "BEGIN:VFREEBUSY",
  ],
  ...[
    "FREEBUSY:20261201T090000/PT1H",
    "END:VFREEBUSY",
    " ",
    ":",
    ";",
    '"',
    "RRULE:FREQ=HOURLY;COUNT=9999",
  ],
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
    const { spans } = busyTimesIn(feedOf(...GOOD, ...lines()), FEED_RULES);
    expect(spans).toContainEqual({ startsAt: GOOD_MS, endsAt: GOOD_MS + 3_600_000 });
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
