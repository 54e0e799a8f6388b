import { describe, expect, onTestFinished, test } from "vitest";
import { appCode, enrol } from "../kit/authenticator";
import { freePort } from "../kit/free-port";
import { OidcStub } from "../kit/oidc-stub";
import { startForTest, type TestProduct } from "../kit/test-product";
import type { Visitor } from "../kit/visitor";

type Scene = { product: TestProduct; provider: OidcStub };

async function withProvider(): Promise<Scene> {
  const provider = await OidcStub.start();
  onTestFinished(() => provider.stop());
  const product = await startForTest({ ...provider.env, PORT: String(await freePort()) });
  return { product, provider };
}

/** Follows a way that begins here through the provider and back; answers where it ends. */
async function through(visitor: Visitor, first: Response): Promise<string> {
  const back = await backFrom(first);
  return (await visitor.get(back)).headers.get("Location") ?? "";
}

async function backFrom(first: Response): Promise<string> {
  const there = await fetch(first.headers.get("Location") ?? "", { redirect: "manual" });
  return there.headers.get("Location") ?? "";
}

async function signOn(visitor: Visitor, goal = "/training"): Promise<string> {
  return through(visitor, await visitor.get(`/auth/company?redirect=${encodeURIComponent(goal)}`));
}

async function link(person: Visitor): Promise<string> {
  return through(person, await person.form("/account", { intent: "link-company" }));
}

async function isSignedIn(visitor: Visitor): Promise<boolean> {
  return (await visitor.get("/training")).status === 200;
}

