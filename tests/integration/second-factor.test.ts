// cspell:ignore Fauth
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { appCode, type Enrolled, enrol, middleOfStep, wrongCode } from "../kit/authenticator";
import { builtProduct } from "../kit/built-product";
import { ADMIN_CODE, startForTest, type TestProduct } from "../kit/test-product";
import { Visitor } from "../kit/visitor";

beforeEach(() => void vi.setSystemTime(middleOfStep()));
afterEach(() => void vi.useRealTimers());

type Scene = { product: TestProduct; admin: Visitor; userId: string } & Enrolled;

async function enrolled(env: Record<string, string> = {}): Promise<Scene> {
  const product = await startForTest(env);
  const admin = await product.admin();
  const app = await enrol(admin);
  const [row] = await product.query<{ user_id: string }>("select user_id from user_roles");
  return { product, admin, userId: row?.user_id ?? "", ...app };
}

/** A browser that has passed the first step. */
async function halfway(product: TestProduct, url = product.url): Promise<Visitor> {
  const visitor = new Visitor(url);
  const response = await visitor.signIn(ADMIN_CODE);
  expect(response.headers.get("Location")).toBe("/auth/confirm?redirect=%2Fauth");
  return visitor;
}

async function confirm(visitor: Visitor, code: string): Promise<number> {
  return (await visitor.form("/auth/confirm", { code })).status;
}

async function isSignedIn(visitor: Visitor): Promise<boolean> {
  return (await visitor.get("/training")).status === 200;
}

/** Makes a code used in this minute count again. */
async function forgetUsedCodes({ product }: Scene): Promise<void> {
  await product.query("update second_factors set last_step = 0");
}

describe("setting up", () => {
  test("AUTH-7 a key is active once its app shows a right code; recovery codes come once, other sessions end", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    const other = product.visitor();
    await other.signIn(ADMIN_CODE);
    const begun = await (await admin.form("/account.data", { intent: "enrol" })).text();
    const key = /\b[A-Z2-7]{32}\b/.exec(begun)?.[0] ?? "";
    expect(key).not.toBe("");
    const wrong = await admin.form("/account.data", { intent: "verify", code: wrongCode(key) });
    expect(wrong.status).toBe(409);
    expect(await wrong.text()).toContain("Invalid code");
    expect((await product.visitor().signIn(ADMIN_CODE)).headers.get("Location")).toBe("/admin");
    expect(await isSignedIn(other)).toBe(true);

    const right = await admin.form("/account.data", { intent: "verify", code: appCode(key) });
    const codes = (await right.text()).match(/\b[A-Z2-7]{5}-[A-Z2-7]{5}\b/g) ?? [];
    expect(new Set(codes).size).toBe(10);
    await expect.poll(() => isSignedIn(other)).toBe(false);
    expect(await isSignedIn(admin)).toBe(true);
    const page = await admin.page("/account");
    expect(page.replaceAll("<!-- -->", "")).toContain("10 recovery codes are left.");
    for (const secret of [key, ...codes]) expect(page).not.toContain(secret);
    const again = await admin.form("/account.data", { intent: "enrol" });
    expect(again.status).toBe(409);
    expect(await again.text()).toContain("Two-step sign-in is already on");
  });

  test("AUTH-7 neither the key nor a recovery code is readable in the database or in a log", async () => {
    const { product, key, recoveryCodes } = await enrolled();
    const rows = await product.query<{ row: string }>(
      "select second_factors::text as row from second_factors union all select recovery_codes::text from recovery_codes",
    );
    expect(rows).toHaveLength(11);
    const everything = [...rows.map(({ row }) => row), ...product.logged].join("\n");
    for (const code of [
      key,
      ...recoveryCodes,
      ...recoveryCodes.map((each) => each.replace("-", "")),
    ])
      expect(everything).not.toContain(code);
  });

  test("AUTH-5 a trainee cannot set it up, and no one can for another person", async () => {
    const product = await startForTest();
    const { visitor } = await product.signedIn();
    const refused = await visitor.form("/account.data", { intent: "enrol" });
    expect(refused.status).toBe(409);
    const bad: Record<string, string>[] = [
      { intent: "enrol", userId: "x" },
      { intent: "verify" },
      { intent: "verify", code: "" },
      { intent: "nothing" },
      {},
    ];
    for (const fields of bad)
      expect((await visitor.form("/account.data", fields)).status).toBe(400);
    expect(
      (await visitor.form("/account.data", { intent: "verify", code: "1".repeat(1_000_000) }))
        .status,
    ).toBe(400);
    expect(await product.query("select 1 from second_factors")).toEqual([]);
    for (const intent of ["enrol", "remove", "end-others"])
      expect((await product.visitor().form("/account", { intent })).headers.get("Location")).toBe(
        "/auth?redirect=%2Faccount",
      );
  });

  test("AUTH-7 turned off, an access code alone signs in again, and no recovery code is left", async () => {
    const scene = await enrolled();
    await scene.admin.form("/account.data", { intent: "remove" });
    expect((await scene.product.visitor().signIn(ADMIN_CODE)).headers.get("Location")).toBe(
      "/admin",
    );
    expect(await scene.product.query("select 1 from recovery_codes")).toEqual([]);
    const twice = await scene.admin.form("/account.data", { intent: "remove" });
    expect(twice.status).toBe(409);
  });
});

