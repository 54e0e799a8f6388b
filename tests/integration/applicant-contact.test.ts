/** Applicants whom the company enters, how they are reached, and templates of replies (OWN-6). */

import { beforeAll, expect, test } from "vitest";
import { anApplication, anInterview, aSubmission } from "../kit/inbox-items";
import { mailParts } from "../kit/mail-parts";
import { startMailing } from "../kit/mailing-product";
import { publish } from "../kit/publish";
import type { SmtpStub } from "../kit/smtp-stub";
import type { TestProduct } from "../kit/test-product";
import type { Visitor } from "../kit/visitor";

const LIST = "/admin/applicants";

let product: TestProduct;
let mail: SmtpStub;
let admin: Visitor;
beforeAll(async () => {
  const started = await startMailing();
  ({ mail, product, admin } = started);
  return started.stop;
});

async function send(path: string, fields: Record<string, string>) {
  const response = await admin.form(`${path}.data`, fields);
  return { status: response.status, text: await response.text() };
}

async function textTo(address: string): Promise<string> {
  const found = () => mail.mails.find(({ to }) => to === address);
  for (let count = mail.mails.length; !found(); count = mail.mails.length)
    await mail.until(count + 1);
  return mailParts(found()?.source ?? "").text;
}

async function recordOf(address: string) {
  const [row] = await product.query<{ id: string; version: number; stage: string; phone: string }>(
    "select id, version, stage, phone from applicants where mail = $1",
    [address],
  );
  return row ?? { id: "", version: 0, stage: "", phone: "" };
}

test("OWN-6 an applicant is added by hand, gets the link to their page, and is in the inbox once", async () => {
  const fields = {
    intent: "add",
    name: "Hanna Hand",
    mail: "hanna@hand.example",
    phone: "+44 20 7946 0000",
    note: "Called on Monday",
    send: "yes",
  };
  for (const wrong of [{ name: "" }, { mail: "hanna at home" }])
    expect((await send(LIST, { ...fields, ...wrong })).status).toBe(400);
  expect((await send(LIST, fields)).text).toContain("the link to their page is on its way");
  const { id, stage, phone } = await recordOf("hanna@hand.example");
  expect([stage, phone]).toEqual(["qualified", "+44 20 7946 0000"]);
  const letter = await textTo("hanna@hand.example");
  expect(letter).toMatch(/^Hello Hanna,\n/);
  const path = /\/apply\/[\w.-]+/.exec(letter)?.[0] ?? "";
  expect(await product.visitor().page(path)).toContain("You meet the requirements");
  expect(await admin.page(`${LIST}/${id}`)).toContain("Called on Monday");
  expect(await admin.page("/admin/inbox?q=Hanna")).toContain(`/admin/inbox/application/${id}`);
  expect((await send(LIST, { ...fields, mail: "Hanna@hand.example" })).status).toBe(409);
  expect(await admin.page("/admin/log")).toContain("Added applicant");
});

test("OWN-6 of several who add or apply with one address at once, one record stands, and nobody meets an error", async () => {
  const add = () =>
    send(LIST, {
      intent: "add",
      name: "Tia Twice",
      mail: "tia@twice.example",
      phone: "",
      note: "",
    });
  const added = await Promise.all(Array.from({ length: 6 }, add));
  expect(added.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  const open = { ...(await recordOf("tia@twice.example")), name: "Tia" };
  const others = await Promise.all(
    ["a", "b", "c"].map((name) => anApplication(product.query, { mail: `${name}@twice.example` })),
  );
  const same = { intent: "contact", name: "Tia", mail: "one@twice.example", phone: "" };
  const changed = await Promise.all(
    [open.id, ...others].map((id) => send(`${LIST}/${id}`, { ...same, version: "1" })),
  );
  expect(changed.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
});

test("OWN-6 of two windows with one contact the second is told what the first stored, and overwrites it only by saying so", async () => {
  const id = await anApplication(product.query, { mail: "both@contact.example" });
  const path = `${LIST}/${id}`;
  const { version } = await recordOf("both@contact.example");
  const contact = { intent: "contact", name: "Bo Both", mail: "both@contact.example" };
  const seen = { ...contact, version: String(version) };
  expect((await send(path, { ...seen, phone: "+1 555 010 0001" })).status).toBe(200);
  const second = await send(path, { ...seen, phone: "+1 555 010 0002" });
  expect(second.status).toBe(409);
  expect(second.text).toContain("Someone else changed this applicant");
  expect(second.text).toContain("+1 555 010 0001");
  const first = await recordOf("both@contact.example");
  expect(first.phone).toBe("+1 555 010 0001");
  const decided = { ...contact, version: String(first.version), phone: "+1 555 010 0002" };
  expect((await send(path, decided)).status).toBe(200);
  expect((await recordOf("both@contact.example")).phone).toBe("+1 555 010 0002");
});

test("OWN-6 a changed contact counts from then on, for the applications and the interview too", async () => {
  const id = await anApplication(product.query, { mail: "old@contact.example" });
  const booking = await anInterview(product.query, { mail: "old@contact.example" });
  await anApplication(product.query, { mail: "other@contact.example" });
  const { version } = await recordOf("old@contact.example");
  const fields = {
    intent: "contact",
    version: String(version),
    name: "Nia New",
    mail: "new@contact.example",
    phone: "+1 555 010 0123",
  };
  const path = `${LIST}/${id}`;
  expect((await send(path, { ...fields, version: "77" })).status).toBe(409);
  expect((await send(path, { ...fields, mail: "other@contact.example" })).status).toBe(409);
  expect((await send(path, fields)).text).toContain("Contact changed");
  const rows = `select s.sender_mail, b.guest_mail, b.guest_phone, a.name from applicants a
    join submissions s on s.id = a.application_id join bookings b on b.id = a.booking_id where a.id = $1`;
  expect(await product.query(rows, [id])).toEqual([
    {
      sender_mail: "new@contact.example",
      guest_mail: "new@contact.example",
      guest_phone: "+1 555 010 0123",
      name: "Nia New",
    },
  ]);
  expect((await send(path, { intent: "send-link" })).text).toContain("Link sent");
  expect(await textTo("new@contact.example")).toContain("/apply/");
  expect(mail.mails.some(({ to }) => to === "old@contact.example")).toBe(false);
  expect((await recordOf("new@contact.example")).id).toBe(id);
  expect(await product.query("select id from bookings where id = $1", [booking])).toHaveLength(1);
});

test("OWN-6 a reply begins with one of the company's templates, addressed to its reader", async () => {
  await publish(product, "replies", {
    templates: "own",
    "templates.own.name": "Our words",
    "templates.own.subject": "About your request",
    "templates.own.text": "{greeting}\n\nWritten by {company}.",
  });
  const id = await aSubmission(product.query, { name: "Rita Request" });
  const page = await admin.page(`/admin/inbox/request/${id}`);
  expect(page).toContain("Our words");
  expect(page).toMatch(/Hello Rita,\\+n\\+nWritten by Setpoint\./);
});
