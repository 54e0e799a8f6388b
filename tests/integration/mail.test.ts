import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { queueMail } from "../../app/platform/mail/outbox.server";
import { builtProduct } from "../kit/built-product";
import { aQueuedMail, mailsDue, queuesMail } from "../kit/due-jobs";
import { anApplication, INBOX } from "../kit/inbox-items";
import { LiveListener } from "../kit/live-listener";
import { startMailing } from "../kit/mailing-product";
import type { SmtpStub } from "../kit/smtp-stub";
import { startForTest, type TestProduct } from "../kit/test-product";
import type { Visitor } from "../kit/visitor";

const MAIL = "/admin/mail";
const TO = "ann@example.com";

let mail: SmtpStub;
let product: TestProduct;
let admin: Visitor;
beforeAll(async () => {
  const started = await startMailing();
  ({ mail, product, admin } = started);
  return started.stop;
});
beforeEach(async () => {
  await product.query("delete from mail_outbox");
  await product.query("delete from jobs where kind like 'mail%'");
  mail.forget();
});

type Row = {
  id: string;
  body: string;
  calendar_file: string | null;
  failed_at: Date | null;
  sent_at: Date | null;
  last_error: string | null;
  attempts: number;
};
const rows = () => product.query<Row>("select * from mail_outbox order by created_at");
const row = async () => (await rows())[0];

const hurry = () => mailsDue(product.query);

/** An application that was accepted, with the page of its item. */
async function anAcceptance(): Promise<string> {
  // An address belongs to one account.
  for (const [table, id] of [
    ["users", "id"],
    ["training_credentials", "user_id"],
  ])
    await product.query(
      `update ${table} set email = ${id} || '@trainees.invalid' where email = $1`,
      [TO],
    );
  const path = `${INBOX}/application/${await anApplication(product.query, { mail: TO })}`;
  await admin.form(`${path}.data`, { intent: "accept", firstName: "Ann", lastName: "Lee" });
  return path;
}

