import type { CalendarName } from "~/settings/settings.server";
import { MEETINGS } from "./meetings";

/**
 * What a guest may know of a calendar: its free times, in order. `zone`: the calendar's own; `days`: how far ahead
 * it is open; `at`: an instant in ISO 8601, `left`: the seats at it.
 */
export type Schedule = {
  calendar: CalendarName;
  zone: string;
  lengthMinutes: number;
  seats: number;
  days: number;
  supportMail: string;
  times: readonly { at: string; left: number }[];
};

/**
 * A meeting as its guest sees it. `reference`: its part of the signed address; `zone`: the guest's; `mails`: whether
 * mail about it is sent at all.
 */
export type BookedMeeting = {
  reference: string;
  calendar: CalendarName;
  startsAt: string;
  endsAt: string;
  zone: string;
  guestName: string;
  state: "stands" | "cancelled" | "past";
  mails: boolean;
  supportMail: string;
};

/** The page of a meeting, for whoever has its signed address. */
export function meetingPath({ reference }: Pick<BookedMeeting, "reference">): string {
  return `/booking/${reference}`;
}

/** The name under which a calendar's form is stamped. */
export function stampName(name: CalendarName): string {
  return `booking-${MEETINGS[name].path}`;
}
