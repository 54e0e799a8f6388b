/** Whom a setter writes to: overdue, today and upcoming by their own days, read with one index (DAY-1). */
import { and, asc, count, eq, gte, inArray, isNotNull, lt, sql } from "drizzle-orm";
import type { Db } from "~/platform/db/database.server";
import { ZoneDay } from "~/platform/time/zone-day";
import { addDays, localAt } from "~/platform/time/zones";
import { profileAddress } from "../profile-address";
import { callDayOf, nameOf } from "../prospect";
import { prospects } from "../tables";

const MOST_SHOWN = 50;
const MOST_COUNTED = 500;
const OPEN = ["pending", "no_show", "rescheduled"] as const;

export type Due = {
  id: string;
  name: string;
  firstName: string;
  at: string;
  status: string;
  handle: string | null;
  platform: string | null;
  /** The address of their profile. */
  profile: string | null;
  createdAt: string;
  callDay: string | null;
  /** They answered, in an act that is not stored yet. */
  answered?: boolean;
  notes: string | null;
  path: string;
};

/** `found` is null if there are more than are worth counting. */
export type DuePart = { due: Due[]; found: number | null };
export type Queue = Record<"overdue" | "today" | "upcoming", DuePart>;

export async function readQueue(
  db: Db,
  userId: string,
  { zone, now }: { zone: string; now: Date },
): Promise<Queue> {
  const { day } = localAt(zone, now.getTime());
  const [start, end] = [day, addDays(day, 1)].map(
    (each) => new Date(new ZoneDay(zone, each).instantFrom(0)),
  );
  const [overdue, today, upcoming] = await Promise.all([
    part(db, userId, { to: start }),
    part(db, userId, { from: start, to: end }),
    part(db, userId, { from: end }),
  ]);
  return { overdue, today, upcoming };
}

type Span = { from?: Date | undefined; to?: Date | undefined };

async function part(db: Db, userId: string, { from, to }: Span): Promise<DuePart> {
  const at = prospects.nextContactAt;
  const where = and(
    eq(prospects.userId, userId),
    isNotNull(at),
    inArray(prospects.status, [...OPEN]),
    from && gte(at, from),
    to && lt(at, to),
  );
  const rows = await db
    .select({
      id: prospects.id,
      firstName: prospects.firstName,
      lastName: prospects.lastName,
      at: sql<Date>`${at}`.mapWith(at),
      status: prospects.status,
      callDate: prospects.scheduledCallDate,
      rescheduledDate: prospects.rescheduledDate,
      createdAt: prospects.createdAt,
      handle: prospects.handle,
      platform: prospects.platform,
      profile: prospects.profile,
      notes: prospects.notes,
      path: prospects.scriptPath,
    })
    .from(prospects)
    .where(where)
    .orderBy(asc(at), asc(prospects.id))
    .limit(MOST_SHOWN);
  const due = rows.map(({ lastName, callDate, rescheduledDate, ...row }) => ({
    ...row,
    callDay: callDayOf({ status: row.status, callDate, rescheduledDate }),
    name: nameOf({ firstName: row.firstName, lastName, handle: row.handle }),
    at: row.at.toISOString(),
    createdAt: row.createdAt.toISOString(),
    profile: profileAddress(row),
  }));
  if (rows.length < MOST_SHOWN) return { due, found: rows.length };
  const counted = db
    .select({ id: prospects.id })
    .from(prospects)
    .where(where)
    .limit(MOST_COUNTED + 1)
    .as("counted");
  const [row] = await db.select({ found: count() }).from(counted);
  const found = row?.found ?? 0;
  return { due, found: found > MOST_COUNTED ? null : found };
}
