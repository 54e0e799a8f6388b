import { createPublicKey, type JsonWebKey, verify } from "node:crypto";
import { describe, expect, test } from "vitest";
import { startForTest } from "../kit/test-product";

type Key = JsonWebKey & { kid: string };
type Claims = Record<string, unknown>;

function claimsOf(token: string, keys: readonly Key[]): Claims | null {
  const [head = "", payload = "", signature = ""] = token.split(".");
  const { alg, kid } = decoded(head);
  const jwk = keys.find((key) => key.kid === kid);
  if (alg !== "EdDSA" || !jwk) return null;
  const key = createPublicKey({ key: jwk, format: "jwk" });
  const signed = Buffer.from(`${head}.${payload}`);
  return verify(null, signed, key, Buffer.from(signature, "base64url")) ? decoded(payload) : null;
}

function decoded(part: string): Claims {
  return JSON.parse(Buffer.from(part, "base64url").toString()) as Claims;
}

describe("tokens for other services", () => {
  test("AUTH-7 a token says for five minutes who is signed in, and the published keys prove it", async () => {
    const product = await startForTest();
    const { visitor, userId } = await product.signedIn();
    const response = await visitor.get("/account/token");
    expect(response.headers.get("Cache-Control")).toContain("no-store");
    const { token } = (await response.json()) as { token: string };
    const published = await product.visitor().get("/.well-known/jwks.json");
    expect(published.status).toBe(200);
    const { keys } = (await published.json()) as { keys: Key[] };
    expect(keys).toHaveLength(1);
    expect(keys[0]).not.toHaveProperty("d");
    const claims = claimsOf(token, keys);
    const issuer = claims?.iss;
    expect(claims).toEqual({
      sub: userId,
      name: "Tess Trainee",
      role: "trainee",
      iss: issuer,
      aud: issuer,
      iat: expect.any(Number),
      exp: Number(claims?.iat) + 300,
    });
    expect(JSON.stringify(claims)).not.toContain("@");
    const [head, payload = "", signature] = token.split(".");
    const forged = Buffer.from(JSON.stringify({ ...decoded(payload), role: "admin" }));
    expect(claimsOf(`${head}.${forged.toString("base64url")}.${signature}`, keys)).toBeNull();
    const admin = (await (await (await product.admin()).get("/account/token")).json()) as {
      token: string;
    };
    expect(claimsOf(admin.token, keys)).toMatchObject({ role: "admin" });
  });

  test("AUTH-7 no one gets one without a session, nor an administrator who must set up a second step first", async () => {
    const product = await startForTest({ REQUIRE_ADMIN_TOTP: "true" });
    expect((await product.visitor().get("/account/token")).status).toBe(401);
    expect((await (await product.admin()).get("/account/token")).status).toBe(403);
    for (const path of ["/api/auth/token", "/api/auth/jwks", "/api/auth/sign-jwt"])
      expect((await (await product.admin()).get(path)).status, path).toBe(404);
  });

  test("AUTH-7 the private key is sealed, and there is one of it", async () => {
    const product = await startForTest();
    const published = async () => (await product.visitor().get("/.well-known/jwks.json")).text();
    const first = await published();
    expect(await published()).toBe(first);
    const rows = await product.query<{ key: string }>(
      "select private_key as key from signing_keys",
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.key).not.toContain('"d"');
    expect(rows[0]?.key).not.toContain("OKP");
  });
});
