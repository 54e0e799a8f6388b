/** Who may edit the board: the password, or a token that one tab holds for twelve hours (OPS-2). */
import { createHmac, randomBytes } from "node:crypto";
import { and, eq, gt, lt, sql } from "drizzle-orm";
import type { Db } from "~/platform/db/database.server";
import { operationsLogins } from "./tables";

const HOURS = 12;

/** What a tab keeps: its token and its expiry. */
export type NewLogin = { token: string; expires_at: string };

/**
 * The token is the key and the password the text, so only the hash of both is stored: a copy of the database does not
 * help guess the password, and after a password change no token is valid.
 */
function loginHash(token: string, password: string): string {
  return createHmac("sha256", token).update(password).digest("base64url");
}

export async function openLogin(db: Db, password: string): Promise<NewLogin> {
  await db.delete(operationsLogins).where(lt(operationsLogins.expiresAt, sql`now()`));
  const token = randomBytes(32).toString("base64url");
  const [login] = await db
    .insert(operationsLogins)
    .values({
      seal: loginHash(token, password),
      expiresAt: sql`now() + make_interval(hours => ${HOURS})`,
    })
    .returning({ expiresAt: operationsLogins.expiresAt });
  return { token, expires_at: (login?.expiresAt ?? new Date()).toISOString() };
}

export async function isLoggedIn(db: Db, token: string, password: string): Promise<boolean> {
  const found = await db
    .select({ seal: operationsLogins.seal })
    .from(operationsLogins)
    .where(
      and(
        eq(operationsLogins.seal, loginHash(token, password)),
        gt(operationsLogins.expiresAt, sql`now()`),
      ),
    );
  return found.length > 0;
}

export async function closeLogin(db: Db, token: string, password: string): Promise<void> {
  await db.delete(operationsLogins).where(eq(operationsLogins.seal, loginHash(token, password)));
}
