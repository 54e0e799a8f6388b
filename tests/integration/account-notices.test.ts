import { describe, expect, onTestFinished, test } from "vitest";
import { SmtpStub } from "../kit/smtp-stub";
import { ADMIN_CODE, startForTest, type TestProduct } from "../kit/test-product";

const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const TITLE = "New sign-in to your account";

type NoticeRow = { id: string; kind: string; facts: object; dismissed_at: Date | null };

function noticesOf({ query }: TestProduct, userId: string): Promise<NoticeRow[]> {
  return query("select * from account_notices where user_id = $1 order by at", [userId]);
}

/** How often a page shows the banner; the list on the account page says the title once more. */
function banners(page: string): number {
  return page.match(/aria-label="Security notice"/g)?.length ?? 0;
}

describe("security notices", () => {
  test("AUTH-7 S7 a sign-in on a new device is shown to the person's other sessions, not to itself, until dismissed", async () => {
    const product = await startForTest();
    const { visitor, userId, trainee } = await product.signedInByCode();
    expect(await noticesOf(product, userId), "the first device").toEqual([]);
    expect((await visitor.get("/training")).status).toBe(200);
    const stranger = product.visitor({ headers: { "User-Agent": FIREFOX } });
    await stranger.signIn(trainee.accessCode);
    const [notice, ...others] = await noticesOf(product, userId);
    expect(others).toEqual([]);
    expect(notice).toMatchObject({
      kind: "new-device",
      facts: { device: "Firefox on Linux", address: "127.0.0.1" },
    });
    await expect.poll(async () => banners(await visitor.page("/training"))).toBe(1);
    expect(await visitor.page("/training")).toContain("Firefox on Linux");
    expect(await visitor.page("/account")).toContain("Security notices");
    expect(banners(await stranger.page("/training"))).toBe(0);

    const dismissal = { intent: "dismiss-notice", noticeId: notice?.id ?? "" };
    expect((await stranger.form("/account.data", dismissal)).status).toBe(409);
    const somebodyElse = await product.signedIn();
    expect((await somebodyElse.visitor.form("/account.data", dismissal)).status).toBe(409);
    expect((await visitor.form("/account.data", dismissal)).status).toBe(200);
    await expect.poll(async () => banners(await visitor.page("/training"))).toBe(0);
    expect(await visitor.page("/account"), "the list keeps it").toContain(TITLE);
  });

  test("WEEK-9 one answer settles every sign-in of the same device, and no other", async () => {
    const product = await startForTest();
    const { visitor, userId } = await product.signedInByCode();
    for (const device of ["Firefox on Linux", "Firefox on Linux", "Safari on iPhone"])
      await product.query(
        `insert into account_notices (user_id, kind, facts) values ($1, 'new-device', $2)`,
        [userId, JSON.stringify({ device, address: "127.0.0.1" })],
      );
    const of = (device: string) =>
      product.query(
        "select id from account_notices where facts->>'device' = $1 and dismissed_at is null",
        [device],
      );
    const [named] = await of("Firefox on Linux");
    const noticeId = String(named?.id);
    const answer = { intent: "dismiss-notice", noticeId };
    expect((await visitor.form("/account.data", answer)).status).toBe(200);
    expect(await of("Firefox on Linux")).toEqual([]);
    expect(await of("Safari on iPhone")).toHaveLength(1);
  });

  test("AUTH-7 a device that the person has used gives no notice, one that only someone else has used does", async () => {
    const product = await startForTest();
    const one = await product.signedInByCode(await product.createTrainee("One"));
    const other = await product.signedInByCode(await product.createTrainee("Other"));
    await one.visitor.signIn(one.trainee.accessCode);
    expect(await noticesOf(product, one.userId)).toEqual([]);
    await one.visitor.signIn(other.trainee.accessCode);
    expect(await noticesOf(product, other.userId)).toHaveLength(1);
    await one.visitor.signIn(other.trainee.accessCode);
    expect(await noticesOf(product, other.userId)).toHaveLength(1);
    expect(banners(await one.visitor.page("/training")), "at the next sign-in").toBe(1);
  });

  test("AUTH-7 a link that an administrator made is a sign-in like others", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    const { userId } = await product.signedIn();
    const made = await admin.form("/training/adminpanel.data", { intent: "link", userId });
    const token = /\/auth\/link#([\w-]{43})/.exec(await made.text())?.[1] ?? "";
    await product.visitor().form("/auth/link", { token });
    expect(await noticesOf(product, userId)).toHaveLength(1);
  });

  test("AUTH-7 a notice is mailed where the person's address is confirmed, and names no address of theirs", async () => {
    const mail = await SmtpStub.start();
    onTestFinished(() => mail.stop());
    const product = await startForTest(mail.env);
    await product.admin();
    await product.query("update users set email = 'ann@company.example'");
    await product.visitor().signIn(ADMIN_CODE);
    await product.query("update users set email_verified = true");
    await product.visitor({ headers: { "User-Agent": FIREFOX } }).signIn(ADMIN_CODE);
    await mail.until(1);
    expect(mail.mails).toHaveLength(1);
    expect(mail.mails[0]?.to).toBe("ann@company.example");
    expect(mail.mails[0]?.source).toContain("Firefox on Linux");
    expect(product.logged.join("")).not.toContain("ann@company.example");
  });

  test("AUTH-7 S7 a person keeps the newest 20 notices", async () => {
    const product = await startForTest();
    const { userId, trainee } = await product.signedInByCode();
    await product.query(
      "insert into account_notices (user_id, kind, facts, at) select $1, 'new-device', '{}', now() - n * interval '1 hour' from generate_series(1, 40) n",
      [userId],
    );
    await product.visitor().signIn(trainee.accessCode);
    const kept = await noticesOf(product, userId);
    expect(kept).toHaveLength(20);
    expect(kept.at(-1)?.facts).toHaveProperty("device");
  });
});

