/** A sign-in between its two steps: the browser holds a token, the database whose it is, for ten minutes. */
import { and, eq, gt, sql } from "drizzle-orm";
import type { Db } from "~/platform/db/database.server";
import { newToken, tokenHash } from "./code-vault.server";
import { signInChallenges, trainingCredentials } from "./tables";

const MINUTES = 10;

export const CHALLENGE_SECONDS = MINUTES * 60;
export const CHALLENGE_COOKIES = { secure: "__Host-challenge", plain: "challenge" } as const;

/** Whether a browser is between the two steps of a sign-in. */
export function hasChallenge(request: Request): boolean {
  return /(?:^|; )(?:__Host-)?challenge=./.test(request.headers.get("Cookie") ?? "");
}

/** Starts the second step for a person; returns the token for the browser. */
export async function beginChallenge(db: Db, userId: string): Promise<string> {
  const token = newToken();
  await db.insert(signInChallenges).values({
    tokenHash: tokenHash(token),
    userId,
    expiresAt: sql`now() + make_interval(mins => ${MINUTES})`,
  });
  return token;
}

/** Whose second step this is; null where it is over or its account is switched off. */
export async function challengedUser(db: Db, token: string): Promise<string | null> {
  const [row] = await db
    .select({ userId: signInChallenges.userId })
    .from(signInChallenges)
    .innerJoin(trainingCredentials, eq(trainingCredentials.userId, signInChallenges.userId))
    .where(
      and(
        eq(signInChallenges.tokenHash, tokenHash(token)),
        gt(signInChallenges.expiresAt, sql`now()`),
        eq(trainingCredentials.isActive, true),
      ),
    );
  return row?.userId ?? null;
}

/** Ends a second step; false where another request already did. */
export async function endChallenge(db: Db, token: string): Promise<boolean> {
  const ended = await db
    .delete(signInChallenges)
    .where(eq(signInChallenges.tokenHash, tokenHash(token)))
    .returning({ userId: signInChallenges.userId });
  return ended.length > 0;
}
