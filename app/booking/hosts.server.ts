/** Who holds a meeting: chosen under the booking lock, and kept from overlapping by the database (CALL-3). */
import { and, count, eq, gt, inArray } from "drizzle-orm";
import type { Db } from "~/platform/db/database.server";
import type { Sign } from "~/platform/limits/limits.server";
import {
  type Calendar,
  type CalendarName,
  calendarIn,
  calendarsAndHosts,
  chosenHosts,
  type Host,
  type Settings,
} from "~/settings/settings.server";
import { hosts } from "~/settings/tables";
import { isActive } from "./holds.server";
import { bookings } from "./tables";

/**
 * The calendar a function works on, with its rules for this request. `hosts`: who can take a meeting; `standIn`: no one
 * was chosen, so a nameless one stands in.
 */
export type BookableCalendar = {
  name: CalendarName;
  calendar: Calendar;
  calendars: Settings["calendars"];
  hosts: readonly Host[];
  standIn: boolean;
  now: number;
  sign: Sign;
};

/** Stands in for a calendar that no one has booked yet: the row is created with the first booking. */
export const NOBODY: Host = {
  id: "",
  name: "",
  mail: "",
  zone: null,
  hours: null,
  link: "",
  active: true,
  standsFor: null,
  feedKey: null,
  userId: null,
};

/** Who takes a calendar's meetings: the people chosen for it, or its stand-in; no one while it is off. */
export function hostsOf(
  { calendars, hosts: all }: Pick<Settings, "calendars" | "hosts">,
  name: CalendarName,
): Pick<BookableCalendar, "hosts" | "standIn"> {
  const calendar = calendarIn(calendars, name);
  const chosen = chosenHosts(calendar, all);
  const standIn = chosen.length === 0;
  if (calendar.state !== "open") return { hosts: [], standIn };
  const candidates = standIn ? [all.find(({ standsFor }) => standsFor === name) ?? NOBODY] : chosen;
  return { hosts: candidates.filter(({ active }) => active), standIn };
}

/** A calendar as it is stored now, within a transaction that holds the booking lock. */
export async function asStored(
  tx: Db,
  { name, now, sign }: BookableCalendar,
): Promise<BookableCalendar> {
  const stored = await calendarsAndHosts(tx);
  const { calendars } = stored;
  const calendar = calendarIn(calendars, name);
  return { name, calendar, calendars, ...hostsOf(stored, name), now, sign };
}

/** Round robin: the host with the fewest upcoming meetings. The seats of a group stay together. */
export async function hostFor(
  tx: Db,
  { now }: BookableCalendar,
  candidates: readonly string[],
  together: readonly string[],
): Promise<string> {
  const [joined] = candidates.filter((host) => together.includes(host));
  const [only = NOBODY.id, ...others] = candidates;
  if (joined !== undefined) return joined;
  if (others.length === 0) return only;
  const rows = await tx
    .select({ host: bookings.hostId, meetings: count() })
    .from(bookings)
    .where(
      and(
        inArray(bookings.hostId, [...candidates]),
        gt(bookings.startsAt, new Date(now)),
        isActive(),
      ),
    )
    .groupBy(bookings.hostId);
  const ahead = new Map(rows.map(({ host, meetings }) => [host, meetings]));
  const load = (host: string) => ahead.get(host) ?? 0;
  return candidates.toSorted((one, other) => load(one) - load(other))[0] ?? only;
}

/** The same seat for storing: a calendar's stand-in is created with the first booking. */
export async function withHost<Seat extends { hostId: string }>(
  tx: Db,
  { name }: Pick<BookableCalendar, "name">,
  seat: Seat,
): Promise<Seat> {
  if (seat.hostId !== NOBODY.id) return seat;
  await tx.insert(hosts).values({ standsFor: name }).onConflictDoNothing();
  const [row] = await tx.select({ id: hosts.id }).from(hosts).where(eq(hosts.standsFor, name));
  if (!row) throw new Error("A host was not stored");
  return { ...seat, hostId: row.id };
}
