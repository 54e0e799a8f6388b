/** What administrators see of hosts: their upcoming meetings, and which of them fall on days off (CALL-4). */
import type { Actor } from "~/events/events.server";
import { MINUTE_MS } from "~/platform/time/durations";
import { minutesOf } from "~/platform/time/zone-day";
import { localAt, weekdayOf } from "~/platform/time/zones";
import { requestContext } from "~/platform/web/request-context.server";
import { type CalendarName, calendarOf, settingsContext } from "~/settings/settings.server";
import { reassignMeeting } from "./agenda.server";
import { hoursOf } from "./availability.server";
import type { Context } from "./booking-context.server";
import { bySession } from "./by-session";
import { type Booking, type DayOff, daysOffOf, meetingsAhead } from "./host-changes.server";
import { calendarNameOf, meetingTitle } from "./meetings";

/** `day`: by the clocks of the host, or of the calendar. */
export type MeetingAhead = {
  id: string;
  calendar: CalendarName;
  title: string;
  startsAt: string;
  endsAt: string;
  zone: string;
  day: string;
  guest: string;
  hostId: string | null;
};

export type DayOffShown = DayOff & { meetings: MeetingAhead[] };

export async function meetingsShown(
  context: Context,
  hostId: string | null,
): Promise<MeetingAhead[]> {
  const rows = await meetingsAhead(context.get(requestContext).db, hostId);
  return rows.map((row) => meetingAhead(context, row));
}

export async function daysOffShown(
  context: Context,
  hostId: string | null,
): Promise<DayOffShown[]> {
  const days = await daysOffOf(context.get(requestContext).db, hostId);
  const meetings = days.length > 0 ? await meetingsShown(context, hostId) : [];
  return days.map((each) => ({
    ...each,
    meetings: meetings.filter(({ day }) => day >= each.fromDay && day <= each.toDay),
  }));
}

/** Meetings that were booked before the hours changed, or moved out of them on purpose: they stay at their time. */
export async function outsideHours(
  context: Context,
  hostId: string | null,
): Promise<MeetingAhead[]> {
  const { hosts } = context.get(settingsContext);
  return (await meetingsShown(context, hostId)).filter((meeting) => {
    const calendar = calendarOf(context, meeting.calendar);
    const host = hosts.find(({ id }) => id === meeting.hostId);
    const { zone, hours } = hoursOf(calendar, host);
    const { day, minutes } = localAt(zone, Date.parse(meeting.startsAt));
    const ends = minutes + (Date.parse(meeting.endsAt) - Date.parse(meeting.startsAt)) / MINUTE_MS;
    return !hours.some(
      ({ day: weekday, from, to }) =>
        weekday === weekdayOf(day) && minutesOf(from) <= minutes && ends <= minutesOf(to),
    );
  });
}

/** A session of several guests is one. */
export async function countOutsideHours(context: Context, calendar: CalendarName): Promise<number> {
  const outside = await outsideHours(context, null);
  return bySession(outside.filter((meeting) => meeting.calendar === calendar)).length;
}

/** Gives the meetings on a host's day off to others who are free then; returns how many. */
export async function clearDayOff(
  context: Context,
  actor: Actor,
  { id, hostId }: { id: string; hostId: string },
): Promise<number> {
  const day = (await daysOffShown(context, hostId)).find((each) => each.id === id);
  let given = 0;
  for (const meeting of day?.meetings ?? [])
    if ((await reassignMeeting(context, actor, meeting, null)) === "reassigned") given += 1;
  return given;
}

function meetingAhead(context: Context, booking: Booking): MeetingAhead {
  const { hosts } = context.get(settingsContext);
  const name = calendarNameOf(booking);
  const host = hosts.find(({ id }) => id === booking.hostId);
  const zone = host?.zone ?? calendarOf(context, name).zone;
  return {
    id: booking.id,
    calendar: name,
    title: meetingTitle(context.get(settingsContext), name),
    startsAt: booking.startsAt.toISOString(),
    endsAt: booking.endsAt.toISOString(),
    zone,
    day: localAt(zone, +booking.startsAt).day,
    guest: booking.guestName,
    hostId: booking.hostId,
  };
}
