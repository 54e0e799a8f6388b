/** Whom a setter writes to: overdue, today and upcoming by their own days, and those without a next contact (DAY-1). */
import { and, asc, eq, gte, isNotNull, lt, type SQL } from "drizzle-orm";
import type { Db } from "~/platform/db/database.server";
import { ZoneDay } from "~/platform/time/zone-day";
import { addDays, localAt } from "~/platform/time/zones";
import { leadZone } from "../lead-zone";
import { profileAddress } from "../profile-address";
import { callDayOf, nameOf } from "../prospect";
import { countUpTo } from "../prospects.server";
import { prospects } from "../tables";
import { hasNothingPlanned, isOpen } from "../unplanned.server";

export const MOST_SHOWN = 50;
const MOST_COUNTED = 500;

export type Due = {
  id: string;
  name: string;
  firstName: string;
  /** Of the next contact; null if there is none. */
  at: string | null;
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
  /** In which they are, as far as it is known. */
  zone: string | null;
  path: string;
};

/** `found` is null if there are more than are worth counting. */
export type DuePart = { due: Due[]; found: number | null };
export type Queue = Record<"overdue" | "today" | "upcoming" | "unplanned", DuePart>;

export async function readQueue(
  db: Db,
  userId: string,
  { zone, now, most = MOST_SHOWN }: { zone: string; now: Date; most?: number },
): Promise<Queue> {
  const { day } = localAt(zone, now.getTime());
  const [start, end] = [day, addDays(day, 1)].map(
    (each) => new Date(new ZoneDay(zone, each).instantFrom(0)),
  );
  const at = prospects.nextContactAt;
  const within = (from?: Date, to?: Date) =>
    and(isNotNull(at), from && gte(at, from), to && lt(at, to));
  const [overdue, today, upcoming, unplanned] = await Promise.all([
    part(db, userId, { where: within(undefined, start), by: at, most }),
    part(db, userId, { where: within(start, end), by: at, most }),
    part(db, userId, { where: within(end), by: at, most }),
    part(db, userId, { where: hasNothingPlanned(db), by: prospects.createdAt, most }),
  ]);
  return { overdue, today, upcoming, unplanned };
}

type Span = {
  where: SQL | undefined;
  by: typeof prospects.nextContactAt | typeof prospects.createdAt;
  most: number;
};

async function part(db: Db, userId: string, { most, ...span }: Span): Promise<DuePart> {
  const at = prospects.nextContactAt;
  const where = and(eq(prospects.userId, userId), isOpen(), span.where);
  const rows = await db
    .select({
      id: prospects.id,
      firstName: prospects.firstName,
      lastName: prospects.lastName,
      at,
      status: prospects.status,
      country: prospects.country,
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
    .orderBy(asc(span.by), asc(prospects.id))
    .limit(most);
  const due = rows.map(({ lastName, callDate, rescheduledDate, country, ...row }) => ({
    ...row,
    zone: leadZone({ country, notes: row.notes }),
    callDay: callDayOf({ status: row.status, callDate, rescheduledDate }),
    name: nameOf({ firstName: row.firstName, lastName, handle: row.handle }),
    at: row.at?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    profile: profileAddress(row),
  }));
  if (rows.length < most) return { due, found: rows.length };
  return { due, found: await countUpTo(db, where, MOST_COUNTED) };
}
