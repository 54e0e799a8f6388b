import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import type { Sign } from "../limits/limits.server";
import { issueStamp, readStamp } from "./stamp.server";
import { findProof } from "./work";

const signer =
  (secret: string): Sign =>
  (words) =>
    createHmac("sha256", secret).update(words).digest("base64url");
const sign = signer("a secret");
const NOW = 1_800_000_000_000;
const SOON = NOW + 5_000;

async function stamped() {
  const { stamp, difficulty } = issueStamp(sign, "crm", { now: NOW });
  const [id = ""] = stamp.split(".");
  return { id, stamp, proof: await findProof(id, difficulty, () => Promise.resolve()) };
}

test("SLOT-2 a stamp with its proof of work is good for its form, from two seconds to a day", async () => {
  const { id, ...given } = await stamped();
  const at = (now: number) => readStamp(sign, "crm", given, { now }).fault;
  expect(readStamp(sign, "crm", given, { now: SOON })).toEqual({
    stamp: { id, issuedAt: NOW, difficulty: 14, withoutWork: false },
    fault: null,
  });
  expect([at(NOW + 1_999), at(NOW + 2_000)]).toEqual(["early", null]);
  expect([at(NOW + 86_400_000), at(NOW + 86_400_001)]).toEqual([null, "late"]);
  expect(at(NOW - 60_000)).toBe("early");
});

test("SLOT-2 another form's, another secret's and a changed stamp are forged; no stamp is missing", async () => {
  const { stamp, proof } = await stamped();
  const faultOf = (changed: string, form = "crm", secret = sign) =>
    readStamp(secret, form, { stamp: changed, proof }, { now: SOON }).fault;
  expect(faultOf(stamp, "legal")).toBe("forged");
  expect(faultOf(stamp, "crm", signer("another secret"))).toBe("forged");
  expect(faultOf(stamp.replace(".14.", ".0."))).toBe("forged");
  expect(faultOf(stamp.replace(String(NOW), String(NOW + 1)))).toBe("forged");
  expect(faultOf(`${stamp}x`)).toBe("forged");
  expect(faultOf("x".repeat(300_000))).toBe("forged");
  expect(faultOf("")).toBe("missing");
});

test("SLOT-2 without its work a stamp is not good, unless it was issued so", async () => {
  const { stamp } = await stamped();
  for (const proof of ["", "1", "x"])
    expect(readStamp(sign, "crm", { stamp, proof }, { now: SOON }).fault).toBe("effort");
  const withoutWork = issueStamp(sign, "crm", { difficulty: 0, now: NOW });
  expect(withoutWork.difficulty).toBe(0);
  expect(
    readStamp(sign, "crm", { stamp: withoutWork.stamp, proof: "" }, { now: SOON }),
  ).toMatchObject({
    stamp: { withoutWork: true },
    fault: null,
  });
});
