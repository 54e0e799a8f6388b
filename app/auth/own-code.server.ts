import { eq } from "drizzle-orm";
import type { Db } from "~/platform/db/database.server";
import { normalizeCode } from "./access-code";
import { endAccess } from "./account-lock.server";
import { drawAdminCode } from "./accounts.server";
import type { CodeVault } from "./code-vault.server";
import { trainingCredentials } from "./tables";

/**
 * Replaces an account's access code with a long one and ends everything the old one opened, except for the session
 * `kept`. Returns the code, to be shown once.
 */
export async function giveLongCode(
  db: Db,
  vault: CodeVault,
  { userId, kept = "" }: { userId: string; kept?: string },
): Promise<string> {
  const { code, digits } = drawAdminCode();
  await db.transaction(async (tx) => {
    await tx
      .update(trainingCredentials)
      .set({
        accessCode: vault.seal(code, userId),
        accessCodeLookup: vault.hmac(normalizeCode(code)),
        accessCodeDigits: digits,
      })
      .where(eq(trainingCredentials.userId, userId));
    await endAccess(tx, userId, kept);
  });
  return code;
}
