/** What decides which times of a calendar are free: its meetings, and what else keeps its hosts busy. */
import { and, eq, gte, inArray, isNull, lte, ne, or } from "drizzle-orm";
import type { Db } from "~/platform/db/database.server";
import { DAY_MS, MINUTE_MS } from "~/platform/time/durations";
import { ZoneDay } from "~/platform/time/zone-day";
import { addDays } from "~/platform/time/zones";
import { CALENDAR_NAMES, type Host } from "~/settings/settings.server";
import type { Available, Span, Taken } from "./free-times";
import { stands } from "./holds.server";
import { NOBODY, type OpenCalendar } from "./hosts.server";
import { bookings, busyFeeds, busySpans, daysOff } from "./tables";

type Availability = {
  hosts: Available[];
  taken: (Taken & { seat: number })[];
};

/**
 * Of a window, with two days around it: a day's count and its neighbors belong to the rules. `except`: a booking that
 * makes room for itself.
 */
export async function availabilityOf(
  db: Db,
  { name, calendar, calendars, hosts, standIn }: OpenCalendar,
  { from, to }: { from: number; to: number },
  except?: string,
): Promise<Availability> {
  const [early, late] = [from - 2 * DAY_MS, to + 2 * DAY_MS];
  const ids = hosts.map(({ id }) => id).filter((id) => id !== NOBODY.id);
  const rows = await db
    .select({
      id: bookings.id,
      calendar: bookings.calendar,
      startsAt: bookings.startsAt,
      endsAt: bookings.endsAt,
      seat: bookings.seat,
      hostId: bookings.hostId,
    })
    .from(bookings)
    .where(
      and(
        or(eq(bookings.calendar, name), inArray(bookings.hostId, ids)),
        stands(),
        gte(bookings.startsAt, new Date(early)),
        lte(bookings.startsAt, new Date(late)),
        except ? ne(bookings.id, except) : undefined,
      ),
    );
  const standing = rows.map((row) => ({
    ...row,
    startsAt: +row.startsAt,
    endsAt: +row.endsAt,
    host: (standIn && row.calendar === name ? hosts[0]?.id : row.hostId) ?? NOBODY.id,
  }));
  const elsewhere = standing
    .filter((row) => row.calendar !== name)
    .map(({ endsAt, ...row }) => {
      const other = CALENDAR_NAMES.find((each) => each === row.calendar);
      const buffer = (other ? calendars[other].bufferMinutes : 0) * MINUTE_MS;
      return { ...row, endsAt: endsAt + buffer };
    });
  const here = standing.filter((row) => row.calendar === name);
  const feeds = await busyTimes(db, ids, early, late);
  const off = await daysOffOf(db, ids, early, late);
  return {
    hosts: hosts.map((host) => {
      const { zone, hours } = hoursOf(calendar, host);
      const own = off.filter(({ hostId }) => hostId === null || hostId === host.id);
      return {
        host: host.id,
        zone,
        hours,
        busy: [
          ...elsewhere.filter((row) => row.host === host.id),
          ...feeds.filter((row) => row.hostId === host.id),
          ...own.map((days) => spanOfDays(zone, days)),
        ],
      };
    }),
    taken: here,
  };
}

/** Whose hours count: the host's own, unless the calendar says when its meetings are. */
function hoursOf(calendar: OpenCalendar["calendar"], { zone, hours }: Host) {
  return calendar.hoursOf === "hosts" && zone !== null && hours !== null
    ? { zone, hours }
    : calendar;
}

async function busyTimes(db: Db, ids: readonly string[], early: number, late: number) {
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      hostId: busyFeeds.hostId,
      startsAt: busySpans.startsAt,
      endsAt: busySpans.endsAt,
    })
    .from(busySpans)
    .innerJoin(busyFeeds, eq(busyFeeds.id, busySpans.feedId))
    .where(
      and(
        inArray(busyFeeds.hostId, [...ids]),
        gte(busySpans.endsAt, new Date(early)),
        lte(busySpans.startsAt, new Date(late)),
      ),
    );
  return rows.map(({ hostId, startsAt, endsAt }) => ({
    hostId,
    startsAt: +startsAt,
    endsAt: +endsAt,
  }));
}

async function daysOffOf(db: Db, ids: readonly string[], early: number, late: number) {
  const day = (instant: number) => new Date(instant).toISOString().slice(0, 10);
  return db
    .select()
    .from(daysOff)
    .where(
      and(
        or(isNull(daysOff.hostId), inArray(daysOff.hostId, [...ids])),
        gte(daysOff.toDay, day(early)),
        lte(daysOff.fromDay, day(late)),
      ),
    );
}

/** From the first midnight to the last, by the clocks of a zone. */
function spanOfDays(zone: string, { fromDay, toDay }: { fromDay: string; toDay: string }): Span {
  return {
    startsAt: new ZoneDay(zone, fromDay).instantFrom(0),
    endsAt: new ZoneDay(zone, addDays(toDay, 1)).instantFrom(0),
  };
}
