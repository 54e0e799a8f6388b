/** The only way into an account after the first step: a session in a single transaction, or a second step. */
import { and, desc, eq, gt, inArray, sql } from "drizzle-orm";
import type { Content } from "~/content/content.server";
import type { Db } from "~/platform/db/database.server";
import { bucketOf, reserve } from "~/platform/limits/limits.server";
import { DAY_SECONDS, HOUR_SECONDS } from "~/platform/time/durations";
import { addressBlock } from "~/platform/web/client-address.server";
import { type LockedAccount, lockAccount } from "./account-lock.server";
import { addAccountNotice } from "./account-notices.server";
import { type CodeVault, newToken, tokenHash } from "./code-vault.server";
import { deviceName } from "./device-name";
import { rememberDevice } from "./known-devices.server";
import type { SignInRefusal } from "./new-devices.server";
import {
  beginChallenge,
  challengedUser,
  endChallenge,
  hasSecondFactor,
  redeemSecondFactor,
} from "./second-factor.server";
import { knownDevices, sessions, trainingCredentials, type users } from "./tables";

export const SESSION_SECONDS = 30 * DAY_SECONDS;
export const MOST_SESSIONS = 30;
const MOST_DEVICES = 30;
const USER_AGENT_LENGTH = 300;

/** `deviceToken`: the content of the browser's device cookie. */
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

export type Entry =
  | { kind: "session"; begun: BegunSession }
  | { kind: "second-step"; challengeToken: string }
  | { kind: "refused" }
  | { kind: "too-many-sign-ins"; retryAfterSeconds: number };

/** `words`: the published ones, for emails. */
type Guard = { vault: CodeVault; words: () => Content };

/** More than people need, and far fewer than would fill the database. */
const SIGN_INS = { name: "sign-ins-to-account", most: 60, seconds: HOUR_SECONDS };

/**
 * Whether what someone has shown lets them in, asked once their account is locked: a code that was replaced, a link that
 * was used or an account that was closed in the meantime lets no one in. It also uses up what counts once.
 */
export type Admission = (tx: Db, account: LockedAccount) => Promise<boolean>;

/** A first step that was right, as far as could be seen without the lock. */
export type FirstStep = { kind: "accepted"; userId: string; admits: Admission };

/** Signs in someone whose first step was right, or asks for the second. */
export async function enterAccount(
  tx: Db,
  guard: Guard,
  signIn: SignIn,
  admits: Admission,
): Promise<Entry> {
  const { userId } = signIn;
  const account = await lockAccount(tx, userId);
  if (!account?.isActive || !(await admits(tx, account))) return { kind: "refused" };
  const refusal = await reserve(tx, [bucketOf(guard.vault.hmac, SIGN_INS, userId)]);
  if (refusal) return { kind: "too-many-sign-ins", retryAfterSeconds: refusal.retryAfterSeconds };
  if (!(await hasSecondFactor(tx, userId))) return beginSession(tx, guard, signIn, account);
  return { kind: "second-step", challengeToken: await beginChallenge(tx, userId) };
}

/** Uses up the code of a second step, and with a right one signs in who has passed the first. */
export async function enterBySecondStep(
  tx: Db,
  guard: Guard,
  signIn: SignIn,
  step: { challengeToken: string; code: string },
): Promise<Entry | SignInRefusal> {
  const { userId } = signIn;
  const account = await lockAccount(tx, userId);
  if ((await challengedUser(tx, step.challengeToken)) !== userId || !account)
    return { kind: "refused" };
  const outcome = await redeemSecondFactor(tx, guard.vault, { userId, code: step.code });
  if (outcome.kind !== "accepted") return outcome;
  await endChallenge(tx, step.challengeToken);
  return beginSession(tx, guard, signIn, account);
}

async function beginSession(
  tx: Db,
  { vault, words }: Guard,
  signIn: SignIn,
  account: LockedAccount,
): Promise<Entry> {
  const { userId } = signIn;
  const knows = await isOwnDevice(tx, signIn);
  const deviceToken = await rememberDevice(tx, vault, signIn);
  const session = await insertSession(tx, signIn);
  await endOldestSessions(tx, userId);
  await forgetOldestDevices(tx, userId);
  await tx
    .update(trainingCredentials)
    .set({ accountSetupComplete: true, lastLoginAt: sql`now()` })
    .where(eq(trainingCredentials.userId, userId));
  if (account.lastLoginAt !== null && !knows) await noticeNewDevice(tx, signIn, session.id, words);
  return { kind: "session", begun: { session, user: account.user, deviceToken } };
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
  if (!session) throw new Error("The session was not stored");
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

async function forgetOldestDevices(tx: Db, userId: string): Promise<void> {
  const oldest = tx
    .select({ tokenHash: knownDevices.tokenHash })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId))
    .orderBy(desc(knownDevices.expiresAt), knownDevices.tokenHash)
    .offset(MOST_DEVICES);
  await tx
    .delete(knownDevices)
    .where(and(eq(knownDevices.userId, userId), inArray(knownDevices.tokenHash, oldest)));
}

async function noticeNewDevice(
  tx: Db,
  signIn: SignIn,
  sessionId: string,
  words: Guard["words"],
): Promise<void> {
  const { userId, clientAddress, userAgent } = signIn;
  const facts = {
    device: deviceName(userAgent),
    address: addressBlock(clientAddress) || "unknown",
  };
  await addAccountNotice(tx, { userId, kind: "new-device", facts, sessionId }, words);
}
