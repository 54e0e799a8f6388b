import { describe, expect, test } from "vitest";
import { startForTest, type TestProduct } from "../kit/test-product";
import type { Visitor } from "../kit/visitor";

const ATTEMPT = "one-browser";
const INTENTS: Record<string, string>[] = [{ intent: "look" }, {}];

async function linkFor(product: TestProduct, userId: string): Promise<string> {
  const admin = await product.admin();
  const made = await admin.form("/training/adminpanel.data", { intent: "link", userId });
  return /\/auth\/link#([\w-]{43})/.exec(await made.text())?.[1] ?? "";
}

async function send(visitor: Visitor, fields: Record<string, string>) {
  const response = await visitor.form("/auth/link.data", fields);
  return { status: response.status, text: await response.text() };
}

async function isSignedInAs(visitor: Visitor): Promise<string | null> {
  const state = await (await visitor.get("/account/session")).json();
  return (state as { userId?: string }).userId ?? null;
}

describe("sign-in links", () => {
  test("S10 looking at a link says whose it is and does not use it up; a wrong token reveals nothing", async () => {
    const product = await startForTest();
    const { userId } = await product.signedIn(await product.createTrainee("Linka", "Trainee"));
    const token = await linkFor(product, userId);
    const scanner = product.visitor();
    for (let looks = 0; looks < 3; looks += 1) {
      const look = await send(scanner, { intent: "look", token });
      expect(look.status).toBe(200);
      expect(look.text).toContain("Linka Trainee");
    }
    await scanner.get("/auth/link");
    expect(scanner.cookies.has("session")).toBe(false);
    for (const end of [".", ">", "%3E", " ).", "”"])
      expect((await send(scanner, { intent: "look", token: token + end })).status, end).toBe(200);
    const wrong = await send(scanner, { intent: "look", token: `${token.slice(1)}x` });
    expect(wrong.status).toBe(401);
    expect(wrong.text).not.toContain("Linka");
    expect((await send(scanner, { intent: "look" })).status).toBe(401);
    const response = await product.visitor().form("/auth/link", { token });
    expect(response.headers.get("Location")).toBe("/training");
    expect((await send(scanner, { intent: "look", token })).status).toBe(401);
  });

  test("AUTH-1 a link no longer works after 24 hours, nor for an account that was deactivated", async () => {
    const product = await startForTest();
    const { userId } = await product.signedIn();
    const token = await linkFor(product, userId);
    const hoursLeft = "extract(epoch from expires_at - created_at) / 3600";
    expect(
      await product.query(`select round(${hoursLeft})::int as hours from sign_in_links`),
    ).toEqual([{ hours: 24 }]);
    await product.query("update sign_in_links set expires_at = now() - interval '1 second'");
    for (const intent of INTENTS)
      expect((await send(product.visitor(), { token, ...intent })).status).toBe(401);
    await product.query("update sign_in_links set expires_at = now() + interval '1 hour'");
    await product.query("update training_credentials set is_active = false where user_id = $1", [
      userId,
    ]);
    for (const intent of INTENTS)
      expect((await send(product.visitor(), { token, ...intent })).status).toBe(401);
  });

  test("S10 an open session is not replaced without a question", async () => {
    const product = await startForTest();
    const trainee = await product.signedInByCode(await product.createTrainee("Linka", "Trainee"));
    const admin = await product.admin();
    const adminId = await isSignedInAs(admin);
    const token = await linkFor(product, trainee.userId);
    const asked = await send(admin, { token });
    expect(asked.status).toBe(409);
    expect(asked.text).toContain("Linka Trainee");
    expect(asked.text).toContain("Site Administrator");
    expect(await isSignedInAs(admin)).toBe(adminId);
    const stale = await send(admin, { token, replacing: trainee.userId });
    expect(stale.status, "the question was about somebody else").toBe(409);
    const switched = await admin.form("/auth/link", { token, replacing: adminId ?? "" });
    expect(switched.headers.get("Location")).toBe("/training");
    expect(await isSignedInAs(admin)).toBe(trainee.userId);
  });

  test("S10 a browser that lost the response may repeat its attempt for five minutes, and no other", async () => {
    const product = await startForTest();
    const { userId } = await product.signedIn();
    const token = await linkFor(product, userId);
    await product.visitor().form("/auth/link", { token, attempt: ATTEMPT });
    const others: Record<string, string>[] = [{}, { attempt: "another-browser" }];
    for (const other of others)
      expect((await send(product.visitor(), { token, ...other })).status).toBe(401);
    const again = product.visitor();
    expect((await send(again, { token, attempt: ATTEMPT, intent: "look" })).status).toBe(200);
    await again.form("/auth/link", { token, attempt: ATTEMPT });
    expect(await isSignedInAs(again)).toBe(userId);
    await product.query("update sign_in_links set redeemed_at = now() - interval '6 minutes'");
    expect((await send(product.visitor(), { token, attempt: ATTEMPT })).status).toBe(401);
  });

  test("S10 of twelve browsers that redeem one link at the same time, one is signed in", async () => {
    const product = await startForTest();
    const { userId } = await product.signedIn();
    const token = await linkFor(product, userId);
    const responses = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        product.visitor().form("/auth/link", { token, attempt: `browser ${n}` }),
      ),
    );
    expect(responses.filter(({ status }) => status === 302)).toHaveLength(1);
    expect(responses.filter(({ status }) => status === 401)).toHaveLength(11);
  });

  test("S10 a sign-in that fails keeps the link good, and says that it was not used", async () => {
    const product = await startForTest();
    const { userId } = await product.signedIn();
    const token = await linkFor(product, userId);
    await product.query(
      "create function refuse() returns trigger language plpgsql as $$ begin raise exception 'full'; end $$",
    );
    await product.query(
      "create trigger refuse before insert on sessions for each row execute function refuse()",
    );
    const failed = await send(product.visitor(), { token, attempt: ATTEMPT });
    expect(failed.status).toBe(500);
    expect(failed.text).toContain("Something went wrong on the server");
    expect(failed.text).toContain("Your link still works");
    await product.query("drop trigger refuse on sessions");
    const response = await product.visitor().form("/auth/link", { token });
    expect(response.headers.get("Location")).toBe("/training");
  });
});

