/** Stamps as a page would have fetched them five seconds ago, with their proof of work. */
import { createCodeVault } from "../../app/auth/code-vault.server";
import { issueStamp } from "../../app/platform/proof-of-work/stamp.server";
import { findProof } from "../../app/platform/proof-of-work/work";
import { TEST_SECRET } from "./databases";

type StampFields = { stamp: string; proof: string };

type Work = { ageMs?: number; secret?: string; withoutWork?: boolean; difficulty?: number };

export async function stampFor(
  form: string,
  { ageMs = 5_000, secret = TEST_SECRET, withoutWork = false, difficulty }: Work = {},
): Promise<StampFields> {
  const sign = createCodeVault(secret).hmac;
  const { stamp, difficulty: bits } = issueStamp(sign, form, {
    difficulty: withoutWork ? 0 : difficulty,
    now: Date.now() - ageMs,
  });
  const [id = ""] = stamp.split(".");
  return { stamp, proof: await findProof(id, bits, () => Promise.resolve()) };
}
