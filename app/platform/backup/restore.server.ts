/** Puts a backup into an empty database of either engine. */
import pg from "pg";
import type { Database } from "../db/database.server";
import type { Session } from "../db/engine";
import { newestMigration } from "../db/migrate.server";
import { DumpError, FORMAT, type Line, lineOf, textsOf } from "./dump-file.server";
import { tablesInOrder } from "./snapshot.server";

/** `secret`: identifies the current secret. `leaveOut`: tables whose rows are not restored. */
export type RestoreOptions = { secret: string; leaveOut: readonly string[] };

/**
 * Restores the rows of `file` into a migrated, empty database in one transaction; returns how many. Throws `DumpError`,
 * with nothing changed, if the file is damaged, was made with another secret or version, or the database is not empty.
 */
export async function restoreFrom(
  { withSession }: Database,
  file: string,
  options: RestoreOptions,
): Promise<number> {
  return withSession(async (session) => {
    await session.query("BEGIN");
    try {
      const rows = await fillTables(session, file, options);
      await session.query("COMMIT");
      return rows;
    } catch (error) {
      await session.query("ROLLBACK");
      throw error;
    }
  });
}

async function fillTables(
  session: Session,
  file: string,
  options: RestoreOptions,
): Promise<number> {
  const tables = await tablesInOrder(session.query.bind(session));
  for (const table of tables) await requireEmpty(session, table);
  for (const table of tables) await session.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
  const rows = await insertLines(session, { file, ...options }, new Set(tables));
  for (const table of tables) await session.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
  return rows;
}

async function insertLines(
  session: Session,
  { file, secret, leaveOut }: RestoreOptions & { file: string },
  tables: ReadonlySet<string>,
): Promise<number> {
  const leftOut = new Set(leaveOut.map((name) => pg.escapeIdentifier(name)));
  let table: string | null = null;
  let [read, inserted] = [0, 0];
  let complete = false;
  let started = false;
  for await (const text of textsOf(file)) {
    const value = lineOf(text, file);
    if (!started) requireReadable(value, secret);
    started = true;
    if ("table" in value) table = known(value.table, tables);
    if ("end" in value) complete = value.end === read;
    if (!("rows" in value)) continue;
    if (table === null) throw new DumpError(`${file} holds rows of no table.`);
    if (leftOut.has(table)) {
      read += JSON.parse(value.rows).length;
      continue;
    }
    const { rowCount } = await session.query(
      `INSERT INTO ${table} SELECT * FROM json_populate_recordset(NULL::${table}, $1)`,
      [value.rows],
    );
    read += rowCount ?? 0;
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

async function requireEmpty(session: Session, table: string): Promise<void> {
  const { rows } = await session.query(`SELECT 1 FROM ${table} LIMIT 1`);
  if (rows.length > 0) {
    throw new DumpError(
      `The database is not empty (${table}). Restore into an empty one; nothing was changed.`,
    );
  }
}
