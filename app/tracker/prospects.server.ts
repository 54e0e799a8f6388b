/** A view's prospects, read so a hundred thousand of them cost what a thousand do (TRK-5). */
import { and, count, eq, gte, inArray, lte, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "~/platform/db/database.server";
import { idsInParts, type Key } from "~/platform/queries/lists.server";
import { searchedHandle } from "./handle-search";
import { searchedWords } from "./name-words";
import { nameOf } from "./prospect";
import {
  type Prospect,
  type ProspectReader,
  type PublicProspect,
  selectProspects,
  shownTo,
} from "./prospect-columns.server";
import { prospects, prospectTallies } from "./tables";
import { PAGE_SIZE, type TrackerView } from "./tracker-view";
import { hasNothingPlanned, isOpen } from "./unplanned.server";

/** `found` is null if there are more than are worth counting: `MOST_COUNTED`. */
export type ProspectPage = { prospects: Prospect[]; found: number | null; more: boolean };

const MOST_COUNTED = 1_000;
const FEW_HITS = 500;
/** A name is common if this many of the newest have it. */
const NEWEST = 1_000;
const COMMON = 25;

const ORDERS = {
  newest: sql`${prospects.createdAt} desc nulls last, ${prospects.id}`,
  oldest: sql`${prospects.createdAt} asc nulls first, ${prospects.id} desc`,
  name: sql`${prospects.lastName}, ${prospects.firstName}, ${prospects.id}`,
  call: sql`${prospects.scheduledCallDate}, ${prospects.id}`,
  deal: sql`${prospects.dealAmountCents} desc nulls last, ${prospects.id}`,
} satisfies Record<TrackerView["sort"], SQL>;

const ID: Key = { column: prospects.id, type: "uuid", turn: "asc" };

/** The same orders, column by column. */
const KEYS: Record<TrackerView["sort"], readonly Key[]> = {
  newest: [{ column: prospects.createdAt, type: "timestamptz", turn: "desc" }, ID],
  oldest: [
    { column: prospects.createdAt, type: "timestamptz", turn: "asc" },
    { ...ID, turn: "desc" },
  ],
  name: [
    { column: prospects.lastName, type: "text", turn: "asc" },
    { column: prospects.firstName, type: "text", turn: "asc" },
    ID,
  ],
  call: [{ column: prospects.scheduledCallDate, type: "date", turn: "asc" }, ID],
  deal: [{ column: prospects.dealAmountCents, type: "bigint", turn: "desc" }, ID],
};

export async function prospectPage(
  db: Db,
  view: TrackerView,
  reader: ProspectReader,
): Promise<ProspectPage> {
  const where = await conditionOf(db, view, reader);
  const page = selectProspects(db)
    .where(where)
    .orderBy(ORDERS[view.sort])
    .limit(PAGE_SIZE + 1)
    .offset((view.page - 1) * PAGE_SIZE);
  const [rows, found] = await Promise.all([page, countFound(db, view, where)]);
  return {
    prospects: rows.slice(0, PAGE_SIZE).map((row) => shownTo(reader, row)),
    found,
    more: rows.length > PAGE_SIZE,
  };
}

/** The existing ones among these prospects, in no order. */
export async function prospectsById(
  db: Db,
  ids: readonly string[],
  reader: ProspectReader,
): Promise<Prospect[]> {
  if (ids.length === 0) return [];
  const rows = await selectProspects(db).where(inArray(prospects.id, [...ids]));
  return rows.map((row) => shownTo(reader, row));
}

/** What everyone may see of these prospects, by id, if they exist; for open pages. */
export async function publicProspects(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PublicProspect>> {
  const shown = await prospectsById(db, ids, { userId: "", seesAll: false });
  return new Map(shown.map(({ finances: _, ...open }) => [open.id, open]));
}

/** The ids of everything in a view, in its order, in batches. */
export async function* idsOf(
  db: Db,
  view: TrackerView,
  { reader, portion }: { reader: ProspectReader; portion: number },
) {
  const where = await conditionOf(db, view, reader);
  yield* idsInParts(KEYS[view.sort], portion, ({ keys, after, limit }) =>
    db
      .select({ id: prospects.id, keys })
      .from(prospects)
      .where(and(where, after))
      .orderBy(ORDERS[view.sort])
      .limit(limit),
  );
}

/**
 * A rare name is looked up by its words; a common one is found soon while scanning the order, where looking up everyone
 * with that name first would take longer the more there are.
 */
async function conditionOf(
  db: Db,
  view: TrackerView,
  reader: ProspectReader,
): Promise<SQL | undefined> {
  const { status, owner, qualified, contact, from, to, q } = view;
  const plain = [
    status ? eq(prospects.status, status) : undefined,
    owner ? eq(prospects.userId, owner) : undefined,
    qualified ? eq(prospects.qualified, qualified === "yes") : undefined,
    from ? gte(prospects.scheduledCallDate, from) : undefined,
    to ? lte(prospects.scheduledCallDate, to) : undefined,
    contact ? and(isOpen(), hasNothingPlanned(db), ownOnly(reader)) : undefined,
  ];
  if (q === undefined) return and(...plain);
  const hasHandle = handleIs(q, reader);
  const inOrder = or(matchesInOrder(q), hasHandle);
  if (await isCommon(db, q)) return and(...plain, inOrder);
  const hits = await idsWhere(db, sql`${prospects.search} @@ ${wordQuery(q)}::tsquery`);
  const reached = hasHandle ? await idsWhere(db, hasHandle) : [];
  if (Math.max(hits.length, reached.length) > FEW_HITS) return and(...plain, inOrder);
  const ids = [...new Set([...hits, ...reached])];
  return ids.length > 0 ? and(...plain, inArray(prospects.id, ids)) : sql`false`;
}

async function idsWhere(db: Db, where: SQL): Promise<string[]> {
  const rows = await db
    .select({ id: prospects.id })
    .from(prospects)
    .where(where)
    .limit(FEW_HITS + 1);
  return rows.map(({ id }) => id);
}

export type ProspectOfHandle = { id: string; name: string; handle: string; country: string };

/** Whose handle begins with what is typed, the shortest first. */
export async function prospectsWithHandle(
  db: Db,
  q: string,
  { reader, most }: { reader: ProspectReader; most: number },
): Promise<ProspectOfHandle[]> {
  const where = handleIs(q, reader);
  if (where === undefined) return [];
  const { id, firstName, lastName, handle, handleKey, country } = prospects;
  const rows = await db
    .select({ id, firstName, lastName, handle, country })
    .from(prospects)
    .where(where)
    .orderBy(sql`length(${handleKey})`, handleKey, id)
    .limit(most);
  return rows.map((row) => ({ ...row, handle: row.handle ?? "", name: nameOf(row) }));
}

/** By a handle only where it may be seen. */
function handleIs(q: string, reader: ProspectReader): SQL | undefined {
  const searched = searchedHandle(q);
  if (searched === null) return undefined;
  const { handleKey } = prospects;
  const isIt =
    "keys" in searched
      ? inArray(handleKey, searched.keys)
      : sql`starts_with(substr(${handleKey}, strpos(${handleKey}, ':') + 1), ${searched.beginning})`;
  return and(isIt, ownOnly(reader));
}

/** What is masked for a reader is not found by them either. */
function ownOnly({ userId, seesAll }: ProspectReader): SQL | undefined {
  return seesAll ? undefined : eq(prospects.userId, userId);
}

/** For a common name, the index would collect all matches, even if only a few are needed; a sample detects this quickly. */
async function isCommon(db: Db, q: string): Promise<boolean> {
  const newest = db
    .select({ search: prospects.search })
    .from(prospects)
    .orderBy(ORDERS.newest)
    .limit(NEWEST)
    .as("newest");
  const found = await db
    .select({ one: sql`1` })
    .from(newest)
    .where(sql`${newest.search} @@ ${wordQuery(q)}::tsquery`)
    .limit(COMMON);
  return found.length === COMMON;
}

/** As an expression that no index covers, so rows are read in order until enough are found. */
function matchesInOrder(q: string): SQL {
  return sql`(${prospects.search} @@ ${wordQuery(q)}::tsquery) is true`;
}

/** Words hold letters and digits only, so nothing in them needs escaping; no word finds nothing. */
function wordQuery(q: string): string {
  const begins = (word: string) => `'${word}':*`;
  return searchedWords(q)
    .map(({ whole, words }) => `(${begins(whole)} | (${words.map(begins).join(" & ")}))`)
    .join(" & ");
}

async function countFound(
  db: Db,
  view: TrackerView,
  where: SQL | undefined,
): Promise<number | null> {
  const { q, from, to, contact } = view;
  if ([q, from, to, contact].every((filter) => filter === undefined))
    return countByTallies(db, view);
  return countUpTo(db, where, MOST_COUNTED);
}

/** Null: there are more than `most`. */
export async function countUpTo(
  db: Db,
  where: SQL | undefined,
  most: number,
): Promise<number | null> {
  const counted = db
    .select({ id: prospects.id })
    .from(prospects)
    .where(where)
    .limit(most + 1)
    .as("counted");
  const [row] = await db.select({ found: count() }).from(counted);
  const found = row?.found ?? 0;
  return found > most ? null : found;
}

async function countByTallies(db: Db, { status, owner, qualified }: TrackerView): Promise<number> {
  const [row] = await db
    .select({ found: sql<number>`coalesce(sum(${prospectTallies.prospects}), 0)::int` })
    .from(prospectTallies)
    .where(
      and(
        status ? eq(prospectTallies.status, status) : undefined,
        owner ? eq(prospectTallies.owner, owner) : undefined,
        qualified ? eq(prospectTallies.qualified, qualified === "yes") : undefined,
      ),
    );
  return row?.found ?? 0;
}
