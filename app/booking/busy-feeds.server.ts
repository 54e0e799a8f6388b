/** Reads the hosts' busy feeds regularly: one instance each time, and outside any transaction (CALL-5). */
import { eq } from "drizzle-orm";
import type { Logger } from "pino";
import type { Db } from "~/platform/db/database.server";
import type { JobHandler } from "~/platform/jobs/job-loop.server";
import { queueJob } from "~/platform/jobs/jobs.server";
import { DAY_MS, MINUTE_MS } from "~/platform/time/durations";
import { type Reading, readAddress, Unreadable } from "~/platform/web/outgoing.server";
import { SHIPPED_ZONE } from "~/settings/settings.server";
import { hosts } from "~/settings/tables";
import { busyTimesIn } from "./busy-times.server";
import { busyFeeds, busySpans } from "./tables";

const KIND = "busy-feeds";
const EVERY_MS = 15 * MINUTE_MS;
/** As far ahead as any calendar can be open. */
const AHEAD_MS = 125 * DAY_MS;
const LIMITS: Reading = { mostBytes: 5 * 1024 * 1024, mostMs: 10_000 };
const ROWS_AT_ONCE = 1_000;

type Polling = { db: Db; log: Logger; reading?: Reading; now?: () => number };

/** Queues the reading of all feeds; of several requests for one time the first counts. */
export async function queueReading(db: Db, at: number): Promise<void> {
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
