/** Feeds as programs write them, not as RFC 5545 does: each odd event stands beside a good one that must be read. */
import { describe, expect, test } from "vitest";
import {
  FEED_RULES,
  feedEvent,
  feedOf,
  GOOD,
  GOOD_AT,
  hourEvent,
  NEW_YORK,
  readFeed,
  threeAt,
  twoAt,
} from "../../tests/kit/odd-feeds";
import { busyTimesIn } from "./busy-times.server";

const DAY_MS = 86_400_000;
const TOKYO = "DTSTART;TZID=Asia/Tokyo:20261201T090000";
const BERLIN = "DTSTART;TZID=Europe/Berlin:20261201T090000";
const ALARM = ["BEGIN:VALARM", "DURATION:PT5H", "TRIGGER:-PT15M", "END:VALARM"];
const IN_BERLIN = ";TZID=Europe/Berlin";
const DAILY = "RRULE:FREQ=DAILY;COUNT=3";

/** Without the good event, which must be among them. */
function read(text: string) {
  const { hours, notes } = readFeed(text);
  expect(hours.pop()).toBe(GOOD_AT);
  return { hours, notes };
}

describe("CALL-5 busy times of odd feeds", () => {
  test.each<[string, string[], string[]]>([
    ["UNTIL in UTC", hourEvent(TOKYO, "RRULE:FREQ=DAILY;UNTIL=20261203T000000Z"), threeAt("00")],
    [
      "UNTIL at the end",
      hourEvent(BERLIN, "RRULE:FREQ=DAILY;UNTIL=20261203T080000Z"),
      threeAt("08"),
    ],
    [
      "UNTIL before it",
      hourEvent(BERLIN, "RRULE:FREQ=DAILY;UNTIL=20261204T075959Z"),
      threeAt("08"),
    ],
    [
      "UNTIL by its clock",
      hourEvent(BERLIN, "RRULE:FREQ=DAILY;UNTIL=20261203T090000"),
      threeAt("08"),
    ],
    ["UNTIL as a date", hourEvent(NEW_YORK, "RRULE:FREQ=DAILY;UNTIL=20261203"), threeAt("14")],
    ["EXDATE in UTC", hourEvent(NEW_YORK, DAILY, "EXDATE:20261202T140000Z"), twoAt("14")],
    [
      "EXDATE in a third zone",
      hourEvent(NEW_YORK, DAILY, "EXDATE;TZID=Asia/Seoul:20261202T230000"),
      twoAt("14"),
    ],
    ["EXDATE without a zone", hourEvent(NEW_YORK, DAILY, "EXDATE:20261202T090000"), twoAt("14")],
    ["EXDATE as a date", hourEvent(NEW_YORK, DAILY, "EXDATE;VALUE=DATE:20261202"), twoAt("14")],
    ["EXRULE", hourEvent(NEW_YORK, DAILY, "EXRULE:FREQ=DAILY;INTERVAL=2"), ["12-02T14"]],
    ["RDATE alone", hourEvent(NEW_YORK, "RDATE:20261203T140000Z"), twoAt("14")],
    ["RDATE as a date", hourEvent(NEW_YORK, "RDATE;VALUE=DATE:20261203"), twoAt("14")],
    [
      "RDATE as a period",
      hourEvent(NEW_YORK, "RDATE;VALUE=PERIOD:20261203T140000Z/PT1H"),
      twoAt("14"),
    ],
    [
      "a start outside its rule",
      hourEvent(NEW_YORK, "RRULE:FREQ=WEEKLY;BYDAY=TH;COUNT=1"),
      twoAt("14"),
    ],
    [
      "a start outside and UNTIL",
      hourEvent(NEW_YORK, "RRULE:FREQ=DAILY;BYDAY=TH;UNTIL=20261209"),
      twoAt("14"),
    ],
    ["two rules", hourEvent(NEW_YORK, DAILY, "RRULE:FREQ=DAILY;COUNT=2"), threeAt("14")],
    [
      "blanks in its rule",
      hourEvent(NEW_YORK, "RRULE:FREQ=DAILY;COUNT=3;BYDAY=TU , WE,TH "),
      threeAt("14"),
    ],
    [
      "a lost quote",
      hourEvent('DTSTART;TZID="W. Europe Standard Time:20261201T090000'),
      ["12-01T08"],
    ],
    [
      "an unquoted zone",
      hourEvent("DTSTART;TZID=(UTC-05:00) Eastern Time (US & Canada):20261201T090000"),
      ["12-01T14"],
    ],
    [
      "Microsoft's UTC",
      hourEvent("DTSTART;TZID=tzone://Microsoft/Utc:20261201T090000Z"),
      ["12-01T09"],
    ],
    [
      "a vendor's zone",
      hourEvent("DTSTART;TZID=/freeassociation.sourceforge.net/Europe/Vienna:20261201T090000"),
      ["12-01T08"],
    ],
    ["dashes and colons", hourEvent("DTSTART:2026-12-01T09:00:00Z"), ["12-01T09"]],
    [
      "small letters",
      feedEvent("dtstart;tzid=Asia/Tokyo:20261201t090000", "duration:pt1h"),
      ["12-01T00"],
    ],
    [
      "a text that is not folded",
      hourEvent(NEW_YORK, "DESCRIPTION:one", "and two: three", ""),
      ["12-01T14"],
    ],
    ["an alarm of its own", feedEvent(NEW_YORK, ...ALARM, "DURATION:PT1H"), ["12-01T14"]],
    [
      "an hour that clocks skip",
      hourEvent("DTSTART;TZID=America/New_York:20270314T023000"),
      ["03-14T07"],
    ],
    [
      "an hour that clocks repeat",
      hourEvent("DTSTART;TZID=Asia/Tehran:20261201T090000"),
      ["12-01T05"],
    ],
    [
      "an end elsewhere",
      feedEvent(BERLIN, "DTEND;TZID=America/New_York:20261201T050000"),
      ["12-01T08", "12-01T09"],
    ],
  ])("CALL-5 %s is read as Google and Apple show it", (_, lines, hours) => {
    expect(read(feedOf(...lines, ...GOOD))).toEqual({ hours, notes: [] });
  });
});

