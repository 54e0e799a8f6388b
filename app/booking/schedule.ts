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
 * mail about it is sent at all; `held`: where the guest has not confirmed it, until when it is held and whom the mail
 * went to.
 */
export type BookedMeeting = {
  reference: string;
  calendar: CalendarName;
  startsAt: string;
  endsAt: string;
  zone: string;
  guestName: string;
  state: "held" | "expired" | "stands" | "cancelled" | "past";
  held: { until: string; mail: string } | null;
  mails: boolean;
  supportMail: string;
};

/** The page of a meeting, for anyone with its signed address. */
export function meetingPath({ reference }: Pick<BookedMeeting, "reference">): string {
  return `/booking/${reference}`;
}

/** Where the guest of a held meeting confirms it, with a reference of its own that only the mail has. */
export function confirmPath(reference: string): string {
  return `/booking/confirm/${reference}`;
}

/** The name under which a calendar's form is stamped. */
export function stampName(name: CalendarName): string {
  return `booking-${MEETINGS[name].path}`;
}
