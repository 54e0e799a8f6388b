/** Mails as HTML and text, and their previews (CALL-9). */

import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { aDraft } from "../kit/content";
import { aBooking } from "../kit/inbox-items";
import { linksIn, mailParts } from "../kit/mail-parts";
import { startMailing } from "../kit/mailing-product";
import type { SmtpStub } from "../kit/smtp-stub";
import type { TestProduct } from "../kit/test-product";
import type { Visitor } from "../kit/visitor";

const PREVIEW = "/admin/content/mails/preview/cancelled";
const SUPPORT = "support@setpoint.example";

let mail: SmtpStub;
let product: TestProduct;
let admin: Visitor;
beforeAll(async () => {
  const started = await startMailing();
  ({ mail, product, admin } = started);
  return started.stop;
});
beforeEach(() => mail.forget());

const partsTo = (to: string) => mailParts(mail.mails.find((each) => each.to === to)?.source ?? "");

/** A meeting that its guest has canceled, with both its emails. */
async function aCancellation(message: string): Promise<void> {
  const id = await aBooking(product.query);
  await product.query("update bookings set message = $2 where id = $1", [id, message]);
  const reference = `${id}.${product.running.auth.vault.hmac(`booking ${id}`)}`;
  await product.visitor().form(`/booking/${reference}`, { act: "cancel" });
  await mail.until(2);
}

describe("every mail", () => {
  test("CALL-9 comes as HTML and text with the same links, and the invitation stays with it", async () => {
    await aCancellation("See you");
    const { text, html, invitation } = partsTo("gus@example.com");
    expect(invitation).toContain("METHOD:CANCEL");
    expect(linksIn(html)).toEqual([`${product.origin}/schedule/discovery`]);
    for (const link of linksIn(html)) expect(text).toContain(`Book another time: ${link}\n`);
    expect(html).toContain(">Book another time</a>");
    expect(text).toContain(`-- \nSetpoint Example LLC\n${SUPPORT}\n`);
    for (const words of ["Setpoint Example LLC", SUPPORT, "Hello Gus,"])
      expect(html).toContain(words);
    const company = partsTo(SUPPORT);
    expect(linksIn(company.html)).toEqual([`${product.origin}/admin/inbox`]);
  });

  test("CALL-9 shows what a stranger wrote as text, and makes none of their addresses a link", async () => {
    await aCancellation('<img src="https://evil.example/a.png">\nPay: https://evil.example/pay');
    const { text, html } = partsTo(SUPPORT);
    expect(text).toContain('<img src="https://evil.example/a.png">');
    expect(html).toContain("&lt;img src=&quot;https://evil.example/a.png&quot;&gt;");
    expect(html).not.toMatch(/<img|href="[^"]*evil/);
  });
});

describe("the preview of an email", () => {
  test("CALL-9 shows the words of the draft with sample values, in both parts and two widths", async () => {
    expect(await admin.page("/admin/content/mails")).toContain(`href="${PREVIEW}"`);
    await aDraft(product.query, "mails", { "cancelled.subject": "Off: {title} <b>" });
    const page = await admin.page(`${PREVIEW}?width=phone`);
    expect(page).toContain("Off: Discovery call &lt;b&gt;");
    expect(page).toMatch(/<iframe srcDoc="[^"]*Hello Jordan,[^"]*" sandbox=""/i);
    expect(page).toMatch(/<pre[^>]*>Hello Jordan,/);
    expect(page).toContain("max-w-[390px]");
    expect((await admin.get("/admin/content/mails/preview/toString")).status).toBe(404);
  });

  test("CALL-9 is sent to an administrator's own address, once it is confirmed", async () => {
    const send = () => admin.form(`${PREVIEW}.data`, { intent: "send-test" });
    expect((await send()).status, "no address").toBe(409);
    await product.query(
      "update users set email = 'me@company.example', email_verified = true where id in (select user_id from user_roles)",
    );
    expect((await admin.form(`${PREVIEW}.data`, { intent: "send" })).status).toBe(400);
    expect((await send()).status).toBe(200);
    await mail.until(1);
    expect(mail.mails[0]?.source).toMatch(/^Subject: Test: /m);
    expect(partsTo("me@company.example").html).toContain("Hello Jordan,");
    await product.query("update rate_limits set tokens = 0");
    expect((await send()).status, "the 21st").toBe(429);
  });
});
