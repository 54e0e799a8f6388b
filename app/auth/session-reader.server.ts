/** Who is signed in: sessions verified in memory, dropped as soon as a notification says one may have ended. */
import { createHmac, timingSafeEqual } from "node:crypto";
import { and, eq, gt, sql } from "drizzle-orm";
import type { Db } from "~/platform/db/database.server";
import type { LiveHub } from "~/platform/realtime/live-hub.server";
import { knownRoles, type Role } from "./rights";
import { SESSION_COOKIES } from "./session-cookies";
import { accountNotices, secondFactors, sessions, trainingCredentials, userRoles } from "./tables";

/** A signed-in person, as far as pages need to know. */
export type Viewer = {
  readonly userId: string;
  readonly sessionId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly roles: readonly Role[];
  readonly hasSecondFactor: boolean;
  readonly hasNotice: boolean;
};

const MOST_REMEMBERED = 20_000;
/** The precision of "last seen": a session is written at most this often. */
const SEEN_EVERY_MS = 600_000;

type Remembered = { viewer: Viewer; expiresAt: number; seenAt: number };

export type SessionReader = (request: Request) => Promise<Viewer | null>;

/**
 * A reader that remembers verified sessions as long as it is notified of their end: while the notification stream is
 * down, every request queries the database.
 */
export function createSessionReader(db: Db, hub: LiveHub, secret: string): SessionReader {
  const remembered = new Map<string, Remembered>();
  /** Tokens by person, so a notification affects no one else's. */
  const tokensOf = new Map<string, Set<string>>();
  let hearing = false;
  let changes = 0;

  hub.onConnection((connected) => {
    hearing = connected;
    changes += 1;
    forgetAll();
  });
  hub.on("access", ({ userId }) => {
    const person = String(userId);
    changes += 1;
    for (const token of tokensOf.get(person) ?? []) remembered.delete(token);
    tokensOf.delete(person);
    hub.recheck(person);
  });

  function forgetAll(): void {
    remembered.clear();
    tokensOf.clear();
  }

  return async (request) => {
    const token = sessionToken(request, secret);
    if (token === null) return null;
    const known = remembered.get(token);
    if (known && known.expiresAt > Date.now()) {
      await noteSeen(db, known);
      return known.viewer;
    }
    const before = changes;
    const found = await findSession(db, token);
    if (found) await noteSeen(db, found);
    // A change notified during the query may be newer than its result.
    if (found && hearing && changes === before) {
      if (remembered.size >= MOST_REMEMBERED) forgetAll();
      remembered.set(token, found);
      const { userId } = found.viewer;
      tokensOf.set(userId, (tokensOf.get(userId) ?? new Set()).add(token));
    }
    return found?.viewer ?? null;
  };
}

async function findSession(db: Db, token: string): Promise<Remembered | null> {
  const [row] = await db
    .select({
      userId: sessions.userId,
      sessionId: sessions.id,
      expiresAt: sessions.expiresAt,
      seenAt: sessions.lastSeenAt,
      firstName: trainingCredentials.firstName,
      lastName: trainingCredentials.lastName,
      stored: sql<
        string[]
      >`array(select ${userRoles.role} from ${userRoles} where ${userRoles.userId} = ${sessions.userId} order by 1)`,
      hasSecondFactor: sql<boolean>`exists (select 1 from ${secondFactors} where ${secondFactors.userId} = ${sessions.userId} and ${secondFactors.verifiedAt} is not null)`,
      hasNotice: sql<boolean>`exists (select 1 from ${accountNotices} where ${accountNotices.userId} = ${sessions.userId} and ${accountNotices.dismissedAt} is null and ${accountNotices.sessionId} is distinct from ${sessions.id})`,
    })
    .from(sessions)
    .innerJoin(trainingCredentials, eq(trainingCredentials.userId, sessions.userId))
    .where(
      and(
        eq(sessions.token, token),
        gt(sessions.expiresAt, sql`now()`),
        eq(trainingCredentials.isActive, true),
      ),
    );
  if (!row) return null;
  const { expiresAt, seenAt, stored, ...person } = row;
  const viewer = { ...person, roles: knownRoles(stored) };
  return { viewer, expiresAt: expiresAt.getTime(), seenAt: seenAt.getTime() };
}

/** Records a session's last use now and then. What is remembered must stay readable while the database is away. */
async function noteSeen(db: Db, session: Remembered): Promise<void> {
  // Either way: a clock that was ahead and is right again must not keep it for as long.
  if (Math.abs(Date.now() - session.seenAt) < SEEN_EVERY_MS) return;
  session.seenAt = Date.now();
  await db
    .update(sessions)
    .set({ lastSeenAt: sql`now()` })
    .where(eq(sessions.id, session.viewer.sessionId))
    .catch(() => undefined);
}

/** A Set-Cookie header that removes a browser's dead session; null if it has none. */
export function forgetSession(request: Request): string | null {
  if (sessionCookie(request) === null) return null;
  const secure = new URL(request.url).protocol === "https:";
  const name = secure ? SESSION_COOKIES.secure : SESSION_COOKIES.plain;
  return `${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;
}

const NAMED = new RegExp(`(?:^|; )(?:${Object.values(SESSION_COOKIES).join("|")})=`);

/** Whether these cookies may be of someone signed in; whether they are is asked with the page. */
export function mayBeSignedIn(cookies: string): boolean {
  return NAMED.test(cookies);
}

function sessionCookie(request: Request): string | null {
  const cookies = request.headers.get("Cookie") ?? "";
  const name =
    new URL(request.url).protocol === "https:" ? SESSION_COOKIES.secure : SESSION_COOKIES.plain;
  const pair = cookies.split("; ").find((each) => each.startsWith(`${name}=`));
  return pair === undefined ? null : decoded(pair.slice(name.length + 1));
}

function sessionToken(request: Request, secret: string): string | null {
  const value = sessionCookie(request);
  if (value === null) return null;
  const dot = value.lastIndexOf(".");
  const token = value.slice(0, dot);
  const signature = Buffer.from(value.slice(dot + 1), "base64");
  const expected = createHmac("sha256", secret).update(token).digest();
  return signature.length === expected.length && timingSafeEqual(signature, expected)
    ? token
    : null;
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return "";
  }
}
