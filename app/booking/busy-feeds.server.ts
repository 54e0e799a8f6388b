/** The hosts' busy feeds: which exist, and reading them regularly, one instance each time and outside any transaction (CALL-5). */
import { and, asc, eq, inArray } from "drizzle-orm";
import type { Logger } from "pino";
import { z } from "zod";
import { users } from "~/auth/tables";
import type { Actor } from "~/events/events.server";
import type { Db } from "~/platform/db/database.server";
import { withLock } from "~/platform/db/locks.server";
import type { JobHandler } from "~/platform/jobs/job-loop.server";
import { queueJob } from "~/platform/jobs/jobs.server";
import { DAY_MS, MINUTE_MS } from "~/platform/time/durations";
import { type Reading, readAddress } from "~/platform/web/outgoing.server";
import { Unreadable } from "~/platform/web/unreadable";
import {
  runInWorker,
  WorkerEnded,
  type WorkerLimits,
} from "~/platform/workers/run-in-worker.server";
import { SHIPPED_ZONE } from "~/settings/settings.server";
import { hosts } from "~/settings/tables";
import type { FeedAnswer, FeedInput } from "./busy-feed-worker.server";
import workerFile from "./busy-feed-worker.server.ts?worker-file";
import type { BusyTimes } from "./busy-times.server";
import type { BusyRules } from "./feed-events.server";
import { accountOfHost, hostMail } from "./host-address.server";
import { recordHostChange } from "./host-changes.server";
import { storeTimes } from "./store-times.server";
import { busyFeeds } from "./tables";

const MOST_FEEDS = 5;
const KIND = "busy-feeds";
const EVERY_MS = 15 * MINUTE_MS;
/** As far ahead as any calendar can be open. */
const AHEAD_MS = 125 * DAY_MS;
const LIMITS: Reading = { mostBytes: 5 * 1024 * 1024, mostMs: 10_000 };
/** What an honest calendar of 5 MB takes is a tenth of that. */
const WORK: WorkerLimits = { mostMs: 15_000, mostMegabytes: 128 };
const FEEDS_AT_ONCE = 3;

/** `site`: our own name, by which invitations that a host has accepted are known. */
type Polling = {
  db: Db;
  log: Logger;
  site?: string;
  reading?: Reading;
  work?: WorkerLimits;
  now?: () => number;
};
type Feed = { id: string; address: string; allDay: boolean; zone: string | null; mail: string };

const readingJob = z.object({ feed: z.uuid().optional() });

/** Queues the next reading of all feeds; of several requests for one time the first counts. */
async function queueReading(db: Db, now: number): Promise<void> {
  const runAt = new Date((Math.floor(now / EVERY_MS) + 1) * EVERY_MS);
  const key = `${KIND} ${runAt.toISOString()}`;
  await queueJob(db, { kind: KIND, key, label: "Read busy feeds", runAt, payload: {} });
}

/** Queues the first reading of a new feed; the others have just been read, and their servers count requests. */
async function queueFirstReading(db: Db, feed: string): Promise<void> {
  const job = { kind: KIND, key: `${KIND} ${feed}`, label: "Read a new busy feed" };
  await queueJob(db, { ...job, payload: { feed } });
}

/** The job's transaction only queues the next reading: what it returns is done afterward. */
export function busyFeedJobs(polling: Polling): Record<string, JobHandler> {
  const { now = Date.now } = polling;
  return {
    [KIND]: async (tx, payload) => {
      const { feed } = readingJob.parse(payload);
      const [any] = await tx.select({ id: busyFeeds.id }).from(busyFeeds).limit(1);
      if (!any) return;
      await queueReading(tx, now());
      return () => readBusyFeeds(polling, feed);
    },
  };
}

/**
 * Reads every feed, or only one; one that cannot be read keeps its last contents, and holds up no other for long.
 */
export async function readBusyFeeds(polling: Polling, only?: string): Promise<void> {
  const feeds = await polling.db
    .select({
      id: busyFeeds.id,
      address: busyFeeds.address,
      allDay: busyFeeds.allDay,
      zone: hosts.zone,
      mail: hostMail,
    })
    .from(busyFeeds)
    .innerJoin(hosts, eq(hosts.id, busyFeeds.hostId))
    .leftJoin(users, accountOfHost(polling.db))
    .where(only === undefined ? undefined : eq(busyFeeds.id, only))
    .orderBy(busyFeeds.id);
  const left = feeds.values();
  const lanes = Array.from({ length: FEEDS_AT_ONCE }, async () => {
    for (const feed of left) await readBusyFeed(polling, feed);
  });
  await Promise.all(lanes);
}

async function readBusyFeed(polling: Polling, feed: Feed): Promise<void> {
  const { db, log, now = Date.now } = polling;
  try {
    const times = await timesOf(polling, feed);
    await storeTimes(db, feed.id, { times, readAt: new Date(now()) });
  } catch (error) {
    const fault = faultOf(error);
    log.warn({ feed: feed.id, reason: fault }, "a busy feed cannot be read");
    await db.update(busyFeeds).set({ fault }).where(eq(busyFeeds.id, feed.id));
  }
}

async function timesOf(
  { reading = LIMITS, work = WORK, now = Date.now, site }: Polling,
  { address, zone, allDay, mail }: Feed,
): Promise<BusyTimes> {
  const { bytes, charset } = await readAddress(address, reading);
  const window = { from: now() - DAY_MS, to: now() + AHEAD_MS };
  const rules: BusyRules = { allDay, mail, site, zone: zone ?? SHIPPED_ZONE, ...window };
  const input = { bytes, charset, rules };
  const answer = await runInWorker<FeedInput, FeedAnswer>(workerFile, input, work);
  if ("fault" in answer) throw new Unreadable(answer.fault);
  return answer;
}

function faultOf(error: unknown): string {
  if (error instanceof Unreadable) return error.message;
  if (!(error instanceof WorkerEnded)) return "It could not be stored.";
  return error.reason === "time"
    ? "It took too long to read."
    : "It takes too much memory to read.";
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
    const [added] = await tx.insert(busyFeeds).values(feed).returning({ id: busyFeeds.id });
    if (added) await queueFirstReading(tx, added.id);
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