describe("recovery codes", () => {
  test("AUTH-7 of new recovery codes asked for at once, only the last ones stand, and none without the second step", async () => {
    const { product, admin, recoveryCodes } = await enrolled();
    const ask = async () => {
      const response = await admin.form("/account.data", { intent: "recovery-codes" });
      return (await response.text()).match(/\b[A-Z2-7]{5}-[A-Z2-7]{5}\b/g) ?? [];
    };
    const asked = await Promise.all(Array.from({ length: 6 }, ask));
    const [stored] = await product.query<{ count: number }>(
      "select count(*)::int as count from recovery_codes",
    );
    expect(stored?.count).toBe(10);
    expect(await admin.page("/account")).toMatch(/10(?:<!-- -->)? recovery codes are left/);
    const works = async (code = "") => (await confirm(await halfway(product), code)) === 302;
    const valid = await Promise.all(asked.map(([first]) => works(first)));
    expect(valid.filter(Boolean)).toHaveLength(1);
    expect(await works(recoveryCodes[0])).toBe(false);

    await Promise.all([admin.form("/account.data", { intent: "remove" }), ask(), ask()]);
    expect(await product.query("select 1 from recovery_codes")).toEqual([]);
    expect(await ask()).toEqual([]);
  });
});

describe("the second step", () => {
  test("AUTH-7 no path makes a session without it: code and link, by page and by address", async () => {
    const { product, key, userId } = await enrolled();
    const { signInPath } = await tokenMaker(product, userId);
    const paths: [string, (visitor: Visitor) => Promise<Response>][] = [
      ["code, page", (visitor) => visitor.signIn(ADMIN_CODE)],
      [
        "code, address",
        (visitor) => visitor.json("/api/auth/sign-in/access-code", { accessCode: ADMIN_CODE }),
      ],
      ["link, page", async (visitor) => visitor.form("/auth/link", { token: await signInPath() })],
      [
        "link, address",
        async (visitor) => visitor.json("/api/auth/sign-in/link", { token: await signInPath() }),
      ],
    ];
    for (const [name, signIn] of paths) {
      await product.query("update second_factors set last_step = 0");
      const visitor = product.visitor();
      const response = await signIn(visitor);
      expect([...visitor.cookies.keys()], name).toEqual(["challenge"]);
      expect(response.headers.get("Set-Cookie"), name).toMatch(/HttpOnly; SameSite=Lax/);
      expect(await isSignedIn(visitor), name).toBe(false);
      expect(await confirm(visitor, wrongCode(key)), name).toBe(401);
      expect(visitor.cookies.has("session"), name).toBe(false);
      expect(await confirm(visitor, appCode(key)), name).toBe(302);
      expect(await isSignedIn(visitor), name).toBe(true);
      expect(visitor.cookies.has("challenge"), name).toBe(false);
    }
  });

  test("AUTH-7 it leads where the visitor wanted to go, and never off this site", async () => {
    const { product, key } = await enrolled();
    const visitor = product.visitor();
    const first = await visitor.form("/auth?redirect=/admin/upload-videos", {
      accessCode: ADMIN_CODE,
    });
    expect(first.headers.get("Location")).toBe("/auth/confirm?redirect=%2Fadmin%2Fupload-videos");
    const second = await visitor.form("/auth/confirm?redirect=/admin/upload-videos", {
      code: appCode(key),
    });
    expect(second.headers.get("Location")).toBe("/admin/upload-videos");
    const other = await halfway(product);
    const foreign = await other.form("/auth/confirm?redirect=//evil.example", {
      code: appCode(key, 1),
    });
    expect(foreign.headers.get("Location")).toBe("/admin");
  });

  test("AUTH-7 one step of drift is accepted each way, two are not", async () => {
    const scene = await enrolled();
    for (const [steps, status] of [
      [-1, 302],
      [0, 302],
      [1, 302],
      [-2, 401],
      [3, 401],
    ] as const) {
      await forgetUsedCodes(scene);
      expect(
        await confirm(await halfway(scene.product), appCode(scene.key, steps)),
        `${steps}`,
      ).toBe(status);
    }
  });

  test("AUTH-7 a used code is refused in a new sign-in, an older one too, and the one of the set-up", async () => {
    const { product, key } = await enrolled();
    expect(await confirm(await halfway(product), appCode(key, -1)), "from the set-up").toBe(401);
    expect(await confirm(await halfway(product), `\u200b${appCode(key, 1)}\ufeff`)).toBe(302);
    for (const steps of [1, 0, -1])
      expect(await confirm(await halfway(product), appCode(key, steps)), `${steps}`).toBe(401);
  });

  test("AUTH-7 of twelve sign-ins with one code at once, on every instance, one succeeds", async () => {
    const { product, key } = await enrolled();
    const addresses = [product.url];
    const { start, parseConfig } = await builtProduct();
    const second = await start(parseConfig({ ...product.env, LOG_LEVEL: "silent" }));
    addresses.push(second.url);
    try {
      await oneSucceeds();
    } finally {
      await second.stop();
    }

    async function oneSucceeds() {
      const visitors: Visitor[] = [];
      for (let index = 0; index < 12; index += 1)
        visitors.push(await halfway(product, addresses[index % addresses.length]));
      const code = appCode(key);
      const statuses = await Promise.all(visitors.map((visitor) => confirm(visitor, code)));
      expect(statuses.filter((status) => status === 302)).toHaveLength(1);
    }
  });

  test("AUTH-7 ten wrong codes are compared, also at once; then a right one waits, and no other account does", async () => {
    const { product, key } = await enrolled();
    const { trainee } = await product.signedIn();
    const visitors: Visitor[] = [];
    for (let index = 0; index < 16; index += 1) visitors.push(await halfway(product));
    const statuses = await Promise.all(visitors.map((visitor) => confirm(visitor, wrongCode(key))));
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(6);
    const late = await halfway(product);
    const response = await late.form("/auth/confirm", { code: appCode(key) });
    expect(response.status).toBe(429);
    expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(60);
    expect((await product.visitor().signIn(trainee.accessCode)).status).toBe(302);
    await product.query(
      "update rate_limits set refilled_at = refilled_at - interval '3 hours' where key like 'second-factor%'",
    );
    expect(await confirm(late, appCode(key))).toBe(302);
  });

  test("AUTH-7 a recovery code signs in once, however it is written and however many try at once", async () => {
    const { product, recoveryCodes } = await enrolled();
    const [first = "", second = ""] = recoveryCodes;
    expect(
      await confirm(await halfway(product), ` ${first.toLowerCase().replace("-", " ")} `),
    ).toBe(302);
    expect(await confirm(await halfway(product), first)).toBe(401);
    const visitors: Visitor[] = [];
    for (let index = 0; index < 6; index += 1) visitors.push(await halfway(product));
    const statuses = await Promise.all(visitors.map((visitor) => confirm(visitor, second)));
    expect(statuses.filter((status) => status === 302)).toHaveLength(1);
    const [left] = await product.query<{ count: string }>("select count(*) from recovery_codes");
    expect(Number(left?.count)).toBe(8);
  });

  test("AUTH-7 it is over after ten minutes, after its use, and without its cookie", async () => {
    const { product, key } = await enrolled();
    const late = await halfway(product);
    await product.query("update sign_in_challenges set expires_at = now() - interval '1 second'");
    const expired = await late.form("/auth/confirm?redirect=/training/lesson2", {
      code: appCode(key),
    });
    expect(expired.headers.get("Location")).toBe("/auth?redirect=%2Ftraining%2Flesson2");
    expect(await late.page("/auth")).toContain("This sign-in took too long");
    const visitor = await halfway(product);
    const copy = product.visitor().take(visitor);
    expect(await confirm(visitor, appCode(key))).toBe(302);
    expect(
      (await copy.form("/auth/confirm", { code: appCode(key, 1) })).headers.get("Location"),
    ).toMatch(/^\/auth\?/);
    const bare = await product
      .visitor()
      .json("/api/auth/sign-in/second-factor", { code: appCode(key, 1) });
    expect(bare.status).toBe(410);
  });
});

