import { describe, expect, test } from "vitest";
import { ADMIN_CODE, startForTest } from "../kit/test-product";

const PROXIED = { TRUST_PROXY: "1" };

describe("signing in", () => {
  test("AUTH-1 a right code leads to the training page, or where the visitor wanted to go", async () => {
    const product = await startForTest();
    const trainee = await product.createTrainee();
    const response = await product.visitor().signIn(`  ${trainee.accessCode} `);
    expect(response.status).toBe(302);
    expect(response.headers.get("Location")).toBe("/training");
    const wanted = await product
      .visitor()
      .form("/auth?redirect=/training/lesson3", { accessCode: ADMIN_CODE });
    expect(wanted.headers.get("Location")).toBe("/training/lesson3");
    const foreign = await product
      .visitor()
      .form("/auth?redirect=//evil.example", { accessCode: trainee.accessCode });
    expect(foreign.headers.get("Location")).toBe("/training");
  });

  test("AUTH-1 a code is read as chat apps, other keyboards and people who copy it by hand give it", async () => {
    const product = await startForTest({ ACCESS_CODE_LENGTH: "8" });
    const { accessCode } = await product.createTrainee();
    const wide = [...accessCode].map((digit) => String.fromCodePoint(0xff10 + Number(digit)));
    const typed = [
      `\u200b${accessCode}`,
      `${accessCode.slice(0, 4)}\u2060${accessCode.slice(4)}\ufeff`,
      `${accessCode.slice(0, 4)}–${accessCode.slice(4)}`,
      wide.join(""),
      accessCode.replace("0", "O").replace("1", "l"),
    ];
    for (const code of typed) {
      const response = await product.visitor().signIn(code);
      expect([code, response.headers.get("Location")]).toEqual([code, "/training"]);
    }
    const other = accessCode.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10));
    expect((await product.visitor().signIn(`\u200b${other}`)).status).toBe(401);
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
    await product.signedInByCode(trainee);
    const first = await state();
    expect(first?.done).toBe(true);
    await product.signedInByCode(trainee);
    expect(Number((await state())?.at)).toBeGreaterThan(Number(first?.at));
  });

  test("AUTH-2 a deactivated account gets the response of an unknown code, and keeps no session, device or link", async () => {
    const product = await startForTest();
    const { visitor, userId, trainee } = await product.signedInByCode();
    expect((await visitor.get("/training")).status).toBe(200);
    const admin = await product.admin();
    await admin.form("/training/adminpanel", { intent: "link", userId });
    await admin.form("/training/adminpanel", { intent: "deactivate", userId });
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
    for (const table of ["sessions", "known_devices", "sign_in_links"])
      expect(await product.query(`select 1 from ${table} where user_id = $1`, [userId])).toEqual(
        [],
      );
  });

  test("AUTH-6 logging out ends the session on the server, not only in the browser", async () => {
    const product = await startForTest();
    const { visitor } = await product.signedInByCode();
    const copy = product.visitor().take(visitor);
    const response = await visitor.form("/auth/sign-out", {});
    expect(response.headers.get("Location")).toBe("/auth");
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

describe("secrets", () => {
  test("AUTH-5 a code is kept neither readable nor in a log, an address or a response that is not its own", async () => {
    const product = await startForTest();
    const { visitor, trainee } = await product.signedInByCode();
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

  test("FN-2 there is no way to look up whose code it is", async () => {
    const product = await startForTest();
    const trainee = await product.createTrainee();
    const response = await product
      .visitor()
      .json("/api/auth/sign-in/access-code", { accessCode: trainee.accessCode });
    expect(await response.text()).toBe('{"signedIn":true}');
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
