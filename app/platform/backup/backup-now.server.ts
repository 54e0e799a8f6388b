/** A backup at the wish of a person, beside the scheduled ones: it counts as one of them. */
import { existsSync } from "node:fs";
import path from "node:path";
import type { Logger } from "pino";
import { createContext } from "react-router";
import type { Database } from "../db/database.server";
import { backupName, whyUnusable } from "./backup-directory.server";
import { backupTo } from "./dump.server";
import { DumpError } from "./dump-file.server";

const UNDER_WAY = "A backup is being made right now. Try again in a moment.";
const FAILED = "The backup failed; the log of the server says why.";

type BackupNow = { rows: number; file: string } | { fault: string };

/** Makes one in a directory. */
export const backupNowContext = createContext<(directory: string) => Promise<BackupNow>>();

type Parts = { database: Database; secret: string; log: Logger };

/** Where it is and how many rows it has, or why there is none. */
export async function backupNow(
  { database, secret, log }: Parts,
  directory: string,
): Promise<BackupNow> {
  const unusable = await whyUnusable(directory);
  if (unusable) return { fault: unusable };
  const file = path.join(directory, backupName(Date.now()));
  if (existsSync(file)) return { fault: UNDER_WAY };
  try {
    return { rows: await backupTo(database, file, secret), file };
  } catch (error) {
    log.error({ err: error }, "a backup at someone's wish failed");
    return { fault: error instanceof DumpError ? error.message : FAILED };
  }
}
