/** What each row of an import would do, before anything is done (DAY-4). */
import { and, eq, lt, or, sql } from "drizzle-orm";
import type { Namesakes } from "~/imports/imports.server";
import { importParts } from "~/imports/tables";
import type { Db } from "~/platform/db/database.server";
import { TYPED } from "./changes.server";
import { handleKey, sameKeys } from "./identity";
import { KEY_NAMES, type KeyName } from "./import-columns";
import type { SheetReading } from "./import-doubts.server";
import {
  type Importer,
  type Match,
  NEW_TYPED,
  type PlannedRow,
  plannedRow,
} from "./import-plan.server";
import { readRow } from "./import-row.server";
import { nameKey } from "./name-words";
import type { Typed } from "./prospect";
import { isHiddenRow } from "./read-lead";
import { importRows, prospects } from "./tables";

export type { PlannedRow } from "./import-plan.server";

type Fields = Partial<Typed>;
type Asked = {
  part: Pick<typeof importParts.$inferSelect, "importId" | "part" | "first" | "rows">;
  headingsAt: number;
  /** How its cells are meant. */
  reading: SheetReading;
  key: string;
  importer: Importer;
  /** Gets those of this part. */
  namesakes: Namesakes;
};

/** The plan of one part's rows; `keys`: whom each is about and what each is called, empty for a row that is left out or cannot be read. */
export async function planPart(
  tx: Db,
  { part, headingsAt, reading, importer, namesakes, ...asked }: Asked,
): Promise<{ rows: PlannedRow[]; keys: string[] }> {
  const key = keyNameOf(asked.key);
  const above = Math.max(0, headingsAt + 1 - part.first);
  const read = part.rows.slice(above).map((row) => ({ line: row.line, ...readRow(row, reading) }));
  const keys = read.map((row) => ("fields" in row ? keyOf(key, row.fields) : null));
  const wanted = keys.filter((each) => each !== null);
  const known = await existing(tx, wanted, key);
  const called = read.map((row) =>
    "fields" in row && !reading.isOwnFile ? calledKey(row.fields) : null,
  );
  const names = called.filter((each) => each !== null);
  const seen = await earlierLines(tx, part, [...wanted, ...names]);
  const listed = await namesIn(tx, names);
  const used = new Set<string>();
  const rows = read.map((row, at): PlannedRow => {
    const { line, name } = row;
    const conflict = (why: string[]): PlannedRow => ({ line, name, kind: "conflict", why });
    if (!("fields" in row))
      return row.why.length > 0 ? conflict(row.why) : { line, name, kind: "nobody" };
    const own = keys[at] ?? null;
    if (own === null) return conflict(["It has no name"]);
    const earlier = alike(own)
      .map((each) => seen.get(each))
      .find(Boolean);
    // Two with one first name may be two people, and a file of the tracker's own has nobody twice.
    const isTwin = reading.isOwnFile || (isByName(own) && key === "handle" && !name.includes(" "));
    if (earlier && !isTwin) return conflict([`Same as line ${earlier}`]);
    seen.set(own, line);
    // Handles without a name share none.
    const itsName = called[at] ?? null;
    const namesake = itsName === null ? undefined : seen.get(itsName);
    if (itsName !== null && !namesake) seen.set(itsName, line);
    const isHidden = reading.isOwnFile && isHiddenRow(row.leftOut);
    const planned = plannedRow({ ...row, isHidden }, known(own, isHidden), importer);
    if (planned.kind === "new") {
      const isListed = itsName !== null && listed.has(itsName);
      const of = namesake ? "rows" : isListed ? "list" : null;
      if (of === null) return planned;
      const said = namesake
        ? `Same name as line ${namesake}`
        : `Another prospect in the tracker is named ${name}`;
      if (namesakes.skips(of, name)) return conflict([`${said}, skipped`]);
      return { ...planned, note: [said, planned.note].filter(Boolean).join(". ") };
    }
    if (planned.kind !== "update") return planned;
    if (used.has(planned.id)) return conflict([`Same as line ${earlier ?? line}`]);
    used.add(planned.id);
    return planned;
  });
  // First whom each row is about, then what each is called.
  const all = [keys, called].flatMap((each) => part.rows.map((_, at) => each[at - above] ?? ""));
  return { rows, keys: all };
}

/** Those of the new rows whose prospect no one has added since the plan was made. */
export async function stillNew<Row extends { typed: Typed }>(
  tx: Db,
  of: { id: string; key: string },
  rows: readonly Row[],
): Promise<Row[]> {
  const key = keyNameOf(of.key);
  const keys = rows.map(({ typed }) => keyOf(key, typed) ?? "");
  const known = await existing(tx, keys, key);
  const own = await tx
    .select({ id: importRows.prospectId })
    .from(importRows)
    .where(eq(importRows.importId, of.id));
  const mine = new Set(own.map(({ id }) => id));
  return rows.filter((_, at) => known(keys[at] ?? "").every(({ id }) => mine.has(id)));
}

const keyNameOf = (chosen: string): KeyName =>
  KEY_NAMES.find((each) => each === chosen) ?? "handle";

/** Begins the key of someone known by name: no key of a handle has a blank. */
const BY_NAME = "name ";