const FIRST = "DTSTART;VALUE=DATE:20261201";

/** The days that are busy, by the host's clock. */
function readDays(text: string, changes = {}) {
  const { spans, warnings } = busyTimesIn(text, { ...FEED_RULES, ...changes });
  expect(warnings.notes).toEqual([]);
  const days = spans.flatMap(({ startsAt, endsAt }) =>
    Array.from({ length: Math.round((endsAt - startsAt) / DAY_MS) }, (_, index) =>
      new Intl.DateTimeFormat("sv", { timeZone: { ...FEED_RULES, ...changes }.zone }).format(
        startsAt + index * DAY_MS,
      ),
    ),
  );
  return days.map((each) => each.slice(5));
}

describe("CALL-5 whole days of odd feeds", () => {
  test.each<[string, string[], string[]]>([
    ["not marked as a date", feedEvent("DTSTART:20261225", "DTEND:20261226"), ["12-25"]],
    ["marked, with a time", feedEvent("DTSTART;VALUE=DATE:20261225T000000"), ["12-25"]],
    ["that ends as it begins", feedEvent("DTSTART:20261225", "DTEND:20261225"), ["12-25"]],
    ["of two days", feedEvent("DTSTART:20261225", "DURATION:P2D"), ["12-25", "12-26"]],
    ["on February 29", feedEvent("DTSTART:20240229", "RRULE:FREQ=YEARLY"), []],
    ["UNTIL as a date", feedEvent(FIRST, "RRULE:FREQ=DAILY;UNTIL=20261202"), ["12-01", "12-02"]],
    [
      "UNTIL in UTC",
      feedEvent(FIRST, "RRULE:FREQ=DAILY;UNTIL=20261202T000000Z"),
      ["12-01", "12-02"],
    ],
    [
      "UNTIL its end",
      feedEvent(FIRST, "RRULE:FREQ=DAILY;UNTIL=20261202T235959Z"),
      ["12-01", "12-02"],
    ],
    ["EXDATE as a time", feedEvent(FIRST, DAILY, "EXDATE:20261202T000000"), ["12-01", "12-03"]],
    [
      "EXDATE elsewhere",
      feedEvent(FIRST, DAILY, `EXDATE${IN_BERLIN}:20261202T000000`),
      ["12-01", "12-03"],
    ],
    ["RDATE", feedEvent(FIRST, "RDATE;VALUE=DATE:20261203"), ["12-01", "12-03"]],
  ])("CALL-5 one %s", (_, lines, days) => {
    expect(readDays(feedOf(...lines))).toEqual(days);
    expect(readDays(feedOf(...lines), { zone: "Asia/Tokyo" })).toEqual(days);
    expect(readDays(feedOf(...lines), { allDay: false })).toEqual([]);
  });

  test("CALL-5 one midnight in UTC is that of the host", () => {
    const lines = feedEvent(FIRST, DAILY, "EXDATE:20261201T230000Z");
    expect(readDays(feedOf(...lines), { zone: "Europe/Berlin" })).toEqual(["12-01", "12-03"]);
  });

  test("CALL-5 one that was moved, and is free now, by a time elsewhere", () => {
    const free = feedEvent(
      FIRST,
      `RECURRENCE-ID${IN_BERLIN}:20261202T000000`,
      "TRANSP:TRANSPARENT",
    );
    expect(readDays(feedOf(...feedEvent(FIRST, DAILY), ...free))).toEqual(["12-01", "12-03"]);
  });
});

