/** Sign-in links: each works once within 24 hours, and only the attempt that used it may repeat it if the response was lost. */
import { and, eq, gt, isNull, or, sql } from "drizzle-orm";
import type { Db } from "~/platform/db/database.server";
import { lockActiveAccount } from "./begin-session.server";
import { newToken, tokenHash } from "./code-vault.server";
import type { SignInOutcome } from "./new-devices.server";
import { signInLinks, trainingCredentials } from "./tables";

const LINK_HOURS = 24;
const REPEATABLE_MINUTES = 5;

/** `attempt`: a random text that the browser sends with each attempt; without one the link works exactly once. */
export type LinkAttempt = { token: string; attempt?: string };

export type LinkOwner = { userId: string; name: string };

export async function createSignInLink(db: Db, userId: string): Promise<string | null> {
  const token = newToken();
  const [active] = await db
    .select({ userId: trainingCredentials.userId })
    .from(trainingCredentials)
    .where(and(eq(trainingCredentials.userId, userId), eq(trainingCredentials.isActive, true)));
  if (!active) return null;
  await db.insert(signInLinks).values({
    tokenHash: tokenHash(token),
    userId,
    expiresAt: sql`now() + make_interval(hours => ${LINK_HOURS})`,
  });
  return token;
}

/** The person a link would sign in, without using it up; null if it no longer works. */
export async function signInLinkOwner(db: Db, attempt: LinkAttempt): Promise<LinkOwner | null> {
  const [owner] = await db
    .select({
      userId: trainingCredentials.userId,
      firstName: trainingCredentials.firstName,
      lastName: trainingCredentials.lastName,
    })
    .from(signInLinks)
    .innerJoin(trainingCredentials, eq(trainingCredentials.userId, signInLinks.userId))
    .where(and(redeemable(attempt), eq(trainingCredentials.isActive, true)));
  return owner ? { userId: owner.userId, name: `${owner.firstName} ${owner.lastName}` } : null;
}

/** Uses up a link in the sign-in's transaction. 256 random bits are not worth guessing, so there is no rate limit. */
export async function redeemSignInLink(tx: Db, attempt: LinkAttempt): Promise<SignInOutcome> {
  const owner = await signInLinkOwner(tx, attempt);
  // The account is locked before the link, in the same order as a deactivation.
  if (!owner || !(await lockActiveAccount(tx, owner.userId))) return { kind: "refused" };
  const redeemed = await tx
    .update(signInLinks)
    .set({
      redeemedAt: sql`coalesce(${signInLinks.redeemedAt}, now())`,
      redeemedBy: attempt.attempt === undefined ? null : tokenHash(attempt.attempt),
    })
    .where(redeemable(attempt))
    .returning({ userId: signInLinks.userId });
  return redeemed.length > 0 ? { kind: "accepted", userId: owner.userId } : { kind: "refused" };
}

function redeemable({ token, attempt }: LinkAttempt) {
  const repeated =
    attempt === undefined
      ? undefined
      : and(
          eq(signInLinks.redeemedBy, tokenHash(attempt)),
          gt(signInLinks.redeemedAt, sql`now() - make_interval(mins => ${REPEATABLE_MINUTES})`),
        );
  return and(
    eq(signInLinks.tokenHash, tokenHash(token)),
    gt(signInLinks.expiresAt, sql`now()`),
    or(isNull(signInLinks.redeemedAt), repeated),
  );
}
