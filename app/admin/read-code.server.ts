import { and, eq } from "drizzle-orm";
import { type Actor, recordEvent, traineesOnly } from "~/auth/auth.server";
import { trainingCredentials } from "~/auth/tables";
import type { Db } from "~/platform/db/database.server";

type OpenCode = (sealed: string, userId: string) => string | null;

/** A trainee's access code for an administrator; the read is recorded. Null if there is none to read. */
export async function readCode(
  db: Db,
  actor: Actor,
  openCode: OpenCode,
  userId: string,
): Promise<string | null> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(trainingCredentials)
      .where(and(eq(trainingCredentials.userId, userId), traineesOnly(tx)));
    const code = row ? openCode(row.accessCode, userId) : null;
    if (!row || code === null) return null;
    const subject = {
      kind: "trainee",
      id: userId,
      label: `${row.firstName} ${row.lastName}`,
    } as const;
    await recordEvent(tx, { actor, verb: "codes.read", subject, before: null, after: null });
    return code;
  });
}
