/** Who wants no announcements by email, and the signed link that says so without signing in (OWN-7). */
import { timingSafeEqual } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { Db } from "~/platform/db/database.server";
import type { CodeVault } from "./code-vault.server";
import { announcementRefusals } from "./tables";

const SHAPE = /^([\w-]{1,64})\.([\w-]{43})$/;

/** The path at which this person stops them; it works as long as they have an account. */
export function announcementStop(vault: CodeVault, userId: string): string {
  return `/auth/announcements/${userId}.${signatureOf(vault, userId)}`;
}

/** Whose link this is; null if it is not ours. */
export function stopperOf(vault: CodeVault, token: string): string | null {
  const [, userId = "", signature = ""] = SHAPE.exec(token) ?? [];
  const [given, expected] = [Buffer.from(signature), Buffer.from(signatureOf(vault, userId))];
  return given.length === expected.length && timingSafeEqual(given, expected) ? userId : null;
}

function signatureOf(vault: CodeVault, userId: string): string {
  return vault.hmac(`announcements ${userId}`);
}

export async function refusesAnnouncementMails(db: Db, userId: string): Promise<boolean> {
  return (await refusersOf(db, [userId])).has(userId);
}

export async function refusersOf(db: Db, userIds: readonly string[]): Promise<Set<string>> {
  const { userId } = announcementRefusals;
  if (userIds.length === 0) return new Set();
  const rows = await db
    .select({ userId })
    .from(announcementRefusals)
    // One parameter: a statement takes at most 65,535.
    .where(sql`${userId} = any(${sql.param([...userIds])}::text[])`);
  return new Set(rows.map((row) => row.userId));
}

export async function setAnnouncementMails(db: Db, userId: string, wanted: boolean): Promise<void> {
  if (wanted) await db.delete(announcementRefusals).where(eq(announcementRefusals.userId, userId));
  else await db.insert(announcementRefusals).values({ userId }).onConflictDoNothing();
}
