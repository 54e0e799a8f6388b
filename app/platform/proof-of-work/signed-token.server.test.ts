import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import type { Sign } from "../limits/limits.server";
import { issueToken, readToken } from "./signed-token.server";
import { findProof } from "./work";

const signer =
  (secret: string): Sign =>
  (words) =>
    createHmac("sha256", secret).update(words).digest("base64url");
const sign = signer("a secret");
const NOW = 1_800_000_000_000;
const SOON = NOW + 5_000;

async function solved() {
  const { token, difficulty } = issueToken(sign, "crm", { now: NOW });
  const [id = ""] = token.split(".");
  return { id, token, proof: await findProof(id, difficulty, () => Promise.resolve()) };
}

test("SLOT-2 a token with its proof of work is good for its form, from two seconds to a day", async () => {
  const { id, ...given } = await solved();
  const at = (now: number) => readToken(sign, "crm", given, { now }).fault;
  expect(readToken(sign, "crm", given, { now: SOON })).toEqual({
    token: { id, issuedAt: NOW, difficulty: 14, withoutWork: false },
    fault: null,
  });
  expect([at(NOW + 1_999), at(NOW + 2_000)]).toEqual(["early", null]);
  expect([at(NOW + 86_400_000), at(NOW + 86_400_001)]).toEqual([null, "late"]);
  expect(at(NOW - 60_000)).toBe("early");
});

test("SLOT-2 another form's, another secret's and a changed token are forged; no token is missing", async () => {
  const { token, proof } = await solved();
  const faultOf = (changed: string, form = "crm", secret = sign) =>
    readToken(secret, form, { token: changed, proof }, { now: SOON }).fault;
  expect(faultOf(token, "legal")).toBe("forged");
  expect(faultOf(token, "crm", signer("another secret"))).toBe("forged");
  expect(faultOf(token.replace(".14.", ".0."))).toBe("forged");
  expect(faultOf(token.replace(String(NOW), String(NOW + 1)))).toBe("forged");
  expect(faultOf(`${token}x`)).toBe("forged");
  expect(faultOf("x".repeat(300_000))).toBe("forged");
  expect(faultOf("")).toBe("missing");
});

test("SLOT-2 without its work a token is not good, unless it was issued so", async () => {
  const { token } = await solved();
  for (const proof of ["", "1", "x"])
    expect(readToken(sign, "crm", { token, proof }, { now: SOON }).fault).toBe("effort");
  const withoutWork = issueToken(sign, "crm", { difficulty: 0, now: NOW });
  expect(withoutWork.difficulty).toBe(0);
  expect(
    readToken(sign, "crm", { token: withoutWork.token, proof: "" }, { now: SOON }),
  ).toMatchObject({
    token: { withoutWork: true },
    fault: null,
  });
});
