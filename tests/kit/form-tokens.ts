/** Tokens of forms as a page would have fetched them five seconds ago, with their proof of work, as the fields that send them. */
import { createCodeVault } from "../../app/auth/code-vault.server";
import { issueToken } from "../../app/platform/proof-of-work/signed-token.server";
import { findProof } from "../../app/platform/proof-of-work/work";
import { TEST_SECRET } from "./databases";

type TokenFields = { stamp: string; proof: string };

type Work = { ageMs?: number; secret?: string; withoutWork?: boolean; difficulty?: number };

export async function formTokenFor(
  form: string,
  { ageMs = 5_000, secret = TEST_SECRET, withoutWork = false, difficulty }: Work = {},
): Promise<TokenFields> {
  const sign = createCodeVault(secret).hmac;
  const { token, difficulty: bits } = issueToken(sign, form, {
    difficulty: withoutWork ? 0 : difficulty,
    now: Date.now() - ageMs,
  });
  const [id = ""] = token.split(".");
  return { stamp: token, proof: await findProof(id, bits, () => Promise.resolve()) };
}
