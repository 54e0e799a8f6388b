/** Writes a backup: every row as JSON, so either engine restores what either engine wrote. */
import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { syncDirectory } from "../config/data-directory.server";
import type { Database, Db } from "../db/database.server";
import type { Session } from "../db/engine";
import { appliedMigration, newestMigration } from "../db/migrate.server";
import { DumpError, FORMAT, type Header, type Line, lineOf, textsOf } from "./dump-file.server";
import { openSnapshot, type Snapshot } from "./snapshot.server";

type DumpParts = {
  /** The newest migration that the database has. */
  migration: number;
  /** A session of the dump alone, outside any transaction. */
  session: Session;
  file: string;
  /** Identifies the secret that the rows need, without revealing it. */
  secret: string;
  signal?: AbortSignal;
};

/** What is written, counted and hashed on the way. */
type Written = { rows: number; byTable: Map<string, number>; digest: string };

/** Writes all rows to `file` over a separate connection; returns how many. */
export async function backupTo(
  { withSession, db }: Database,
  file: string,
  secret: string,
): Promise<number> {
  const migration = await currentMigration(db);
  return withSession(async (session) => {
    return (await writeDump({ migration, session, file, secret })).rows;
  });
}

/**
 * Writes all rows, as of one moment, to `file` (gzip, mode 0600), and reads it back. The file appears only when it is
 * complete, on the disk, and holds what was read; an existing file with that name is replaced. Throws `DumpError`, and
 * whatever the disk or the database throws.
 */
export async function writeDump(parts: DumpParts): Promise<{ rows: number; bytes: number }> {
  parts.signal?.throwIfAborted();
  const { file } = parts;
  const draft = `${file}.part`;
  const snapshot = await openSnapshot(parts.session);
  try {
    const { migration, secret } = parts;
    const header: Header = { format: FORMAT, migration, secret };
    await rm(draft, { force: true });
    const lines = await writeLines(snapshot, header, draft, parts.signal);
    await requireAsWritten(draft, snapshot, lines);
    const { size } = await stat(draft);
    await rename(draft, file);
    await syncDirectory(path.dirname(file));
    return { rows: lines.rows, bytes: size };
  } finally {
    await snapshot.close().catch(() => undefined);
    await rm(draft, { force: true });
  }
}

/** Throws `DumpError` if the database is not of this version. */
export async function currentMigration(db: Db): Promise<number> {
  const migration = await appliedMigration(db);
  if (migration === null)
    throw new DumpError("The database holds no schema to back up: start the product once.");
  if (migration !== newestMigration())
    throw new DumpError("The database was made by another version: back it up with that version.");
  return migration;
}

async function writeLines(
  snapshot: Snapshot,
  header: Line,
  draft: string,
  signal: AbortSignal | undefined,
): Promise<Written> {
  const written: Written = { rows: 0, byTable: new Map(), digest: "" };
  const lines = Readable.from(dumpLines(snapshot, header, written), { highWaterMark: 1 });
  const target = createWriteStream(draft, { mode: 0o600, flush: true });
  await pipeline(lines, createGzip(), target, { signal });
  return written;
}

async function* dumpLines(snapshot: Snapshot, header: Line, written: Written) {
  const sum = createHash("sha256");
  const line = (value: Line) => {
    const text = JSON.stringify(value);
    sum.update(text);
    return `${text}\n`;
  };
  yield line(header);
  for (const { name } of snapshot.tables) {
    yield line({ table: name });
    let rows = 0;
    for await (const batch of snapshot.batches(name)) {
      rows += batch.length;
      yield line({ rows: `[${batch.join(",")}]` });
    }
    written.byTable.set(name, rows);
    written.rows += rows;
  }
  yield line({ numbers: snapshot.numbers });
  yield line({ end: written.rows });
  written.digest = sum.digest("hex");
}

/** Reads the file back: the same lines, and for every table as many rows as the database counted. */
async function requireAsWritten(
  draft: string,
  snapshot: Snapshot,
  written: Written,
): Promise<void> {
  const sum = createHash("sha256");
  for await (const text of textsOf(draft)) {
    lineOf(text, draft);
    sum.update(text);
  }
  const missing = snapshot.tables.filter(({ name, rows }) => written.byTable.get(name) !== rows);
  if (missing.length > 0)
    throw new DumpError(`Rows are missing of ${missing.map(({ name }) => name).join(", ")}.`);
  if (sum.digest("hex") !== written.digest)
    throw new DumpError(`${draft} does not hold what was written to it.`);
}
