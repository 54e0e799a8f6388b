/** Re-authentication: showing again that a session's person is the one who signed in, required before sensitive acts (AUTH-7). */
import { and, eq, gt, sql } from "drizzle-orm";
import type { Db } from "~/platform/db/database.server";
import { bucketOf } from "~/platform/limits/limits.server";
import { DAY_SECONDS } from "~/platform/time/durations";
import type { ReauthenticationPrompt } from "~/platform/web/act-result";
import { normalizeCode } from "./access-code";
import { accountOfCode } from "./accounts.server";
import type { CodeVault } from "./code-vault.server";
import { compareWithin } from "./limited-codes.server";
import type { SignInOutcome } from "./new-devices.server";
import { redeemSecondFactor } from "./second-factor.server";
import type { Viewer } from "./session-reader.server";
import { sessions } from "./tables";

const FRESH_MINUTES = 10;
/** The name is a key of stored limits. */
const WRONG_CODES = { name: "proof", most: 10, seconds: DAY_SECONDS };

/**
 * What must be entered again before a sensitive act: null if this session's person signed in or re-authenticated within
 * the last ten minutes. An action returns it as `reauthentication`, which `ReauthenticationDialog` understands.
 */
export async function requireReauthentication(
  db: Db,
  viewer: Viewer,
): Promise<ReauthenticationPrompt | null> {
  const [fresh] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(
        eq(sessions.id, viewer.sessionId),
        gt(sessions.provenAt, sql`now() - make_interval(mins => ${FRESH_MINUTES})`),
      ),
    );
  if (fresh) return null;
  const [label, thing] = viewer.hasSecondFactor
    ? ["Code", "the code that your authenticator app shows, or a recovery code"]
    : ["Access Code", "your access code"];
  const explanation = `You signed in a while ago. Enter ${thing} to continue.`;
  return { address: "/account/reauthentication", label, explanation };
}

/** Checks the code and dates the session with it. */
export async function reauthenticate(
  db: Db,
  vault: CodeVault,
  viewer: Viewer,
  code: string,
): Promise<SignInOutcome> {
  const { userId } = viewer;
  const outcome = viewer.hasSecondFactor
    ? await redeemSecondFactor(db, vault, { userId, code })
    : await compareAccessCode(db, vault, { userId, code });
  if (outcome.kind === "accepted")
    await db
      .update(sessions)
      .set({ provenAt: sql`now()` })
      .where(eq(sessions.id, viewer.sessionId));
  return outcome;
}

async function compareAccessCode(
  db: Db,
  vault: CodeVault,
  { userId, code }: { userId: string; code: string },
): Promise<SignInOutcome> {
  return compareWithin(db, bucketOf(vault.hmac, WRONG_CODES, userId), async (tx) => {
    const account = await accountOfCode(tx, vault.hmac(normalizeCode(code)));
    return account?.userId === userId ? { kind: "accepted", userId } : null;
  });
}
