/** What administrators change about hosts and days off (CALL-3, CALL-4). */
import { and, asc, count, eq, gt, isNull, sql } from "drizzle-orm";
import { type Actor, recordEvent } from "~/events/events.server";
import type { Db } from "~/platform/db/database.server";
import { withLock } from "~/platform/db/locks.server";
import { rowsInParts } from "~/platform/queries/lists.server";
import { calendarsAndHosts, type Host } from "~/settings/settings.server";
import { hosts } from "~/settings/tables";
import type { Holiday } from "./federal-holidays";
import { isActive } from "./holds.server";
import { bookings, daysOff } from "./tables";

const MOST_HOSTS = 50;
const MOST_DAYS_OFF = 400;

type NewHost = Pick<Host, "name" | "mail" | "userId" | "link" | "active" | "zone" | "hours">;
export type DayOff = Omit<typeof daysOff.$inferSelect, "hostId">;
export type Booking = typeof bookings.$inferSelect;

/** Refused if the maximum is reached, or the account is a host already. */
export async function addHost(
  db: Db,
  actor: Actor,
  host: NewHost,
): Promise<{ id: string } | { fault: string }> {
  return withLock(db, "settings", async (tx) => {
    const [known] = await tx.select({ hosts: count() }).from(hosts);
    if (known && known.hosts >= MOST_HOSTS)
      return { fault: `There can be at most ${MOST_HOSTS} hosts` };
    const fault = await takenBy(tx, host.userId);
    if (fault !== null) return { fault };
    const [row] = await tx.insert(hosts).values(host).returning({ id: hosts.id });
    if (!row) throw new Error("A host was not stored");
    await recordHostChange(tx, actor, row.id, { changed: "added" });
    return { id: row.id };
  });
}

/** Why an account cannot be the host `id`, or a new one; null if it can. */
async function takenBy(tx: Db, userId: string | null, id?: string): Promise<string | null> {
  const known = userId === null ? null : await hostOf(tx, userId);
  return known && known.id !== id ? `This account is the host ${known.name} already` : null;
}

/** Returns what `refuse` makes of the stored host, or that its account is another host, with nothing changed. */
export async function changeHost<Refusal = never>(
  db: Db,
  actor: Actor,
  id: string,
  change: Partial<NewHost> & { feedKey?: string | null },
  refuse: (stored: Host) => Refusal | null = () => null,
): Promise<Refusal | string | null> {
  return withLock(db, "settings", async (tx) => {
    const stored = (await calendarsAndHosts(tx)).hosts.find((host) => host.id === id);
    const refusal = stored ? refuse(stored) : null;
    if (refusal !== null) return refusal;
    const fault = await takenBy(tx, change.userId ?? null, id);
    if (fault !== null) return fault;
    const changed = { ...change, version: sql`${hosts.version} + 1` };
    const rows = await tx.update(hosts).set(changed).where(eq(hosts.id, id)).returning();
    if (rows.length > 0)
      await recordHostChange(tx, actor, id, { changed: Object.keys(change).join(", ") });
    return null;
  });
}

/** Removes a host without upcoming meetings; false, with nothing changed, if there is one. */
export async function removeHost(db: Db, actor: Actor, id: string): Promise<boolean> {
  return withLock(db, "bookings", async (tx) => {
    if ((await meetingsAhead(tx, id)).length > 0) return false;
    await tx.delete(hosts).where(eq(hosts.id, id));
    await recordHostChange(tx, actor, id, { changed: "removed" });
    return true;
  });
}

/** The host that stands for an account, if the account's person is one. */
export async function hostOf(db: Db, userId: string): Promise<Host | null> {
  const stored = await calendarsAndHosts(db);
  return stored.hosts.find((host) => host.userId === userId) ?? null;
}

/** Of a calendar, while no meeting is booked; those that are only held count too. */
export function withMeetingsAhead<T>(
  db: Db,
  calendar: string,
  use: (tx: Db, ahead: number) => Promise<T>,
): Promise<T> {
  return withLock(db, "bookings", async (tx) => {
    const ahead = and(eq(bookings.calendar, calendar), isActive(), gt(bookings.endsAt, new Date()));
    return use(tx, await tx.$count(bookings, ahead));
  });
}

/** All upcoming meetings of one host, or of everyone, soonest first: a day off next month must find its own. */
export async function meetingsAhead(db: Db, hostId: string | null): Promise<Booking[]> {
  const now = new Date();
  return rowsInParts(({ limit, offset }) =>
    db
      .select()
      .from(bookings)
      .where(
        and(
          hostId === null ? undefined : eq(bookings.hostId, hostId),
          isActive(),
          gt(bookings.endsAt, now),
        ),
      )
      .orderBy(asc(bookings.startsAt), asc(bookings.id))
      .limit(limit)
      .offset(offset),
  );
}

/** Current and future days off of a host, or of the company. */
export async function daysOffOf(db: Db, hostId: string | null): Promise<DayOff[]> {
  const today = new Date().toISOString().slice(0, 10);
  return db
    .select({
      id: daysOff.id,
      fromDay: daysOff.fromDay,
      toDay: daysOff.toDay,
      name: daysOff.name,
    })
    .from(daysOff)
    .where(and(isOf(hostId), sql`${daysOff.toDay} >= ${today}::date - 1`))
    .orderBy(asc(daysOff.fromDay), asc(daysOff.name));
}

export async function addDaysOff(
  db: Db,
  actor: Actor,
  hostId: string | null,
  days: readonly Omit<DayOff, "id">[],
): Promise<boolean> {
  return withLock(db, "settings", async (tx) => {
    const known = await tx.select().from(daysOff).where(isOf(hostId));
    const missing = days.filter(
      ({ fromDay, toDay, name }) =>
        !known.some(
          (each) => each.fromDay === fromDay && each.toDay === toDay && each.name === name,
        ),
    );
    if (known.length + missing.length > MOST_DAYS_OFF) return false;
    if (missing.length === 0) return true;
    await tx.insert(daysOff).values(missing.map((each) => ({ ...each, hostId })));
    const spans = missing.map(({ fromDay, toDay }) => `${fromDay} to ${toDay}`);
    await recordHostChange(tx, actor, hostId, { daysOff: spans.join(", ") });
    return true;
  });
}

export async function removeDayOff(
  db: Db,
  actor: Actor,
  { id, hostId }: { id: string; hostId: string | null },
): Promise<void> {
  await db.transaction(async (tx) => {
    const rows = await tx
      .delete(daysOff)
      .where(and(eq(daysOff.id, id), isOf(hostId)))
      .returning();
    for (const { fromDay, toDay } of rows)
      await recordHostChange(tx, actor, hostId, { removedDaysOff: `${fromDay} to ${toDay}` });
  });
}

export function asDaysOff(holidays: readonly Holiday[]): Omit<DayOff, "id">[] {
  return holidays.map(({ day, name }) => ({ fromDay: day, toDay: day, name }));
}

function isOf(hostId: string | null) {
  return hostId === null ? isNull(daysOff.hostId) : eq(daysOff.hostId, hostId);
}

export async function recordHostChange(
  tx: Db,
  actor: Actor,
  hostId: string | null,
  after: Record<string, string>,
): Promise<void> {
  await recordEvent(tx, {
    actor,
    verb: "settings.change",
    subject: { kind: "settings", id: hostId ?? "days-off", label: hostId ? "Host" : "Days off" },
    before: null,
    after,
  });
}
