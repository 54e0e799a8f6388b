/** What a backup must know of the schema `public`: tables, the columns that are stored, and where numbers come from. */
import pg from "pg";

export type Query = <Row extends pg.QueryResultRow>(
  query: string | pg.QueryConfig,
  values?: unknown[],
) => Promise<pg.QueryResult<Row>>;

/** Names are quoted. `columns`: those that are stored; PostgreSQL computes generated ones itself. */
export type Table = { name: string; columns: readonly string[] };

/** Every table whose rows outlive a crash, after those its foreign keys point to; tables that point at each other come in any order. */
export async function tablesInOrder(query: Query): Promise<Table[]> {
  const { rows } = await query<{ name: string; columns: string[]; parents: string[] }>(`
    SELECT c.relname AS name,
      ARRAY(SELECT quote_ident(a.attname) FROM pg_attribute a
        WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
        ORDER BY a.attnum) AS columns,
      ARRAY(SELECT DISTINCT p.relname::text FROM pg_constraint f JOIN pg_class p ON p.oid = f.confrelid
        WHERE f.conrelid = c.oid AND f.contype = 'f' AND p.oid <> c.oid) AS parents
    FROM pg_class c
    WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition AND c.relpersistence = 'p' AND c.relnamespace = 'public'::regnamespace
    ORDER BY c.relname`);
  const left = new Map(rows.map((row) => [row.name, row]));
  const ordered: Table[] = [];
  while (left.size > 0) {
    const ready = [...left.values()].filter(({ parents }) => !parents.some((one) => left.has(one)));
    for (const { name, columns } of ready.length > 0 ? ready : [...left.values()]) {
      ordered.push({ name: pg.escapeIdentifier(name), columns });
      left.delete(name);
    }
  }
  return ordered;
}

/** Parts of tables, whose rows are read and written through the whole. Names are quoted. */
export async function partitionsIn(query: Query): Promise<string[]> {
  const { rows } = await query<{ name: string }>(`
    SELECT quote_ident(relname) AS name FROM pg_class
    WHERE relispartition AND relkind = 'r' AND relnamespace = 'public'::regnamespace ORDER BY relname`);
  return rows.map(({ name }) => name);
}

/** Foreign keys that an order of the tables cannot satisfy row by row: PostgreSQL checks them once all rows are in. */
export async function unorderedKeys(
  query: Query,
  tables: readonly Table[],
): Promise<{ table: string; key: string }[]> {
  const place = new Map(tables.map(({ name }, at) => [name, at]));
  const { rows } = await query<{ table: string; key: string; parent: string }>(`
    SELECT c.relname AS table, f.conname AS key, p.relname AS parent
    FROM pg_constraint f JOIN pg_class c ON c.oid = f.conrelid JOIN pg_class p ON p.oid = f.confrelid
    WHERE f.contype = 'f' AND NOT f.condeferrable AND c.relnamespace = 'public'::regnamespace`);
  const at = (name: string) => place.get(pg.escapeIdentifier(name)) ?? 0;
  return rows
    .filter(({ table, parent }) => at(parent) >= at(table))
    .map(({ table, key }) => ({
      table: pg.escapeIdentifier(table),
      key: pg.escapeIdentifier(key),
    }));
}

/** A sequence, with the column that takes its numbers, if one does. Names are quoted. */
type Sequence = { name: string; table: string | null; column: string | null };

async function sequencesOf(query: Query): Promise<Sequence[]> {
  const { rows } = await query<Sequence>(`
    SELECT quote_ident(s.relname) AS name, quote_ident(t.relname) AS table, quote_ident(a.attname) AS column
    FROM pg_class s
    LEFT JOIN pg_depend d ON d.classid = 'pg_class'::regclass AND d.objid = s.oid
      AND d.refclassid = 'pg_class'::regclass AND d.deptype IN ('a', 'i') AND d.refobjsubid > 0
    LEFT JOIN pg_class t ON t.oid = d.refobjid
    LEFT JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum = d.refobjsubid
    WHERE s.relkind = 'S' AND s.relpersistence = 'p' AND s.relnamespace = 'public'::regnamespace
    ORDER BY s.relname`);
  return rows;
}

/** The last number that each sequence gave, by its name; those that never gave one are missing. */
export async function lastNumbers(query: Query): Promise<Record<string, string>> {
  const { rows } = await query<{ name: string; last: string }>(`
    SELECT quote_ident(sequencename) AS name, last_value::text AS last
    FROM pg_sequences WHERE schemaname = 'public' AND last_value IS NOT NULL
      AND (SELECT relpersistence = 'p' FROM pg_class WHERE oid = quote_ident(sequencename)::regclass) ORDER BY sequencename`);
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}

/** Every sequence goes on after `last` and after the numbers that its rows hold, so none is given twice. */
export async function continueSequences(
  query: Query,
  last: Readonly<Record<string, string>>,
): Promise<void> {
  for (const { name, table, column } of await sequencesOf(query)) {
    const used = table && column ? `(SELECT max(${column})::bigint FROM ${table})` : "NULL";
    await query(
      `SELECT setval($2::regclass, used.number) FROM (SELECT greatest($1::bigint, ${used}) AS number) used
       WHERE used.number IS NOT NULL`,
      [last[name] ?? null, `public.${name}`],
    );
  }
}
