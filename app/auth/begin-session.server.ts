/** The one way a session begins: device, dates, session and notice in a single transaction. */
import { and, desc, eq, gt, inArray, sql } from "drizzle-orm";
import type { Db } from "~/platform/db/database.server";
import { addressBlock } from "~/platform/http/client-address.server";
import { deviceName } from "./account/device-name";
import { addAccountNotice } from "./account-notices.server";
import { type CodeVault, newToken, tokenHash } from "./code-vault.server";
import { rememberDevice } from "./known-devices.server";
import { knownDevices, sessions, trainingCredentials, users } from "./tables";

export const SESSION_SECONDS = 30 * 86_400;
const MOST_SESSIONS = 30;
const USER_AGENT_LENGTH = 300;

/** `deviceToken`: what the browser's device cookie holds. */
export type SignIn = {
  userId: string;
  deviceToken: string | null;
  clientAddress: string;
  userAgent: string;
};

export type BegunSession = {
  session: typeof sessions.$inferSelect;
  user: typeof users.$inferSelect;
  deviceToken: string;
};

/** Null: the account is gone or was deactivated in the meantime. The row lock lets one sign-in of a person through at a time. */
export async function beginSession(
  db: Db,
  vault: CodeVault,
  signIn: SignIn,
): Promise<BegunSession | null> {
  return db.transaction(async (tx) => {
    const account = await lockActiveAccount(tx, signIn.userId);
    if (!account) return null;
    const knows = await isOwnDevice(tx, signIn);
    const deviceToken = await rememberDevice(tx, vault, signIn);
    const session = await insertSession(tx, signIn);
    await endOldestSessions(tx, signIn.userId);
    await tx
      .update(trainingCredentials)
      .set({ accountSetupComplete: true, lastLoginAt: sql`now()` })
      .where(eq(trainingCredentials.userId, signIn.userId));
    if (account.lastLoginAt !== null && !knows) await noticeNewDevice(tx, signIn, session.id);
    return { session, user: account.user, deviceToken };
  });
}

async function lockActiveAccount(tx: Db, userId: string) {
  const [account] = await tx
    .select({ lastLoginAt: trainingCredentials.lastLoginAt, user: users })
    .from(trainingCredentials)
    .innerJoin(users, eq(users.id, trainingCredentials.userId))
    .where(and(eq(trainingCredentials.userId, userId), eq(trainingCredentials.isActive, true)))
    .for("update", { of: trainingCredentials });
  return account;
}

async function isOwnDevice(tx: Db, { userId, deviceToken }: SignIn): Promise<boolean> {
  if (deviceToken === null) return false;
  const [known] = await tx
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .where(
      and(
        eq(knownDevices.tokenHash, tokenHash(deviceToken)),
        eq(knownDevices.userId, userId),
        gt(knownDevices.expiresAt, sql`now()`),
      ),
    );
  return known !== undefined;
}

async function insertSession(tx: Db, { userId, clientAddress, userAgent }: SignIn) {
  const [session] = await tx
    .insert(sessions)
    .values({
      id: crypto.randomUUID(),
      token: newToken(),
      userId,
      expiresAt: sql`now() + make_interval(secs => ${SESSION_SECONDS})`,
      ipAddress: clientAddress,
      userAgent: userAgent.slice(0, USER_AGENT_LENGTH),
    })
    .returning();
  if (!session) throw new Error("A session was not stored");
  return session;
}

async function endOldestSessions(tx: Db, userId: string): Promise<void> {
  const oldest = tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.createdAt), desc(sessions.id))
    .offset(MOST_SESSIONS);
  await tx.delete(sessions).where(inArray(sessions.id, oldest));
}

async function noticeNewDevice(tx: Db, signIn: SignIn, sessionId: string): Promise<void> {
  const { userId, clientAddress, userAgent } = signIn;
  const facts = {
    device: deviceName(userAgent),
    address: addressBlock(clientAddress) || "unknown",
  };
  await addAccountNotice(tx, { userId, kind: "new-device", facts, sessionId });
}
