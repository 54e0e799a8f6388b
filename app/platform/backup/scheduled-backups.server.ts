/** Scheduled backups while the product runs: made, verified, proven by a restore, and removed when they are old. */
import path from "node:path";
import type pg from "pg";
import type { Logger } from "pino";
import type { Database } from "../db/database.server";
import { countRun } from "../metrics/background.server";
import { gauge } from "../metrics/metrics.server";
import { HOUR_MS, MINUTE_MS } from "../time/durations";
import {
  backupName,
  backupTimes,
  newestBackup,
  prepareDirectory,
  removeOld,
} from "./backup-directory.server";
import { faultOf, noteRun } from "./backup-runs.server";
import { type BackupTurn, backupTurn, connected } from "./backup-turn.server";
import { currentMigration, writeDump } from "./dump.server";
import { DumpError } from "./dump-file.server";
import { proveIn } from "./proof.server";
import { isProofDue, type NewProof, proofState, storeProof } from "./proofs.server";
import type { Check } from "./restore.server";
import { isDue, type Retention } from "./retention";
import { inScratchDatabase, ScratchRefused } from "./scratch.server";

const FIRST_LOOK_MS = 3_000;
const LOOK_EVERY_MS = 15_000;
const AFTER_FAILURE_MS = 10 * MINUTE_MS;
const GRACE_MS = 1_500;

const lastBytes = gauge({ name: "backup_bytes", help: "Size of the last backup." });
const lastSeconds = gauge({
  name: "backup_duration_seconds",
  help: "How long the last backup took, reading it again included.",
});

export type BackupSchedule = { directory: string; everyHours: number; retention: Retention };

/** `check`: what must hold in a restored database besides its rows. */
type Parts = {
  schedule: BackupSchedule;
  database: Database;
  secret: string;
  check: Check;
  log: Logger;
};

/**
 * Checks soon after the start, and then regularly, whether a backup is due. Returns a stop function, which also aborts
 * a backup in progress without a trace.
 */
export function startBackups(parts: Parts): () => Promise<void> {
  const { schedule, database, log } = parts;
  // Its lock and its snapshot belong to a session, which a pooler would share.
  const turn = backupTurn(parts.database.directUrl);
  const ending = new AbortController();
  let notBefore = 0;
  let round: Promise<void> | null = null;
  const note = (fault: string | null) =>
    noteRun(database.db, { directory: schedule.directory, fault }).catch((error: unknown) =>
      log.warn({ err: error }, "what came of a backup was not noted"),
    );
  const look = async () => {
    if (performance.now() < notBefore) return;
    try {
      if (!isDue(await backupTimes(schedule.directory), schedule.everyHours * HOUR_MS, Date.now()))
        return;
      if ((await turn.take()) === null) return;
      const made = await countRun("backup", () =>
        inWorkSession(parts.database.directUrl, (session) => make(parts, session, ending.signal)),
      );
      log.info(made, "backup made");
      await note(null);
    } catch (error) {
      await turn.giveUp();
      if (ending.signal.aborted) return;
      notBefore = performance.now() + AFTER_FAILURE_MS;
      log.error(
        { err: error },
        "backup failed; older ones are kept, and it is tried again in ten minutes",
      );
      await note(faultOf(error));
    }
  };
  const prove = async () => {
    if (ending.signal.aborted || performance.now() < notBefore) return;
    try {
      const proof = await proveIfDue(parts, { turn, signal: ending.signal });
      if (proof?.result === "proven") log.info(proof, "backup proven");
      else if (proof) log.error(proof, "backup not proven; it is tried again in an hour");
    } catch (error) {
      if (!ending.signal.aborted) log.warn({ err: error }, "a proof of the backup was cut off");
    }
  };
  const begin = () => {
    round ??= look()
      .then(prove)
      .finally(() => {
        round = null;
      });
  };
  const timers = [
    setTimeout(begin, FIRST_LOOK_MS).unref(),
    setInterval(begin, LOOK_EVERY_MS).unref(),
  ];
  return async () => {
    for (const timer of timers) clearTimeout(timer);
    ending.abort();
    const late = new Promise((resolve) => setTimeout(resolve, GRACE_MS).unref());
    await Promise.race([round, late]);
    await turn.giveUp();
  };
}

async function make(
  { schedule, database, secret }: Parts,
  session: pg.Client,
  signal: AbortSignal,
): Promise<{ ms: number; bytes: number; rows: number }> {
  const at = Date.now();
  const started = performance.now();
  await prepareDirectory(schedule.directory);
  const migration = await currentMigration(database.db);
  const file = path.join(schedule.directory, backupName(at));
  const written = await writeDump({ migration, session, file, secret, signal });
  await removeOld(schedule.directory, schedule.retention);
  const ms = Math.round(performance.now() - started);
  lastSeconds.set({}, ms / 1_000);
  lastBytes.set({}, written.bytes);
  return { ms, ...written };
}

/** Its end frees what the server has read and copied for it, 25 MB: the session that holds the lock only holds it. */
async function inWorkSession<T>(url: string, use: (session: pg.Client) => Promise<T>): Promise<T> {
  const session = await connected(url);
  try {
    return await use(session);
  } finally {
    await session.end().catch(() => undefined);
  }
}

type Proving = { turn: BackupTurn; signal: AbortSignal };

/** Null: none is due, there is no backup, or another instance does it. Throws if it could not be finished. */
async function proveIfDue(
  { schedule, database, secret, check, log }: Parts,
  { turn, signal }: Proving,
): Promise<NewProof | null> {
  const { db, directUrl: url } = database;
  const newest = await newestBackup(schedule.directory);
  if (newest === null || !isProofDue(await proofState(db), Date.now())) return null;
  const lock = await turn.take();
  // The instance that had the turn before may have just done it.
  if (!lock || !isProofDue(await proofState(db), Date.now())) return null;
  const backup = backupName(newest);
  const started = performance.now();
  const isOurs = () => turn.holds(lock);
  const proving = { file: path.join(schedule.directory, backup), secret, check, signal };
  const outcome = await countRun("backup-proof", () =>
    inWorkSession(url, (session) =>
      inScratchDatabase({ session, url, isOurs, log, signal }, (scratch) =>
        proveIn(scratch, proving),
      ),
    ),
  ).then(
    (made) => ({ result: "proven" as const, ...made, reason: null }),
    (error) => failureOf(error, proving.file, log),
  );
  if (signal.aborted || !(await isOurs())) return null;
  const tookMs = Math.round(performance.now() - started);
  const proof = { backup, madeAt: new Date(newest), tookMs, ...outcome };
  await storeProof(db, proof);
  return proof;
}

const UNEXPECTED = "The restore did not finish; the log of the server says why.";

function failureOf(error: unknown, file: string, log: Logger): Pick<NewProof, "result" | "reason"> {
  if (error instanceof ScratchRefused) return { result: "not-allowed", reason: null };
  log.warn({ err: error }, "the restore of a backup failed");
  const reason = error instanceof DumpError ? error.message : UNEXPECTED;
  // The directory is the server's own business.
  return { result: "failed", reason: reason.replaceAll(file, path.basename(file)) };
}
