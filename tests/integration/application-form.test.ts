/** The application form as content: its questions, accepted answers and letters are the company's (OWN-4). */
import { readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { formTokenFor } from "../kit/form-tokens";
import { mailParts } from "../kit/mail-parts";
import { publish } from "../kit/publish";
import { SmtpStub } from "../kit/smtp-stub";
import { advanceClock, startProduct, type TestProduct } from "../kit/test-product";
import type { Visitor } from "../kit/visitor";

const ROLE = "/hiring/dmsetters";
const SHIPPED = { citizenship: "us", age: "adult", hours: "4-to-6", equipment: "all" };
/** What a company asks that hires in the United Kingdom. */
const UNITED_KINGDOM = {
  questions: "where born week mic",
  "questions.where.text": "Where do you live?",
  "questions.where.kind": "place",
  "questions.where.required": "yes",
  "questions.where.answers": "uk england",
  "questions.where.answers.uk.text": "United Kingdom",
  "questions.where.answers.uk.fits": "yes",
  "questions.where.answers.england.text": "England",
  "questions.where.answers.england.fits": "yes",
  "questions.where.refusal": "We can only contract people in the United Kingdom.",
  "questions.born.text": "Your date of birth",
  "questions.born.kind": "date",
  "questions.born.required": "yes",
  "questions.born.accepted.to": "18 years ago",
  "questions.born.unfit": "unkept",
  "questions.born.refusal": "You must be 18 or older.",
  "questions.week.text": "How many hours a week?",
  "questions.week.kind": "number",
  "questions.week.accepted.from": "20",
  "questions.week.refusal": "The role takes 20 hours a week.",
  "questions.mic.text": "Do you have a microphone?",
  "questions.mic.kind": "yesno",
  "questions.mic.accepted.yesno": "yes",
  "contact.phone.need": "no",
};
const FITS = { where: "Leeds, england", born: "1990-05-04", week: "25", mic: "yes" };

let product: TestProduct;
let mail: SmtpStub;
beforeAll(async () => {
  mail = await SmtpStub.start();
  product = await startProduct(mail.env);
});
afterAll(async () => {
  await product.stop();
  await mail.stop();
});

async function apply(email: string, answers: Record<string, string>) {
  const token = await formTokenFor("application", { withoutWork: true });
  const visitor = product.visitor();
  const response = await visitor.form(ROLE, { ...answers, name: "Uma Knight", email, ...token });
  return { visitor, response, to: response.headers.get("Location") };
}

async function letterTo(address: string): Promise<string> {
  const found = () => mail.mails.find(({ to }) => to === address);
  for (let count = mail.mails.length; !found(); count = mail.mails.length)
    await mail.until(count + 1);
  return mailParts(found()?.source ?? "").text;
}

const storedOf = (email: string) =>
  product.query<{ fields: { label: string; value: string }[]; qualified: boolean }>(
    "select fields, qualified from submissions where sender_mail = $1",
    [email],
  );

const REASONS = [
  "We can only contract people in the United Kingdom.",
  "You must be 18 or older.",
  "The role takes 20 hours a week.",
];

/** What the page after the application says of the answers, on the first look and on another. */
async function toldTo(visitor: Visitor): Promise<string[]> {
  const looks = [await visitor.page("/disqualified"), await visitor.page("/disqualified")];
  const [first, second] = looks.map((page) => REASONS.filter((reason) => page.includes(reason)));
  expect(second).toEqual(first);
  return first ?? [];
}

test("OWN-4 the form, the verdict, what is kept and the letters follow the published questions; what was answered before stays readable", async () => {
  await apply("before@shipped.example", SHIPPED);
  await publish(product, "application", UNITED_KINGDOM);
  const page = await product.visitor().page(ROLE);
  for (const words of ["Where do you live?", "Your date of birth", "Do you have a microphone?"])
    expect(page).toContain(words);
  for (const gone of ["citizen of the US or Canada?", 'name="phone"'])
    expect(page).not.toContain(gone);

  const fits = await apply("fits@uk.example", FITS);
  expect(fits.to).toBe("/thank-you");
  expect(await storedOf("fits@uk.example")).toEqual([
    {
      qualified: true,
      fields: [
        { label: "Where do you live?", value: "Leeds, england" },
        { label: "Your date of birth", value: "1990-05-04" },
        { label: "How many hours a week?", value: "25" },
        { label: "Do you have a microphone?", value: "Yes" },
        { label: "Your name", value: "Uma Knight" },
        { label: "Your email address", value: "fits@uk.example" },
      ],
    },
  ]);
  const invited = await letterTo("fits@uk.example");
  expect(invited).toMatch(/^Hello Uma,\n/);
  expect(invited).toContain("/apply/");

  const unfit = await apply("unfit@uk.example", { ...FITS, where: "Paris, France", week: "12" });
  expect(unfit.to).toBe("/disqualified");
  expect(await toldTo(unfit.visitor)).toEqual([
    "We can only contract people in the United Kingdom.",
    "The role takes 20 hours a week.",
  ]);
  expect(await toldTo(product.visitor()), "who has not applied").toEqual([]);
  const letter = await letterTo("unfit@uk.example");
  expect(letter).toContain(
    "no interview to book.\n\nWe can only contract people in the United Kingdom.\n\nThe role takes 20 hours a week.\n\nThis is about fit",
  );
  const [told] = await storedOf("unfit@uk.example");
  expect(told?.qualified).toBe(false);

  const minor = await apply("minor@uk.example", { ...FITS, born: "2020-05-04" });
  expect(minor.to).toBe("/disqualified");
  expect(await toldTo(minor.visitor)).toEqual(["You must be 18 or older."]);
  expect(await storedOf("minor@uk.example")).toEqual([]);

  const wrong: Record<string, string>[] = [
    { born: "" },
    { week: "many" },
    { mic: "maybe" },
    { citizenship: "us" },
  ];
  for (const changed of wrong)
    expect((await apply("gaps@uk.example", { ...FITS, ...changed })).response.status).toBe(400);
  expect((await apply("no-hours@uk.example", { ...FITS, week: "" })).to).toBe("/thank-you");

  const [before] = await storedOf("before@shipped.example");
  expect(before?.fields[0]).toEqual({
    label: "Are you a citizen of the US or Canada?",
    value: "United States",
  });
  const admin = await product.admin();
  const sheet = await (await admin.get("/admin/inbox.csv")).text();
  for (const words of [
    "Where do you live?: Leeds, england",
    "citizen of the US or Canada?: United",
  ])
    expect(sheet).toContain(words);
  const dataOf = async (id: string) => {
    const asked = { intent: "export", kind: "guest", id };
    return (await admin.form("/admin/personal-data.data", asked)).text();
  };
  const earlier = await dataOf("before@shipped.example");
  for (const words of ["Are you a citizen of the US or Canada?", "United States"])
    expect(earlier, "of the questions before").toContain(words);
  const later = await dataOf("fits@uk.example");
  for (const words of ["Where do you live?", "Leeds, england", "1990-05-04", "microphone"])
    expect(later).toContain(words);
  expect(later).not.toContain("citizen of the US");
  const stored = await product.query<{ sent: string; fits: string }>(
    `select count(*) as sent, count(*) filter (where qualified) as fits
     from submissions where form = 'application'`,
  );
  const counted = await product.query<{ stage: string; people: string }>(
    "select stage, count(*) as people from applicants group by stage order by stage",
  );
  expect(
    counted.reduce((sum, { people }) => sum + Number(people), 0),
    "of both forms",
  ).toBe(Number(stored[0]?.sent));
  const rows = (await admin.page("/admin/funnel")).replace(/<!--.*?-->|<[^>]+>/g, " ");
  expect(rows).toMatch(new RegExp(`Applied\\s+${stored[0]?.sent}\\b`));
});

test("SLOT-2 the company's letter says what it is about and links to its item; references can be read out", async () => {
  await publish(product, "application", {});
  await apply("company@letters.example", { ...SHIPPED, hours: "under-4" });
  const { id } = (
    await product.query<{ id: string }>(
      "select id from submissions where sender_mail = 'company@letters.example'",
    )
  )[0] ?? { id: "" };
  const theirs = await letterTo("company@letters.example");
  const reference = `${id.slice(0, 4)}-${id.slice(4, 8)}`.toUpperCase();
  expect(theirs).toContain(`Your reference: ${reference}`);
  const found = await (await product.admin()).page(`/admin/inbox?q=${reference}`);
  expect(found).toContain(`/admin/inbox/application/${id}`);
  const { supportMail } = product.running.settings.current().brand;
  const path = `/admin/inbox/application/${id}`;
  const ours = () =>
    mail.mails.find(
      ({ to, source }) => to === supportMail && mailParts(source).text.includes(path),
    );
  for (let count = mail.mails.length; !ours(); count = mail.mails.length)
    await mail.until(count + 1);
  expect(ours()?.source).toContain("Subject: Application as a setter, not qualified: Uma Knight");
  expect(await (await product.admin()).page(path)).toContain("Fewer than 4");
});

test("OWN-4 after applying, the interview's form knows name and address for half an hour, and only in that browser", async () => {
  await publish(product, "application", {});
  const { visitor, response } = await apply("again@knows.example", SHIPPED);
  expect(response.headers.get("Set-Cookie")).toMatch(
    /sender=.*Max-Age=1800; HttpOnly; SameSite=Lax/,
  );
  expect(response.headers.get("Set-Cookie")).not.toMatch(/again|Uma/);
  const times = await visitor.get("/schedule/interview/times");
  const { times: all } = (await times.json()) as { times: { at: string }[] };
  const chosen = `/schedule/interview?at=${encodeURIComponent(all[0]?.at ?? "")}&zone=UTC`;
  expect(await visitor.page(chosen)).toMatch(/value="again@knows.example"/);
  expect(await product.visitor().page(chosen)).not.toContain("again@knows.example");
  const refused = await apply("not@knows.example", { ...SHIPPED, hours: "under-4" });
  expect(refused.response.headers.get("Set-Cookie")).toBeNull();
  expect(await visitor.page(chosen.replace("interview", "discovery"))).not.toContain("again@");
  advanceClock(31 * 60_000);
  expect(await visitor.page(chosen)).not.toContain("again@knows.example");
});

test("OWN-4 the words that a company gave the form in the release before come along", async () => {
  const { query, running } = product;
  await query("delete from content_versions");
  const words = {
    "role.title": "Setter",
    "form.title": "Apply here",
    "form.fields.phone.label": "Cell",
  };
  const own = { "form.fields.hours.label": "Hours?", "form.fields.hours.options.over-6": "Many" };
  await publish(product, "hiring", { ...words, ...own });
  await query(
    "insert into content_drafts (key, path, value) values ('hiring', 'form.fields.age.options.minor', 'Too young')",
  );
  const at = "2100-01-01T10:00:00.000Z";
  const changes = {
    "form.submit": { before: [""], after: "Go" },
    "role.text": { before: [""], after: "Text" },
  };
  await query(
    "insert into jobs (kind, key, label, run_at, payload) values ('content.publish', $1, 'Publish', $2, $3)",
    ["content.publish hiring", at, JSON.stringify({ key: "hiring", changes })],
  );
  const folder = new URL("../../db/migrations/", import.meta.url);
  const file = readdirSync(folder).find((each) => each.endsWith("_application_form.sql")) ?? "";
  for (const statement of readFileSync(new URL(file, folder), "utf8").split(
    "--> statement-breakpoint",
  ))
    await query(statement);
  await running.content.readAgain();
  const page = await product.visitor().page(ROLE);
  for (const each of ["Apply here", "Cell", "Hours?", "Many"]) expect(page).toContain(each);
  const drafts = "select path, value from content_drafts where key = 'application' order by path";
  expect(await query(drafts)).toEqual([
    { path: "form.submit", value: "Go" },
    { path: "questions.age.answers.minor.text", value: "Too young" },
  ]);
  const [job] = await query<{ payload: { changes: object } }>(
    "select payload from jobs where kind = 'content.publish'",
  );
  expect(Object.keys(job?.payload.changes ?? {})).toEqual(["role.text"]);
  await query("delete from jobs where kind = 'content.publish'");
});

test("FORM-1 OWN-4 someone whose page asked in other words is asked again with all they typed, and the record holds what they then read", async () => {
  await product.query("delete from rate_limits");
  await publish(product, "application", UNITED_KINGDOM);
  const markOn = (page: string) => /name="questions_shown" value="(\w+)"/.exec(page)?.[1] ?? "";
  const questions_shown = markOn(await product.visitor().page(ROLE));
  const changed = {
    ...UNITED_KINGDOM,
    "questions.week.text": "How many hours a day, really?",
    "questions.born.text": "The day you were born",
  };
  await publish(product, "application", changed);
  const email = "vera@uk.example";
  // A child by the question as it is now: nothing is made of an answer to another one.
  const sent = { ...FITS, born: "2020-05-04", name: "Vera Long", email, questions_shown };
  const vera = product.visitor();
  const token = await formTokenFor("application", { withoutWork: true });
  const again = await vera.form(ROLE, { ...sent, ...token });
  expect(again.status).toBe(200);
  const page = await again.text();
  expect(page).toContain("The questions have changed since you opened this page.");
  expect(page).toContain("How many hours a day, really?");
  for (const typed of ["Vera Long", "Leeds, england", "2020-05-04", email])
    expect(page).toContain(`value="${typed}"`);
  expect(await storedOf(email)).toEqual([]);
  const now = { ...sent, born: FITS.born, questions_shown: markOn(page), ...token };
  expect((await vera.form(ROLE, now)).headers.get("Location")).toBe("/thank-you");
  const [kept] = await storedOf(email);
  expect(kept?.fields).toContainEqual({ label: "How many hours a day, really?", value: "25" });
});
