/** Brings the schema up to date at start, one instance at a time (CFG-3). */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type { Database, Db } from "./database.server";
import type { Session } from "./engine";
import { putFunctionsInForce } from "./functions.server";
import { holdLock, probeEvery } from "./locks.server";
import { indexSearches } from "./search-indexes.server";

const MIGRATIONS = path.resolve("db/migrations");
const READY_WITHIN_MS = 2_000;
/** Longer than a migration takes: instances that start together wait for the first. */
const WAIT_SECONDS = 300;

/**
 * Applies what is missing, then the functions and the indexes of searches; those of a database newer than this code
 * stay. Returns why searches have no indexes, null if they do. `upTo`: the last migration to apply, for a backup of an
 * earlier release. Throws `LockTimeout` if another instance has been migrating for five minutes, and `BrokenFunction`.
 */
export async function migrateDatabase(
  { withSession }: Pick<Database, "withSession">,
  upTo = newestMigration(),
): Promise<string | null> {
  const migrationsFolder = upTo === newestMigration() ? MIGRATIONS : folderUpTo(upTo);
  // The end of its session releases the lock.
  return withSession(async (holder) => {
    await probeEvery(holder);
    await holdLock(holder, "migration", WAIT_SECONDS);
    return withSession((session) => migrated(session, migrationsFolder));
  }).finally(
    () => migrationsFolder !== MIGRATIONS && rmSync(migrationsFolder, { recursive: true }),
  );
}

async function migrated(session: Session, migrationsFolder: string): Promise<string | null> {
  await session.query("SET statement_timeout = 0; SET client_min_messages = warning");
  const db = drizzle(session);
  await migrate(db, { migrationsFolder });
  if ((await appliedMigration(db)) !== newestMigration()) return null;
  await putFunctionsInForce(session);
  return indexSearches(session);
}

type Journal = { entries: readonly { when: number }[] };

/** A copy of the migrations that lists only those up to one of them. */
function folderUpTo(migration: number): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), "migrations-"));
  cpSync(MIGRATIONS, folder, { recursive: true });
  const file = path.join(folder, "meta/_journal.json");
  // Written by the migration tool, in this shape.
  const journal: Journal = JSON.parse(readFileSync(file, "utf8"));
  const entries = journal.entries.filter(({ when }) => when <= migration);
  writeFileSync(file, JSON.stringify({ ...journal, entries }));
  return folder;
}

let known: readonly number[] | undefined;

/** The migrations of this code, by their timestamps. */
function knownMigrations(): readonly number[] {
  known ??= readMigrationFiles({ migrationsFolder: MIGRATIONS }).map((each) => each.folderMillis);
  return known;
}

export function isKnownMigration(migration: number): boolean {
  return knownMigrations().includes(migration);
}

/** The newest migration this code knows, by its timestamp. */
export function newestMigration(): number {
  return knownMigrations().at(-1) ?? 0;
}

/** True while the database responds and has every migration that this code knows (CFG-2). */
export async function isReady(db: Db): Promise<boolean> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, READY_WITHIN_MS, null).unref());
  const applied = await Promise.race([appliedMigration(db), late]);
  return applied !== null && applied >= newestMigration();
}

/** The newest migration in the database; null if it does not respond or has none. */
export async function appliedMigration(db: Db): Promise<number | null> {
  return db
    .execute<{ newest: number | null }>(
      "select max(created_at)::float8 as newest from drizzle.__drizzle_migrations",
    )
    .then(
      ({ rows }) => rows[0]?.newest ?? null,
      () => null,
    );
}
