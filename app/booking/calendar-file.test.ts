import fc from "fast-check";
import { expect, test } from "vitest";
import { type CalendarFile, calendarFile } from "./calendar-file";

const MEETING: CalendarFile = {
  method: "REQUEST",
  uid: "6f1c@setpoint.example",
  sequence: 2,
  changedAt: new Date("2026-11-21T10:00:00Z"),
  startsAt: new Date("2026-11-23T14:30:00Z"),
  endsAt: new Date("2026-11-23T15:00:00Z"),
  title: "Discovery call with Setpoint",
  text: "Find a quiet place.\nWrite down your questions.",
  location: "",
  address: "https://setpoint.example/booking/x",
  organizer: { name: "Setpoint", mail: "support@setpoint.example" },
  guest: { name: 'Ann "A" Sample', mail: "ann@example.com" },
};

/** The lines as a calendar reads them: unfolded. */
function linesOf(file: string): string[] {
  return file.replaceAll("\r\n ", "").split("\r\n");
}

test("BOOK-1 an invitation names the meeting in UTC, its guest, and which state of it this is", () => {
  const lines = linesOf(calendarFile(MEETING));
  for (const line of [
    "METHOD:REQUEST",
    "UID:6f1c@setpoint.example",
    "SEQUENCE:2",
    "DTSTAMP:20261121T100000Z",
    "DTSTART:20261123T143000Z",
    "DTEND:20261123T150000Z",
    "STATUS:CONFIRMED",
    "DESCRIPTION:Find a quiet place.\\nWrite down your questions.",
    'ORGANIZER;CN="Setpoint":mailto:support@setpoint.example',
  ])
    expect(lines).toContain(line);
  expect(lines.find((line) => line.startsWith("ATTENDEE"))).toMatch(
    /^ATTENDEE;CN="Ann 'A' Sample";.*:mailto:ann@example\.com$/,
  );
});

test("BOOK-1 a published meeting names no guest, a canceled one is taken out", () => {
  expect(calendarFile({ ...MEETING, method: "PUBLISH" })).not.toContain("ATTENDEE");
  const cancelled = linesOf(calendarFile({ ...MEETING, method: "CANCEL" }));
  expect(cancelled).toContain("METHOD:CANCEL");
  expect(cancelled).toContain("STATUS:CANCELLED");
  expect(cancelled).not.toContain("BEGIN:VALARM");
});

test("BOOK-1 whatever the words are, lines are folded at 75 bytes, nothing is added, and the words come back", () => {
  const words = fc.string({ unit: "grapheme", maxLength: 300 });
  fc.assert(
    fc.property(words, words, (title, name) => {
      const guest = { ...MEETING.guest, name };
      const file = calendarFile({ ...MEETING, title, text: `${title}\n${name};`, guest });
      expect(file.endsWith("\r\n")).toBe(true);
      for (const line of file.slice(0, -2).split("\r\n")) {
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(line).not.toMatch(/[\r\n]/);
      }
      const plain = calendarFile(MEETING);
      const named = (text: string) => linesOf(text).map((line) => line.split(/[:;]/)[0]);
      expect(named(file)).toEqual(named(plain));
      const summary = linesOf(file).find((line) => line.startsWith("SUMMARY:")) ?? "";
      const read = summary.slice(8).replace(/\\([\\;,n])/g, (_, c) => (c === "n" ? "\n" : c));
      const kept = title.replace(/\r\n?/g, "\n").replace(/(?!\n)\p{Cc}/gu, "");
      expect(read).toBe(kept);
    }),
  );
});
