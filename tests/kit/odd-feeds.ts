/** Small calendars for tests of busy feeds: odd events beside a good one, which must always be read. */
import { busyTimesIn } from "../../app/booking/busy-times.server";

const WINDOW = { from: Date.parse("2026-11-20T00:00Z"), to: Date.parse("2027-03-25T00:00Z") };
export const FEED_RULES = { zone: "America/New_York", allDay: true, ...WINDOW };
const HOUR_MS = 3_600_000;

/** The last of all: `GOOD_AT` is when it begins. */
export const GOOD: readonly string[] = [
  "BEGIN:VEVENT",
  "UID:good",
  "DTSTART:20270320T100000Z",
  "DURATION:PT1H",
  "END:VEVENT",
];
export const GOOD_AT = "03-20T10";

export function feedEvent(...lines: string[]): string[] {
  return ["BEGIN:VEVENT", "UID:odd", ...lines, "END:VEVENT"];
}

/** `lines`: what an event of an hour has besides. */
export function hourEvent(start: string, ...lines: string[]): string[] {
  return feedEvent(start, "DURATION:PT1H", ...lines);
}

export function feedOf(...lines: string[]): string {
  return ["BEGIN:VCALENDAR", "VERSION:2.0", ...lines, "END:VCALENDAR", ""].join("\r\n");
}

/** The hours that are busy, as `12-01T09` in UTC, and what is said about odd events. */
export function readFeed(text: string): { hours: string[]; notes: string[] } {
  const { spans, warnings } = busyTimesIn(text, FEED_RULES);
  const hours = spans.flatMap(({ startsAt, endsAt }) =>
    Array.from({ length: Math.ceil((endsAt - startsAt) / HOUR_MS) }, (_, hour) =>
      new Date(startsAt + hour * HOUR_MS).toISOString().slice(5, 13),
    ),
  );
  return { hours, notes: warnings.notes };
}

/** December 1 to 3, and the same without the second. */
export const threeAt = (hour: string) => [`12-01T${hour}`, `12-02T${hour}`, `12-03T${hour}`];
export const twoAt = (hour: string) => [`12-01T${hour}`, `12-03T${hour}`];

export const NEW_YORK = "DTSTART;TZID=America/New_York:20261201T090000";
