/** Puts a backup into an empty database. */
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Database, Db } from "../db/database.server";
import type { Session } from "../db/engine";
import {
  appliedMigration,
  isKnownMigration,
  migrateDatabase,
  newestMigration,
} from "../db/migrate.server";
import { DumpError, headerOf, lineOf, RowsSum, textsOf } from "./dump-file.server";
import { whileMarked } from "./restore-mark.server";
import {
  continueSequences,
  partitionsIn,
  type Query,
  type Table,
  tablesInOrder,
  unorderedKeys,
} from "./schema.server";

/** Returns what is wrong with a restored database, in a sentence; null if nothing is. */
export type Check = (db: Db) => Promise<string | null>;

/**
 * `secret`: identifies the current secret. `leaveOut`: tables whose rows are not restored. `check`: what must hold in the
 * database besides its rows. `verify`: looks at the rows before the schema is brought up to date.
 */
export type RestoreOptions = {
  secret: string;
  leaveOut: readonly string[];
  check: Check;
  signal?: AbortSignal;
  verify?: (session: Session, restored: Restored) => Promise<void>;
};

/** `tables`: what the file holds of each, by its quoted name, whether it was restored or left out. */
export type Restored = { rows: number; tables: ReadonlyMap<string, RowsSum> };

/**
 * Restores the rows of `file` into an empty database, in one transaction, and brings its schema up to date: a backup of
 * an earlier release is restored into the schema it was made with, then upgraded. Throws `DumpError`, with no row
 * changed, if the file is damaged, was made with another secret or a later release, what it holds does not pass the
 * check, or the database is not empty.
 */
export async function restoreFrom(
  { withSession }: Pick<Database, "withSession">,
  file: string,
  options: RestoreOptions,
): Promise<Restored> {
  const { migration } = await headerOf(file, options.secret);
  await withSession((session) => requireRoomFor(session, migration));
  return whileMarked(withSession, async () => {
    await migrateDatabase({ withSession }, migration);
    const restored = await withSession(async (session) => {
      const made = await filled(session, file, options);
      await options.verify?.(session, made);
      return made;
    });
    if (migration !== newestMigration()) await upgrade(withSession, options.check);
    return restored;
  });
}

/** The check knows only the newest schema; what does not pass it is taken out again. */
async function upgrade(withSession: Database["withSession"], check: Check): Promise<void> {
  await migrateDatabase({ withSession });
  await withSession(async (session) => {
    const fault = await check(drizzle(session));
    if (fault === null) return;
    await emptied(session.query.bind(session));
    throw new DumpError(fault);
  });
}

async function emptied(query: Query): Promise<void> {
  const tables = await tablesInOrder(query);
  await query("BEGIN");
  await alterTriggers(query, tables, "DISABLE");
  await query(`TRUNCATE ${tables.map(({ name }) => name).join(", ")} RESTART IDENTITY`);
  await alterTriggers(query, tables, "ENABLE");
  await query("COMMIT");
}

async function alterTriggers(
  query: Query,
  tables: readonly Table[],
  change: "DISABLE" | "ENABLE",
): Promise<void> {
  const names = [...tables.map(({ name }) => name), ...(await partitionsIn(query))];
  for (const name of names) await query(`ALTER TABLE ${name} ${change} TRIGGER USER`);
}

/** Before anything is changed. */
async function requireRoomFor(session: Session, migration: number): Promise<void> {
  if (!isKnownMigration(migration))
    throw new DumpError("The backup was made by a later release: restore it with that one.");
  const query: Query = session.query.bind(session);
  for (const { name } of await tablesInOrder(query)) await requireEmpty(query, name);
  const applied = await appliedMigration(drizzle(session));
  if (applied !== null && applied > migration)
    throw new DumpError(
      "The backup was made by an earlier release, and this database is already set up for a later one: restore it into a new database.",
    );
}

