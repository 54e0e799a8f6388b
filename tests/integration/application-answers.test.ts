/** Answers to the application's questions: how they are read, and what is said of those that do not fit (OWN-4). */
import { afterAll, beforeAll, expect, test } from "vitest";
import { formTokenFor } from "../kit/form-tokens";
import { publish } from "../kit/publish";
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
beforeAll(async () => {
  product = await startProduct();
  await publish(product, "application", ASKED);
});
afterAll(() => product.stop());

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
