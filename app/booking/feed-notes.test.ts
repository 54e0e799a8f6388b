/** What the host is told about a feed that could be read. */
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
  twoAt,
} from "../../tests/kit/odd-feeds";
import { busyTimesIn } from "./busy-times.server";

const ON = "“Team, lunch” on December 1, 2026";

const PEOPLES_TIMES = [
  "2026-12-01 15:00",
  "2026-12-01 15:00:00",
  "20261201 150000",
  "2026-12-01 15:00Z",
  "2026-12-01 15:00 PM",
  "2026-12-01T15:00 EST",
  "12/01/2026 15:00",
  "Dec 1, 2026 15:00",
];

/** Without the good event, which must be among them. */
function read(text: string) {
  const { hours, notes } = readFeed(text);
  expect(hours.pop()).toBe(GOOD_AT);
  return { hours, notes };
}

describe("CALL-5 what is left out or guessed", () => {
  const NAMED = "SUMMARY:Team\\, lunch";
  test.each([
    ["no start", ["DURATION:PT1H"], "“Team, lunch” is left out: it has no start."],
    ["an odd start", ["DTSTART:20261301"], "“Team, lunch” is left out: its start cannot be read."],
    ["an odd end", [NEW_YORK, "DTEND:soon"], `${ON} is left out: its end cannot be read.`],
    ...PEOPLES_TIMES.map((time): [string, string[], string] => [
      `a start for people, ${time}`,
      [`DTSTART:${time}`, "DTEND:20261201T160000Z"],
      "“Team, lunch” is left out: its start cannot be read.",
    ]),
    ...PEOPLES_TIMES.map((time): [string, string[], string] => [
      `an end for people, ${time}`,
      [NEW_YORK, `DTEND:${time}`],
      `${ON} is left out: its end cannot be read.`,
    ]),
    [
      "an early end",
      [NEW_YORK, "DTEND:20261130T100000Z"],
      `${ON} is left out: it ends before it begins.`,
    ],
    [
      "an odd length",
      [NEW_YORK, "DURATION:-PT1H"],
      `${ON} is left out: its duration cannot be read.`,
    ],
    [
      "weeks without end",
      [NEW_YORK, `DURATION:P${"9".repeat(18)}W`],
      `${ON} is left out: it lasts longer than ten years.`,
    ],
    [
      "too many seconds",
      [NEW_YORK, "DURATION:PT99999999999999S"],
      `${ON} is left out: it lasts longer than ten years.`,
    ],
    [
      "an odd rule",
      [NEW_YORK, "DURATION:PT1H", "RRULE:FREQ=SOMETIMES"],
      `${ON} is left out: its recurrence cannot be read.`,
    ],
    [
      "every second",
      [NEW_YORK, "DURATION:PT1H", "RRULE:FREQ=SECONDLY"],
      `${ON} is left out: it repeats too often.`,
    ],
  ])("CALL-5 an event with %s is named", (_, lines, note) => {
    const file = feedOf(...feedEvent(NAMED, ...lines), ...GOOD);
    expect(read(file)).toEqual({ hours: [], notes: [note] });
    // Nobody cares about an event that keeps no one busy.
    expect(
      read(feedOf(...feedEvent(NAMED, "TRANSP:TRANSPARENT", ...lines), ...GOOD)).notes,
    ).toEqual([]);
  });

  test("CALL-5 an extra date that makes no sense is named, the rest is read", () => {
    const file = feedOf(...hourEvent(NEW_YORK, NAMED, "RDATE:20261203T140000Z,later"), ...GOOD);
    expect(read(file)).toEqual({
      hours: twoAt("14"),
      notes: [`${ON} is read without one of its dates, which makes no sense.`],
    });
  });

  test("CALL-5 an unknown zone is the calendar's, or else the host's", () => {
    const unknown = hourEvent("DTSTART;TZID=Customized Time Zone 1:20261201T090000", NAMED);
    const guess = (zone: string) => [
      `${ON} is read in ${zone}, because its time zone “Customized Time Zone 1” is unknown.`,
    ];
    expect(read(feedOf(...unknown, ...GOOD))).toEqual({
      hours: ["12-01T14"],
      notes: guess("America/New_York"),
    });
    expect(read(feedOf("X-WR-TIMEZONE:Europe/Berlin", ...unknown, ...GOOD))).toEqual({
      hours: ["12-01T08"],
      notes: guess("Europe/Berlin"),
    });
  });

  test("CALL-5 at most two dozen are named, on one short line each", () => {
    const many = Array.from({ length: 100 }, (_, n) =>
      feedEvent(`SUMMARY:${n} ${"wide\\n".repeat(90)}`),
    );
    const { notes, more, events } = busyTimesIn(feedOf(...many.flat()), FEED_RULES).warnings;
    expect([notes.length, more, events]).toEqual([24, 76, 100]);
    expect(notes[0]).toMatch(/^“0 (wide ){11}wid… ?” is left out: it has no start\.$/);
  });

  test("CALL-5 what is said of many events alike is said once", () => {
    const alike = Array.from({ length: 3_000 }, () => feedEvent("SUMMARY:Team"));
    const { warnings } = busyTimesIn(feedOf(...alike.flat()), FEED_RULES);
    expect(warnings).toEqual({
      notes: ["“Team” is left out: it has no start. 3,000 events like this."],
      more: 0,
      events: 3_000,
    });
  });

  test("CALL-5 odd events that are long over are not named", () => {
    const old = feedEvent("DTSTART:20260901T100000Z", "DURATION:none");
    expect(read(feedOf(...old, ...GOOD)).notes).toEqual([]);
  });
});
