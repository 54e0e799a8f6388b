import { describe, expect, test } from "vitest";
import { builtProduct } from "../kit/built-product";
import { ADMIN_CODE, startForTest } from "../kit/test-product";

const PROXIED = { TRUST_PROXY: "1" };

function from(address: string): { headers: Record<string, string> } {
  return { headers: { "X-Forwarded-For": address } };
}

describe("signing in", () => {
  test("AUTH-1 a right code leads to the training page, or where the visitor wanted to go", async () => {
    const product = await startForTest();
    const trainee = await product.createTrainee();
    const answer = await product.visitor().signIn(`  ${trainee.accessCode} `);
    expect(answer.status).toBe(302);
    expect(answer.headers.get("Location")).toBe("/training");
    const wanted = await product
      .visitor()
      .form("/auth?redirect=/training/lesson3", { accessCode: ADMIN_CODE });
    expect(wanted.headers.get("Location")).toBe("/training/lesson3");
    const foreign = await product
      .visitor()
      .form("/auth?redirect=//evil.example", { accessCode: trainee.accessCode });
    expect(foreign.headers.get("Location")).toBe("/training");
  });

  test("AUTH-1 an empty code is asked for, a wrong one refused, and no session begins", async () => {
    const product = await startForTest();
    const visitor = product.visitor();
    const empty = await visitor.signIn("   ");
    expect(empty.status).toBe(400);
    expect(await empty.text()).toContain("Please enter your access code");
    const wrong = await visitor.signIn("000000");
    expect(wrong.status).toBe(401);
    expect(await wrong.text()).toContain("Invalid access code");
    expect(visitor.cookies.size).toBe(0);
  });

  test("AUTH-2 the first success completes the set-up and every success is dated", async () => {
    const product = await startForTest();
    const trainee = await product.createTrainee();
    const state = async () =>
      (
        await product.query<{ done: boolean; at: Date | null }>(
          "select account_setup_complete as done, last_login_at as at from training_credentials where email = $1",
          [trainee.email],
        )
      )[0];
    expect(await state()).toEqual({ done: false, at: null });
    await product.signedIn(trainee);
    const first = await state();
    expect(first?.done).toBe(true);
    await product.signedIn(trainee);
    expect(Number((await state())?.at)).toBeGreaterThan(Number(first?.at));
  });

  test("AUTH-2 a deactivated account gets the answer of an unknown code, and keeps no session", async () => {
    const product = await startForTest();
    const { visitor, userId, trainee } = await product.signedIn();
    expect((await visitor.get("/training")).status).toBe(200);
    await (await product.admin()).form("/training/adminpanel", { intent: "deactivate", userId });
    const gone = await visitor.get("/training");
    expect(gone.status).toBe(302);
    expect(gone.headers.get("Location")).toBe("/auth?redirect=%2Ftraining");
    const refused = await product
      .visitor()
      .json("/api/auth/sign-in/access-code", { accessCode: trainee.accessCode });
    const unknown = await product
      .visitor()
      .json("/api/auth/sign-in/access-code", { accessCode: "999999" });
    expect(refused.status).toBe(401);
    expect(await refused.text()).toBe(await unknown.text());
    expect(await product.query("select 1 from sessions where user_id = $1", [userId])).toEqual([]);
  });

  test("AUTH-6 logging out ends the session on the server, not only in the browser", async () => {
    const product = await startForTest();
    const { visitor } = await product.signedIn();
    const copy = product.visitor().take(visitor);
    const answer = await visitor.form("/auth/sign-out", {});
    expect(answer.headers.get("Location")).toBe("/auth");
    expect(await visitor.page("/auth")).toContain("You have been logged out successfully");
    expect((await copy.get("/training")).status).toBe(302);
  });

  test("AUTH-4 the admin login leads to the standard one and says so", async () => {
    const product = await startForTest();
    for (const path of ["/admin-login", "/admin/login"]) {
      const visitor = product.visitor();
      expect((await visitor.get(path)).headers.get("Location")).toBe("/auth");
      expect(await visitor.page("/auth")).toContain(
        "Please use the standard login with your admin credentials",
      );
    }
  });
});