const wordsOf = (page: string) =>
  page
    .replace(/<(script|style)[^>]*>.*?<\/\1>/gs, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");

async function tryAgain(path: string): Promise<number> {
  const fields = { intent: "try-again", mail: (await row())?.id ?? "" };
  return (await admin.form(`${path}.data`, fields)).status;
}

describe("the sign-in link of an accepted application", () => {
  test("C8 waits encrypted, shows where it stands, and goes out when tried again", async () => {
    const path = await anAcceptance();
    const live = await LiveListener.open(admin, "inbox");
    onTestFinished(() => live.close());
    mail.refusing = true;
    const sent = await admin.form(`${path}.data`, { intent: "mail" });
    expect(await sent.text()).toContain("The sign-in link is on its way");
    await expect.poll(async () => (await row())?.last_error).toBe("EMESSAGE 450");
    expect(wordsOf(await admin.page(path))).toMatch(
      /Waiting .* to ann@example\.com The mail server refused it \(450\)\. .* Try again/,
    );
    expect((await row())?.body).not.toMatch(/auth|Ann|http/);
    mail.refusing = false;
    expect(await tryAgain(path)).toBe(200);
    await mail.until(1);
    const source = mail.mails[0]?.source.replace(/=\r\n/g, "").replaceAll("=3D", "=") ?? "";
    const token = /\/auth\/link#(\S+)/.exec(source)?.[1] ?? "";
    expect(token).not.toBe("");
    await expect.poll(async () => wordsOf(await admin.page(path))).toMatch(/Mail Sent /);
    expect(await row()).toMatchObject({ body: "", failed_at: null });
    expect(await tryAgain(path), "it is sent").toBe(409);
    const id = path.split("/").at(-1);
    await live.until(() => live.heard.filter(({ data }) => data.key === id).length >= 2);
    expect(product.logged.join("")).not.toContain(token);
  });

  test("C8 is not sent once it has expired, and nothing of it stays", async () => {
    const path = await anAcceptance();
    mail.refusing = true;
    await admin.form(`${path}.data`, { intent: "mail" });
    await expect.poll(async () => (await row())?.last_error).not.toBeNull();
    mail.refusing = false;
    await product.query("update mail_outbox set expires_at = now()");
    await hurry();
    await expect.poll(async () => (await row())?.failed_at).not.toBeNull();
    expect((await row())?.body).toBe("");
    expect(await tryAgain(path)).toBe(409);
    expect(wordsOf(await admin.page(path))).toMatch(/Failed (?!.*Try again)/);
    expect(mail.mails).toEqual([]);
  });

  test("C8 cannot be read in another mail's place, nor after AUTH_SECRET was changed", async () => {
    const path = await anAcceptance();
    mail.refusing = true;
    await admin.form(`${path}.data`, { intent: "mail" });
    await expect.poll(async () => (await row())?.last_error).not.toBeNull();
    mail.refusing = false;
    await product.query(
      `with moved as (update mail_outbox set id = gen_random_uuid() returning id as new_id)
       update jobs set payload = jsonb_build_object('mail', new_id, 'requestId', null) from moved where kind = 'mail'`,
    );
    await hurry();
    await expect.poll(async () => (await row())?.last_error).toBe("unreadable");
    expect(wordsOf(await admin.page(MAIL))).toContain("since AUTH_SECRET was changed");
    expect(mail.mails).toEqual([]);
  });
});

describe("mail that fails", () => {
  const queue = (subject: string, to = TO) => aQueuedMail(product.query, to, subject);

  test("C8 is given up at once where the server refuses it for good, and administrators can send it again", async () => {
    mail.refusing = 550;
    await queue("About your booking");
    await expect.poll(async () => (await row())?.failed_at).not.toBeNull();
    expect(await row()).toMatchObject({ attempts: 1, last_error: "EMESSAGE 550", body: "A text" });
    await hurry();
    expect(wordsOf(await admin.page(INBOX))).toContain("One email could not be sent.");
    expect(wordsOf(await admin.page(MAIL))).toMatch(
      /Failed .* About your booking to ann@example\.com The mail server refused it \(550\)\. Try again/,
    );
    mail.refusing = false;
    await queue("Another", "bob@example.com");
    await mail.until(1);
    expect(mail.brought, "it was not tried again by itself").toEqual([TO, "bob@example.com"]);
    const failed = async () => (await rows()).find(({ sent_at }) => sent_at === null);
    const form = { intent: "try-again", mail: (await failed())?.id ?? "" };
    const { visitor } = await product.signedIn();
    expect((await visitor.form(`${MAIL}.data`, form)).status, "a trainee").toBe(202);
    expect((await failed())?.failed_at).not.toBeNull();
    expect((await admin.form(`${MAIL}.data`, form)).status).toBe(200);
    await mail.until(2);
    expect(mail.mails[1]?.to).toBe(TO);
    await expect.poll(() => admin.page(MAIL)).toContain("No failed emails.");
    expect(await admin.page(INBOX)).not.toContain("could not be sent");
  });

  test("C8 is deleted with the item that it is about", async () => {
    const path = await anAcceptance();
    await admin.form(`${path}.data`, { intent: "mail" });
    await mail.until(1);
    await expect.poll(async () => (await row())?.sent_at).not.toBeNull();
    await admin.form(`${path}.data`, { intent: "delete" });
    expect(await rows()).toEqual([]);
  });
});

test("MAIL-1 without a mail server its pages lead to where one is set up, and with one they do not", async () => {
  const without = await (await startForTest()).admin();
  const link = '<main[^]*href="/admin/settings/mail"[^>]*>Settings, Mail<';
  for (const path of [MAIL, "/admin/nudges", "/admin/content/mails/preview/reminder"]) {
    expect(await without.page(path), path).toMatch(new RegExp(link));
    expect(await admin.page(path), path).not.toMatch(new RegExp(link));
  }
});

test("C8 MAIL-1 no line break gets into a header", async () => {
  onTestFinished(queuesMail());
  const subject = "Crm request: Ann\r\nBcc: b@example.com";
  await queueMail(product.running.database.db, { to: TO, subject, text: "A text" });
  await mail.until(1);
  const [head = ""] = mail.mails[0]?.source.split("\r\n\r\n") ?? [];
  expect(head).toContain("Subject: Crm request: Ann Bcc: b@example.com");
  expect(head).not.toMatch(/^Bcc:/im);
  for (const column of ["recipient", "reply_to", "subject"])
    for (const broken of ["a\nb", "a\rb"])
      await expect(
        product.query(`update mail_outbox set ${column} = $1`, [broken]),
        column,
      ).rejects.toThrow("mail_outbox_header_check");
});

test("C8 MAIL-1 a mail that one instance is sending is left alone by the others", async () => {
  const { start, parseConfig } = await builtProduct();
  const second = await start(parseConfig({ ...product.env, LOG_LEVEL: "silent" }));
  onTestFinished(second.stop);
  const release = mail.hold(TO);
  const queue = (to: string) => aQueuedMail(product.query, to, "Once");
  await queue(TO);
  await expect.poll(() => mail.brought).toContain(TO);
  expect(
    await product.query("select 1 from jobs where kind = 'mail' for update skip locked"),
    "no transaction waits for the mail server",
  ).not.toEqual([]);
  // Whichever instance is not waiting for the mail server looks for work, and would find the first mail.
  await queue("bob@example.com");
  await expect.poll(() => mail.brought.length).toBeGreaterThan(1);
  expect(mail.brought).toEqual([TO, "bob@example.com"]);
  release();
  await mail.until(2);
  await expect
    .poll(() => product.query("select 1 from mail_outbox where sent_at is null"))
    .toEqual([]);
  expect(mail.brought).toHaveLength(2);
});
