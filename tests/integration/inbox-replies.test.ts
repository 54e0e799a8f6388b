/** Answers from the inbox by mail, and words in the letter of a canceled meeting (OWN-6). */

import { beforeAll, expect, test } from "vitest";
import { aBooking, anApplication, anInterview, aSubmission } from "../kit/inbox-items";
import { startMailing } from "../kit/mailing-product";
import type { SmtpStub } from "../kit/smtp-stub";
import type { TestProduct } from "../kit/test-product";
import type { Visitor } from "../kit/visitor";

let mail: SmtpStub;
let product: TestProduct;
let admin: Visitor;
beforeAll(async () => {
  const started = await startMailing();
  ({ mail, product, admin } = started);
  return started.stop;
});

test("OWN-6 a reply goes out once, answers to the company, stays with the item and goes with it", async () => {
  const id = await aSubmission(product.query);
  const page = `/admin/inbox/request/${id}`;
  expect(await admin.page(page)).toContain("Hello Rita,");
  const fields = {
    intent: "reply",
    id: crypto.randomUUID(),
    subject: "Your mailbox",
    body: "It is ready.",
  };
  expect((await admin.form(page, fields)).status).toBe(200);
  expect((await admin.form(page, fields)).status).toBe(200);
  await expect.poll(() => mail.mails.length).toBe(1);
  const [sent] = mail.mails;
  expect(sent?.to).toBe("rita@example.com");
  expect(sent?.source).toMatch(/^Reply-To: .*support@/m);
  expect(await admin.page(page)).toContain("It is ready.");
  await product.query("delete from submissions where id = $1", [id]);
  expect(await product.query("select id from inbox_replies")).toEqual([]);
});

test("OWN-6 what staff write when they cancel stands in the guest's letter", async () => {
  mail.forget();
  const id = await aBooking(product.query);
  const words = "Dana is ill, sorry.";
  expect((await admin.form(`/admin/inbox/booking/${id}`, { intent: "cancel", words })).status).toBe(
    200,
  );
  await expect
    .poll(() => mail.mails.find(({ to }) => to === "gus@example.com")?.source)
    .toContain(words);
});

test("OWN-6 the interview of an accepted applicant waits for no answer any more", async () => {
  const applicant = await anApplication(product.query, { mail: "ivy@example.com" });
  const interview = await anInterview(product.query, { mail: "ivy@example.com" });
  const fields = { intent: "accept", firstName: "Ivy", lastName: "Accepted" };
  expect((await admin.form(`/admin/inbox/application/${applicant}`, fields)).status).toBe(200);
  const status = () => product.query("select status from bookings where id = $1", [interview]);
  expect(await status()).toEqual([{ status: "done" }]);
});
