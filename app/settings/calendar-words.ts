/** A calendar's settings in words, part by part, shown before they are copied (OWN-8). */
import type { Calendar } from "./calendars";
import type { CopiedPart } from "./copied-calendar";
import { hoursText } from "./hours";

const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const PLACES: Record<Calendar["place"], string> = {
  "": "Not set yet",
  video: "Video link",
  host: "Host's link",
  phone: "Phone",
  address: "Address",
};

/** `hosts`: their names by id. */
export function calendarWords(
  calendar: Calendar,
  hosts: ReadonlyMap<string, string>,
): Record<CopiedPart, string> {
  const { place, placeText, questions, zone, hoursOf } = calendar;
  const whose = hoursOf === "hosts" ? "the host's own hours come first" : "for every host";
  return {
    hours: `${weekText(calendar)}, in the zone ${zone}, ${whose}`,
    place: [PLACES[place], placeText].filter(Boolean).join(": "),
    hosts: hostsText(calendar, hosts),
    lengths: lengthsText(calendar),
    questions:
      questions.length === 0 ? "No questions" : questions.map(({ text }) => text).join(" · "),
  };
}

/** Days in a row with the same hours are one. */
function weekText({ hours }: Calendar): string {
  const runs: { first: string; last: string; text: string }[] = [];
  for (const [at, day] of DAYS.entries()) {
    const text = hoursText(hours, at + 1);
    const before = runs.at(-1);
    if (before?.text === text) before.last = day;
    else runs.push({ first: day, last: day, text });
  }
  const open = runs
    .filter(({ text }) => text)
    .map(({ first, last, text }) => `${first === last ? first : `${first} to ${last}`} ${text}`);
  return open.length === 0 ? "No hours" : open.join(", ");
}

function hostsText({ hosts, assignment }: Calendar, names: ReadonlyMap<string, string>): string {
  if (hosts.length === 0) return "No hosts";
  const named = hosts.map((id) => names.get(id) ?? "someone who was removed").join(", ");
  const chosen = assignment === "choice" ? "guest's choice" : "round robin";
  return hosts.length === 1 ? named : `${named}, ${chosen}`;
}

function lengthsText(calendar: Calendar): string {
  const { lengthMinutes, stepMinutes, bufferMinutes, noticeHours, horizonDays } = calendar;
  const { dailyCap, seats, reminderHours } = calendar;
  const reminded = reminderHours.map((hours) => counted(hours, "hour")).join(" and ");
  return [
    `${counted(lengthMinutes, "minute")} long`,
    `a start every ${counted(stepMinutes, "minute")}`,
    bufferMinutes > 0 ? `${counted(bufferMinutes, "minute")} free after it` : "no buffer",
    `${counted(noticeHours, "hour")} notice`,
    `up to ${counted(horizonDays, "day")} ahead`,
    `at most ${dailyCap} a day`,
    counted(seats, "seat"),
    reminded ? `reminders ${reminded} before` : "no reminders",
  ].join(", ");
}

function counted(number: number, noun: string): string {
  return `${number} ${number === 1 ? noun : `${noun}s`}`;
}
