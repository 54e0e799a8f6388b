/**
 * Sessions that no one had to sign in for: stored as the product stores them. A sign-in makes 27 queries, and most tests
 * need one or two people who have just signed in.
 */
import { createHmac, randomUUID } from "node:crypto";

type Query = (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;

/** The cookie's names over HTTP and over HTTPS. */
export const SESSION_COOKIES = ["session", "__Host-session"];

/** Stores a session, and returns the value of its cookie, signed with the product's `secret`. */
export async function beginSession(query: Query, secret: string, userId: string): Promise<string> {
  const token = randomUUID();
  await query(
    `with seen as (update training_credentials set account_setup_complete = true, last_login_at = now()
       where user_id = $1)
     insert into sessions (id, token, user_id, expires_at, ip_address, user_agent)
     values ($2, $3, $1, now() + interval '30 days', '127.0.0.1', 'node')`,
    [userId, randomUUID(), token],
  );
  const signature = createHmac("sha256", secret).update(token).digest("base64");
  return encodeURIComponent(`${token}.${signature}`);
}
