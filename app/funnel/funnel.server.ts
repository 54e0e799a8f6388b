/** Entry file of the funnel: what visitors do on the site, counted without identifying them (FUN-1). */
import type { IncomingMessage } from "node:http";
import { and, count, eq, gte, inArray, isNotNull, isNull, lte, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Logger } from "pino";
import { applicants } from "~/applicants/tables";
import { bookings } from "~/booking/tables";
import { submissions } from "~/forms/tables";
import type { Config } from "~/platform/config/config.server";
import type { Db } from "~/platform/db/database.server";
import { addressBlock } from "~/platform/web/client-address.server";
import { arrivalOf } from "~/platform/web/request-context.server";
import { type Seen, seenIn } from "./seen";
import { SourceLines } from "./source-lines";
import { funnelCounts } from "./tables";

const FLUSH_MS = 5_000;
/** Distinct counters between two writes; anything beyond counts under another source. */
const MOST_WAITING = 2_000;

export type Funnel = {
  see: (incoming: IncomingMessage, isPage: (path: string) => boolean) => void;
  flush: () => Promise<void>;
  stop: () => Promise<void>;
};

/** Counts in memory, and writes the sums every few seconds and at shutdown. `config`: the site's address, and which proxies to trust. */
export function startFunnel(
  db: Db,
  log: Logger,
  config: Pick<Config, "baseUrl" | "trustedProxies">,
): Funnel {
  const { host } = new URL(config.baseUrl);
  const lines = new SourceLines();
  let waiting = new Map<string, { seen: Seen; times: number }>();
  const add = (seen: Seen, times: number) => {
    const before = waiting.get(keyOf(seen));
    if (before) before.times += times;
    else if (waiting.size < MOST_WAITING) waiting.set(keyOf(seen), { seen, times });
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
      if (found === null) return;
      const address = addressBlock(arrivalOf(incoming, config).clientAddress);
      add({ ...found, source: lines.lineOf(found.source, address) }, 1);
    },
    flush,
    async stop() {
      clearInterval(timer);
      await flush();
    },
  };
}

function keyOf({ step, page, source }: Seen): string {
  return `${step} ${page} ${source}`;
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

const COUNTED = ["visit", "action", "form", "booked", "held", "accepted"] as const;
type Counted = (typeof COUNTED)[number];

export type FunnelRow = { name: string } & Record<Counted, number>;
export type FunnelReport = {
  steps: { name: string; times: number }[];
  pages: FunnelRow[];
  sources: FunnelRow[];
  days: FunnelRow[];
};

type Count = { day: string; page: string; source: string; step: Counted; times: number };

const NAMES: Readonly<Record<Counted, string>> = {
  visit: "Visit",
  action: "Call to action",
  form: "Form started",
  booked: "Booked or applied",
  held: "Held",
  accepted: "Accepted",
};

/** The funnel for these days (UTC, inclusive). Outcomes are read from people's own rows. */
export async function funnelOf(db: Db, from: string, to: string): Promise<FunnelReport> {
  const days = { from, to };
  const sales = inArray(bookings.calendar, ["discovery", "interview"]);
  const sent = { origin: submissions.origin, table: submissions };
  const met = { origin: bookings.origin, table: bookings };
  const applied = isNotNull(submissions.qualified);
  const booked = and(sales, isNull(bookings.heldUntil));
  const held = and(sales, eq(bookings.outcome, "held"));
  const counts = await Promise.all([
    db
      .select()
      .from(funnelCounts)
      .where(and(gte(funnelCounts.day, from), lte(funnelCounts.day, to))),
    rowsOf(db, days, { ...met, step: "booked", at: bookings.createdAt, counts: booked }),
    rowsOf(db, days, { ...sent, step: "booked", at: submissions.createdAt, counts: applied }),
    rowsOf(db, days, { ...met, step: "held", at: bookings.startsAt, counts: held }),
    rowsOf(db, days, {
      ...sent,
      step: "accepted",
      at: applicants.stageAt,
      counts: eq(applicants.stage, "accepted"),
    }),
  ]);
  const all: Count[] = counts.flat();
  return {
    steps: COUNTED.map((step) => ({
      name: NAMES[step],
      times: all.reduce((sum, row) => (row.step === step ? sum + row.times : sum), 0),
    })),
    pages: grouped(all, ({ page }) => page),
    sources: grouped(all, ({ source }) => source),
    days: grouped(all, ({ day }) => day).sort((one, other) => (one.name < other.name ? 1 : -1)),
  };
}

type Rows = {
  step: Counted;
  table: typeof bookings | typeof submissions;
  origin: PgColumn;
  at: PgColumn;
  counts: SQL | undefined;
};

/** Rows of bookings or applications as sums by origin; applicants by their application. */
async function rowsOf(
  db: Db,
  { from, to }: { from: string; to: string },
  { step, table, origin, at, counts }: Rows,
): Promise<Count[]> {
  const unknown = "not recorded";
  const day = sql<string>`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD')`;
  const page = sql<string>`coalesce(${origin}->>'page', ${unknown})`;
  const source = sql<string>`case when ${origin} is null then ${unknown}
    else coalesce(${origin}->>'source', ${origin}->>'referrer', 'direct') end`;
  const query = db
    .select({ day, page, source, times: count() })
    .from(step === "accepted" ? applicants : table)
    .$dynamic();
  const joined =
    step === "accepted" ? query.leftJoin(table, eq(table.id, applicants.applicationId)) : query;
  const rows = await joined
    .where(
      and(
        sql`${at} >= ${from}::timestamp at time zone 'UTC'
          and ${at} < (${to}::date + 1)::timestamp at time zone 'UTC'`,
        counts,
      ),
    )
    .groupBy(sql`1, 2, 3`);
  return rows.map((row) => ({ ...row, step }));
}

function grouped(rows: readonly Count[], nameOf: (row: Count) => string): FunnelRow[] {
  const groups = new Map<string, FunnelRow>();
  for (const row of rows) {
    const name = nameOf(row);
    const none = { visit: 0, action: 0, form: 0, booked: 0, held: 0, accepted: 0 };
    const group = groups.get(name) ?? { name, ...none };
    group[row.step] += row.times;
    groups.set(name, group);
  }
  return [...groups.values()].sort(
    (one, other) => other.visit - one.visit || other.booked - one.booked,
  );
}