describe("guessing", () => {
  test("AUTH-1 2,000 wrong codes from 2,000 addresses: no more than the budget are compared, and a right one is refused too", async () => {
    const product = await startForTest(PROXIED);
    const trainee = await product.createTrainee();
    const known = product.visitor(from("10.9.9.9"));
    await known.signIn(trainee.accessCode);
    const statuses: number[] = [];
    const guess = async (number: number) => {
      const visitor = product.visitor(from(`10.0.${number >> 8}.${number & 255}`));
      const answer = await visitor.json("/api/auth/sign-in/access-code", {
        accessCode: String(100_000 + number),
      });
      statuses.push(answer.status);
      await answer.arrayBuffer();
    };
    for (let start = 0; start < 2_000; start += 100) {
      await Promise.all(Array.from({ length: 100 }, (_, index) => guess(start + index)));
    }
    const compared = statuses.filter((status) => status === 401).length;
    expect(compared).toBeGreaterThan(0);
    expect(compared).toBeLessThanOrEqual(10);
    expect(statuses.filter((status) => status === 429).length).toBe(2_000 - compared);

    const stranger = await product.visitor(from("10.8.8.8")).signIn(trainee.accessCode);
    expect(stranger.status).toBe(429);
    expect(Number(stranger.headers.get("Retry-After"))).toBeGreaterThan(60);
    await known.form("/auth/sign-out", {});
    expect((await known.signIn(trainee.accessCode)).status).toBe(302);
  });

  test("AUTH-1 a restart refills nothing", async () => {
    const product = await startForTest(PROXIED);
    const trainee = await product.createTrainee();
    for (let number = 0; number < 12; number += 1) {
      await product.visitor(from(`10.1.0.${number}`)).signIn("111111");
    }
    await product.running.stop();
    const { start, parseConfig } = await builtProduct();
    const again = await start(parseConfig({ ...product.env, LOG_LEVEL: "silent" }));
    try {
      const answer = await fetch(`${again.url}/api/auth/sign-in/access-code`, {
        method: "POST",
        headers: { "Content-Type": "application/json", "X-Forwarded-For": "10.2.0.1" },
        body: JSON.stringify({ accessCode: trainee.accessCode }),
      });
      expect(answer.status).toBe(429);
    } finally {
      await again.stop();
    }
  });

  test("AUTH-1 one address may use half of the budget, an IPv6 subscriber counts as one", async () => {
    const product = await startForTest(PROXIED);
    const statuses: number[] = [];
    for (let number = 1; number <= 8; number += 1) {
      const visitor = product.visitor(from(`2001:db8:1:2::${number}`));
      statuses.push((await visitor.signIn("222222")).status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
    expect((await product.visitor(from("2001:db8:1:3::1")).signIn("222222")).status).toBe(401);
  });

  test("AUTH-1 without a trusted proxy a forged X-Forwarded-For changes nothing", async () => {
    const product = await startForTest();
    const statuses: number[] = [];
    for (let number = 1; number <= 7; number += 1) {
      statuses.push((await product.visitor(from(`10.3.0.${number}`)).signIn("222222")).status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
  });

  test("AUTH-1 right codes cost nothing, however many sign in at once", async () => {
    const product = await startForTest();
    const trainees = await Promise.all(
      Array.from({ length: 30 }, (_, index) => product.createTrainee(`Person${index}`)),
    );
    const answers = await Promise.all(
      trainees.map(({ accessCode }) => product.visitor().signIn(accessCode)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(30).fill(302));
  });

  test("AUTH-1 a device forgets its people after five misses, and serves several people", async () => {
    const product = await startForTest(PROXIED);
    const [one, other] = [await product.createTrainee("One"), await product.createTrainee("Other")];
    const shared = product.visitor(from("10.4.0.1"));
    await shared.signIn(one.accessCode);
    await shared.form("/auth/sign-out", {});
    expect((await shared.signIn(other.accessCode)).status).toBe(302);
    await shared.form("/auth/sign-out", {});
    for (let number = 0; number < 12; number += 1)
      await product.visitor(from(`10.5.0.${number}`)).signIn("1");
    expect((await shared.signIn(one.accessCode)).status).toBe(302);
    await shared.form("/auth/sign-out", {});
    for (let miss = 0; miss < 5; miss += 1)
      expect((await shared.signIn("333333")).status).toBe(401);
    expect((await shared.signIn(one.accessCode)).status).toBe(429);
  });

  test("AUTH-1 five misses end a device that tries many codes at once, too", async () => {
    const product = await startForTest(PROXIED);
    const { visitor, trainee } = await product.signedIn();
    await visitor.form("/auth/sign-out", {});
    for (let number = 0; number < 12; number += 1)
      await product.visitor(from(`10.6.0.${number}`)).signIn("1");
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => product.visitor().take(visitor).signIn("333333")),
    );
    // A known device is told "wrong" where a stranger has to wait.
    const compared = answers.filter(({ status }) => status === 401);
    expect(compared).toHaveLength(5);
    expect((await visitor.signIn(trainee.accessCode)).status).toBe(429);
  });

  test("AUTH-1 an administrator's link signs in past an exhausted budget, once", async () => {
    const product = await startForTest(PROXIED);
    const { userId } = await product.signedIn();
    const admin = await product.admin();
    for (let number = 0; number < 12; number += 1)
      await product.visitor(from(`10.6.0.${number}`)).signIn("1");
    const answer = await admin.form("/training/adminpanel.data", { intent: "link", userId });
    const link = /\/auth\/link#([\w-]{43})/.exec(await answer.text());
    const token = link?.[1] ?? "";
    const guest = product.visitor(from("10.7.0.1"));
    expect((await guest.form("/auth/link", { token })).headers.get("Location")).toBe("/training");
    expect((await guest.get("/training")).status).toBe(200);
    expect((await product.visitor().form("/auth/link", { token })).status).toBe(401);
    const stored = await product.query("select 1 from sign_in_links where token_hash = $1", [
      token,
    ]);
    expect(stored).toEqual([]);
  });
});

describe("secrets", () => {
  test("AUTH-5 a code is kept neither readable nor in a log, an address or an answer that is not its own", async () => {
    const product = await startForTest();
    const { visitor, trainee } = await product.signedIn();
    await product.visitor().signIn("765432");
    await visitor.get("/training");
    const rows = await product.query<{ row: string }>(
      "select training_credentials::text as row from training_credentials",
    );
    const everything = [...rows.map(({ row }) => row), ...product.logged].join("\n");
    for (const secret of [trainee.accessCode, ADMIN_CODE, "765432"])
      expect(everything).not.toContain(secret);
    for (const [, value] of visitor.cookies) expect(product.logged.join("")).not.toContain(value);
  });

  test("AUTH-5 cookies are HttpOnly and Lax, and bound to the host where the visitor came over HTTPS", async () => {
    const product = await startForTest({ ...PROXIED, BASE_URL: "https://portal.example" });
    const trainee = await product.createTrainee();
    const secure = await product
      .visitor({ headers: { "X-Forwarded-Proto": "https", "X-Forwarded-For": "10.0.0.1" } })
      .signIn(trainee.accessCode);
    const cookies = secure.headers.getSetCookie();
    const session = cookies.find((cookie) => cookie.startsWith("__Host-session="));
    expect(session).toMatch(/Path=\/; HttpOnly; Secure; SameSite=Lax/);
    expect(cookies.some((cookie) => cookie.startsWith("__Host-device="))).toBe(true);
    const plain = await product.visitor().signIn(trainee.accessCode);
    expect(plain.headers.getSetCookie().find((cookie) => cookie.startsWith("session="))).toMatch(
      /HttpOnly; SameSite=Lax/,
    );
  });

  test("FN-2 there is no way to ask which code belongs to whom", async () => {
    const product = await startForTest();
    const trainee = await product.createTrainee();
    const answer = await product
      .visitor()
      .json("/api/auth/sign-in/access-code", { accessCode: trainee.accessCode });
    expect(await answer.text()).toBe('{"signedIn":true}');
    for (const path of [
      "/api/auth/get-session",
      "/api/auth/list-sessions",
      "/api/functions/get_email_for_code",
    ]) {
      const reply = await product.visitor().json(path, { _code: trainee.accessCode });
      expect(reply.status).toBe(404);
      expect(await reply.text()).not.toContain(trainee.email);
    }
  });
});
