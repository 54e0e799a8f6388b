import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { appCode, enrol } from "../kit/authenticator";
import { SmtpStub } from "../kit/smtp-stub";
import { ADMIN_CODE, startForTest, type TestProduct } from "../kit/test-product";
import type { Visitor } from "../kit/visitor";

const ADDRESS = "ann@company.example";

type Scene = { product: TestProduct; mail: SmtpStub };

let mail: SmtpStub;
beforeAll(async () => {
  mail = await SmtpStub.start();
});
afterAll(() => mail.stop());

async function withMail(env: Record<string, string> = {}): Promise<Scene> {
  mail.forget();
  return { product: await startForTest({ TRUST_PROXY: "1", ...mail.env, ...env }), mail };
}

async function withAddress(): Promise<Scene & { admin: Visitor }> {
  const { product, mail } = await withMail();
  const admin = await product.admin();
  await admin.form("/account.data", { intent: "ask-address", email: ADDRESS });
  const code = await mail.codeOf(1);
  await admin.form("/account.data", { intent: "prove-address", email: ADDRESS, code });
  return { product, mail, admin };
}

async function ask(visitor: Visitor, email = ADDRESS) {
  return visitor.form("/auth/mail", { email });
}

async function enter(visitor: Visitor, code: string, email = ADDRESS) {
  return visitor.form("/auth/mail?redirect=/training/lesson2", { email, code });
}

const TESS = "tess@company.example";

/** A trainee whose address staff gave. */
async function withTrainee(product: TestProduct) {
  const admin = await product.admin();
  const made = await admin.json("/api/functions/create-training-user", {
    firstName: "Tess",
    lastName: "Trainee",
    email: ` ${TESS.toUpperCase()}`,
  });
  expect(made.status).toBe(201);
  const { accessCode } = (await made.json()) as { accessCode: string };
  const [row] = await product.query<{ id: string }>("select id from users where email = $1", [
    TESS,
  ]);
  return { admin, accessCode, userId: row?.id ?? "" };
}

async function isConfirmed(product: TestProduct): Promise<boolean | undefined> {
  const [row] = await product.query<{ email_verified: boolean }>(
    "select email_verified from users where email = $1",
    [TESS],
  );
  return row?.email_verified;
}

/** Another code may be requested only after a minute. */
async function minuteLater(product: TestProduct): Promise<void> {
  await product.query("update verifications set created_at = now() - interval '61 seconds'");
}

function wrong(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, "0");
}

