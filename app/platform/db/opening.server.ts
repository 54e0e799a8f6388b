/** Opens the files of an embedded database, creating them first if needed, and says in words why they do not open. */
import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { START_PARAMETERS, SyncedFiles, syncAll } from "./synced-files.server";

/** The system caches the files too, so more buffers would only hold the same pages twice. */
const SETTINGS = ["max_wal_size=128MB", "min_wal_size=32MB", "shared_buffers=32MB"];

/** Where PostgreSQL 18's control file holds the database state, and the value for a cleanly closed one. */
const STATE_AT = 16;
const CLOSED = 1;

export class DatabaseDamaged extends Error {
  override name = "DatabaseDamaged";

  constructor(
    readonly directory: string,
    reason: string,
  ) {
    super(`The embedded database in ${directory} does not open: ${reason}.`);
  }
}

/**
 * Opens the database in `directory`; `failed` is called later if its log cannot be synced. A new one is created under
 * another name, so a power cut never leaves half a database. Throws `DatabaseDamaged`.
 */
export async function openFiles(
  directory: string,
  failed: (reason: string) => void,
): Promise<PGlite> {
  const isNew = !existsSync(directory) || readdirSync(directory).length === 0;
  // PGlite would create a new database in place of one that lacks this file.
  if (!isNew && !existsSync(`${directory}/PG_VERSION`))
    throw new DatabaseDamaged(directory, "the file PG_VERSION is missing");
  if (!isNew && !(await wasClosed(directory))) await syncAll(directory);
  const files = new SyncedFiles(isNew ? newPlace(directory) : directory, (error) =>
    failed(String(error)),
  );
  const lite = await started(files, directory);
  if (isNew) await files.moveTo(directory);
  else await requireRows(lite, directory);
  return lite;
}

/** PostgreSQL's control file says whether everything was synced and closed; if it cannot be read, opening says why. */
async function wasClosed(directory: string): Promise<boolean> {
  const control = await readFile(path.join(directory, "global/pg_control")).catch(() => null);
  return control?.at(STATE_AT) === CLOSED;
}

function newPlace(directory: string): string {
  const place = `${directory}.new`;
  rmSync(place, { recursive: true, force: true });
  mkdirSync(place, { mode: 0o700 });
  return place;
}

async function started(files: SyncedFiles, directory: string): Promise<PGlite> {
  const said: string[] = [];
  const options = { fs: files, startParams: START_PARAMETERS, postgresqlconf: SETTINGS };
  try {
    return await PGlite.create({ ...options, onStderr: (text) => said.push(text) === 0 });
  } catch (error) {
    const reason = /(?:PANIC|FATAL): +(.*)/.exec(said.join("\n"))?.[1];
    throw new DatabaseDamaged(directory, reason ?? String(error));
  }
}

/**
 * PostgreSQL takes a table whose file was truncated to zero for an empty one. Its primary key reveals it: VACUUM
 * removes a key's entries before it releases the table's pages.
 */
async function requireRows(lite: PGlite, directory: string): Promise<void> {
  const { rows } = await lite.query<{ name: string; key: string }>(TABLES_WITHOUT_PAGES);
  if (rows.length === 0) return;
  await lite.transaction(async (tx) => {
    await tx.exec("SET LOCAL enable_seqscan = off; SET LOCAL enable_bitmapscan = off");
    for (const { name, key } of rows) {
      const found = await tx.query(`SELECT 1 FROM ${name} ORDER BY ${key} LIMIT 1`).then(
        (result) => result.rows.length > 0,
        () => true,
      );
      if (found) throw new DatabaseDamaged(directory, `the table ${name} has lost its rows`);
    }
  });
}

/** Those whose primary key has more than the one page that every key has. */
const TABLES_WITHOUT_PAGES = `
  SELECT t.oid::regclass::text AS name,
    string_agg(quote_ident(a.attname), ', ' ORDER BY array_position(k.indkey::int2[], a.attnum)) AS key
  FROM pg_class t
  JOIN pg_index k ON k.indrelid = t.oid AND k.indisprimary
  JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum = ANY (k.indkey)
  WHERE t.relkind = 'r' AND t.relnamespace <> 'pg_catalog'::regnamespace
    AND pg_relation_size(t.oid) = 0 AND pg_relation_size(k.indexrelid) > 8192
  GROUP BY t.oid`;
