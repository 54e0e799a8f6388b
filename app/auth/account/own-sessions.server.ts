/** A person's sessions: listed, and ended one by one or all except this one. */
import { and, desc, eq, gt, sql } from "drizzle-orm";
import type { Db } from "~/platform/db/database.server";
import { addressBlock } from "~/platform/web/client-address.server";
import { endSessions } from "../account-lock.server";
import { MOST_SESSIONS } from "../begin-session.server";
import { deviceName } from "../device-name";
import type { Viewer } from "../session-reader.server";
import { sessions } from "../tables";

export type OwnSession = {
  id: string;
  current: boolean;
  device: string;
  /** The address, or for IPv6 the block that one subscriber has. */
  address: string;
  createdAt: string;
  lastSeenAt: string;
};

/** This session first, then the others by last use. */
export async function ownSessions(db: Db, viewer: Viewer): Promise<OwnSession[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, viewer.userId), gt(sessions.expiresAt, sql`now()`)))
    .orderBy(desc(eq(sessions.id, viewer.sessionId)), desc(sessions.lastSeenAt), sessions.id)
    .limit(MOST_SESSIONS);
  return rows.map((row) => ({
    id: row.id,
    current: row.id === viewer.sessionId,
    device: deviceName(row.userAgent),
    address: addressBlock(row.ipAddress ?? "") || "Unknown",
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
  }));
}

/** Ends one of the person's other sessions. False: it had already ended, or is not theirs. */
export async function endSession(db: Db, viewer: Viewer, sessionId: string): Promise<boolean> {
  const which = eq(sessions.id, sessionId);
  return (await endSessions(db, viewer.userId, { kept: viewer.sessionId, which })) > 0;
}

/** Ends all of the person's other sessions; returns how many. */
export async function endOtherSessions(db: Db, viewer: Viewer): Promise<number> {
  return endSessions(db, viewer.userId, { kept: viewer.sessionId });
}