describe("the operator", () => {
  test("AUTH-7 a link from the command line asks for the second step, unless it takes that away, which is recorded", async () => {
    const { product } = await enrolled();
    const { signInLink, parseConfig } = await builtProduct();
    const follow = async (options: { oneStep: boolean }) => {
      await product.running.stop();
      const link = await signInLink(parseConfig({ ...product.env, LOG_LEVEL: "silent" }), options);
      return link?.split("#")[1] ?? "";
    };
    const tokens = [await follow({ oneStep: false }), await follow({ oneStep: true })];
    const { start } = await builtProduct();
    const again = await start(parseConfig({ ...product.env, LOG_LEVEL: "silent" }));
    try {
      for (const token of tokens) {
        const response = await new Visitor(again.url).form("/auth/link", { token });
        expect(response.headers.get("Location")).toBe("/admin");
      }
      const { rows } = await again.database.pool.query(
        "select verb, actor_name from events order by at",
      );
      expect(rows).toEqual([
        { verb: "second-steps.enable", actor_name: "Site Administrator" },
        { verb: "links.make", actor_name: "Command line" },
        { verb: "second-steps.remove", actor_name: "Command line" },
        { verb: "links.make", actor_name: "Command line" },
      ]);
    } finally {
      await again.stop();
    }
  });
});