describe("an administrator's own address", () => {
  test("AUTH-7 counts once the code that was sent there comes back, and can be removed", async () => {
    const { product, mail } = await withMail();
    const admin = await product.admin();
    const sent = await admin.form("/account.data", {
      intent: "ask-address",
      email: " Ann@Company.Example ",
    });
    expect(sent.status).toBe(200);
    const code = await mail.codeOf(1);
    expect(mail.mails[0]).toMatchObject({ to: ADDRESS, from: "training@example.com" });
    expect(mail.mails[0]?.source).not.toContain(ADMIN_CODE);
    for (const fields of [
      { email: ADDRESS, code: wrong(code) },
      { email: "other@company.example", code },
    ])
      expect(
        (await admin.form("/account.data", { intent: "prove-address", ...fields })).status,
      ).toBe(409);
    expect(await product.query("select 1 from users where email_verified")).toEqual([]);
    const fields = { intent: "prove-address", email: ADDRESS, code };
    expect((await admin.form("/account.data", fields)).status).toBe(200);
    expect(await admin.page("/account")).toContain(ADDRESS);
    expect((await admin.form("/account.data", fields)).status, "used").toBe(409);
    await admin.form("/account.data", { intent: "remove-address" });
    // The address is told, and the next test begins without it.
    await mail.until(2);
    expect(await admin.page("/account")).not.toContain(ADDRESS);
    const acts = await product.query<{ verb: string; row: string }>(
      "select verb, events::text as row from events order by at",
    );
    expect(acts.map(({ verb }) => verb)).toEqual(["addresses.set", "addresses.remove"]);
    expect(`${acts.map(({ row }) => row)}${product.logged}`).not.toContain(ADDRESS);
    expect(product.logged.join("")).not.toContain(code);
  });

  test("PEOPLE-1 the address before is told once that another took its place, or that it was removed, with what to do", async () => {
    const { product, mail, admin } = await withAddress();
    const NEXT = "ann@home.example";
    const prove = async (email: string, count: number) => {
      await admin.form("/account.data", { intent: "ask-address", email });
      const code = await mail.codeOf(count);
      const proven = await admin.form("/account.data", { intent: "prove-address", email, code });
      expect(proven.status).toBe(200);
    };
    const told = () => mail.mails.filter(({ source }) => source.includes("taken off your account"));
    await minuteLater(product);
    await prove(ADDRESS, 2);
    await prove(NEXT, 3);
    await expect.poll(() => told().map(({ to }) => to)).toEqual([ADDRESS]);
    expect(told()[0]?.source).toContain("If it was not");
    expect(told()[0]?.source).not.toContain(NEXT);
    await admin.form("/account.data", { intent: "remove-address" });
    await expect.poll(() => told().map(({ to }) => to)).toEqual([ADDRESS, NEXT]);
  });

  test("AUTH-5 PEOPLE-1 is for trainees too, not without re-authentication, not someone else's, and not more than one code a minute", async () => {
    const { product, mail, admin } = await withAddress();
    const { visitor } = await product.signedIn();
    expect((await visitor.form("/account.data", { intent: "new-code" })).status).toBe(409);
    await visitor.form("/account.data", { intent: "ask-address", email: ADDRESS });
    const code = await mail.codeOf(2);
    const taken = await visitor.form("/account.data", {
      intent: "prove-address",
      email: ADDRESS,
      code,
    });
    expect(await taken.text()).toContain("This address cannot be used");
    const soon = await admin.form("/account.data", {
      intent: "ask-address",
      email: "new@company.example",
    });
    const again = await admin.form("/account.data", {
      intent: "ask-address",
      email: "new@company.example",
    });
    expect([soon.status, again.status]).toEqual([200, 409]);
    await mail.until(3);
    for (const email of ["", "nonsense", "a@b", `${"x".repeat(300)}@company.example`])
      expect((await admin.form("/account.data", { intent: "ask-address", email })).status).toBe(
        400,
      );
    await product.query("update sessions set proven_at = now() - interval '11 minutes'");
    for (const intent of ["remove-address", "new-code"])
      expect((await admin.form("/account.data", { intent })).status).toBe(403);
  });
});

