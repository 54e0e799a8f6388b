/** What the inbox does with what was sent in: each within a transaction that holds the row. */
import { eq } from "drizzle-orm";
import type { Db } from "~/platform/db/database.server";
import { submissions } from "./tables";

type Submission = typeof submissions.$inferSelect;

/** The row as it stands, held until this transaction ends; null where there is none. */
export async function lockSubmission(tx: Db, id: string): Promise<Submission | null> {
  const [row] = await tx.select().from(submissions).where(eq(submissions.id, id)).for("update");
  return row ?? null;
}

/** Writes what is given and answers the version that the database counted. */
export async function writeSubmission(
  tx: Db,
  id: string,
  changes: Partial<Pick<Submission, "status" | "note" | "traineeId">>,
): Promise<number | null> {
  const [row] = await tx
    .update(submissions)
    .set(changes)
    .where(eq(submissions.id, id))
    .returning({ version: submissions.version });
  return row?.version ?? null;
}

export async function removeSubmission(tx: Db, id: string): Promise<void> {
  await tx.delete(submissions).where(eq(submissions.id, id));
}