describe("company accounts", () => {
  test("AUTH-7 without a configuration there is no button and no way", async () => {
    const product = await startForTest();
    const visitor = product.visitor();
    expect(await visitor.page("/auth")).not.toContain("company account");
    expect((await visitor.get("/auth/company")).headers.get("Location")).toMatch(/^\/auth\?/);
    expect((await visitor.get("/api/auth/callback/company?code=x&state=y")).status).toBe(404);
    expect(await (await product.admin()).page("/account")).not.toContain("Company account");
  });

  test("AUTH-7 a linked administrator signs on and lands where they wanted; it is dated, and unlinked it is over", async () => {
    const { product } = await withProvider();
    const admin = await product.admin();
    expect(await link(admin)).toBe("/account");
    expect(await admin.page("/account")).toContain("ann-at-work");
    const visitor = product.visitor();
    expect(await visitor.page("/auth?redirect=/training/adminpanel")).toContain(
      "/auth/company?redirect=%2Ftraining%2Fadminpanel",
    );
    await product.query("update training_credentials set last_login_at = null");
    expect(await signOn(visitor, "/training/adminpanel")).toBe("/training/adminpanel");
    expect((await visitor.get("/training/adminpanel")).status).toBe(200);
    const [row] = await product.query<{ at: Date | null }>(
      "select last_login_at as at from training_credentials",
    );
    expect(row?.at).not.toBeNull();
    const [stored] = await product.query<Record<string, unknown>>(
      "select id, access_token, refresh_token, id_token from accounts",
    );
    expect(stored).toMatchObject({ access_token: null, refresh_token: null, id_token: null });
    await admin.form("/account", { intent: "unlink-company", identityId: String(stored?.id) });
    const late = product.visitor();
    expect(await signOn(late)).toContain("error=");
    expect(await isSignedIn(late)).toBe(false);
    const acts = await product.query<{ act: string }>("select act from audit_log order by at");
    expect(acts.map(({ act }) => act)).toEqual(["link-company-account", "unlink-company-account"]);
  });

  test("AUTH-7 the second step holds here too, and keeps the goal", async () => {
    const { product } = await withProvider();
    const admin = await product.admin();
    await link(admin);
    const { key } = await enrol(admin);
    const visitor = product.visitor();
    expect(await signOn(visitor, "/training/lesson3")).toBe(
      "/auth/confirm?redirect=%2Ftraining%2Flesson3",
    );
    expect(visitor.cookies.has("session")).toBe(false);
    expect(await isSignedIn(visitor)).toBe(false);
    const answer = await visitor.form("/auth/confirm?redirect=/training/lesson3", {
      code: appCode(key),
    });
    expect(answer.headers.get("Location")).toBe("/training/lesson3");
    expect(await isSignedIn(visitor)).toBe(true);
  });

  test("AUTH-7 whoever is not linked is refused and told so; no account is ever made", async () => {
    const { product } = await withProvider();
    const before = await product.query("select id from users");
    const visitor = product.visitor();
    const refused = await signOn(visitor, "/training/lesson3");
    expect(refused).toMatch(/^\/auth\?redirect=%2Ftraining%2Flesson3&error=/);
    expect((await visitor.get(refused)).headers.get("Location")).toBe(
      "/auth?redirect=%2Ftraining%2Flesson3",
    );
    expect(await visitor.page("/auth")).toContain("Your company account does not sign in here");
    expect(await isSignedIn(visitor)).toBe(false);
    expect(await product.query("select id from users")).toEqual(before);
    expect(await product.query("select id from accounts")).toEqual([]);
  });

  test("AUTH-7 a verified address of an administrator is enough, an unverified one on either side is not, nor a trainee's", async () => {
    const { product, provider } = await withProvider();
    const trainee = await product.signedIn();
    const setAddress = (verified: boolean, userId?: string) =>
      product.query(
        "update users set email = 'ann@company.example', email_verified = $1 where id = coalesce($2, (select user_id from user_roles))",
        [verified, userId ?? null],
      );
    await product.admin();
    await setAddress(false);
    expect(await signOn(product.visitor())).toContain("error=");
    await setAddress(true);
    provider.person = { ...provider.person, email_verified: false };
    expect(await signOn(product.visitor())).toContain("error=");
    provider.person = { ...provider.person, email_verified: "true" };
    expect(await signOn(product.visitor())).toContain("error=");
    provider.person = { ...provider.person, email_verified: true };
    const visitor = product.visitor();
    expect(await signOn(visitor)).toBe("/training");
    expect(await isSignedIn(visitor)).toBe(true);

    await product.query("delete from accounts");
    await product.query(
      "update users set email = 'other@company.example' where email = 'ann@company.example'",
    );
    await setAddress(true, trainee.userId);
    const theirs = product.visitor();
    expect(await signOn(theirs)).toContain("error=");
    expect(await isSignedIn(theirs)).toBe(false);
    expect(await product.query("select 1 from accounts")).toEqual([]);
  });

  test("AUTH-7 a forged issuer, audience, nonce, signature or an old token signs nobody in", async () => {
    const { product, provider } = await withProvider();
    await link(await product.admin());
    for (const forged of [
      { iss: "https://evil.example" },
      { aud: "somebody-else" },
      { nonce: "of another sign-on" },
      { exp: Math.floor(Date.now() / 1_000) - 3_600 },
      { email_verified: false },
    ]) {
      provider.forged = forged;
      const visitor = product.visitor();
      expect(await signOn(visitor), JSON.stringify(forged)).toContain("error=");
      expect(await isSignedIn(visitor)).toBe(false);
    }
    provider.forged = {};
    provider.signedByStranger = true;
    const visitor = product.visitor();
    expect(await signOn(visitor)).toContain("error=");
    expect(await isSignedIn(visitor)).toBe(false);
    provider.signedByStranger = false;
    expect(await signOn(product.visitor())).toBe("/training");
  });

  test("AUTH-7 a forged, foreign or used state signs nobody in, and no token is asked for", async () => {
    const { product, provider } = await withProvider();
    await link(await product.admin());
    const given = provider.tokensGiven;
    const victim = product.visitor();
    const back = await backFrom(await victim.get("/auth/company"));
    const stranger = product.visitor();
    await stranger.get("/auth/company");
    for (const visitor of [product.visitor(), stranger]) {
      expect((await visitor.get(back)).headers.get("Location")).toMatch(/^\/auth\?.*error=/);
      expect(await isSignedIn(visitor)).toBe(false);
    }
    const forged = new URL(back);
    forged.searchParams.set("state", "x".repeat(32));
    const copy = product.visitor().take(victim);
    expect((await copy.get(forged.href)).headers.get("Location")).toMatch(/error=/);
    expect(provider.tokensGiven).toBe(given);
    expect((await victim.get(back)).headers.get("Location")).toBe("/training");
    const again = product.visitor().take(copy);
    expect((await again.get(back)).headers.get("Location")).toMatch(/error=/);
    expect(await isSignedIn(again)).toBe(false);
  });

  test("AUTH-7 a provider that is away, or speaks for another issuer, is asked again later", async () => {
    const { product, provider } = await withProvider();
    for (const told of [null, { issuer: "https://evil.example" }]) {
      provider.told = told;
      const visitor = product.visitor();
      expect((await visitor.get("/auth/company")).headers.get("Location")).toBe(
        "/auth?redirect=%2Ftraining",
      );
      expect(await visitor.page("/auth")).toContain("The company's sign-on does not answer");
    }
    provider.told = {};
    await link(await product.admin());
    expect(await signOn(product.visitor())).toBe("/training");
  });

  test("AUTH-5 linking needs an administrator, fresh proof and a verified address, and an account belongs to one person", async () => {
    const { product, provider } = await withProvider();
    const { visitor, userId } = await product.signedIn();
    expect((await visitor.form("/account.data", { intent: "link-company" })).status).toBe(409);
    const admin = await product.admin();
    provider.person = { ...provider.person, email_verified: false };
    expect(await link(admin)).toMatch(/^\/account\?error=/);
    expect((await admin.get("/account?error=x")).headers.get("Location")).toBe("/account");
    provider.person = { ...provider.person, email_verified: true };
    expect(await link(admin)).toBe("/account");
    await product.query("insert into user_roles (user_id, role) values ($1, 'admin')", [userId]);
    await expect.poll(async () => (await visitor.get("/training/adminpanel")).status).toBe(200);
    expect(await link(visitor)).toMatch(/^\/account\?error=/);
    expect(await product.query("select 1 from accounts")).toHaveLength(1);
    await product.query("update sessions set proven_at = now() - interval '11 minutes'");
    expect((await admin.form("/account.data", { intent: "link-company" })).status).toBe(403);
    for (const path of [
      "/api/auth/link-social",
      "/api/auth/sign-in/social",
      "/api/auth/unlink-account",
    ])
      expect((await admin.json(path, { provider: "company" })).status).toBe(404);
  });
});
