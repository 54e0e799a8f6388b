/** What an operator runs separately from the server: backup, restore, words out and in, and a way in when codes are refused. */

import { readFileSync } from "node:fs";
import { rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { getTableName } from "drizzle-orm";
import { administratorSignInPath, rotateSecret as rotate } from "./app/auth/auth.server";
import {
  knownDevices,
  sessions,
  signInChallenges,
  signInLinks,
  verifications,
} from "./app/auth/tables";
import { changeFacts, exportContent, importContent } from "./app/content/content.server";
import { recordEvent } from "./app/events/events.server";
import { operationsLogins } from "./app/operations/tables";
import { ledgerFault } from "./app/pay/pay.server";
import { backupName, newestBackup } from "./app/platform/backup/backup-directory.server";
import { backupTo } from "./app/platform/backup/dump.server";
import { headerOf, secretMark } from "./app/platform/backup/dump-file.server";
import { restoreFrom } from "./app/platform/backup/restore.server";
import { backupProofs, backupRuns } from "./app/platform/backup/tables";
import { type Config, ConfigError } from "./app/platform/config/config.server";
import {
  authSecret,
  forgetSecret,
  knownSecret,
  presentSecret,
  secretOf,
} from "./app/platform/config/secret.server";
import { type Database, type Db, openDatabase } from "./app/platform/db/database.server";
import { migrateDatabase } from "./app/platform/db/migrate.server";
import { createLog } from "./app/platform/log/request-log.server";
import { trackerElevations } from "./app/tracker/tables";
import { CATALOG } from "./catalog";

/** Writes all rows to a file; returns how many. */
export async function backup(config: Config, file: string): Promise<number> {
  const secret = secretMark(await knownSecret(config));
  return withDatabase(config, (database) => backupTo(database, file, secret));
}

/** Brings the schema up to date without starting. */
export async function migrate(config: Config): Promise<void> {
  await withDatabase(config, migrateDatabase);
}

/** What signs a browser in or is about to; none of it should come back years later with a backup. */
const SIGN_INS = [
  sessions,
  knownDevices,
  signInLinks,
  signInChallenges,
  verifications,
  trackerElevations,
  operationsLogins,
].map((table) => getTableName(table));

/** What was made and proven elsewhere is nothing here: the first backup of this place is proven soon after its start. */
const OF_BACKUPS = [backupProofs, backupRuns].map(getTableName);

/** `withSessions`: people stay signed in, as when a running product moves to another database. */
type RestoreChoices = { withSessions?: boolean; withBrokenLedger?: boolean };

/** Restores a backup into an empty database and brings its schema up to date; returns how many rows. */
export async function restore(
  config: Config,
  file: string,
  { withSessions = false, withBrokenLedger = false }: RestoreChoices = {},
): Promise<number> {
  const secret = secretMark(await knownSecret(config));
  // Before an own database is made for a file that cannot be restored.
  await headerOf(file, secret);
  const leaveOut = withSessions ? OF_BACKUPS : [...OF_BACKUPS, ...SIGN_INS];
  const check = async (db: Db) => (withBrokenLedger ? null : changedLedger(db));
  const fill = async (database: Database) =>
    (await restoreFrom(database, file, { secret, leaveOut, check })).rows;
  return withDatabase(config, fill, { overEarlier: true });
}

async function changedLedger(db: Db): Promise<string | null> {
  const fault = await ledgerFault(db);
  return (
    fault &&
    `${fault} Someone changed this backup, or the database it was made of: nothing was restored.
Take an earlier backup, or restore this one as it is with --with-broken-ledger.`
  );
}

/**
 * A single-use sign-in address for the first administrator; null if there is none. `oneStep`: removes that account's
 * two-step sign-in, for a phone that is lost with its recovery codes.
 */
export async function signInLink(config: Config, { oneStep = false } = {}): Promise<string | null> {
  return withDatabase(config, async (database) => {
    await migrateDatabase(database);
    const path = await administratorSignInPath(database.db, oneStep);
    return path && config.baseUrl + path;
  });
}

/**
 * Re-encrypts everything with the current `AUTH_SECRET`, replacing the one in `file` (`-`: standard input). Throws
 * `ConfigError`, with nothing changed, if the file holds none or one that no code was encrypted with.
 */
export async function rotateSecret(config: Config, file: string) {
  const from = secretOf(readFileSync(file === "-" ? 0 : file, "utf8"));
  if (from === null) throw new ConfigError(`${file} holds no secret`);
  const present = await presentSecret(config);
  const to = present ?? (await authSecret(config));
  const rotation = await withDatabase(config, async (database) => {
    await migrateDatabase(database);
    return rotate(database.db, { from, to });
  });
  if (rotation.codes > 0 || rotation.left === 0) return rotation;
  if (present === null) await forgetSecret(config);
  throw new ConfigError(`${file} holds another secret than the codes were made with`);
}

/** Writes all live words to a file (CONT-12). */
export async function contentExport(config: Config, file: string): Promise<void> {
  const text = await withDatabase(config, async (database) => {
    await migrateDatabase(database);
    return exportContent(database.db, CATALOG);
  });
  const draft = `${file}.part`;
  await writeFile(draft, text, { mode: 0o600, flush: true });
  await rename(draft, file);
}

/** Makes a file's words live; returns the labels of the documents that changed. Throws `ContentRefused`, with nothing changed. */
export async function contentImport(config: Config, file: string): Promise<string[]> {
  const text = readFileSync(file, "utf8");
  return withDatabase(config, async (database) => {
    await migrateDatabase(database);
    return importWords(database, text);
  });
}

async function importWords({ db }: Database, text: string): Promise<string[]> {
  const outcome = await importContent(db, CATALOG, {
    text,
    generation: null,
    authorId: null,
    note: "Import",
    record: (tx, changes) =>
      recordEvent(tx, { actor: "system", verb: "content.import", ...changeFacts(changes) }),
  });
  if (outcome.state === "refused") throw new ContentRefused(outcome.faults);
  return outcome.state === "published" ? outcome.changes.map(({ label }) => label) : [];
}

/** Words that may not go live. */
class ContentRefused extends Error {
  override readonly name = "ContentRefused";

  constructor(faults: readonly string[]) {
    super(["Nothing was imported:", ...faults].join("\n"));
  }
}

/** How to go back to the newest backup if the product's own database does not start. */
export async function wayBack({ backup, dataDirectory }: Config): Promise<string> {
  const database = path.join(dataDirectory, "postgres");
  const newest = backup ? await newestBackup(backup.directory) : null;
  if (!backup || newest === null)
    return `If its disk is full or unreadable, correct that and start again. There is no backup in ${backup?.directory ?? dataDirectory}.`;
  const file = path.join(backup.directory, backupName(newest));
  return `If its disk is full or unreadable, correct that and start again. Otherwise put the newest backup in its place,
which was made on ${new Date(newest).toISOString().slice(0, 16).replace("T", " at ")} UTC:
  mv ${database} ${database}.damaged
  npm run db:restore -- ${file}
(in an image or a release: restore ${file})`;
}

/** Works next to a running product, by sharing its database. A command that fails leaves no new database. */
async function withDatabase<T>(
  config: Config,
  use: (database: Database) => Promise<T>,
  { overEarlier = false } = {},
): Promise<T> {
  const database = await openDatabase(config, createLog(config), { join: true, overEarlier });
  let end = database.discard ?? database.close;
  try {
    const made = await use(database);
    end = database.close;
    return made;
  } finally {
    await end();
  }
}
