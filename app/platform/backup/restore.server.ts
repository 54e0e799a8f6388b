/** Puts a backup into an empty database of either engine. */
import type pg from "pg";
import type { Database } from "../db/database.server";
import { newestMigration } from "../db/migrate.server";
import { DumpError, FORMAT, type Line, lineOf, textsOf } from "./dump-file.server";
import { tablesInOrder } from "./snapshot.server";

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
    const tables = await tablesInOrder(client.query.bind(client));
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

async function insertLines(
  client: pg.PoolClient,
  { file, secret }: { file: string; secret: string },
  tables: ReadonlySet<string>,
): Promise<number> {
  let table: string | null = null;
  let inserted = 0;
  let complete = false;
  let started = false;
  for await (const text of textsOf(file)) {
    const value = lineOf(text, file);
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
