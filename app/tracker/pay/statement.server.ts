/** What a setter has earned in a period: each entry with its event, prospect, rule and rate (PAY-1, PAY-2). */
import { and, eq, inArray, sql } from "drizzle-orm";
import { data, type RouterContextProvider } from "react-router";
import { requireRight, type Viewer } from "~/auth/auth.server";
import { events } from "~/events/tables";
import {
  closedHash,
  type Entry,
  entriesBefore,
  entriesOf,
  namesOf,
  type Owed,
  owedFor,
  type Period,
  paymentsOf,
  periodsOf,
  postEntries,
  type Rule,
  rulesOf,
} from "~/pay/pay.server";
import type { Db } from "~/platform/db/database.server";
import { pageNumber } from "~/platform/queries/list-query";
import { requestContext } from "~/platform/web/request-context.server";
import { calendarOf } from "~/settings/settings.server";
import { nameOf } from "../prospect";
import { prospects } from "../tables";

type Context = Readonly<RouterContextProvider>;

/** `source`: what was done, by whom and when; null if it was done before the ledger existed. */
export type PayLine = Omit<Entry, "previous" | "commissionTotal"> & {
  prospect: string | null;
  source: { verb: string; by: string; at: string } | null;
  rule: { since: string } | null;
};

export type Statement = {
  setter: { id: string; name: string };
  period: Period;
  periods: Period[];
  owed: Owed | null;
  /** When it was paid out; null if nobody has said so. */
  paidAt: string | null;
  /** Null while the period is not closed; otherwise whether the entries are those of the closed statement. */
  matches: boolean | null;
};

/** One page of a statement's entries. */
export type StatementPage = { lines: PayLine[]; page: number; pages: number };

const PAGE_SIZE = 100;
/** How many entries of a file are read at once. */
const PORTION = 250;
const FORMER = "Former user";

/** Whose statement an address requests: one's own, or anyone's for those who may read everyone's pay. */
export async function statementFor(request: Request, context: Context): Promise<Statement> {
  const viewer = await requireRight(request, context, "pay.read-own");
  const search = new URL(request.url).searchParams;
  const setterId = search.get("setter") ?? viewer.userId;
  if (setterId !== viewer.userId) await requireRight(request, context, "pay.read");
  const { db } = context.get(requestContext);
  const zone = calendarOf(context, "discovery").zone;
  await postEntries(db, zone);
  const periods = await periodsOf(db, zone);
  const asked = search.get("period");
  const period =
    asked === null ? currentOf(periods) : periods.find((each) => each.period === asked);
  if (!period) throw notFound();
  const name = await nameOfSetter(db, setterId, viewer);
  const [[owed], stored, [payment]] = await Promise.all([
    owedFor(db, period.period, setterId),
    closedHash(db, setterId, period.period),
    paymentsOf(db, { period: period.period, setterId }),
  ]);
  if (name === null && !owed) throw notFound();
  const isClosed = period.state === "closed";
  return {
    setter: { id: setterId, name: name ?? FORMER },
    period,
    periods,
    owed: owed ?? null,
    paidAt: payment?.paidAt ?? null,
    matches: isClosed ? (owed?.hash ?? null) === stored : null,
  };
}

/** The page of its entries that an address names, by its number or by an entry on it. */
export async function pageOf(
  request: Request,
  context: Context,
  { setter, period, owed }: Statement,
): Promise<StatementPage> {
  const { db } = context.get(requestContext);
  const search = new URL(request.url).searchParams;
  const account = { setterId: setter.id, period: period.period };
  const pages = Math.max(1, Math.ceil((owed?.entries ?? 0) / PAGE_SIZE));
  const entry = Number(search.get("entry"));
  const asked =
    Number.isSafeInteger(entry) && entry > 0
      ? Math.floor((await entriesBefore(db, account, entry)) / PAGE_SIZE) + 1
      : pageNumber.parse(search.get("page"));
  const page = Math.min(asked, pages);
  const span = { skip: (page - 1) * PAGE_SIZE, most: PAGE_SIZE };
  const entries = await entriesOf(db, account, span);
  return { lines: await linesOf(db, entries), page, pages };
}

/** All its entries, in portions: each is read when the previous one was taken. */
export async function* portionsOf(
  db: Db,
  { setter, period }: Statement,
): AsyncGenerator<PayLine[]> {
  const account = { setterId: setter.id, period: period.period };
  let entries = await entriesOf(db, account, { most: PORTION });
  for (let last = entries.at(-1); last; last = entries.at(-1)) {
    yield await linesOf(db, entries);
    entries = await entriesOf(db, account, { after: last.seq, most: PORTION });
  }
}

/** The newest one that takes entries; a period that was closed early is over. */
function currentOf(periods: readonly Period[]): Period | undefined {
  return periods.find(({ state }) => state !== "closed") ?? periods[0];
}

function notFound() {
  return data("There is no such statement", { status: 404 });
}

async function nameOfSetter(db: Db, id: string, viewer: Viewer): Promise<string | null> {
  if (id === viewer.userId) return nameOf(viewer);
  return (await namesOf(db, [id])).get(id) ?? null;
}

async function linesOf(db: Db, entries: readonly Entry[]): Promise<PayLine[]> {
  const ids = [...new Set(entries.flatMap(({ prospectId }) => prospectId ?? []))];
  const [names, sources, rules] = await Promise.all([
    prospectNames(db, ids),
    sourcesOf(db, ids),
    rulesOf(db),
  ]);
  return entries.map(({ previous: _, commissionTotal: __, ...entry }) => ({
    ...entry,
    prospect: names.get(entry.prospectId ?? "") ?? null,
    source: sources.get(`${entry.prospectId} ${entry.version}`) ?? null,
    rule: ruleOf(rules, entry),
  }));
}

function ruleOf(rules: readonly Rule[], { ruleId }: Pick<Entry, "ruleId">): PayLine["rule"] {
  const rule = rules.find(({ id }) => id === ruleId);
  return rule ? { since: rule.holdsFrom } : null;
}

export async function prospectNames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: prospects.id, firstName: prospects.firstName, lastName: prospects.lastName })
    .from(prospects)
    .where(inArray(prospects.id, [...ids]));
  return new Map(rows.map((row) => [row.id, nameOf(row)]));
}

/** The events that brought these prospects to their state, by prospect and version. */
async function sourcesOf(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, PayLine["source"]>();
  const rows = await db
    .select({
      id: events.subjectId,
      version: sql<string>`${events.after}->>'version'`,
      verb: events.verb,
      by: events.actorName,
      at: events.at,
    })
    .from(events)
    .where(and(eq(events.subjectKind, "prospect"), inArray(events.subjectId, [...ids])));
  return new Map(
    rows.map(({ id, version, verb, by, at }) => [
      `${id} ${version}`,
      { verb, by, at: at.toISOString() },
    ]),
  );
}
