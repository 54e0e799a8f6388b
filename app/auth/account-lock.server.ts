/**
 * The lock under which a person's sessions, devices, links, emailed codes and second steps begin and end: their account's row. Who looks
 * at something that lets a person in takes it first, and so does who ends that, so neither overtakes the other.
 */
import { and, eq, ne, type SQL, sql } from "drizzle-orm";
import type { Db } from "~/platform/db/database.server";
import {
  knownDevices,
  sessions,
  signInChallenges,
  signInLinks,
  trainingCredentials,
  users,
  verifications,
} from "./tables";

export type LockedAccount = NonNullable<Awaited<ReturnType<typeof lockAccount>>>;

/** Until the transaction ends. Undefined: the account was deleted. */
export async function lockAccount(tx: Db, userId: string) {
  const { lastLoginAt, isActive, accessCodeLookup } = trainingCredentials;
  const [account] = await tx
    .select({ lastLoginAt, isActive, accessCodeLookup, user: users })
    .from(trainingCredentials)
    .innerJoin(users, eq(users.id, trainingCredentials.userId))
    .where(eq(trainingCredentials.userId, userId))
    .for("update", { of: trainingCredentials });
  return account;
}

/** Ends a person's sessions, except for the one `kept`, and with `which` only that one; returns how many. */
export async function endSessions(
  db: Db,
  userId: string,
  { kept = "", which }: { kept?: string; which?: SQL } = {},
): Promise<number> {
  return db.transaction(async (tx) => {
    await lockAccount(tx, userId);
    const ended = await tx
      .delete(sessions)
      .where(and(eq(sessions.userId, userId), ne(sessions.id, kept), which))
      .returning({ id: sessions.id });
    return ended.length;
  });
}

/** Ends everything that an account's code, links and devices have opened or may open, except for the session `kept`. */
export async function endAccess(tx: Db, userId: string, kept = ""): Promise<void> {
  await endSessions(tx, userId, { kept });
  await tx.delete(knownDevices).where(eq(knownDevices.userId, userId));
  await endEntries(tx, userId);
}

/** Ends what was sent out or begun and would still let someone in: links, `which` or all, emailed codes, second steps. */
export async function endEntries(tx: Db, userId: string, which?: SQL): Promise<void> {
  await lockAccount(tx, userId);
  await tx.delete(signInLinks).where(and(eq(signInLinks.userId, userId), which));
  for (const table of [verifications, signInChallenges])
    await tx.delete(table).where(eq(table.userId, userId));
}

/** Their sessions stay, but they must show again who they are before a sensitive act. */
export async function endProofs(tx: Db, userId: string): Promise<void> {
  await tx.update(sessions).set({ provenAt: sql`'-infinity'` }).where(eq(sessions.userId, userId));
}
