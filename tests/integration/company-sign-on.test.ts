// cspell:ignore Fauth
import { describe, expect, onTestFinished, test } from "vitest";
import { appCode, enrol } from "../kit/authenticator";
import { freePort } from "../kit/free-port";
import { OidcStub } from "../kit/oidc-stub";
import { giveRole } from "../kit/people";
import { startForTest, type TestProduct } from "../kit/test-product";
import type { Visitor } from "../kit/visitor";

type Scene = { product: TestProduct; provider: OidcStub };

async function withProvider(): Promise<Scene> {
  const provider = await OidcStub.start();
  onTestFinished(() => provider.stop());
  const product = await startForTest({ ...provider.env, PORT: String(await freePort()) });
  return { product, provider };
}

/** Follows a sign-on that begins here through the provider and back; returns where it ends. */
async function through(visitor: Visitor, first: Response): Promise<string> {
  const back = await backFrom(first);
  return (await visitor.get(back)).headers.get("Location") ?? "";
}

async function backFrom(first: Response): Promise<string> {
  const there = await fetch(first.headers.get("Location") ?? "", { redirect: "manual" });
  return there.headers.get("Location") ?? "";
}

async function signOn(visitor: Visitor, goal = "/auth"): Promise<string> {
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
    const acts = await product.query<{ verb: string }>("select verb from events order by at");
    expect(acts.map(({ verb }) => verb)).toEqual([
      "company-accounts.link",
      "company-accounts.unlink",
    ]);
  });

  test("AUTH-5 AUTH-7 no one unlinks another person's company account", async () => {
    const { product } = await withProvider();
    await link(await product.admin());
    const [stored] = await product.query<{ id: string }>("select id from accounts");
    const { userId } = await product.signedIn();
    const other = product.visitor();
    await other.signIn(await giveRole(product, "promote", userId));
    const fields = { intent: "unlink-company", identityId: stored?.id ?? "" };
    expect((await other.form("/account", fields)).status).toBe(409);
    expect(await product.query("select id from accounts")).toEqual([stored]);
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
    const response = await visitor.form("/auth/confirm?redirect=/training/lesson3", {
      code: appCode(key),
    });
    expect(response.headers.get("Location")).toBe("/training/lesson3");
    expect(await isSignedIn(visitor)).toBe(true);
  });

  test("AUTH-7 an unlinked person is refused with a message; no account is ever created", async () => {
    const { product } = await withProvider();
    const before = await product.query("select id from users");
    const visitor = product.visitor();
    const refused = await signOn(visitor, "/training/lesson3");
    expect(refused).toMatch(/^\/auth\?redirect=%2Ftraining%2Flesson3&error=/);
    expect((await visitor.get(refused)).headers.get("Location")).toBe(
      "/auth?redirect=%2Ftraining%2Flesson3",
    );
    expect(await visitor.page("/auth")).toContain("Your company account is not linked here");
    expect(await isSignedIn(visitor)).toBe(false);
    expect(await product.query("select id from users")).toEqual(before);
    expect(await product.query("select id from accounts")).toEqual([]);
  });

  test("AUTH-7 S8 an address alone links no one: only its owner links a company account, and only one", async () => {
    const { product, provider } = await withProvider();
    const admin = await product.admin();
    await product.query(
      "update users set email = 'ann@company.example', email_verified = true where id = (select user_id from user_roles)",
    );
    for (const email of ["ann@company.example", "Ann@Company.example"]) {
      provider.person = { ...provider.person, email };
      const visitor = product.visitor();
      expect(await signOn(visitor)).toContain("error=");
      expect(await isSignedIn(visitor)).toBe(false);
    }
    expect(await product.query("select 1 from accounts")).toEqual([]);

    expect(await link(admin)).toBe("/account");
    expect(await link(admin), "the same one again").toBe("/account");
    const own = provider.person;
    provider.person = { ...own, sub: "mallory-new-hire", email: "ann@company.example" };
    const stranger = product.visitor();
    expect(await signOn(stranger)).toContain("error=");
    expect(await isSignedIn(stranger)).toBe(false);
    expect(await link(admin), "a second one").toMatch(/^\/account\?error=/);
    expect(await admin.page("/account")).not.toContain("Link a company account");
    expect(await product.query("select account_id, access_token, id_token from accounts")).toEqual([
      { account_id: "ann-at-work", access_token: null, id_token: null },
    ]);
    provider.person = { ...own, email: "ann.married@company.example" };
    expect(await signOn(product.visitor())).toBe("/admin");
  });

  test("AUTH-7 S16 a forged issuer, audience, authorized party, nonce or signature and an expired or endless token sign no one in", async () => {
    const { product, provider } = await withProvider();
    await link(await product.admin());
    for (const forged of [
      { iss: "https://evil.example" },
      { aud: "somebody-else" },
      { nonce: "of another sign-on" },
      { exp: Math.floor(Date.now() / 1_000) - 3_600 },
      { email_verified: false },
      { email_verified: "true" },
      { exp: undefined },
      { aud: ["setpoint", "another-client"] },
      { aud: ["setpoint", "another-client"], azp: "another-client" },
      { azp: "another-client" },
    ]) {
      provider.forged = forged;
      const visitor = product.visitor();
      expect(await signOn(visitor), JSON.stringify(forged)).toContain("error=");
      expect(await isSignedIn(visitor)).toBe(false);
    }
    provider.forged = { aud: ["setpoint", "another-client"], azp: "setpoint" };
    expect(await signOn(product.visitor())).toBe("/admin");
    provider.forged = {};
    provider.signedByStranger = true;
    const visitor = product.visitor();
    expect(await signOn(visitor)).toContain("error=");
    expect(await isSignedIn(visitor)).toBe(false);
    provider.signedByStranger = false;
    expect(await signOn(product.visitor())).toBe("/admin");
  });

  test("AUTH-7 a forged, foreign or used state signs no one in, and no token is requested", async () => {
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
    expect((await victim.get(back)).headers.get("Location")).toBe("/admin");
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
        "/auth?redirect=%2Fauth",
      );
      expect(await visitor.page("/auth")).toContain("The company's sign-on is not responding");
    }
    provider.told = {};
    await link(await product.admin());
    expect(await signOn(product.visitor())).toBe("/admin");
  });

  test("AUTH-5 linking needs an administrator, re-authentication and a verified address, and an account belongs to one person", async () => {
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

  test("AUTH-7 S5 a link that was begun in a session that has ended since links no one", async () => {
    const { product } = await withProvider();
    const admin = await product.admin();
    const begun = await admin.form("/account", { intent: "link-company" });
    await product.query("delete from sessions");
    expect(await through(admin, begun)).toMatch(/^\/account\?error=/);
    expect(await product.query("select 1 from accounts")).toEqual([]);
  });

  /** What goes wrong, what the person reads, and what an administrator reads besides. */
  const FAULTS: [string, (provider: OidcStub) => void, string, string | null][] = [
    [
      "a wrong secret",
      (provider) => {
        provider.refusal = [401, { error: "invalid_client", error_description: "Wrong secret" }];
      },
      "refused this site",
      "The provider refused this product: 401 invalid_client: Wrong secret",
    ],
    [
      "a fault of the provider",
      (provider) => {
        provider.refusal = [500, { error: "database is down" }];
      },
      "is not responding",
      "The provider refused this product: 500 database is down",
    ],
    [
      "a scope that is not allowed",
      (provider) => {
        provider.sentBack = { error: "invalid_scope", error_description: "No email for you" };
      },
      "refused this site",
      "invalid_scope: No email for you",
    ],
    [
      "Cancel",
      (provider) => {
        provider.sentBack = { error: "access_denied" };
      },
      "You did not sign in",
      null,
    ],
    [
      "a clock that is slow",
      (provider) => {
        provider.forged = { exp: Math.floor(Date.now() / 1_000) - 300 };
      },
      "clocks of the company",
      "Compare the clocks",
    ],
    [
      "a clock that is fast",
      (provider) => {
        provider.forged = { nbf: Math.floor(Date.now() / 1_000) + 300 };
      },
      "clocks of the company",
      "is valid from",
    ],
    [
      "another issuer",
      (provider) => {
        provider.forged = { iss: "https://evil.example" };
      },
      "cannot be trusted",
      "names the issuer https://evil.example",
    ],
    [
      "another audience",
      (provider) => {
        provider.forged = { aud: "another-client" };
      },
      "cannot be trusted",
      "is for the client another-client",
    ],
    [
      "another authorized party",
      (provider) => {
        provider.forged = { azp: "another-client" };
      },
      "cannot be trusted",
      "was given to the client another-client",
    ],
    [
      "another nonce",
      (provider) => {
        provider.forged = { nonce: "of another sign-on" };
      },
      "cannot be trusted",
      "its nonce differs",
    ],
    [
      "another signature",
      (provider) => {
        provider.signedByStranger = true;
      },
      "cannot be trusted",
      "signature does not match",
    ],
    [
      "an address that is not verified",
      (provider) => {
        provider.forged = { email_verified: false };
      },
      "no verified email address",
      null,
    ],
  ];

  test("OWN-2 AUTH-7 each fault of a sign-on is told truly, and an administrator reads what the provider said", async () => {
    const { product, provider } = await withProvider();
    const admin = await product.admin();
    const { visitor: trainee } = await product.signedIn();
    for (const [name, cause, read, said] of FAULTS) {
      Object.assign(provider, {
        refusal: null,
        sentBack: null,
        forged: {},
        signedByStranger: false,
      });
      cause(provider);
      await product.query("update sessions set proven_at = now()");
      const visitor = product.visitor();
      await visitor.get(await signOn(visitor));
      const seen = await visitor.page("/auth");
      expect(seen, name).toContain(read);
      if (said) expect(seen, name).not.toContain(said);
      const back = await link(admin);
      const shown = (await admin.get(back)).headers.get("Location") ?? "";
      const account = await admin.page(shown);
      expect(account, name).toContain(read);
      if (said === null) {
        expect(shown, name).toBe("/account");
        continue;
      }
      expect(account, name).toContain(said);
      expect(await admin.page("/admin/settings/access"), name).toContain(said);
      expect(await trainee.page(shown), "not to trainees").not.toContain(said);
      expect(product.logged.join("\n"), name).toContain(said);
    }
    const stored = await product.query("select after from events where verb like 'company%'");
    expect(JSON.stringify(stored)).not.toContain("a secret between the two");
  });

  test("OWN-2 a trial of the sign-on tells a wrong secret from a right one", async () => {
    const { product, provider } = await withProvider();
    const admin = await product.admin();
    const trial = async () => {
      const fields = { part: "signOn", intent: "try", mark: "" };
      return (await admin.form("/admin/settings/access.data", fields)).text();
    };
    expect(await trial()).toContain("it took the client ID and secret");
    provider.refusal = [401, { error: "invalid_client", error_description: "Wrong secret" }];
    expect(await trial()).toContain("The provider said: 401 invalid_client: Wrong secret");
    provider.refusal = [400, { error: "invalid_request" }];
    expect(await trial()).toContain("are checked at the first sign-on");
  });
});