/** Whom a row is about: by the handle, the profile, or where neither is known by name and country. */
function keyOf(key: KeyName, fields: Fields): string | null {
  const { firstName = "", lastName = "", country = NEW_TYPED.country } = fields;
  const byName =
    firstName || lastName ? `${BY_NAME}${nameKey(firstName, lastName)} ${country}` : null;
  const byHandle = handleKey(fields);
  return key === "handle" ? (byHandle ?? byName) : (byName ?? byHandle);
}

/** Begins the key of what somebody is called, whatever else tells them apart. */
const CALLED = "called ";

function calledKey({ firstName = "", lastName = "" }: Fields): string | null {
  return firstName || lastName ? `${CALLED}${nameKey(firstName, lastName)}` : null;
}

/** Those of these names that somebody in the tracker has. */
async function namesIn(tx: Db, called: readonly string[]): Promise<ReadonlySet<string>> {
  if (called.length === 0) return new Set();
  const names = sql.param(called.map((each) => each.slice(CALLED.length)));
  const rows = await tx
    .selectDistinct({ name: prospects.nameKey })
    .from(prospects)
    .where(sql`${prospects.nameKey} = any(${names}::text[])`);
  return new Set(rows.map(({ name }) => `${CALLED}${name}`));
}

const isByName = (own: string) => own.startsWith(BY_NAME);

/** The keys under which the same person may be found. */
const alike = (own: string): string[] =>
  isByName(own) || own.startsWith(CALLED) ? [own] : sameKeys(own);

/**
 * Who is in the tracker under a key: the very same one, or else one that may be the same. Where handles tell people
 * apart, a name finds only those without one.
 */
async function existing(
  db: Db,
  wanted: readonly string[],
  key: KeyName,
): Promise<(own: string, isHidden?: boolean) => Match[]> {
  // The country is the last word of a key by name.
  const names = wanted
    .filter(isByName)
    .map((own) => own.slice(BY_NAME.length).replace(/ \w+$/, ""));
  const handles = wanted.filter((own) => !isByName(own)).flatMap(sameKeys);
  const { id, version, userId, nameKey: named, handleKey: handled } = prospects;
  const list = (keys: readonly string[]) => sql.param([...new Set(keys)]);
  const rows = await db
    .select({ id, version, userId, named, handled, typed: TYPED, ...STATE })
    .from(prospects)
    // Each list has an index of its own, and an empty one needs none.
    .where(
      or(
        sql`false`,
        handles.length > 0
          ? sql`${prospects.handleKey} = any(${list(handles)}::text[])`
          : undefined,
        names.length > 0 ? sql`${prospects.nameKey} = any(${list(names)}::text[])` : undefined,
      ),
    );
  const matches = rows.map(
    ({
      named,
      handled,
      closedAt,
      showedAt,
      nextContactAt,
      status,
      dealCents,
      rescheduledDate,
      ...match
    }) => ({
      named,
      handled,
      match: {
        ...match,
        state: {
          status,
          dealCents,
          rescheduledDate,
          closedAt: closedAt?.toISOString() ?? null,
          showedAt: showedAt?.toISOString() ?? null,
          nextContactAt: nextContactAt?.toISOString() ?? null,
        },
      },
    }),
  );
  const byHandle = Map.groupBy(matches, ({ handled }) => handled ?? "");
  const byName = Map.groupBy(
    matches,
    ({ named, match }) => `${BY_NAME}${named} ${match.typed.country}`,
  );
  return (own, isHidden = false) => {
    const isAnyone = isHidden || key === "name";
    const found = isByName(own)
      ? byName.get(own)?.filter(({ handled }) => isAnyone || handled === null)
      : (byHandle.get(own) ?? sameKeys(own).flatMap((each) => byHandle.get(each) ?? []));
    return (found ?? []).map(({ match }) => match);
  };
}

const STATE = {
  status: prospects.status,
  dealCents: prospects.dealAmountCents,
  rescheduledDate: prospects.rescheduledDate,
  closedAt: prospects.closedAt,
  showedAt: prospects.showedAt,
  nextContactAt: prospects.nextContactAt,
};

/** The lines of earlier parts that are about one of these people. */
async function earlierLines(
  tx: Db,
  { importId, part }: Pick<Asked["part"], "importId" | "part">,
  wanted: readonly string[],
): Promise<Map<string, number>> {
  const looked = new Set(wanted.flatMap((own) => alike(own)));
  // The first line of each only: a key may stand in thousands of rows, and every look at a part reads all of it.
  const found = tx
    .selectDistinctOn([sql`k.key`], {
      key: sql<string>`k.key`.as("key"),
      at: sql<number>`k.at::int`.as("at"),
      part: sql<number>`${importParts.part}`.as("first_part"),
    })
    .from(sql`${importParts}, unnest(${importParts.keys}) with ordinality k(key, at)`)
    .where(
      and(
        eq(importParts.importId, importId),
        lt(importParts.part, part),
        sql`k.key = any(${sql.param([...looked])}::text[])`,
      ),
    )
    .orderBy(sql`k.key`, importParts.part, sql`k.at`)
    .as("found");
  const rows = await tx
    .select({
      key: found.key,
      line: sql<number>`(${importParts.rows} -> ((${found.at} - 1) % jsonb_array_length(${importParts.rows})) ->> 'line')::int`,
    })
    .from(found)
    .innerJoin(
      importParts,
      and(eq(importParts.importId, importId), eq(importParts.part, found.part)),
    );
  return new Map(rows.map(({ key: own, line }) => [own, line]));
}
