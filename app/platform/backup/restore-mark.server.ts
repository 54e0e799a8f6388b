/** Marks a database that is being restored: after a restore that was killed it looks new, and must not be set up as one. */
import type { Database } from "../db/database.server";
import { DumpError } from "./dump-file.server";

/** Not among the tables of backups. */
const MARK = "drizzle.restore_under_way";
const BEGUN = `CREATE SCHEMA IF NOT EXISTS drizzle; CREATE TABLE IF NOT EXISTS ${MARK} ()`;
const ENDED = `DROP TABLE IF EXISTS ${MARK}`;

/** What comes of `restore`; the mark goes with its end, whatever that is. */
export async function whileMarked<Result>(
  withSession: Database["withSession"],
  restore: () => Promise<Result>,
): Promise<Result> {
  const mark = (statement: string) => withSession((session) => session.query(statement));
  await mark(BEGUN);
  const result = await restore().catch(async (error: unknown) => {
    await mark(ENDED).catch(() => undefined);
    throw error;
  });
  await mark(ENDED);
  return result;
}

/** Throws `DumpError` if a restore is filling this database or was cut off. */
export async function refuseHalfRestored({ pool }: Pick<Database, "pool">): Promise<void> {
  const { rows } = await pool.query<{ mark: string | null }>("SELECT to_regclass($1) AS mark", [
    MARK,
  ]);
  if (rows[0]?.mark)
    throw new DumpError(
      "A restore is filling this database, or was cut off. Wait for its end, or restore again: into another database, if this one is no longer empty.",
    );
}
