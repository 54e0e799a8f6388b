import { describe, expect, test } from "vitest";
import { appCode, enrol, wrongCode } from "../kit/authenticator";
import { LiveListener } from "../kit/live-listener";
import { ADMIN_CODE, startForTest, type TestProduct } from "../kit/test-product";
import type { Visitor } from "../kit/visitor";

const CHROME =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36";

async function ageReauthentication(product: TestProduct, minutes: number): Promise<void> {
  await product.query("update sessions set proven_at = now() - make_interval(mins => $1)", [
    minutes,
  ]);
}

describe("sessions", () => {
  test("AUTH-7 a person sees their own, with device, address block and times, and ends one or all others", async () => {
    const product = await startForTest({ TRUST_PROXY: "1" });
    const trainee = await product.createTrainee();
    const from = (address: string) =>
      product.visitor({ headers: { "X-Forwarded-For": address, "User-Agent": CHROME } });
    const [here, there, elsewhere] = [
      from("203.0.113.7"),
      from("2001:db8:1:2:3::4"),
      from("203.0.113.9"),
    ];
    for (const visitor of [here, there, elsewhere]) await visitor.signIn(trainee.accessCode);
    const page = (await here.page("/account")).replaceAll("<!-- -->", "");
    expect(page.match(/Chrome on Windows<|Chrome on Windows"/g)?.length).toBeGreaterThanOrEqual(3);
    expect(page).toContain("2001:db8:1:2::/64");
    expect(page).toContain("203.0.113.9");
    expect(page.match(/This session/g)).toHaveLength(1);
    expect(page).not.toContain("Two-step sign-in");

    const stranger = await product.signedIn();
    const [foreign] = await product.query<{ id: string }>(
      "select id from sessions where user_id = $1",
      [stranger.userId],
    );
    const refused = await here.form("/account.data", {
      intent: "end-session",
      sessionId: foreign?.id ?? "",
    });
    expect(refused.status).toBe(409);
    expect((await stranger.visitor.get("/training")).status).toBe(200);

    const [other] = await product.query<{ id: string }>(
      "select id from sessions where ip_address like '2001%'",
    );
    await here.form("/account.data", { intent: "end-session", sessionId: other?.id ?? "" });
    // The end of a session arrives a moment later.
    const statusOf = async (visitor: Visitor) => (await visitor.get("/training")).status;
    await expect.poll(() => statusOf(there)).toBe(302);
    expect(await statusOf(elsewhere)).toBe(200);
    const ended = await here.form("/account.data", { intent: "end-others" });
    expect(await ended.text()).toContain("One session has ended");
    await expect.poll(() => statusOf(elsewhere)).toBe(302);
    expect(await statusOf(here)).toBe(200);
    expect((await stranger.visitor.get("/training")).status).toBe(200);
  });

  test("AUTH-7 the list shows a new session, and no one else's", async () => {
    const product = await startForTest();
    const { visitor, trainee } = await product.signedIn();
    const listener = await LiveListener.open(visitor, "account");
    const changes = () => listener.heard.filter(({ event }) => event === "change").length;
    await product.signedIn();
    await product.signedIn(trainee);
    await listener.until(() => changes() > 0);
    expect(changes()).toBe(1);
  });

  test("AUTH-7 the last use of a session is dated, at most every ten minutes", async () => {
    const product = await startForTest();
    const { visitor, userId } = await product.signedIn();
    const seen = async () =>
      (
        await product.query<{ seen: Date }>(
          "select last_seen_at as seen from sessions where user_id = $1",
          [userId],
        )
      )[0]?.seen.getTime() ?? 0;
    const first = await seen();
    await visitor.get("/training");
    expect(await seen()).toBe(first);
    await product.query(
      "update sessions set last_seen_at = now() - interval '2 hours' where user_id = $1",
      [userId],
    );
    const other = await product.signedIn();
    await product.query("delete from sessions where user_id = $1", [other.userId]);
    await product.query(
      "update training_credentials set first_name = 'Penelope' where user_id = $1",
      [userId],
    );
    await expect
      .poll(async () => (await visitor.page("/training")).includes("Penelope"))
      .toBe(true);
    await expect.poll(seen).toBeGreaterThanOrEqual(first);
  });
});

describe("reading the session", () => {
  test("AUTH-7 the session's address reports its own person, and later that it has ended", async () => {
    const product = await startForTest();
    const { visitor, userId } = await product.signedIn();
    const alive = await visitor.get("/account/session");
    expect(await alive.json()).toEqual({
      signedIn: true,
      userId,
      firstName: "Tess",
      lastName: "Trainee",
      roles: [],
      mustEnrol: false,
    });
    expect(alive.headers.get("Cache-Control")).toContain("no-store");
    const visitors = await product.visitor().get("/account/session");
    expect(await visitors.json()).toEqual({ signedIn: false });
    await product.query("delete from sessions where user_id = $1", [userId]);
    await expect
      .poll(async () => (await visitor.get("/account/session")).text())
      .toBe('{"signedIn":false}');
    const gone = await visitor.get("/training");
    expect(gone.headers.getSetCookie().join()).toMatch(/session=; Path=\/; Max-Age=0/);
    expect(visitor.cookies.has("session")).toBe(false);
    expect(await visitor.page("/auth")).toContain("Your session has ended");
  });
});

describe("re-authentication", () => {
  test("AUTH-7 changing two-step sign-in asks for it; if it is on, an access code does not count", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    await ageReauthentication(product, 11);
    expect((await admin.form("/account.data", { intent: "enrol" })).status).toBe(403);
    expect(await product.query("select 1 from second_factors")).toEqual([]);
    await admin.form("/account/reauthentication", { code: ADMIN_CODE });
    const { key, recoveryCodes } = await enrol(admin);
    await ageReauthentication(product, 11);
    for (const intent of ["remove", "recovery-codes"])
      expect((await admin.form("/account.data", { intent })).status).toBe(403);
    for (const code of [ADMIN_CODE, wrongCode(key)])
      expect((await admin.form("/account/reauthentication", { code })).status).toBe(401);
    const code = appCode(key);
    expect((await admin.form("/account/reauthentication", { code })).status).toBe(200);
    await ageReauthentication(product, 11);
    expect((await admin.form("/account/reauthentication", { code })).status, "a used code").toBe(
      401,
    );
    expect(
      (await admin.form("/account/reauthentication", { code: recoveryCodes[3] ?? "" })).status,
    ).toBe(200);
    const fresh = await admin.form("/account.data", { intent: "recovery-codes" });
    const codes = (await fresh.text()).match(/\b[A-Z2-7]{5}-[A-Z2-7]{5}\b/g) ?? [];
    expect(codes).toHaveLength(10);
    await ageReauthentication(product, 11);
    expect(
      (await admin.form("/account/reauthentication", { code: recoveryCodes[4] ?? "" })).status,
      "an old recovery code",
    ).toBe(401);
    expect((await admin.form("/account/reauthentication", { code: codes[4] ?? "" })).status).toBe(
      200,
    );
    expect((await admin.form("/account.data", { intent: "remove" })).status).toBe(200);
  });

  test("AUTH-7 re-authentication counts for its own session only, and wrong attempts are limited", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    const other = product.visitor();
    await other.signIn(ADMIN_CODE);
    await ageReauthentication(product, 11);
    await admin.form("/account/reauthentication", { code: ADMIN_CODE });
    expect((await other.form("/account.data", { intent: "enrol" })).status).toBe(403);
    const statuses: number[] = [];
    for (let miss = 0; miss < 11; miss += 1)
      statuses.push((await other.form("/account/reauthentication", { code: "WRONG" })).status);
    expect(statuses).toEqual([...Array(10).fill(401), 429]);
    expect((await other.form("/account/reauthentication", { code: ADMIN_CODE })).status).toBe(429);
  });

  test("AUTH-7 a session that ends in the middle leads to the sign-in page, says why, and comes back", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    await product.query("delete from sessions");
    await expect.poll(async () => (await admin.get("/training")).status).toBe(302);
    const referer = { headers: { Referer: `${product.url}/training/adminpanel?page=2` } };
    for (const [path, fields] of [
      ["/account/reauthentication", { code: ADMIN_CODE }],
      ["/training/adminpanel", { intent: "delete", userId: "x" }],
    ] as const) {
      const response = await admin.form(path, fields, referer);
      expect(response.headers.get("Location")).toBe(
        "/auth?redirect=%2Ftraining%2Fadminpanel%3Fpage%3D2",
      );
      expect(await admin.page("/auth")).toContain("Your session has ended");
    }
    const foreign = await admin.form(
      "/account/reauthentication",
      { code: "x" },
      { headers: { Referer: "https://evil.example/x" } },
    );
    expect(foreign.headers.get("Location")).toBe("/auth?redirect=%2Faccount%2Freauthentication");
  });
});
