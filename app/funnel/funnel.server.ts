/** Door of the funnel: what visitors do on the site, counted without identifying them (FUN-1). */
import type { IncomingMessage } from "node:http";
import { and, count, eq, gte, isNotNull, isNull, lte, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Logger } from "pino";
import { applicants } from "~/applicants/tables";
import { bookings } from "~/booking/tables";
import { submissions } from "~/forms/tables";
import type { Config } from "~/platform/config/config.server";
import type { Db } from "~/platform/db/database.server";
import { addressBlock } from "~/platform/web/client-address.server";
import { arrivalOf } from "~/platform/web/request-context.server";
import { SourceLines } from "./source-lines";
import { funnelCounts } from "./tables";
import { type Audience, audienceOf, type VisitorStep, visitorStepIn } from "./visitor-step";

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
  let waiting = new Map<string, { seen: VisitorStep; times: number }>();
  const add = (seen: VisitorStep, times: number) => {
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
      const found = visitorStepIn(incoming, isPage, host);
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

function keyOf({ step, page, source }: VisitorStep): string {
  return `${step} ${page} ${source}`;
}

async function addCounts(db: Db, counted: readonly { seen: VisitorStep; times: number }[]) {
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

const COUNTED = ["visit", "action", "form", "applied", "booked", "held", "accepted"] as const;
type Counted = (typeof COUNTED)[number];

/** What each audience's way consists of. */
const WAYS: Readonly<Record<Audience, Partial<Record<Counted, string>>>> = {
  Customers: {
    visit: "Visit",
    action: "Call to action",
    form: "Form started",
    booked: "Booked",
    held: "Held",
  },
  Applicants: {
    visit: "Visit",
    action: "Call to action",
    form: "Form started",
    applied: "Applied",
    booked: "Interview booked",
    held: "Interview held",
    accepted: "Accepted",
  },
};

type FunnelStep = { name: string; times: number };
/** `times`: one for each step. */
type FunnelRow = { name: string; times: number[] };
export type AudienceFunnel = {
  audience: Audience;
  steps: FunnelStep[];
  pages: FunnelRow[];
  sources: FunnelRow[];
  days: FunnelRow[];
};

type Count = {
  day: string;
  page: string;
  source: string;
  step: Counted;
  times: number;
  audience: Audience;
};

/** The funnels for these days (UTC, inclusive). Outcomes are read from people's own rows. */
export async function funnelOf(db: Db, from: string, to: string): Promise<AudienceFunnel[]> {
  const days = { from, to };
  const sent = { origin: submissions.origin, table: submissions };
  const met = { origin: bookings.origin, table: bookings };
  const of = (calendar: "discovery" | "interview", also: SQL) =>
    and(eq(bookings.calendar, calendar), also);
  const booked = isNull(bookings.heldUntil);
  const held = eq(bookings.outcome, "held");
  const meetings = (audience: Audience, calendar: "discovery" | "interview") => [
    rowsOf(db, days, {
      ...met,
      audience,
      step: "booked",
      at: bookings.createdAt,
      counts: of(calendar, booked),
    }),
    rowsOf(db, days, {
      ...met,
      audience,
      step: "held",
      at: bookings.startsAt,
      counts: of(calendar, held),
    }),
  ];
  const counts = await Promise.all([
    visitsOf(db, days),
    ...meetings("Customers", "discovery"),
    ...meetings("Applicants", "interview"),
    rowsOf(db, days, {
      ...sent,
      audience: "Applicants",
      step: "applied",
      at: submissions.createdAt,
      counts: isNotNull(submissions.qualified),
    }),
    rowsOf(db, days, {
      ...sent,
      audience: "Applicants",
      step: "accepted",
      at: applicants.stageAt,
      counts: eq(applicants.stage, "accepted"),
    }),
  ]);
  const all: Count[] = counts.flat();
  return (["Customers", "Applicants"] as const).map((audience) =>
    funnelFor(
      audience,
      all.filter((row) => row.audience === audience),
    ),
  );
}

async function visitsOf(db: Db, { from, to }: Rows["days"]): Promise<Count[]> {
  const rows = await db
    .select()
    .from(funnelCounts)
    .where(and(gte(funnelCounts.day, from), lte(funnelCounts.day, to)));
  return rows.map((row) => ({ ...row, audience: audienceOf(row.page) }));
}

function funnelFor(audience: Audience, all: readonly Count[]): AudienceFunnel {
  const names = WAYS[audience];
  const way = COUNTED.filter((step) => names[step]);
  const sumOf = (rows: readonly Count[], step: Counted) =>
    rows.reduce((sum, row) => (row.step === step ? sum + row.times : sum), 0);
  const grouped = (nameOf: (row: Count) => string): FunnelRow[] =>
    [...Map.groupBy(all, nameOf)]
      .map(([name, rows]) => ({ name, times: way.map((step) => sumOf(rows, step)) }))
      .sort((one, other) => compared(one.times, other.times));
  return {
    audience,
    steps: way.map((step) => ({ name: names[step] ?? "", times: sumOf(all, step) })),
    pages: grouped(({ page }) => page),
    sources: grouped(({ source }) => source),
    days: grouped(({ day }) => day).sort((one, other) => (one.name < other.name ? 1 : -1)),
  };
}

/** The most visits first, then the most of the next step. */
function compared(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((times, step) => times !== other[step]);
  return (other[at] ?? 0) - (one[at] ?? 0);
}

type Rows = {
  days: { from: string; to: string };
  audience: Audience;
  step: Counted;
  table: typeof bookings | typeof submissions;
  origin: PgColumn;
  at: PgColumn;
  counts: SQL | undefined;
};

/** Rows of bookings or applications as sums by origin; applicants by their application. */
async function rowsOf(
  db: Db,
  { from, to }: Rows["days"],
  { audience, step, table, origin, at, counts }: Omit<Rows, "days">,
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
  return rows.map((row) => ({ ...row, step, audience }));
}
