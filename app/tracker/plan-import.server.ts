/** What each row of an import would do, before anything is done (DAY-4). */
import { and, eq, lt, sql } from "drizzle-orm";
import type { ShownRow } from "~/imports/imports.server";
import { importParts, type imports } from "~/imports/tables";
import type { Db } from "~/platform/db/database.server";
import { plainText } from "~/platform/text/plain-text";
import { TYPED } from "./changes.server";
import { handleKey, sameKeys } from "./identity";
import { COLUMN_NAMES, COLUMNS, KEY_NAMES, type KeyName } from "./import-columns";
import { columnsOf, type Fields, readRow } from "./import-row.server";
import { nameKey } from "./name-words";
import { nameOf, type Typed } from "./prospect";
import { prospects } from "./tables";

/** `line`: in the file. `conflict`: why nothing is done. */
export type PlannedRow = { line: number; name: string } & (
  | { kind: "new"; typed: Typed }
  | { kind: "update"; id: string; version: number; typed: Typed; changed: string[] }
  | { kind: "same" }
  | { kind: "conflict"; why: string }
);

type Asked = {
  part: Pick<typeof importParts.$inferSelect, "importId" | "part" | "first" | "rows">;
  /** What the headings say of the sheet's columns. */
  sheet: Pick<typeof imports.$inferSelect, "headings" | "headingsAt" | "mapping" | "key">;
  userId: string;
};

/** The plan of one part's rows; `keys`: whom each is about, empty for a row that is left out or cannot be read. */
export async function planPart(
  tx: Db,
  { part, sheet, userId }: Asked,
): Promise<{ rows: PlannedRow[]; keys: string[] }> {
  const columns = columnsOf(sheet);
  const key = keyNameOf(sheet.key);
  const above = Math.max(0, sheet.headingsAt + 1 - part.first);
  const read = part.rows.slice(above).map((row) => ({ line: row.line, ...readRow(row, columns) }));
  const keys = read.map((row) => ("fields" in row ? keyOf(key, row.fields) : null));
  const wanted = keys.filter((each) => each !== null);
  const known = await existing(tx, key, wanted);
  const seen = await earlierLines(tx, part, key, wanted);
  const rows = read.map((row, at): PlannedRow => {
    const { line, name } = row;
    const conflict = (why: string): PlannedRow => ({ line, name, kind: "conflict", why });
    if (!("fields" in row)) return conflict(row.why);
    const own = keys[at] ?? null;
    if (own === null) return conflict("It has no handle");
    const earlier = alike(key, own)
      .map((each) => seen.get(each))
      .find(Boolean);
    if (earlier) return conflict(`Same as line ${earlier}`);
    seen.set(own, line);
    return planned({ line, name, fields: row.fields }, known(own), userId);
  });
  return { rows, keys: part.rows.map((_, at) => keys[at - above] ?? "") };
}

/** Those of the new rows whose prospect no one has added since the plan was made. */
export async function stillNew(tx: Db, chosen: string, typed: readonly Typed[]): Promise<Typed[]> {
  const key = keyNameOf(chosen);
  const keys = typed.map((each) => keyOf(key, each) ?? "");
  const known = await existing(tx, key, keys);
  return typed.filter((_, at) => known(keys[at] ?? "").length === 0);
}

type Match = { id: string; version: number; userId: string | null; typed: Typed };
type ReadRow = { line: number; name: string; fields: Fields };

function planned(
  { line, name, fields }: ReadRow,
  matches: readonly Match[],
  userId: string,
): PlannedRow {
  const conflict = (why: string): PlannedRow => ({ line, name, kind: "conflict", why });
  const [match, another] = matches;
  if (another) return conflict(`Matches ${matches.length} prospects`);
  if (!match) return { line, name, kind: "new", typed: { ...NEW, ...fields } };
  if (match.userId !== userId) return conflict("Someone else added this prospect");
  const typed = { ...match.typed, ...fields };
  if (isSomeoneElse(match.typed, typed))
    return conflict(
      `This is ${nameOf(match.typed)} in the tracker. If ${nameOf(typed)} is the same person, change the name there first.`,
    );
  const changed = CHANGED.filter((field) => typed[field] !== match.typed[field]);
  if (changed.length === 0) return { line, name, kind: "same" };
  const { id, version } = match;
  const labels = changed.map((field) => COLUMNS[field].label);
  return { line, name, kind: "update", id, version, typed, changed: labels };
}

