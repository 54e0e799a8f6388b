/** A meeting as a file for calendars: RFC 5545, in UTC. */

export type CalendarEvent = {
  uid: string;
  sequence: number;
  /** When the meeting reached this state. */
  changedAt: Date;
  startsAt: Date;
  endsAt: Date;
  title: string;
  text: string;
  /** Where it takes place; empty if no one has said. */
  location: string;
  /** The video room, or the meeting's page. */
  address: string;
};

export type CalendarFile = CalendarEvent & {
  /** To view, to answer, or to remove. */
  method: "PUBLISH" | "REQUEST" | "CANCEL";
  organizer: Person;
  guest: Person;
  /** Null in a file for the guest: hosts' addresses are not the guests' to have. */
  host?: Person | null;
};

type Person = { name: string; mail: string };

const LONGEST_LINE_BYTES = 75;

/** The whole file; lines end in CRLF and are folded at 75 bytes. */
export function calendarFile(meeting: CalendarFile): string {
  const { method, organizer, guest, host } = meeting;
  const cancelled = method === "CANCEL";
  return file([
    `METHOD:${method}`,
    "BEGIN:VEVENT",
    ...eventLines(meeting),
    `STATUS:${cancelled ? "CANCELLED" : "CONFIRMED"}`,
    `ORGANIZER;CN=${quoted(organizer.name)}:mailto:${oneLine(organizer.mail)}`,
    // A published meeting has no guests to reply.
    ...(method === "PUBLISH" ? [] : [guest, ...(host ? [host] : [])].map(attendee)),
    ...(cancelled ? [] : REMINDER),
    "END:VEVENT",
  ]);
}

/** Many meetings, for a calendar that subscribes to them. */
export function calendarOfEvents(name: string, events: readonly CalendarEvent[]): string {
  const lines = events.flatMap((event) => [
    "BEGIN:VEVENT",
    ...eventLines(event),
    "STATUS:CONFIRMED",
    "END:VEVENT",
  ]);
  return file(["METHOD:PUBLISH", `X-WR-CALNAME:${escaped(name)}`, ...lines]);
}

function attendee({ name, mail }: Person): string {
  return `ATTENDEE;CN=${quoted(name)};ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${oneLine(mail)}`;
}

function file(lines: readonly string[]): string {
  const head = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Bookings//Calendar//EN"];
  return [...head, "CALSCALE:GREGORIAN", ...lines, "END:VCALENDAR"]
    .map((line) => `${folded(line)}\r\n`)
    .join("");
}

function eventLines(event: CalendarEvent): string[] {
  return [
    `UID:${escaped(event.uid)}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${utc(event.changedAt)}`,
    `DTSTART:${utc(event.startsAt)}`,
    `DTEND:${utc(event.endsAt)}`,
    `SUMMARY:${escaped(event.title)}`,
    `DESCRIPTION:${escaped(event.text)}`,
    ...(event.location ? [`LOCATION:${escaped(event.location)}`] : []),
    `URL:${oneLine(event.address)}`,
  ];
}

const REMINDER = [
  "BEGIN:VALARM",
  "ACTION:DISPLAY",
  "DESCRIPTION:Reminder",
  "TRIGGER:-PT15M",
  "END:VALARM",
];

/** 20261123T143000Z */
function utc(moment: Date): string {
  return moment.toISOString().replace(/[-:]|\.\d+/g, "");
}

function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, "\\$&")
    .replace(/\r\n?|\n/g, "\\n")
    .replace(/\p{Cc}/gu, "");
}

function quoted(text: string): string {
  return `"${oneLine(text).replaceAll('"', "'")}"`;
}

function oneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, " ");
}

/** Continued lines begin with a space; no character is cut in two. */
function folded(line: string): string {
  let bytes = 0;
  let text = "";
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > LONGEST_LINE_BYTES) {
      text += "\r\n ";
      bytes = 1;
    }
    text += character;
    bytes += size;
  }
  return text;
}