describe("limits of an account", () => {
  test("S7 an account allows 60 sign-ins an hour; no one else waits, and a link stays valid", async () => {
    const product = await startForTest();
    const { visitor, userId, trainee } = await product.signedInByCode();
    const token = await linkFor(product, userId);
    const [bucket] = await product.query<{ key: string; most: number; refill_seconds: number }>(
      "update rate_limits set tokens = 1, refilled_at = now() where key like 'sign-ins-to-account%' returning key, most, refill_seconds",
    );
    expect(bucket).toMatchObject({ most: 60, refill_seconds: 3_600 });
    expect((await product.visitor().signIn(trainee.accessCode)).status).toBe(302);
    const refused = await product.visitor().signIn(trainee.accessCode);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(await refused.text()).toContain("Too many sign-ins to this account");
    const linked = await send(product.visitor(), { token });
    expect(linked.status).toBe(429);
    expect(linked.text).toContain("Too many sign-ins to this account");
    expect((await visitor.get("/training")).status, "an open session").toBe(200);
    const other = await product.createTrainee("Other");
    expect((await product.visitor().signIn(other.accessCode)).status).toBe(302);
    await product.query("delete from rate_limits");
    const response = await product.visitor().form("/auth/link", { token });
    expect(response.headers.get("Location")).toBe("/training");
  });

  test("S7 a person's devices are the newest 30", async () => {
    const product = await startForTest();
    const { visitor, userId, trainee } = await product.signedInByCode();
    await product.query(
      "insert into known_devices (token_hash, user_id, expires_at) select 'd' || n, $1, now() + interval '1 day' from generate_series(1, 40) n",
      [userId],
    );
    await product.visitor().signIn(trainee.accessCode);
    const devices = "select 1 from known_devices where user_id = $1";
    expect(await product.query(devices, [userId])).toHaveLength(30);
    expect((await visitor.signIn(trainee.accessCode)).status).toBe(302);
    const notices = "select 1 from account_notices where user_id = $1";
    expect(await product.query(notices, [userId])).toHaveLength(1);
  });
});
