/** Determines which times of a calendar are free: its meetings, and what else keeps its hosts busy. */

import { and, eq, gte, inArray, isNull, lte, notInArray, or, sql } from "drizzle-orm";
import { type PgColumn, unionAll } from "drizzle-orm/pg-core";
import type { Db } from "~/platform/db/database.server";
import { DAY_MS, MINUTE_MS } from "~/platform/time/durations";
import { ZoneDay } from "~/platform/time/zone-day";
import { addDays } from "~/platform/time/zones";
import { isCalendarName } from "~/settings/kinds/kinds";
import { calendarIn, type Host } from "~/settings/settings.server";
import type { Available, Span, Taken } from "./free-times";
import { isActive } from "./holds.server";
import { type BookableCalendar, NOBODY } from "./hosts.server";
import { bookings, busyFeeds, busySpans, daysOff } from "./tables";

type Availability = {
  hosts: Available[];
  taken: (Taken & { seat: number })[];
};

/**
 * For a window plus two days on either side, because rules depend on a day's count and neighbors. `except`: bookings
 * that make room for themselves.
 */
export async function availabilityOf(
  db: Db,
  { name, calendar, calendars, hosts, standIn }: BookableCalendar,
  { from, to }: { from: number; to: number },
  except: readonly string[] = [],
): Promise<Availability> {
  const [early, late] = [from - 2 * DAY_MS, to + 2 * DAY_MS];
  const ids = hosts.map(({ id }) => id).filter((id) => id !== NOBODY.id);
  const rows = await occupied(db, { name, ids, early, late, except });
  const off = await daysOffOf(db, ids, early, late);
  const here: Availability["taken"] = [];
  const busy = new Map<string, Span[]>(hosts.map(({ id }) => [id, []]));
  for (const { calendar: other, host, spans } of rows) {
    const holder = (standIn && other === name ? hosts[0]?.id : host) ?? NOBODY.id;
    const buffer = bufferAfter(calendars, other);
    for (const [startsAt, endsAt, seat] of spans)
      if (other === name) here.push({ startsAt, endsAt, seat, host: holder });
      else busy.get(holder)?.push({ startsAt, endsAt: endsAt + buffer });
  }
  return {
    hosts: hosts.map((host) => {
      const { zone, hours } = hoursOf(calendar, host);
      const own = off.filter(({ hostId }) => hostId === null || hostId === host.id);
      return {
        host: host.id,
        zone,
        hours,
        busy: [...(busy.get(host.id) ?? []), ...own.map((days) => spanOfDays(zone, days))],
      };
    }),
    taken: here,
  };
}

/** The hours that count for a host's meetings, and by whose clocks. */
export function hoursOf(calendar: BookableCalendar["calendar"], host: Host | undefined) {
  return calendar.hoursOf === "hosts" && host?.zone && host.hours
    ? { zone: host.zone, hours: host.hours }
    : calendar;
}

/** The buffer after another calendar's meeting; none after an event from a feed. */
function bufferAfter(calendars: BookableCalendar["calendars"], name: string): number {
  return isCalendarName(name) ? calendarIn(calendars, name).bufferMinutes * MINUTE_MS : 0;
}

type Where = {
  name: string;
  ids: string[];
  early: number;
  late: number;
  except: readonly string[];
};

/** Meetings of the calendar and of its hosts, and events from feeds, in one query: thousands of rows, each once. */
async function occupied(db: Db, { name, ids, early, late, except }: Where) {
  const meetings = db
    .select({ calendar: bookings.calendar, host: bookings.hostId, spans: spansOf(bookings) })
    .from(bookings)
    .where(
      and(
        or(eq(bookings.calendar, name), inArray(bookings.hostId, ids)),
        isActive(),
        gte(bookings.startsAt, new Date(early)),
        lte(bookings.startsAt, new Date(late)),
        notInArray(bookings.id, [...except]),
      ),
    )
    .groupBy(bookings.calendar, bookings.hostId);
  const elsewhere = db
    .select({ calendar: sql<string>`''`, host: busyFeeds.hostId, spans: spansOf(busySpans) })
    .from(busySpans)
    .innerJoin(busyFeeds, eq(busyFeeds.id, busySpans.feedId))
    .where(
      and(
        inArray(busyFeeds.hostId, ids),
        gte(busySpans.endsAt, new Date(early)),
        lte(busySpans.startsAt, new Date(late)),
      ),
    )
    .groupBy(busyFeeds.hostId);
  return unionAll(meetings, elsewhere);
}

/** Thousands of spans as one value: when each begins and ends, in milliseconds, and its seat. */
function spansOf(table: typeof bookings | typeof busySpans) {
  const seat = "seat" in table ? table.seat : sql`1`;
  const [from, to] = [milliseconds(table.startsAt), milliseconds(table.endsAt)];
  return sql<[number, number, number][]>`json_agg(array[${from}, ${to}, ${seat}])`;
}

function milliseconds(instant: PgColumn) {
  return sql`(extract(epoch from ${instant}) * 1000)::bigint`;
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

/** From the first midnight to the last, by a zone's clocks. */
function spanOfDays(zone: string, { fromDay, toDay }: { fromDay: string; toDay: string }): Span {
  return {
    startsAt: new ZoneDay(zone, fromDay).instantFrom(0),
    endsAt: new ZoneDay(zone, addDays(toDay, 1)).instantFrom(0),
  };
}