describe("CALL-5 changed occurrences", () => {
  const series = hourEvent(NEW_YORK, DAILY);
  const moved = (id: string, ...lines: string[]) =>
    hourEvent("DTSTART;TZID=America/New_York:20261202T120000", `RECURRENCE-ID${id}`, ...lines);
  const canceled = (sequence: number) =>
    feedEvent("RECURRENCE-ID:20261202T140000Z", "STATUS:CANCELLED", `SEQUENCE:${sequence}`);
  const noon = ["12-01T14", "12-02T17", "12-03T14"];
  test.each<[string, string[], string[]]>([
    ["by its clock", moved(";TZID=America/New_York:20261202T090000"), noon],
    ["in UTC", moved(":20261202T140000Z"), noon],
    ["in a third zone", moved(";TZID=Asia/Seoul:20261202T230000"), noon],
    ["without a zone", moved(":20261202T090000"), noon],
    ["by its date", moved(";VALUE=DATE:20261202"), noon],
    ["before the newer", [...moved(":20261202T140000Z", "SEQUENCE:2"), ...canceled(1)], noon],
    [
      "and then canceled",
      [...canceled(2), ...moved(":20261202T140000Z", "SEQUENCE:1")],
      twoAt("14"),
    ],
    ["with a rule of its own", moved(":20261202T140000Z", DAILY), noon],
  ])("CALL-5 one that was moved, %s", (_, lines, hours) => {
    expect(read(feedOf(...lines, ...series, ...GOOD)).hours).toEqual(hours);
  });

  test("CALL-5 one that is all there is of a series", () => {
    expect(read(feedOf(...moved(":20261202T140000Z"), ...GOOD)).hours).toEqual(["12-02T17"]);
  });

  test("CALL-5 one that cannot be read leaves its time busy", () => {
    const broken = feedEvent("RECURRENCE-ID:20261202T140000Z", "DTSTART:noon");
    const { hours, notes } = read(feedOf(...broken, ...series, ...GOOD));
    expect(hours).toEqual(threeAt("14"));
    expect(notes).toEqual(["An event without a title is left out: its start cannot be read."]);
  });

  test("CALL-5 all following are moved by the clock, across a change of the clocks", () => {
    const weekly = hourEvent(
      "DTSTART;TZID=America/New_York:20270301T090000",
      "RRULE:FREQ=WEEKLY;COUNT=3",
    );
    const following = hourEvent(
      "DTSTART;TZID=America/New_York:20270308T100000",
      "RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=America/New_York:20270308T090000",
    );
    const hours = ["03-01T14", "03-08T15", "03-15T14"];
    expect(read(feedOf(...weekly, ...following, ...GOOD)).hours).toEqual(hours);
  });
});

