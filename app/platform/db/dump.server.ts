/** Logical backup: every row as a line of JSON, so that either engine restores what either engine wrote. */
import { createReadStream, createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import pg from "pg";
import type { Database } from "./database.server";
import { appliedMigration, newestMigration } from "./migrate.server";

const FORMAT = "logical-dump-1";
const BATCH_ROWS = 500;

export class DumpError extends Error {
  override name = "DumpError";
}

type Line =
  | { format: string; migration: number; secret: string }
  | { table: string }
  | { rows: string }
  | { end: number };

/**
 * Writes all rows, as of one moment, to `file` (gzip); answers how many. The file appears only when
 * complete. `secret` marks the secret that the rows need, without telling it.
 */
export async function backupTo(
  { pool, db }: Database,
  file: string,
  secret: string,
): Promise<number> {
  const migration = await appliedMigration(db);
  if (migration === null)
    throw new DumpError("The database holds no schema to back up: start the product once.");
  if (migration !== newestMigration())
    throw new DumpError("The database was made by another version: back it up with that version.");
  const client = await pool.connect();
  const draft = `${file}.part`;
  const written = { rows: 0 };
  try {
    await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
    const lines = Readable.from(dumpLines(client, { format: FORMAT, migration, secret }, written));
    await pipeline(lines, createGzip(), createWriteStream(draft, { mode: 0o600 }));
    await client.query("COMMIT");
    await rename(draft, file);
    return written.rows;
  } finally {
    client.release(true);
    await rm(draft, { force: true });
  }
}

/**
 * Puts the rows of `file` into a migrated, empty database in one transaction; answers how many.
 * Throws `DumpError`, with nothing changed, where the file is damaged, was made with another secret or
 * version, or the database is not empty.
 */
export async function restoreFrom(
  { pool }: Database,
  file: string,
  secret: string,
): Promise<number> {
  const client = await pool.connect();
  try {
    await client.query("BEGIN");
    await client.query("SET LOCAL statement_timeout = 0");
    const tables = await tablesInOrder(client);
    for (const table of tables) await requireEmpty(client, table);
    for (const table of tables) await client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
    const rows = await insertLines(client, { file, secret }, new Set(tables));
    for (const table of tables) await client.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
    await client.query("COMMIT");
    return rows;
  } catch (error) {
    await client.query("ROLLBACK");
    throw error;
  } finally {
    client.release(true);
  }
}

async function* dumpLines(client: pg.PoolClient, header: Line, written: { rows: number }) {
  yield line(header);
  for (const table of await tablesInOrder(client)) {
    yield line({ table });
    await client.query(
      `DECLARE dump_rows CURSOR FOR SELECT row_to_json(t)::text AS row FROM ${table} t`,
    );
    for (;;) {
      const { rows } = await client.query<{ row: string }>(`FETCH ${BATCH_ROWS} FROM dump_rows`);
      if (rows.length === 0) break;
      written.rows += rows.length;
      yield line({ rows: `[${rows.map(({ row }) => row).join(",")}]` });
    }
    await client.query("CLOSE dump_rows");
  }
  yield line({ end: written.rows });
}

function line(value: Line): string {
  return `${JSON.stringify(value)}\n`;
}

async function insertLines(
  client: pg.PoolClient,
  { file, secret }: { file: string; secret: string },
  tables: ReadonlySet<string>,
): Promise<number> {
  let table: string | null = null;
  let inserted = 0;
  let complete = false;
  let started = false;
  for await (const value of linesOf(file)) {
    if (!started) requireReadable(value, secret);
    started = true;
    if ("table" in value) table = known(value.table, tables);
    if ("end" in value) complete = value.end === inserted;
    if (!("rows" in value)) continue;
    if (table === null) throw new DumpError(`${file} holds rows of no table.`);
    const { rowCount } = await client.query(
      `INSERT INTO ${table} SELECT * FROM json_populate_recordset(NULL::${table}, $1)`,
      [value.rows],
    );
    inserted += rowCount ?? 0;
  }
  if (!complete) throw new DumpError(`${file} is incomplete: nothing was restored.`);
  return inserted;
}

function known(table: string, tables: ReadonlySet<string>): string {
  if (tables.has(table)) return table;
  throw new DumpError(`The backup names an unknown table: ${table}`);
}

async function* linesOf(file: string): AsyncGenerator<Line> {
  const source = createReadStream(file);
  const unzipped = createGunzip();
  const copying = pipeline(source, unzipped);
  copying.catch(() => undefined);
  try {
    for await (const text of createInterface({ input: unzipped })) yield JSON.parse(text) as Line;
    await copying;
  } catch (error) {
    throw new DumpError(`${file} cannot be read as a backup.`, { cause: error });
  }
}

function requireReadable(header: Line, secret: string): void {
  if (!("format" in header) || header.format !== FORMAT)
    throw new DumpError("This file is not a backup of this product.");
  if (header.migration !== newestMigration()) {
    throw new DumpError(
      "The backup was made by another version: restore it with that version, then upgrade.",
    );
  }
  if (header.secret !== secret) {
    throw new DumpError("The backup was made with another AUTH_SECRET: set that one first.");
  }
}

async function requireEmpty(client: pg.PoolClient, table: string): Promise<void> {
  const { rows } = await client.query(`SELECT 1 FROM ${table} LIMIT 1`);
  if (rows.length > 0) {
    throw new DumpError(
      `The database is not empty (${table}). Restore into an empty one; nothing was changed.`,
    );
  }
}

/** Quoted names of the product's tables, each after those that its foreign keys point to. */
async function tablesInOrder(client: pg.PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ name: string; parents: string[] }>(`
    SELECT c.relname AS name, coalesce(array_agg(p.relname::text) FILTER (WHERE p.relname <> c.relname), '{}') AS parents
    FROM pg_class c
    LEFT JOIN pg_constraint f ON f.conrelid = c.oid AND f.contype = 'f'
    LEFT JOIN pg_class p ON p.oid = f.confrelid
    WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace
    GROUP BY c.relname ORDER BY c.relname`);
  const ordered: string[] = [];
  while (ordered.length < rows.length) {
    const ready = rows.filter(
      ({ name, parents }) =>
        !ordered.includes(name) && parents.every((parent) => ordered.includes(parent)),
    );
    if (ready.length === 0) throw new DumpError("Tables point at each other in a circle.");
    ordered.push(...ready.map(({ name }) => name));
  }
  return ordered.map((name) => pg.escapeIdentifier(name));
}
