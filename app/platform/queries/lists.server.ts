/** Lists as the database reads them: searched by what someone typed, and read in parts, each from where the previous one ended, so no part waits for or blocks the rest. */
import { and, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { parsedUrl } from "../web/json";

const IDS_AT_ONCE = 500;
const ROWS_AT_ONCE = 500;

/** One column of an order, in which null comes last. `type`: PostgreSQL's name for it. */
export type Key = {
  column: SQLWrapper;
  type: "bigint" | "boolean" | "date" | "smallint" | "text" | "timestamptz" | "uuid";
  turn: "asc" | "desc";
};

/** Values of an order's columns in PostgreSQL's notation: a `Date` would round a time. */
type Values = readonly (string | null)[];
type Row = { id: string; keys: Values };

/** What a part is read with: the columns, the condition for what follows the previous part, and how many. */
export type Part = { keys: SQL<Values>; after: SQL | undefined; limit: number };

/**
 * The ids of a list in its order, in batches; a row that moves in the meantime may be missed or come twice. `order`
 * ends with a key that no two rows share.
 */
export async function* idsInParts(
  order: readonly Key[],
  portion: number,
  read: (part: Part) => Promise<Row[]>,
): AsyncGenerator<string[]> {
  const columns = order.map(({ column }) => sql`(${column})::text`);
  const keys = sql<Values>`array[${sql.join(columns, sql`, `)}]`;
  let after: SQL | undefined;
  for (;;) {
    const rows = await read({ keys, after, limit: IDS_AT_ONCE });
    for (let at = 0; at < rows.length; at += portion)
      yield rows.slice(at, at + portion).map(({ id }) => id);
    const last = rows.at(-1);
    if (!last || rows.length < IDS_AT_ONCE) return;
    after = behind(order, last.keys);
  }
}

/** A list that is cut, and how many rows there are in all. */
export type CutList<Row> = { listed: Row[]; found: number };

/** A column of a query with a limit: how many rows it would find without one. */
export const found = sql<number>`(count(*) over ())::int`;

/** The rows of a query with the column `found`. */
export function cutList<Row extends { found: number }>(
  rows: readonly Row[],
): CutList<Omit<Row, "found">> {
  return {
    listed: rows.map(({ found: _, ...row }) => row),
    found: rows[0]?.found ?? 0,
  };
}

/** All rows of a query that has an order, read in portions: making objects of thousands of rows holds the thread. */
export async function rowsInParts<Row>(
  read: (span: { limit: number; offset: number }) => Promise<Row[]>,
  limit = ROWS_AT_ONCE,
): Promise<Row[]> {
  const all: Row[] = [];
  for (;;) {
    const rows = await read({ limit, offset: all.length });
    for (const row of rows) all.push(row);
    if (rows.length < limit) return all;
  }
}

/** Whether a row comes after one with these values. The first column's bound alone lets an index start there. */
function behind(order: readonly Key[], values: Values): SQL | undefined {
  const turns = order.map((key, at) =>
    and(
      ...order.slice(0, at).map((same, index) => isSame(same, values[index] ?? null)),
      isBehind(key, values[at] ?? null),
    ),
  );
  const [first] = order;
  const [value = null] = values;
  const bound = first && or(isSame(first, value), isBehind(first, value));
  return and(bound, or(...turns));
}

function isSame({ column, type }: Key, value: string | null): SQL {
  return value === null ? sql`${column} is null` : sql`${column} = ${value}::${sql.raw(type)}`;
}

function isBehind({ column, type, turn }: Key, value: string | null): SQL {
  if (value === null) return sql`false`;
  const sign = sql.raw(turn === "asc" ? ">" : "<");
  return sql`(${column} ${sign} ${value}::${sql.raw(type)} or ${column} is null)`;
}

/** Whether a text contains what someone typed; case and accents are ignored, and no character is a wildcard. */
export function contains(text: SQLWrapper, typed: string): SQL {
  return isIn(sql`plain_text(${text})`, sql`plain_text(${typed})`);
}

/** The same of a name, or of a name and an address, in which apostrophes and hyphens make no difference either. */
export function containsName(text: SQLWrapper, typed: string): SQL {
  return containsPlainName(sql`plain_name(${text})`, typed);
}

/** What `plain_name` leaves out: alone, it would be in every name. */
const ONLY_MARKS = /^[\p{Pd}'’‘ʼʻ´`′]+$/u;

/** The same of a text that is stored as `plain_name` writes it. An address is found as people write it. */
export function containsPlainName(plain: SQLWrapper, typed: string): SQL {
  if (ONLY_MARKS.test(typed)) return sql`false`;
  const stored = storedInSearch(typed);
  const found = isIn(plain, sql`plain_name(${typed})`);
  return stored === null ? found : sql`(${found} or ${isIn(plain, sql`plain_name(${stored})`)})`;
}

/** Of a search, more would only cost time. */
const MOST_WORDS = 6;

/** The words of a search for a name, a double one's parts each: people type the last name first, and leave out a hyphen. */
function wordsOf(typed: string): string[] {
  const words = typed
    .split(/[\s,;]+/)
    .flatMap((word) => (/[@.]/.test(word) ? word : word.split(/\p{Pd}/u)))
    .filter(Boolean);
  return words.length > 0 ? words.slice(0, MOST_WORDS) : [typed];
}

/** Whether a name, or a name and an address, has every word that someone typed, in any order. */
export function containsWords(text: SQLWrapper, typed: string): SQL | undefined {
  return and(...wordsOf(typed).map((word) => containsName(text, word)));
}

/** The same of a text that is stored as `plain_name` writes it. */
export function containsPlainWords(plain: SQLWrapper, typed: string): SQL | undefined {
  return and(...wordsOf(typed).map((word) => containsPlainName(plain, word)));
}

/** Names as people sort them: capitals and accents make no difference. */
export function byName(name: SQLWrapper): SQL {
  return sql`plain_text(${name})`;
}

/** As a pattern, for which an index of trigrams serves. */
function isIn(plain: SQLWrapper, typed: SQL): SQL {
  const literal = sql`regexp_replace(${typed}, '([%_\\\\])', '\\\\\\1', 'g')`;
  return sql`${plain} like '%' || ${literal} || '%'`;
}

/** Name and address as they are searched together, as an index holds them; nothing typed goes across the line between them. */
export function nameAndMail(name: PgColumn, mail: PgColumn): SQL {
  return sql`${name} || chr(10) || ${mail}`;
}

/** First and last name in the order in which people type them. */
export function fullName(person: { firstName: PgColumn; lastName: PgColumn }): SQL {
  return sql`(${person.firstName} || ' ' || ${person.lastName})`;
}

/** What is stored, where somebody searches by an address or a part of its domain; null if that is what they typed. */
export function storedInSearch(typed: string): string | null {
  const text = typed.trim().toLowerCase();
  if (/^[\0-\x7f]*$/.test(text) || /[\s/\\?#:]/.test(text)) return null;
  const at = text.lastIndexOf("@") + 1;
  const url = parsedUrl(`http://${text.slice(at).replace(/^\.|\.$/g, "")}`);
  const stored = url && /xn--/.test(url.hostname) ? text.slice(0, at) + url.hostname : null;
  return stored === text ? null : stored;
}