/** People change one of their names; two other names are another person. */
function isSomeoneElse(one: Typed, other: Typed): boolean {
  const differs = (name: "firstName" | "lastName") =>
    plainText(one[name]) !== plainText(other[name]);
  return differs("firstName") && differs("lastName");
}

/** A planned row as the preview shows it. */
export function shownRow(row: PlannedRow): ShownRow {
  const { line, kind, name } = row;
  switch (row.kind) {
    case "new":
      return {
        line,
        kind,
        name,
        detail: [row.typed.country, row.typed.handle].filter(Boolean).join(", "),
      };
    case "update":
      return { line, kind, name, detail: `Changes ${row.changed.join(", ").toLowerCase()}` };
    case "same":
      return { line, kind, name, detail: "" };
    case "conflict":
      return { line, kind, name, detail: row.why };
  }
}

const CHANGED = COLUMN_NAMES.filter((name) => name !== "name");

const NEW = {
  country: "US" as const,
  annualIncome: null,
  score: null,
  callDate: null,
  handle: null,
  platform: null,
  notes: null,
};

const keyNameOf = (chosen: string): KeyName =>
  KEY_NAMES.find((each) => each === chosen) ?? "handle";

function keyOf(key: KeyName, fields: Fields): string | null {
  const { firstName, lastName, country } = { ...NEW, ...fields };
  return key === "handle" ? handleKey(fields) : `${nameKey(firstName, lastName)} ${country}`;
}

/** The keys under which the same person may be found. */
const alike = (key: KeyName, own: string): string[] => (key === "handle" ? sameKeys(own) : [own]);

/** Who is in the tracker under a key: the very same one, or else one that may be the same. */
async function existing(
  db: Db,
  key: KeyName,
  wanted: readonly string[],
): Promise<(own: string) => Match[]> {
  const column = key === "handle" ? prospects.handleKey : prospects.nameKey;
  // The country is the last word of a key by name.
  const looked = wanted.flatMap((each) =>
    key === "handle" ? sameKeys(each) : each.replace(/ \w+$/, ""),
  );
  const { id, version, userId, nameKey: named, handleKey: handled } = prospects;
  const rows = await db
    .select({ id, version, userId, named, handled, typed: TYPED })
    .from(prospects)
    .where(sql`${column} = any(${sql.param([...new Set(looked)])}::text[])`);
  const found = Map.groupBy(rows, ({ named, handled, typed }) =>
    key === "handle" ? (handled ?? "") : `${named} ${typed.country}`,
  );
  return (own) => found.get(own) ?? alike(key, own).flatMap((each) => found.get(each) ?? []);
}

/** The lines of earlier parts that are about one of these people. */
async function earlierLines(
  tx: Db,
  { importId, part }: Pick<Asked["part"], "importId" | "part">,
  key: KeyName,
  wanted: readonly string[],
): Promise<Map<string, number>> {
  const looked = new Set(wanted.flatMap((own) => alike(key, own)));
  const { rows } = await tx.execute<{ key: string; line: number }>(
    tx
      .select({
        key: sql<string>`k.key`,
        line: sql<number>`(${importParts.rows} -> (k.at - 1)::int ->> 'line')::int`.as("line"),
      })
      .from(sql`${importParts}, unnest(${importParts.keys}) with ordinality k(key, at)`)
      .where(
        and(
          eq(importParts.importId, importId),
          lt(importParts.part, part),
          sql`k.key = any(${sql.param([...looked])}::text[])`,
        ),
      )
      .getSQL(),
  );
  return new Map(rows.toReversed().map(({ key: own, line }) => [own, line]));
}
