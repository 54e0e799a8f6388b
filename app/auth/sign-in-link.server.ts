/** Sign-in links: each works once within 24 hours, and only the attempt that used it may repeat it if the response was lost. */
import { and, eq, gt, isNull, or, sql } from "drizzle-orm";
import type { Db } from "~/platform/db/database.server";
import { lockAccount } from "./account-lock.server";
import type { FirstStep } from "./begin-session.server";
import { newToken, tokenHash } from "./code-vault.server";
import type { SignInRefusal } from "./new-devices.server";
import { confirmAddress } from "./own-address.server";
import { signInLinks, trainingCredentials, users } from "./tables";

const LINK_HOURS = 24;
const REPEATABLE_MINUTES = 5;

/** `attempt`: a random text that the browser sends with each attempt; without one the link works exactly once. */
export type LinkAttempt = { token: string; attempt?: string };

/** The path of a link, its token in the fragment, so it reaches no server log. */
export function linkPath(token: string): string {
  return `/auth/link#${token}`;
}

export type LinkOwner = { userId: string; name: string };

/**
 * Null: no active account, or it has another address by now than `sentTo`, to which the link is mailed. The same
 * statements for known and unknown people.
 */
export async function createSignInLink(
  db: Db,
  userId: string,
  sentTo: string | null = null,
): Promise<string | null> {
  const token = newToken();
  return db.transaction(async (tx) => {
    await lockAccount(tx, userId);
    const { rowCount } = await tx.execute(sql`
      insert into ${signInLinks} (token_hash, user_id, sent_to, expires_at)
      select ${tokenHash(token)}, user_id, ${sentTo}::text, now() + make_interval(hours => ${LINK_HOURS})
      from ${trainingCredentials} join ${users} on ${users.id} = user_id
      where user_id = ${userId} and is_active and ${users.email} = coalesce(${sentTo}::text, ${users.email})`);
    return rowCount === 0 ? null : token;
  });
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

/** A link's first step. 256 random bits are not worth guessing, so there is no rate limit. */
export async function checkSignInLink(
  tx: Db,
  attempt: LinkAttempt,
): Promise<FirstStep | SignInRefusal> {
  const owner = await signInLinkOwner(tx, attempt);
  if (!owner) return { kind: "refused" };
  const { userId } = owner;
  return {
    kind: "accepted",
    userId,
    admits: (locked) => redeemSignInLink(locked, userId, attempt),
  };
}

/** Uses up a link in the sign-in's transaction, and confirms the address it came to. */
async function redeemSignInLink(tx: Db, userId: string, attempt: LinkAttempt): Promise<boolean> {
  const redeemed = await tx
    .update(signInLinks)
    .set({
      redeemedAt: sql`coalesce(${signInLinks.redeemedAt}, now())`,
      redeemedBy: attempt.attempt === undefined ? null : tokenHash(attempt.attempt),
    })
    .where(redeemable(attempt))
    .returning({ sentTo: signInLinks.sentTo });
  const [link] = redeemed;
  if (link && link.sentTo !== null) await confirmAddress(tx, userId, link.sentTo);
  return link !== undefined;
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
