/** The hosts' busy feeds: which exist, and reading them regularly, one instance each time and outside any transaction (CALL-5). */
import { and, asc, eq, inArray } from "drizzle-orm";
import type { Logger } from "pino";
import type { Actor } from "~/auth/auth.server";
import type { Db } from "~/platform/db/database.server";
import { withLock } from "~/platform/db/locks.server";
import type { JobHandler } from "~/platform/jobs/job-loop.server";
import { queueJob } from "~/platform/jobs/jobs.server";
import { DAY_MS, MINUTE_MS } from "~/platform/time/durations";
import { type Reading, readAddress, Unreadable } from "~/platform/web/outgoing.server";
import { SHIPPED_ZONE } from "~/settings/settings.server";
import { hosts } from "~/settings/tables";
import { busyTimesIn } from "./busy-times.server";
import { recordHostChange } from "./host-changes.server";
import { busyFeeds, busySpans } from "./tables";

const MOST_FEEDS = 5;
const KIND = "busy-feeds";
const EVERY_MS = 15 * MINUTE_MS;
/** As far ahead as any calendar can be open. */
const AHEAD_MS = 125 * DAY_MS;
const LIMITS: Reading = { mostBytes: 5 * 1024 * 1024, mostMs: 10_000 };
const ROWS_AT_ONCE = 1_000;

type Polling = { db: Db; log: Logger; reading?: Reading; now?: () => number };

/** Queues the reading of all feeds; of several requests for one time the first counts. */
async function queueReading(db: Db, at: number): Promise<void> {
  const runAt = new Date(at);
  const key = `${KIND} ${runAt.toISOString()}`;
  await queueJob(db, { kind: KIND, key, label: "Read busy feeds", runAt, payload: {} });
}

/** The job's transaction only queues the next reading: what it returns is done afterward. */
export function busyFeedJobs(polling: Polling): Record<string, JobHandler> {
  const { now = Date.now } = polling;
  return {
    [KIND]: async (tx) => {
      const [any] = await tx.select({ id: busyFeeds.id }).from(busyFeeds).limit(1);
      if (!any) return;
      await queueReading(tx, (Math.floor(now() / EVERY_MS) + 1) * EVERY_MS);
      return () => readBusyFeeds(polling);
    },
  };
}

/** Reads every feed in turn; one that cannot be read keeps its last contents. */
export async function readBusyFeeds({ db, log, reading = LIMITS, now = Date.now }: Polling) {
  const feeds = await db
    .select({
      id: busyFeeds.id,
      address: busyFeeds.address,
      allDay: busyFeeds.allDay,
      zone: hosts.zone,
      mail: hosts.mail,
    })
    .from(busyFeeds)
    .innerJoin(hosts, eq(hosts.id, busyFeeds.hostId))
    .orderBy(busyFeeds.id);
  for (const { id, address, ...feed } of feeds) {
    try {
      const window = { from: now() - DAY_MS, to: now() + AHEAD_MS };
      const rules = { ...feed, ...window, zone: feed.zone ?? SHIPPED_ZONE };
      const spans = await busyTimesIn(await readAddress(address, reading), rules);
      await db.transaction(async (tx) => {
        const [still] = await tx.select().from(busyFeeds).where(eq(busyFeeds.id, id)).for("update");
        if (!still) return;
        await tx.delete(busySpans).where(eq(busySpans.feedId, id));
        const rows = spans.map(({ startsAt, endsAt }) => ({
          ...{ feedId: id, startsAt: new Date(startsAt), endsAt: new Date(endsAt) },
        }));
        for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
          await tx.insert(busySpans).values(rows.slice(at, at + ROWS_AT_ONCE));
        const readAt = new Date(now());
        await tx.update(busyFeeds).set({ readAt, fault: null }).where(eq(busyFeeds.id, id));
      });
    } catch (error) {
      const fault = error instanceof Unreadable ? error.message : "It could not be stored.";
      log.warn({ feed: id, reason: fault }, "a busy feed cannot be read");
      await db.update(busyFeeds).set({ fault }).where(eq(busyFeeds.id, id));
    }
  }
}

export async function busyFeedsOf(db: Db, hostIds: readonly string[]) {
  const rows = await db
    .select()
    .from(busyFeeds)
    .where(inArray(busyFeeds.hostId, [...hostIds]))
    .orderBy(asc(busyFeeds.address));
  return rows.map(({ readAt, ...row }) => ({ ...row, readAt: readAt?.toISOString() ?? null }));
}

/** False if there are too many, or it is already there. */
export async function addBusyFeed(
  db: Db,
  actor: Actor,
  feed: { hostId: string; address: string; allDay: boolean },
): Promise<boolean> {
  return withLock(db, "settings", async (tx) => {
    const known = await tx.select().from(busyFeeds).where(eq(busyFeeds.hostId, feed.hostId));
    if (known.length >= MOST_FEEDS) return false;
    if (known.some(({ address }) => address === feed.address)) return false;
    await tx.insert(busyFeeds).values(feed);
    await queueReading(tx, Date.now());
    await recordHostChange(tx, actor, feed.hostId, { busyFeeds: "added" });
    return true;
  });
}

export async function removeBusyFeed(
  db: Db,
  actor: Actor,
  { id, hostId }: { id: string; hostId: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(busyFeeds).where(and(eq(busyFeeds.id, id), eq(busyFeeds.hostId, hostId)));
    await recordHostChange(tx, actor, hostId, { busyFeeds: "removed" });
  });
}
