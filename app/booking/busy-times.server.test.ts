import { describe, expect, test } from "vitest";
import { Unreadable } from "~/platform/web/unreadable";
import { busyTimesIn } from "./busy-times.server";

const RULES = {
  zone: "America/New_York",
  allDay: true,
  from: Date.parse("2026-11-20T00:00:00Z"),
  to: Date.parse("2027-03-25T00:00:00Z"),
};

const event = (...lines: string[]) => ["BEGIN:VEVENT", "UID:one", ...lines, "END:VEVENT"];
const calendar = (...lines: string[]) =>
  ["BEGIN:VCALENDAR", "VERSION:2.0", ...lines, "END:VCALENDAR"].join("\r\n");
const read = (text: string, changes = {}) => {
  const { spans, warnings } = busyTimesIn(text, { ...RULES, ...changes });
  const times = spans.map(({ startsAt, endsAt }) =>
    [startsAt, endsAt].map((at) => new Date(at).toISOString().slice(0, 16)).join(" "),
  );
  return { times, ...warnings };
};
const busy = (text: string, changes = {}) => read(text, changes).times;

describe("CALL-5 busy times of a feed", () => {
  test.each([
    ["in UTC", ["DTSTART:20261123T140000Z", "DTEND:20261123T150000Z"]],
    ["in a known zone", ["DTSTART;TZID=Europe/Berlin:20261123T150000", "DURATION:PT1H"]],
    ["without a zone", ["DTSTART:20261123T090000", "DTEND:20261123T100000"]],
  ])("CALL-5 an event %s", (_, lines) => {
    expect(busy(calendar(...event(...lines)))).toEqual(["2026-11-23T14:00 2026-11-23T15:00"]);
  });

  test("PEOPLE-4 an accepted invitation of ours does not keep its host busy, another site's does", () => {
    const times = ["DTSTART:20261123T140000Z", "DURATION:PT1H"];
    const invited = (uid: string) =>
      busy(calendar("BEGIN:VEVENT", `UID:${uid}`, ...times, "END:VEVENT"), {
        site: "ours.example",
      });
    const id = "0d9c5ba2-53ad-4f0e-8f3e-5b9d2c1f7a10";
    expect(invited(`${id}@ours.example`)).toEqual([]);
    for (const uid of [`${id}@other.example`, "lunch@ours.example", `${id}@ours.example.net`])
      expect(invited(uid)).toHaveLength(1);
  });

  test("CALL-5 a zone that only the feed describes", () => {
    const zone = [
      "BEGIN:VTIMEZONE",
      "TZID:Customized Time Zone",
      "BEGIN:STANDARD",
      "DTSTART:16010101T020000",
      "TZOFFSETFROM:-0400",
      "TZOFFSETTO:-0500",
      "RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=11",
      "END:STANDARD",
      "BEGIN:DAYLIGHT",
      "DTSTART:16010101T020000",
      "TZOFFSETFROM:-0500",
      "TZOFFSETTO:-0400",
      "RRULE:FREQ=YEARLY;BYDAY=2SU;BYMONTH=3",
      "END:DAYLIGHT",
      "END:VTIMEZONE",
    ];
    const start = "DTSTART;TZID=Customized Time Zone:20270312T090000";
    const lines = event(start, "DURATION:PT1H", "RRULE:FREQ=DAILY;INTERVAL=3;COUNT=2");
    expect(busy(calendar(...zone, ...lines))).toEqual([
      "2027-03-12T14:00 2027-03-12T15:00",
      "2027-03-15T13:00 2027-03-15T14:00",
    ]);
  });

  test("CALL-5 a series without what was taken out of it, and with what was moved", () => {
    const series = event(
      "DTSTART;TZID=America/New_York:20261123T090000",
      "DURATION:PT1H",
      "RRULE:FREQ=WEEKLY;COUNT=4",
      "EXDATE;TZID=America/New_York:20261130T090000",
    );
    const moved = event(
      "RECURRENCE-ID;TZID=America/New_York:20261207T090000",
      "DTSTART;TZID=America/New_York:20261208T110000",
      "DURATION:PT30M",
    );
    const canceled = event(
      "RECURRENCE-ID;TZID=America/New_York:20261214T090000",
      "STATUS:CANCELLED",
      "DTSTART;TZID=America/New_York:20261214T090000",
      "DURATION:PT1H",
    );
    expect(busy(calendar(...series, ...moved, ...canceled))).toEqual([
      "2026-11-23T14:00 2026-11-23T15:00",
      "2026-12-08T16:00 2026-12-08T16:30",
    ]);
  });

  test("CALL-5 whole days count by the rule, free and canceled events never", () => {
    const day = event("DTSTART;VALUE=DATE:20261126", "DTEND;VALUE=DATE:20261128");
    expect(busy(calendar(...day))).toEqual(["2026-11-26T05:00 2026-11-28T05:00"]);
    expect(busy(calendar(...day), { allDay: false })).toEqual([]);
    for (const line of ["TRANSP:TRANSPARENT", "STATUS:CANCELLED"]) {
      const times = ["DTSTART:20261123T140000Z", "DTEND:20261123T150000Z", line];
      expect(busy(calendar(...event(...times)))).toEqual([]);
    }
  });

  test.each([
    ["the host's address", "mailto:Ann@example.com", "ann@example.com", "", []],
    [
      "the address that Google names the calendar by",
      "mailto:ann@example.com",
      "",
      "ann@example.com",
      [],
    ],
    [
      "somebody else",
      "mailto:bob@example.com",
      "ann@example.com",
      "Work",
      ["2026-11-23T14:00 2026-11-23T15:00"],
    ],
  ])("CALL-5 an event that was declined by %s", (_, who, mail, name, expected) => {
    const lines = event(
      "DTSTART:20261123T140000Z",
      "DTEND:20261123T150000Z",
      `ATTENDEE;CN=A;PARTSTAT=DECLINED:${who}`,
      "ATTENDEE;PARTSTAT=ACCEPTED:mailto:c@example.com",
    );
    expect(busy(calendar(`X-WR-CALNAME:${name}`, ...lines), { mail })).toEqual(expected);
    const accepted = lines.map((line) => line.replace("DECLINED", "TENTATIVE"));
    expect(busy(calendar(...accepted), { mail })).toHaveLength(1);
  });

  test.each([
    ["FREE", 0],
    ["WORKINGELSEWHERE", 0],
    ["TENTATIVE", 1],
    ["BUSY", 1],
    ["OOF", 1],
  ])("CALL-5 what Outlook shows as %s", (status, times) => {
    // Outlook leaves events canceled by the organizer in the calendar, confirmed and marked free.
    const lines = event(
      "DTSTART:20261123T140000Z",
      "DTEND:20261123T150000Z",
      "STATUS:CONFIRMED",
      "SUMMARY:Canceled: Planning",
      `X-MICROSOFT-CDO-BUSYSTATUS:${status}`,
    );
    expect(busy(calendar(...lines))).toHaveLength(times);
  });

  test("CALL-5 this and all following events are moved, or taken out", () => {
    const series = event(
      "DTSTART;TZID=America/New_York:20261123T090000",
      "DURATION:PT1H",
      "RRULE:FREQ=WEEKLY;COUNT=5",
    );
    const following = (day: string, ...lines: string[]) =>
      event(`RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=America/New_York:${day}T090000`, ...lines);
    const moved = following(
      "20261130",
      "DTSTART;TZID=America/New_York:20261201T100000",
      "DURATION:PT30M",
    );
    const ended = following(
      "20261214",
      "DTSTART;TZID=America/New_York:20261214T090000",
      "DURATION:PT1H",
      "STATUS:CANCELLED",
    );
    expect(busy(calendar(...series, ...ended, ...moved))).toEqual([
      "2026-11-23T14:00 2026-11-23T15:00",
      "2026-12-01T15:00 2026-12-01T15:30",
      "2026-12-08T15:00 2026-12-08T15:30",
    ]);
  });

  test("CALL-5 a series that was split, as Google and Outlook do it, is two", () => {
    const times = (uid: string, ...lines: string[]) => [
      "BEGIN:VEVENT",
      `UID:${uid}`,
      ...lines,
      "DURATION:PT1H",
      "END:VEVENT",
    ];
    const until = times(
      "one@google.com",
      "DTSTART;TZID=America/New_York:20261123T090000",
      "RRULE:FREQ=WEEKLY;UNTIL=20261130T045959Z;BYDAY=MO",
    );
    const from = times(
      "one_R20261130T140000@google.com",
      "DTSTART;TZID=America/New_York:20261130T110000",
      "RRULE:FREQ=WEEKLY;COUNT=1;BYDAY=MO",
    );
    expect(busy(calendar(...until, ...from))).toEqual([
      "2026-11-23T14:00 2026-11-23T15:00",
      "2026-11-30T16:00 2026-11-30T17:00",
    ]);
  });

  test("CALL-5 a series that began years ago is written out only where it matters", () => {
    const old = event(
      "DTSTART;TZID=America/New_York:20150105T090000",
      "DURATION:PT1H",
      "RRULE:FREQ=WEEKLY;BYDAY=MO",
    );
    const times = busy(calendar(...old));
    expect([times[0], times.at(-1), times.length]).toEqual([
      "2026-11-23T14:00 2026-11-23T15:00",
      "2027-03-22T13:00 2027-03-22T14:00",
      18,
    ]);
  });

  test.each([
    ["", "It is not a calendar."],
    ["<html>", "It is not a calendar."],
    ["BEGIN:VEVENT\r\nEND:VEVENT", "It is not a calendar."],
    ["BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:one\r\n", "It is cut off before its end."],
    [`${calendar()}\r\nBEGIN:VCALENDAR`, "It is cut off before its end."],
  ])("CALL-5 %j is refused", (text, fault) => {
    expect(() => busy(text)).toThrow(new Unreadable(fault));
  });
});