describe("beginning a session", () => {
  test("S7 the User-Agent is stored to 300 characters, and only the newest 30 sessions of a person stay", async () => {
    const product = await startForTest();
    const { visitor, userId, trainee } = await product.signedInByCode();
    await product.query(
      "insert into sessions (id, token, user_id, expires_at, created_at) select 's' || n, 't' || n, $1, now() + interval '1 day', now() + n * interval '1 second' from generate_series(1, 29) n",
      [userId],
    );
    expect((await visitor.get("/training")).status).toBe(200);
    await product.query(
      "update sessions set created_at = now() - interval '1 day'  where id like 's%'",
    );
    await product
      .visitor({ headers: { "User-Agent": "x".repeat(14_500) } })
      .signIn(trainee.accessCode);
    const rows = await product.query<{ id: string; length: number | null }>(
      "select id, length(user_agent) as length from sessions where user_id = $1 order by created_at",
      [userId],
    );
    expect(rows).toHaveLength(30);
    expect(rows.at(-1)?.length).toBe(300);
    expect((await visitor.get("/training")).status, "a newer one than those").toBe(200);
  });

  test("AUTH-2 a sign-in that fails halfway leaves nothing: no session, no device, no date", async () => {
    const product = await startForTest();
    const trainee = await product.createTrainee();
    await product.query(
      "create function refuse() returns trigger language plpgsql as $$ begin raise exception 'full'; end $$",
    );
    for (const table of ["sessions", "training_credentials"]) {
      const event = table === "sessions" ? "insert" : "update";
      await product.query(
        `create trigger refuse before ${event} on ${table} for each row execute function refuse()`,
      );
      expect((await product.visitor().signIn(trainee.accessCode)).status).toBe(500);
      await product.query(`drop trigger refuse on ${table}`);
      const left = await product.query(
        `select user_id from sessions join training_credentials using (user_id) where email = $1
         union all select user_id from known_devices join training_credentials using (user_id) where email = $1`,
        [trainee.email],
      );
      expect(left, table).toEqual([]);
    }
    expect((await product.visitor().signIn(trainee.accessCode)).status).toBe(302);
  });
});
