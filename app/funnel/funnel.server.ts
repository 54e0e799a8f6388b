/** Entry file of the funnel: what visitors do on the site, counted without knowing them (FUN-1). */
import type { IncomingMessage } from "node:http";
import { and, gte, inArray, lte, sql } from "drizzle-orm";
import type { Logger } from "pino";
import { applicants } from "~/applicants/tables";
import { bookings } from "~/booking/tables";
import { submissions } from "~/forms/tables";
import type { Db } from "~/platform/db/database.server";
import { type Seen, seenIn } from "./seen";
import { funnelCounts } from "./tables";

const FLUSH_MS = 5_000;
/** Distinct counters between two writes; what is beyond counts under another source. */
const MOST_WAITING = 2_000;
/** Sources of one day that have a line of their own: a stranger can make up as many as they like. */
const MOST_SOURCES = 200;
const OTHERS = "other";

export type Funnel = {
  see: (incoming: IncomingMessage, isPage: (path: string) => boolean) => void;
  /** Writes what is counted so far. */
  flush: () => Promise<void>;
  stop: () => Promise<void>;
};

/** Counts in memory, and writes the sums every few seconds and at the end. */
export function startFunnel(db: Db, log: Logger, host: string): Funnel {
  let waiting = new Map<string, { seen: Seen; times: number }>();
  let sources = { day: "", known: new Set<string>() };
  const named = (seen: Seen): Seen => {
    const day = today();
    if (sources.day !== day) sources = { day, known: new Set() };
    if (!sources.known.has(seen.source) && sources.known.size >= MOST_SOURCES)
      return { ...seen, source: OTHERS };
    sources.known.add(seen.source);
    return seen;
  };
  const add = (seen: Seen, times: number) => {
    const key = `${seen.step} ${seen.page} ${seen.source}`;
    const before = waiting.get(key);
    if (before) before.times += times;
    else if (waiting.size < MOST_WAITING) waiting.set(key, { seen, times });
  };
  const flush = async () => {
    if (waiting.size === 0) return;
    const counted = [...waiting.values()];
    waiting = new Map();
    try {
      await addCounts(db, counted);
    } catch (error) {
      log.warn({ err: error }, "visits are counted later: the database is out of reach");
      for (const { seen, times } of counted) add(seen, times);
    }
  };
  const timer = setInterval(() => void flush(), FLUSH_MS).unref();
  return {
    see(incoming, isPage) {
      const found = seenIn(incoming, isPage, host);
      if (found !== null) add(named(found), 1);
    },
    flush,
    async stop() {
      clearInterval(timer);
      await flush();
    },
  };
}

async function addCounts(db: Db, counted: readonly { seen: Seen; times: number }[]) {
  const day = today();
  await db
    .insert(funnelCounts)
    .values(counted.map(({ seen, times }) => ({ day, ...seen, times })))
    .onConflictDoUpdate({
      target: [funnelCounts.day, funnelCounts.page, funnelCounts.source, funnelCounts.step],
      set: { times: sql`${funnelCounts.times} + excluded.times` },
    });
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}

export type FunnelRow = { name: string; visit: number; action: number; form: number };
export type FunnelReport = {
  steps: { name: string; times: number }[];
  pages: FunnelRow[];
  sources: FunnelRow[];
  days: FunnelRow[];
};

/** The funnel of these days (UTC, both included). What became of people is read from their own rows. */
export async function funnelOf(db: Db, from: string, to: string): Promise<FunnelReport> {
  const rows = await db
    .select()
    .from(funnelCounts)
    .where(and(gte(funnelCounts.day, from), lte(funnelCounts.day, to)));
  const within = (column: Parameters<typeof gte>[0]) =>
    sql`${column} >= ${from}::timestamp at time zone 'UTC'
      and ${column} < (${to}::date + 1)::timestamp at time zone 'UTC'`;
  const sales = inArray(bookings.calendar, ["discovery", "interview"]);
  const [booked, applied, held, accepted] = await Promise.all([
    db.$count(
      bookings,
      sql`${within(bookings.createdAt)} and ${sales} and ${bookings.heldUntil} is null`,
    ),
    db.$count(
      submissions,
      sql`${within(submissions.createdAt)} and ${submissions.qualified} is not null`,
    ),
    db.$count(
      bookings,
      sql`${within(bookings.startsAt)} and ${sales} and ${bookings.outcome} = 'held'`,
    ),
    db.$count(applicants, sql`${within(applicants.stageAt)} and ${applicants.stage} = 'accepted'`),
  ]);
  const total = (step: Seen["step"]) =>
    rows.reduce((sum, row) => (row.step === step ? sum + row.times : sum), 0);
  return {
    steps: [
      { name: "Visit", times: total("visit") },
      { name: "Call to action", times: total("action") },
      { name: "Form begun", times: total("form") },
      { name: "Booked or applied", times: booked + applied },
      { name: "Held", times: held },
      { name: "Accepted", times: accepted },
    ],
    pages: grouped(rows, ({ page }) => page),
    sources: grouped(rows, ({ source }) => source),
    days: grouped(rows, ({ day }) => day).sort((one, other) => (one.name < other.name ? 1 : -1)),
  };
}

function grouped(
  rows: readonly (typeof funnelCounts.$inferSelect)[],
  nameOf: (row: typeof funnelCounts.$inferSelect) => string,
): FunnelRow[] {
  const groups = new Map<string, FunnelRow>();
  for (const row of rows) {
    const name = nameOf(row);
    const group = groups.get(name) ?? { name, visit: 0, action: 0, form: 0 };
    group[row.step] += row.times;
    groups.set(name, group);
  }
  return [...groups.values()].sort((one, other) => other.visit - one.visit);
}