describe("REQUIRE_ADMIN_TOTP", () => {
  test("AUTH-7 an administrator without it reaches their account page and nothing else, until it is set up", async () => {
    const product = await startForTest({
      REQUIRE_ADMIN_TOTP: "true",
      OPERATIONS_PASSWORD: "a board",
    });
    const admin = product.visitor();
    await admin.signIn(ADMIN_CODE);
    const pages = ["/training/adminpanel", "/admin/upload-videos"];
    for (const path of ["/training", "/training/lesson1", ...pages])
      expect((await admin.get(path)).headers.get("Location"), path).toBe(
        `/account?back=${encodeURIComponent(path)}`,
      );
    const create = { intent: "create", firstName: "A", lastName: "B" };
    // What was typed before it was required stays on the page.
    for (const path of pages) {
      const told = await admin.form(`${path}.data`, create);
      expect([path, told.status]).toEqual([path, 403]);
      expect(await told.text()).toContain("What you typed is still here");
    }
    expect(await product.query("select 1 from users where name = 'A B'")).toEqual([]);
    const person = { firstName: "A", lastName: "B" };
    expect((await admin.json("/api/functions/create-training-user", person)).status).toBe(403);
    const card = { action: "delete_card", data: { id: crypto.randomUUID() } };
    const held = await admin.json("/api/functions/operations-operations", card);
    expect([held.status, await held.text()], "not that they have no password").toEqual([
      403,
      expect.stringContaining("Set up two-step sign-in"),
    ]);
    expect((await admin.get("/live?topics=trainees")).status).toBe(403);
    expect(await admin.page("/account")).toContain("Set up two-step sign-in first");
    for (const intent of ["new-code", "remove-address", "link-company", "recovery-codes"])
      expect((await admin.form("/account.data", { intent })).status, intent).toBe(409);
    expect(await admin.page("/account?back=/admin/settings/links")).not.toContain("where you were");
    expect(await (await admin.get("/account/session")).json()).toMatchObject({ mustEnrol: true });
    await enrol(admin);
    expect(await admin.page("/account?back=/admin/settings/links")).toMatch(
      /href="\/admin\/settings\/links"[^>]*>Back to where you were/,
    );
    expect(await admin.page("/account?back=https://evil.example")).not.toContain("where you were");
    expect(await (await admin.get("/account/session")).json()).toMatchObject({ mustEnrol: false });
    expect((await admin.get("/training/adminpanel")).status).toBe(200);
    expect((await admin.json("/api/functions/create-training-user", person)).status).toBe(201);
  });

  test("AUTH-7 what a browser saves under the duty is told what to set up first, and taken afterward", async () => {
    const product = await startForTest({ REQUIRE_ADMIN_TOTP: "true" });
    const admin = product.visitor();
    await admin.signIn(ADMIN_CODE);
    const userId = (await product.query<{ id: string }>("select id from users"))[0]?.id ?? "";
    const addresses = [
      "/tracker/acts",
      "/training/progress",
      "/training/notes",
      "/training/practice/save",
      "/api/functions/create-training-user",
    ];
    const error = "Set up two-step sign-in on your account page first";
    for (const path of addresses) {
      const told = await admin.json(path, {});
      expect([path, told.status, await told.json()]).toEqual([path, 403, { error }]);
      const visitor = await product.visitor().json(path, {});
      expect([path, visitor.status]).toEqual([path, 401]);
    }
    for (const path of ["/training/practice/figures", `/tracker/${userId}/line`])
      expect([path, (await admin.get(path)).status]).toEqual([path, 403]);
    await enrol(admin);
    const act = {
      kind: "entry",
      id: crypto.randomUUID(),
      ageSeconds: 0,
      counter: "replies",
      by: 1,
    };
    expect((await admin.json("/tracker/acts", { userId, acts: [act] })).status).toBe(200);
  });

  test("AUTH-7 trainees are not asked for it", async () => {
    const product = await startForTest({ REQUIRE_ADMIN_TOTP: "true" });
    await enrol(await product.admin());
    const { visitor } = await product.signedIn();
    expect(await isSignedIn(visitor)).toBe(true);
  });
});

/** Makes sign-in links for an administrator, as the operator's command does. */
async function tokenMaker(product: TestProduct, userId: string) {
  const { createHash, randomBytes } = await import("node:crypto");
  return {
    async signInPath(): Promise<string> {
      const token = randomBytes(32).toString("base64url");
      const hash = createHash("sha256").update(token).digest("base64url");
      await product.query(
        "insert into sign_in_links (token_hash, user_id, expires_at) values ($1, $2, now() + interval '1 hour')",
        [hash, userId],
      );
      return token;
    },
  };
}