describe("a code by email", () => {
  test("AUTH-7 signs an administrator in, once, and leads on", async () => {
    const { product, mail } = await withAddress();
    const visitor = product.visitor();
    expect(await visitor.page("/auth")).toContain("/auth/mail?redirect=");
    expect(await (await ask(visitor, " ANN@company.example")).text()).toContain(
      "a code is on its way",
    );
    const code = await mail.codeOf(2);
    expect((await enter(visitor, wrong(code))).status).toBe(401);
    const right = await enter(visitor, ` ${code.slice(0, 3)} ${code.slice(3)}`);
    expect(right.headers.get("Location")).toBe("/training/lesson2");
    expect((await visitor.get("/training/adminpanel")).status).toBe(200);
    expect((await enter(product.visitor(), code)).status).toBe(401);
  });

  test("S5 strangers neither use up nor void the code that an administrator's own browser gets", async () => {
    const { product, mail, admin } = await withAddress();
    const own = admin;
    await ask(own);
    const code = await mail.codeOf(2);
    for (let asked = 0; asked < 11; asked += 1) await ask(product.visitor());
    expect((await ask(product.visitor())).status).toBe(429);
    for (let tried = 0; tried < 11; tried += 1) await enter(product.visitor(), wrong(code));
    expect((await enter(product.visitor(), wrong(code))).status).toBe(429);
    expect((await enter(own, code)).headers.get("Location")).toBe("/training/lesson2");
  });

  test("AUTH-7 of eight who enter one code at once, one gets in", async () => {
    const { product, mail } = await withAddress();
    await ask(product.visitor());
    const code = await mail.codeOf(2);
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => enter(product.visitor(), code)),
    );
    expect(responses.filter(({ status }) => status === 302)).toHaveLength(1);
  });

  test("AUTH-7 the second step holds here too", async () => {
    const { product, mail, admin } = await withAddress();
    const { key } = await enrol(admin);
    const visitor = product.visitor();
    await ask(visitor);
    const response = await enter(visitor, await mail.codeOf(2));
    expect(response.headers.get("Location")).toBe("/auth/confirm?redirect=%2Ftraining%2Flesson2");
    expect([...visitor.cookies.keys()]).toEqual(["challenge"]);
    expect((await visitor.get("/training")).status).toBe(302);
    expect((await visitor.form("/auth/confirm", { code: appCode(key) })).status).toBe(302);
    expect((await visitor.get("/training")).status).toBe(200);
  });

  test("AUTH-7 an expired code, one that a newer one replaced, and one of another address are refused", async () => {
    const { product, mail } = await withAddress();
    const visitor = product.visitor();
    await ask(visitor);
    const first = await mail.codeOf(2);
    await minuteLater(product);
    await ask(visitor);
    const second = await mail.codeOf(3);
    expect((await enter(visitor, first)).status).toBe(first === second ? 302 : 401);
    expect((await enter(visitor, second, "other@company.example")).status).toBe(401);
    await product.query("update verifications set expires_at = now() - interval '1 second'");
    expect((await enter(visitor, second)).status).toBe(401);
  });

  test("AUTH-7 no one learns who has an address: unknown, a deactivated trainee's and a known one get the same response", async () => {
    const { product, mail } = await withAddress();
    const { userId } = await withTrainee(product);
    await product.query("update training_credentials set is_active = false where user_id = $1", [
      userId,
    ]);
    const responses: string[] = [];
    const codes: string[] = [];
    for (const email of [ADDRESS, TESS, "nobody@company.example"]) {
      const visitor = product.visitor();
      const asked = await visitor.form("/auth/mail.data", { email });
      responses.push(`${asked.status} ${(await asked.text()).replaceAll(email, "…")}`);
      const tried = await visitor.form("/auth/mail.data", { email, code: "000000x" });
      codes.push(`${tried.status} ${(await tried.text()).replaceAll(email, "…")}`);
    }
    expect(new Set(responses).size, responses.join("\n")).toBe(1);
    expect(new Set(codes).size, codes.join("\n")).toBe(1);
    const rows = await product.query(
      "select 1 from verifications where identifier like 'mail-code sign-in%'",
    );
    expect(rows).toHaveLength(3);
    await mail.codeOf(2);
    expect(mail.codes).toHaveLength(2);
    expect(mail.mails.filter(({ to }) => to !== ADDRESS)).toEqual([]);
    const queued = await product.query("select 1 from mail_outbox where recipient <> $1", [
      ADDRESS,
    ]);
    expect(queued).toEqual([]);
  });

  test("AUTH-7 ten codes are sent a day to an address, one a minute, and then everyone waits alike", async () => {
    const { product, mail } = await withAddress();
    for (const email of [ADDRESS, "nobody@company.example"]) {
      const statuses: number[] = [];
      for (let asked = 0; asked < 11; asked += 1) {
        if (asked > 1) await minuteLater(product);
        const visitor = product.visitor({ headers: { "X-Forwarded-For": `10.0.0.${asked}` } });
        statuses.push((await ask(visitor, email)).status);
      }
      expect(statuses, email).toEqual([...Array(10).fill(200), 429]);
    }
    await mail.codeOf(10);
    expect(mail.codes).toHaveLength(10);
  });

  test("AUTH-7 one address may ask thirty times a day, for whomever", async () => {
    const { product } = await withAddress();
    const visitor = product.visitor({ headers: { "X-Forwarded-For": "10.1.1.1" } });
    const statuses: number[] = [];
    for (let asked = 0; asked < 31; asked += 1)
      statuses.push((await ask(visitor, `somebody${asked}@company.example`)).status);
    expect(statuses).toEqual([...Array(30).fill(200), 429]);
  });

  test("AUTH-7 ten wrong codes are compared, also at once, for a known and an unknown address alike", async () => {
    const { product, mail } = await withAddress();
    await ask(product.visitor());
    const code = await mail.codeOf(2);
    for (const email of [ADDRESS, "nobody@company.example"]) {
      const responses = await Promise.all(
        Array.from({ length: 14 }, () => enter(product.visitor(), wrong(code), email)),
      );
      expect(responses.filter(({ status }) => status === 401)).toHaveLength(10);
      expect(responses.filter(({ status }) => status === 429)).toHaveLength(4);
    }
    expect((await enter(product.visitor(), code)).status).toBe(429);
    expect((await product.visitor().signIn(ADMIN_CODE)).status).toBe(302);
  });

  test("AUTH-7 a person who signed in by email replaces a lost access code: shown once, the old one and other sessions end", async () => {
    const { product, mail, admin } = await withAddress();
    const visitor = product.visitor();
    await ask(visitor);
    await enter(visitor, await mail.codeOf(2));
    const response = await visitor.form("/account.data", { intent: "new-code" });
    const code = /"([A-Z2-7]{12})"/.exec(await response.text())?.[1] ?? "";
    expect(code).not.toBe("");
    expect((await admin.get("/training")).status).toBe(302);
    expect((await visitor.get("/training")).status).toBe(200);
    expect((await product.visitor().signIn(ADMIN_CODE)).status).toBe(401);
    expect((await product.visitor().signIn(code)).status).toBe(302);
  });

  test("AUTH-7 a deactivated person gets no code and no session by an old one", async () => {
    const { product, mail } = await withAddress();
    const visitor = product.visitor();
    await ask(visitor);
    const code = await mail.codeOf(2);
    await product.query("update training_credentials set is_active = false");
    expect((await enter(visitor, code)).status).toBe(401);
    await minuteLater(product);
    expect((await ask(visitor)).status).toBe(200);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(mail.codes).toHaveLength(2);
  });

  test("PEOPLE-3 a trainee signs in by the code, also without JavaScript, which confirms an address that staff gave", async () => {
    const { product, mail } = await withMail();
    await withTrainee(product);
    const visitor = product.visitor();
    expect(await visitor.page("/auth")).toContain("Email me a sign-in link");
    await ask(visitor, TESS);
    const code = await mail.codeOf(1);
    expect(await isConfirmed(product)).toBe(false);
    expect((await enter(visitor, code, TESS)).headers.get("Location")).toBe("/training/lesson2");
    expect(await isConfirmed(product)).toBe(true);
    expect((await visitor.get("/training")).status).toBe(200);
  });

  test("PEOPLE-3 the link in it signs in once and confirms the address; a link that staff copied does not, and one to an earlier address ends", async () => {
    const { product, mail } = await withMail();
    const { admin, userId } = await withTrainee(product);
    const copied = await admin.form("/training/adminpanel.data", { intent: "link", userId });
    const token = /#([\w-]{43})/.exec(await copied.text())?.[1] ?? "";
    expect((await product.visitor().form("/auth/link", { token })).status).toBe(302);
    expect(await isConfirmed(product)).toBe(false);
    await ask(product.visitor(), TESS);
    const [, mailed = ""] = (await mail.linkTo("/auth/link#")).split("#");
    const visitor = product.visitor();
    expect((await visitor.form("/auth/link", { token: mailed })).status).toBe(302);
    expect((await visitor.get("/training")).status).toBe(200);
    expect((await product.visitor().form("/auth/link", { token: mailed })).status).toBe(401);
    expect(await isConfirmed(product)).toBe(true);
    await minuteLater(product);
    await ask(product.visitor(), TESS);
    await mail.codeOf(2);
    const [, late = ""] = (await mail.linkTo("/auth/link#")).split("#");
    await visitor.form("/account.data", { intent: "remove-address" });
    expect((await product.visitor().form("/auth/link", { token: late })).status).toBe(401);
  });

  test("PEOPLE-2 an address belongs to one account", async () => {
    const { product } = await withMail();
    const { admin } = await withTrainee(product);
    for (const email of [TESS, "nonsense"]) {
      const person = { intent: "create", firstName: "Tom", lastName: "Trainee", email };
      const status = (await admin.form("/training/adminpanel.data", person)).status;
      expect(status, email).toBe(email === TESS ? 409 : 400);
    }
    const person = { intent: "create", firstName: "Tom", lastName: "Trainee", email: "" };
    expect((await admin.form("/training/adminpanel.data", person)).status).toBe(200);
  });

  test("AUTH-7 without a mail server there is neither a button nor a page; C8 with one that refuses, the code waits encrypted for ten minutes", async () => {
    const product = await startForTest();
    expect(await product.visitor().page("/auth")).not.toContain("/auth/mail");
    expect((await product.visitor().get("/auth/mail")).status).toBe(404);
    expect((await product.visitor().form("/auth/mail", { email: ADDRESS })).status).toBe(404);
    const other = await withAddress();
    other.mail.refusing = true;
    expect((await ask(other.product.visitor())).status).toBe(200);
    await expect.poll(() => other.product.logged.join("")).toContain("a mail could not be sent");
    expect(other.product.logged.join("")).not.toContain(ADDRESS);
    const [waiting] = await other.product.query<{ body: string; minutes: number }>(
      `select body, round(extract(epoch from expires_at - created_at) / 60)::int as minutes
       from mail_outbox where sent_at is null`,
    );
    expect(waiting?.body).not.toMatch(/code|\d{6} /);
    expect(waiting?.minutes).toBe(10);
  });
});
