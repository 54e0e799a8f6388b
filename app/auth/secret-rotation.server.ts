/** Changes `AUTH_SECRET`: re-encrypts what can be decrypted, removes what cannot. */
import { eq, getTableName, sql } from "drizzle-orm";
import type { Logger } from "pino";
import { recordEvent } from "~/events/events.server";
import { ConfigError } from "~/platform/config/config.server";
import type { Db } from "~/platform/db/database.server";
import { resealedConnections } from "~/settings/settings.server";
import { settings } from "~/settings/tables";
import { normalizeCode } from "./access-code";
import { type CodeVault, createCodeVault } from "./code-vault.server";
import { reencryptSecondFactors } from "./second-factor.server";
import {
  recoveryCodes,
  sessions,
  signInChallenges,
  signingKeys,
  trainingCredentials,
  verifications,
} from "./tables";

/** `secret`: the current one; null: there is none yet. */
type Checked = { db: Db; secret: string | null; log: Logger };

/**
 * What to put right if some access codes were made with another secret than the current one, a sentence each. Throws
 * `ConfigError` if all were: nobody could sign in, and settings saved then would replace those that the other one opens.
 * The database may be empty, or of an earlier release: nothing is written before this.
 */
export async function secretWarnings({ db, secret, log }: Checked): Promise<string[]> {
  const { userId, accessCode } = trainingCredentials;
  const known = await db.execute<{ isThere: boolean }>(
    sql`select to_regclass(${getTableName(trainingCredentials)}) is not null as "isThere"`,
  );
  if (!known.rows[0]?.isThere) return [];
  const rows = await db.select({ userId, accessCode }).from(trainingCredentials);
  const vault = secret === null ? null : createCodeVault(secret);
  const foreign = rows.filter((row) => vault === null || opened(vault, row) === null).length;
  if (foreign === 0) return [];
  const all = foreign === rows.length;
  const which = all ? "The access codes" : `${foreign} of ${rows.length} access codes`;
  const made = vault
    ? "made with another AUTH_SECRET than the one that is set now"
    : "made with an AUTH_SECRET that is not here";
  const words = `${which} of this database were ${made}. ${WAYS}`;
  log.error(words);
  if (!all) return [words];
  throw new ConfigError(`AUTH_SECRET: ${words}`);
}

const WAYS =
  "Start with that one: set AUTH_SECRET to it, or put its file at DATA_DIR/auth-secret. To go on with a new one, stop every instance and run rotate-secret with the old one.";

/** `codes`: re-encrypted access codes; `left`: those that neither secret opens, or that two people would share. */
export type SecretRotation = { codes: number; left: number };

/**
 * Re-encrypts everything from the secret `from` to the secret `to`, in one transaction. Access codes, authenticator
 * apps and the secrets of settings keep working; sessions, recovery codes, emailed codes and token keys end. Running it twice changes nothing more.
 */
export async function rotateSecret(
  db: Db,
  secrets: { from: string; to: string },
): Promise<SecretRotation> {
  const [from, to] = [createCodeVault(secrets.from), createCodeVault(secrets.to)];
  return db.transaction(async (tx) => {
    const rotation = await resealCodes(tx, from, to);
    if (rotation.codes === 0) return rotation;
    await reencryptSecondFactors(tx, from, to);
    await resealSettings(tx, from, to);
    for (const table of [sessions, signInChallenges, recoveryCodes, verifications, signingKeys])
      await tx.delete(table);
    const subject = { kind: "settings" as const, id: "auth-secret", label: "AUTH_SECRET" };
    await recordEvent(tx, {
      actor: "system",
      verb: "secrets.replace",
      subject,
      before: null,
      after: rotation,
    });
    return rotation;
  });
}

async function resealCodes(tx: Db, from: CodeVault, to: CodeVault): Promise<SecretRotation> {
  const { userId, accessCode } = trainingCredentials;
  const rows = await tx.select({ userId, accessCode }).from(trainingCredentials).for("update");
  const old = rows.filter((row) => opened(to, row) === null);
  const taken = new Set(rows.map((row) => opened(to, row)).filter((code) => code !== null));
  let codes = 0;
  for (const row of old) {
    const code = opened(from, row);
    // While the secrets were mixed up, one code may have been given out twice: the newer one stays.
    if (code === null || taken.has(code)) continue;
    const sealed = {
      accessCode: to.seal(code, row.userId),
      accessCodeLookup: to.hmac(normalizeCode(code)),
    };
    await tx.update(trainingCredentials).set(sealed).where(eq(userId, row.userId));
    codes += 1;
  }
  return { codes, left: old.length - codes };
}

async function resealSettings(tx: Db, from: CodeVault, to: CodeVault): Promise<void> {
  const [row] = await tx.select({ stored: settings.connections }).from(settings).for("update");
  if (row)
    await tx.update(settings).set({ connections: resealedConnections(row.stored, from, to) });
}

function opened(vault: CodeVault, { userId, accessCode }: { userId: string; accessCode: string }) {
  return vault.tryOpen(accessCode, userId);
}