async function filled(session: Session, file: string, options: RestoreOptions): Promise<Restored> {
  await session.query("BEGIN");
  try {
    const restored = await fillTables(session.query.bind(session), file, options);
    const isNewest = (await appliedMigration(drizzle(session))) === newestMigration();
    const fault = isNewest ? await options.check(drizzle(session)) : null;
    if (fault !== null) throw new DumpError(fault);
    await session.query("COMMIT");
    return restored;
  } catch (error) {
    await session.query("ROLLBACK").catch(() => undefined);
    throw options.signal?.aborted ? error : inWords(error);
  }
}

/** PostgreSQL's own messages name a rule or a column, not what a row holds. */
function inWords(error: unknown): DumpError {
  if (error instanceof DumpError) return error;
  const reason = error instanceof Error ? error.message : String(error);
  return new DumpError(`The backup could not be restored: ${reason}. Nothing was changed.`, {
    cause: error,
  });
}

async function fillTables(query: Query, file: string, options: RestoreOptions): Promise<Restored> {
  const tables = await tablesInOrder(query);
  for (const { name } of tables) await requireEmpty(query, name);
  const keys = await unorderedKeys(query, tables);
  const alterKeys = async (change: string) => {
    for (const { table, key } of keys)
      await query(`ALTER TABLE ${table} ALTER CONSTRAINT ${key} ${change}`);
  };
  await alterTriggers(query, tables, "DISABLE");
  await alterKeys("DEFERRABLE INITIALLY DEFERRED");
  const { numbers, ...restored } = await insertLines(query, tables, { file, ...options });
  await query("SET CONSTRAINTS ALL IMMEDIATE");
  await alterKeys("NOT DEFERRABLE");
  await alterTriggers(query, tables, "ENABLE");
  await continueSequences(query, numbers);
  return restored;
}

async function insertLines(
  query: Query,
  tables: readonly Table[],
  { file, leaveOut, signal }: RestoreOptions & { file: string },
): Promise<Restored & { numbers: Readonly<Record<string, string>> }> {
  const byName = new Map(tables.map((table) => [table.name, table]));
  const leftOut = new Set(leaveOut.map((name) => pg.escapeIdentifier(name)));
  const sums = new Map<string, RowsSum>();
  let numbers: Readonly<Record<string, string>> = {};
  let table: Table | null = null;
  let [read, inserted] = [0, 0];
  let complete = false;
  for await (const text of textsOf(file)) {
    signal?.throwIfAborted();
    const value = lineOf(text, file);
    if ("table" in value) {
      table = byName.get(value.table) ?? null;
      if (table === null) throw new DumpError(`The backup names an unknown table: ${value.table}`);
      sums.set(table.name, new RowsSum());
    }
    if ("numbers" in value) numbers = value.numbers;
    if ("end" in value) complete = value.end === read;
    if (!("rows" in value)) continue;
    if (table === null) throw new DumpError(`${file} holds rows of no table.`);
    read += sums.get(table.name)?.add(value.rows) ?? 0;
    if (!leftOut.has(table.name)) inserted += await insertRows(query, table, value.rows);
  }
  if (!complete) throw new DumpError(`${file} is incomplete: nothing was restored.`);
  return { rows: inserted, tables: sums, numbers };
}

async function insertRows(query: Query, { name, columns }: Table, rows: string): Promise<number> {
  const list = columns.join(", ");
  // With its schema: a table may be named like one of PostgreSQL's own types.
  const { rowCount } = await query(
    `INSERT INTO ${name} (${list}) OVERRIDING SYSTEM VALUE
     SELECT ${list} FROM json_populate_recordset(NULL::public.${name}, $1)`,
    [rows],
  );
  return rowCount ?? 0;
}

async function requireEmpty(query: Query, table: string): Promise<void> {
  const { rows } = await query(`SELECT 1 FROM ${table} LIMIT 1`);
  if (rows.length > 0)
    throw new DumpError(
      `The database is not empty (${table}). Restore into an empty one; nothing was changed.`,
    );
}
