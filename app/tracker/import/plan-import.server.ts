/** What each row of an import would do, before anything is done (DAY-4). */
import { sql } from "drizzle-orm";
import type { Mapping } from "~/imports/imports.server";
import type { Db } from "~/platform/db/database.server";
import { TYPED } from "../changes.server";
import { handleKey, nameKey } from "../name-words";
import { COUNTRIES, PLATFORMS, type Typed } from "../prospect";
import { COLUMN_NAMES, COLUMNS, type ColumnName, type KeyName } from "../prospect-fields";
import { importedProspect } from "../prospect-form";
import { prospects } from "../tables";

const LOOKED_UP_AT_ONCE = 5_000;

/** `line`: in the file. `conflict`: why nothing is done. */
export type PlannedRow = { line: number; name: string } & (
  | { kind: "new"; typed: Typed }
  | { kind: "update"; id: string; version: number; typed: Typed; changed: string[] }
  | { kind: "same" }
  | { kind: "conflict"; why: string }
);

type Asked = {
  rows: readonly string[][];
  line: number;
  mapping: Mapping<ColumnName>;
  key: KeyName;
  userId: string;
};

export async function planImport(
  db: Db,
  { rows, line: first, mapping, key, userId }: Asked,
): Promise<PlannedRow[]> {
  const read = rows.map((cells, at) => ({ line: at + first, ...readRow(cells, mapping) }));
  const keys = read.map((row) => ("fields" in row ? keyOf(key, row.fields) : null));
  const known = await existing(db, key, new Set(keys.filter((each) => each !== null)));
  const seen = new Map<string, number>();
  return read.map((row, at): PlannedRow => {
    const { line, name } = row;
    if (!("fields" in row)) return { line, name, kind: "conflict", why: row.why };
    const { fields } = row;
    const own = keys[at] ?? null;
    if (own === null) return { line, name, kind: "conflict", why: "It has no handle" };
    const earlier = seen.get(own);
    if (earlier) return { line, name, kind: "conflict", why: `Same as line ${earlier}` };
    seen.set(own, line);
    const matches = known.get(own) ?? [];
    if (matches.length > 1)
      return { line, name, kind: "conflict", why: `Matches ${matches.length} prospects` };
    const [match] = matches;
    if (!match) return { line, name, kind: "new", typed: { ...NEW, ...fields } };
    if (match.userId !== userId)
      return { line, name, kind: "conflict", why: "Someone else added this prospect" };
    const typed = { ...match.typed, ...fields };
    const changed = CHANGED.filter((field) => typed[field] !== match.typed[field]);
    if (changed.length === 0) return { line, name, kind: "same" };
    const { id, version } = match;
    const labels = changed.map((field) => COLUMNS[field].label);
    return { line, name, kind: "update", id, version, typed, changed: labels };
  });
}

type Fields = Partial<Typed> & Pick<Typed, "firstName" | "lastName">;
const CHANGED = COLUMN_NAMES.filter((name) => name !== "name");

const NEW = {
  country: "US" as const,
  ...{ annualIncome: null, score: null, callDate: null },
  ...{ handle: null, platform: null, notes: null },
};

/** The fields of a row that are not empty. */
function readRow(
  cells: readonly string[],
  mapping: Mapping<ColumnName>,
): { name: string; fields: Fields } | { name: string; why: string } {
  const given = new Map<ColumnName, string>();
  for (const [at, column] of mapping.entries()) {
    const cell = cells[at]?.trim();
    if (column && cell) given.set(column, cell);
  }
  const whole = given.get("name")?.split(/\s+/) ?? [];
  given.delete("name");
  if (whole.length > 0 && !given.has("firstName")) given.set("firstName", whole[0] ?? "");
  if (whole.length > 1 && !given.has("lastName")) given.set("lastName", whole.slice(1).join(" "));
  const country = given.get("country");
  if (country) given.set("country", oneOf(COUNTRIES, country));
  const platform = given.get("platform");
  if (platform) given.set("platform", oneOf(PLATFORMS, platform));
  const name = [given.get("firstName"), given.get("lastName")].filter(Boolean).join(" ");
  const { data, error } = importedProspect.safeParse(Object.fromEntries(given));
  if (!data) return { name, why: error.issues[0]?.message ?? "This row cannot be read" };
  const { firstName, lastName, ...others } = data;
  const filled = Object.entries(others).filter(
    ([field, value]) => value !== null && value !== undefined && (field !== "country" || country),
  );
  return { name, fields: { firstName, lastName, ...Object.fromEntries(filled) } };
}

/** The intended choice, ignoring case; Other if it is none of them. */
function oneOf(choices: readonly string[], typed: string): string {
  const plain = typed.toLowerCase();
  const same: Readonly<Record<string, string>> = {
    ...{ usa: "US", "united states": "US", "united kingdom": "UK", gb: "UK", ca: "Canada" },
  };
  const meant = same[plain]?.toLowerCase() ?? plain;
  return choices.find((each) => each.toLowerCase() === meant) ?? "Other";
}

function keyOf(key: KeyName, fields: Fields): string | null {
  const { firstName, lastName, country, handle } = { ...NEW, ...fields };
  return key === "handle" ? handleKey(handle) : `${nameKey(firstName, lastName)} ${country}`;
}

type Match = { id: string; version: number; userId: string | null; typed: Typed };

async function existing(
  db: Db,
  key: KeyName,
  keys: ReadonlySet<string>,
): Promise<Map<string, Match[]>> {
  const found = new Map<string, Match[]>();
  const wanted = [...keys];
  const column = key === "handle" ? prospects.handleKey : prospects.nameKey;
  const { id, version, userId, nameKey: named, handleKey: handled } = prospects;
  for (let at = 0; at < wanted.length; at += LOOKED_UP_AT_ONCE) {
    const part = wanted.slice(at, at + LOOKED_UP_AT_ONCE);
    // The country is the last word of a key by name.
    const looked = key === "handle" ? part : part.map((each) => each.replace(/ \w+$/, ""));
    const rows = await db
      .select({ id, version, userId, named, handled, typed: TYPED })
      .from(prospects)
      .where(sql`${column} = any(${sql.param(looked)}::text[])`);
    for (const { named, handled, ...row } of rows) {
      const own = key === "handle" ? (handled ?? "") : `${named} ${row.typed.country}`;
      found.set(own, [...(found.get(own) ?? []), row]);
    }
  }
  return found;
}