describe("CALL-5 other shapes of files", () => {
  test("CALL-5 several calendars, each with its own zones", () => {
    const zoned = (offset: string) => [
      "BEGIN:VTIMEZONE",
      "TZID:Ours",
      "BEGIN:STANDARD",
      "DTSTART:19700101T000000",
      `TZOFFSETFROM:${offset}`,
      `TZOFFSETTO:${offset}`,
      "END:STANDARD",
      "END:VTIMEZONE",
      ...hourEvent("DTSTART;TZID=Ours:20261201T120000"),
    ];
    const file = feedOf(...zoned("+0200")) + feedOf(...zoned("-0300")) + feedOf(...GOOD);
    expect(read(file)).toEqual({ hours: ["12-01T10", "12-01T15"], notes: [] });
  });

  test("CALL-5 lists of free and busy times", () => {
    const list = [
      "BEGIN:VFREEBUSY",
      "DTSTART:20261101T000000Z",
      "DTEND:20261231T000000Z",
      "FREEBUSY:20261201T090000Z/PT1H,20261202T090000Z/20261202T100000Z,never/PT1H",
      "FREEBUSY;FBTYPE=FREE:20261203T090000Z/PT1H",
      "FREEBUSY;FBTYPE=BUSY-TENTATIVE:20261204T090000Z/PT1H",
      "END:VFREEBUSY",
    ];
    expect(read(feedOf(...list, ...GOOD))).toEqual({
      hours: ["12-01T09", "12-02T09", "12-04T09"],
      notes: [
        "A list of busy times on November 1, 2026 is read without one of its dates, which makes no sense.",
      ],
    });
  });

  test.each([
    ["line feeds", (text: string) => text.replaceAll("\r", "")],
    ["carriage returns", (text: string) => text.replaceAll("\n", "")],
    ["blank lines", (text: string) => text.replaceAll("\r\n", "\r\n\r\n")],
    ["folded lines", (text: string) => text.replace(/(.{7})(?=.)/g, "$1\r\n ")],
    ["tabs in folds", (text: string) => text.replace(/(.{7})(?=.)/g, "$1\r\n\t")],
    ["a byte order mark", (text: string) => `\uFEFF${text}`],
    ["no end of an event", (text: string) => text.replace("END:VEVENT\r\n", "")],
    [
      "other components",
      (text: string) =>
        text.replace("BEGIN:VEVENT", "BEGIN:VTODO\r\nDTSTART:x\r\nEND:VTODO\r\nBEGIN:VEVENT"),
    ],
  ])("CALL-5 files with %s", (_, change) => {
    const file = change(feedOf(...hourEvent(NEW_YORK), ...GOOD));
    expect(read(file)).toEqual({ hours: ["12-01T14"], notes: [] });
  });

  test("CALL-5 a zone's own data counts more than a feed's description of it", () => {
    const wrong = [
      "BEGIN:VTIMEZONE",
      "TZID:Europe/Berlin",
      "BEGIN:STANDARD",
      "DTSTART:19700101T000000",
      "TZOFFSETFROM:+0800",
      "TZOFFSETTO:+0800",
      "END:STANDARD",
      "END:VTIMEZONE",
    ];
    expect(read(feedOf(...wrong, ...hourEvent(BERLIN), ...GOOD)).hours).toEqual(["12-01T08"]);
  });

  test("CALL-5 a canceled calendar keeps nobody busy", () => {
    const file = feedOf("METHOD:CANCEL", ...hourEvent(NEW_YORK)) + feedOf(...GOOD);
    expect(read(file).hours).toEqual([]);
  });
});
