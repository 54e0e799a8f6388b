/** Answers to the application's questions: how they are read, and what is said of those that do not fit (OWN-4). */
import { afterAll, beforeAll, expect, test } from "vitest";
import { formTokenFor } from "../kit/form-tokens";
import { mailParts } from "../kit/mail-parts";
import { publish } from "../kit/publish";
import { SmtpStub } from "../kit/smtp-stub";
import { startProduct, type TestProduct } from "../kit/test-product";

const ASKED = {
  questions: "born week",
  "questions.born.text": "Your date of birth",
  "questions.born.kind": "date",
  "questions.born.required": "yes",
  "questions.born.accepted.to": "18 years ago",
  "questions.born.unfit": "unkept",
  "questions.born.refusal": "We can only work with adults.",
  "questions.week.text": "How many hours a week?",
  "questions.week.kind": "number",
  "questions.week.required": "yes",
  "questions.week.accepted.from": "20",
  "questions.week.refusal": "The role takes 20 hours a week.",
};
const FITS = { born: "1990-05-04", week: "25" };

let product: TestProduct;
let mail: SmtpStub;
beforeAll(async () => {
  mail = await SmtpStub.start();
  product = await startProduct(mail.env);
  await publish(product, "application", ASKED);
});
afterAll(async () => {
  await product.stop();
  await mail.stop();
});

async function apply(email: string, answers: Record<string, string>) {
  const token = await formTokenFor("application", { withoutWork: true });
  const visitor = product.visitor();
  const sent = { ...answers, name: "Uma Knight", email, ...token };
  const response = await visitor.form("/hiring/dmsetters", sent);
  return { visitor, response, to: response.headers.get("Location") };
}

const storedOf = (email: string) =>
  product.query<{ id: string; fields: { label: string; value: string }[] }>(
    "select id, fields from submissions where sender_mail = $1",
    [email],
  );

test("OWN-4 no letter refuses what could not be read: it is asked again, or read as it was meant", async () => {
  const asked = [
    ["week", "20.500", "one number in digits"],
    ["week", "999999999999999", "one number in digits"],
    ["born", "2099-05-04", "This day is still to come"],
    ["born", "2001-02-31", "Please enter a day"],
  ] as const;
  for (const [question, answer, words] of asked) {
    const email = "asked@uk.example";
    const { response } = await apply(email, { ...FITS, [question]: answer });
    expect(response.status, answer).toBe(400);
    expect(await response.text(), answer).toContain(words);
    expect(await storedOf(email), answer).toEqual([]);
  }
  const read = { "20,5": "20.5", "1 000": "1000", " 2,000 ": "2000" };
  for (const [at, [answer, stored]] of Object.entries(read).entries()) {
    const email = `read${at}@uk.example`;
    expect((await apply(email, { ...FITS, week: answer })).to, answer).toBe("/thank-you");
    const [row] = await storedOf(email);
    expect(row?.fields.find(({ label }) => label.includes("hours a week"))?.value).toBe(stored);
  }
});

test("OWN-4 staff see which answer did not qualify: in the list, on the record, in the inbox and in the mail", async () => {
  await apply("short@uk.example", { ...FITS, week: "12" });
  const [row] = await product.query<{ id: string; application: string }>(
    "select id, application_id as application from applicants where mail = 'short@uk.example'",
  );
  const admin = await product.admin();
  const marked = /How many hours a week\?<\/dt>(?:(?!<dt).)*Does not qualify/s;
  const unmarked = /Your date of birth<\/dt>(?:(?!<dt).)*Does not qualify/s;
  for (const path of [
    `/admin/applicants/${row?.id}`,
    `/admin/inbox/application/${row?.application}`,
  ]) {
    const page = (await admin.page(path)).replaceAll("<!-- -->", "");
    expect(page, path).toMatch(marked);
    expect(page, path).not.toMatch(unmarked);
  }
  const list = await admin.page("/admin/applicants?q=short%40uk.example");
  expect(list).toContain("Does not qualify: How many hours a week?");
  const told = () => mail.mails.map(({ source }) => mailParts(source).text);
  for (let seen = 0; !told().some((text) => text.includes("12\n(does not qualify)")); seen += 1)
    await mail.until(seen + 1);
});
