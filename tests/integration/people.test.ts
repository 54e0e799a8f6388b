import { readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { askBatch, batch, begin, overAt, resultsIn } from "../kit/batches";
import { SmtpStub } from "../kit/smtp-stub";
import { startForTest, type TestProduct } from "../kit/test-product";
import type { Visitor } from "../kit/visitor";

let mail: SmtpStub;
beforeAll(async () => {
  mail = await SmtpStub.start();
});
afterAll(() => mail.stop());

const PEOPLE = "/admin/people";

async function scene(): Promise<{ product: TestProduct; admin: Visitor }> {
  mail.forget();
  const product = await startForTest({ ...mail.env });
  return { product, admin: await product.admin() };
}

type Invited = { firstName: string; email: string; role?: string; cohortId?: string };

function invite(admin: Visitor, { role = "trainee", ...person }: Invited) {
  return admin.form(`${PEOPLE}.data`, { intent: "invite", lastName: "Person", role, ...person });
}

async function idOf(product: TestProduct, email: string): Promise<string> {
  const [row] = await product.query<{ id: string }>("select id from users where email = $1", [
    email,
  ]);
  return row?.id ?? "";
}

test("PEOPLE-2 an invited coach gets a mailed link that signs them in, their code is shown once, and the list says who is confirmed", async () => {
  const { product, admin } = await scene();
  const made = await (
    await invite(admin, { firstName: "Cora", email: "cora@example.com", role: "coach" })
  ).text();
  const code = /"([A-Z2-7]{12})"/.exec(made)?.[1] ?? "";
  expect((await product.visitor().signIn(code)).status).toBe(302);
  expect((await admin.page(PEOPLE)).match(/Not confirmed<\/span>/g)).toHaveLength(1);
  const [, token = ""] = (await mail.linkTo("/auth/link#")).split("#");
  const coach = product.visitor();
  expect((await coach.form("/auth/link", { token })).status).toBe(302);
  expect((await coach.get("/training/adminpanel")).status).toBe(200);
  expect(await admin.page(PEOPLE)).not.toContain("Not confirmed</span>");
  expect(mail.mails.at(-1)?.source).not.toContain(code);
  expect((await invite(admin, { firstName: "Cole", email: "Cora@example.com" })).status).toBe(409);
  for (const intent of ["invite", "link"]) {
    const denied = await coach.form(PEOPLE, { intent, userId: "x" });
    expect(denied.headers.get("Location"), intent).toBe("/training");
  }
  expect((await coach.get(PEOPLE)).headers.get("Location")).toBe("/training");
});

test("PEOPLE-2 of several invitations with one address at once, one makes an account and the others are told", async () => {
  const { product, admin } = await scene();
  const person = { firstName: "Dee", email: "dee@example.com" };
  const answers = await Promise.all([1, 2, 3, 4].map(() => invite(admin, person)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  expect(await product.query("select 1 from users where email = $1", [person.email])).toHaveLength(
    1,
  );
});

test("PEOPLE-2 an invited setter has the role and the code of a trainee", async () => {
  const { product, admin } = await scene();
  const made = await invite(admin, { firstName: "Sia", email: "sia@example.com", role: "setter" });
  expect(made.status).toBe(200);
  expect(
    await product.query("select role from user_roles where user_id = $1", [
      await idOf(product, "sia@example.com"),
    ]),
  ).toEqual([{ role: "setter" }]);
  expect(await admin.page(`${PEOPLE}?role=setter`)).toContain("Sia Person");
});

test("PEOPLE-2 an invited trainee is in the cohort that was chosen, and one that is gone invites nobody", async () => {
  const { product, admin } = await scene();
  const [cohort] = await product.query<{ id: string }>(
    "insert into cohorts (name, starts_on) values ('Spring', '2030-03-01') returning id",
  );
  const ann = { firstName: "Ann", email: "ann@example.com", cohortId: cohort?.id ?? "" };
  expect((await invite(admin, ann)).status).toBe(200);
  const members = "select user_id from cohort_members where cohort_id = $1";
  expect(await product.query(members, [cohort?.id])).toEqual([
    { user_id: await idOf(product, "ann@example.com") },
  ]);
  const gone = { firstName: "Bo", email: "bo@example.com", cohortId: crypto.randomUUID() };
  const refused = await invite(admin, gone);
  expect(refused.status).toBe(409);
  expect(await refused.text()).toContain("This cohort no longer exists");
  expect(await product.query("select 1 from users where email = 'bo@example.com'")).toEqual([]);
});

test("PEOPLE-2 links go to a selection, a cohort or everyone: first how many have an address, then one email each, with a result per row", async () => {
  const { product, admin } = await scene();
  const { userId: lone } = await product.signedIn();
  const [{ name: nameOfLone } = { name: "" }] = await product.query<{ name: string }>(
    "select name from users where id = $1",
    [lone],
  );
  await invite(admin, { firstName: "Ada", email: "ada@example.com" });
  await invite(admin, { firstName: "Ben", email: "ben@example.com" });
  await invite(admin, { firstName: "Odd", email: "odd@example.com" });
  await expect
    .poll(() => product.query("select 1 from mail_outbox where sent_at is null"))
    .toEqual([]);
  const [ada, odd] = [
    await idOf(product, "ada@example.com"),
    await idOf(product, "odd@example.com"),
  ];
  await product.query("update training_credentials set is_active = false where user_id = $1", [
    odd,
  ]);
  const PEOPLE_LIST = { list: "people", act: "links" } as const;
  const chosen = await askBatch(admin, { ...PEOPLE_LIST, rows: [lone, ada] });
  const asked = await admin.page(chosen.headers.get("Location") ?? "");
  expect(asked).toContain("1 of 2 have an email address");
  const all = await askBatch(admin, { ...PEOPLE_LIST, view: "?role=trainee" });
  const page = all.headers.get("Location") ?? "";
  expect(await admin.page(page)).toContain("2 of 3 have an email address");
  expect((await begin(admin, page)).status).toBe(303);
  const twice = await admin.form(page, { intent: "begin", total: "4" });
  expect(twice.status, "sent twice").toBe(409);
  const mailsTo = (name: string) => mail.mails.filter(({ to }) => to === `${name}@example.com`);
  await expect
    .poll(async () => resultsIn(await overAt(admin, page)))
    .toEqual({
      "Ada Person": "Sent",
      "Ben Person": "Sent",
      "Odd Person": "Deactivated: not sent",
      [nameOfLone]: "Has no email address: not sent",
    });
  expect(["ada", "ben", "odd"].map((name) => mailsTo(name).length)).toEqual([2, 2, 1]);
  const coach = await batch(admin, { ...PEOPLE_LIST, view: "?role=coach" }).catch(() => null);
  expect(coach, "nobody is one").toBeNull();
  expect((await admin.form(PEOPLE, { intent: "link", userId: ada })).status).toBe(200);
  await expect.poll(() => mailsTo("ada")).toHaveLength(3);
  for (const userId of [lone, odd, "nobody"])
    expect((await admin.form(PEOPLE, { intent: "link", userId })).status).toBeGreaterThan(403);
  const acts = await product.query<{ verb: string }>(
    "select verb from events where verb = 'links.send'",
  );
  expect(acts).toHaveLength(3);
});

test("PEOPLE-2 staff give someone an address; a mailed link to the one before ends, and it is exported and erased with the person", async () => {
  const { product, admin } = await scene();
  await invite(admin, { firstName: "Ada", email: "ada@example.com" });
  await mail.until(1);
  const [, token = ""] = (await mail.linkTo("/auth/link#")).split("#");
  const userId = await idOf(product, "ada@example.com");
  const given = { intent: "address", userId, email: "new@example.com" };
  expect((await admin.form(PEOPLE, given)).status).toBe(200);
  expect((await product.visitor().form("/auth/link", { token })).status).toBe(401);
  const key = { kind: "trainee", id: userId };
  const file = await admin.form("/admin/personal-data.data", { intent: "export", ...key });
  expect(await file.text()).toContain("new@example.com");
  await admin.form("/admin/personal-data", { intent: "erase", ...key });
  for (const [table, column] of [
    ["users", "email"],
    ["training_credentials", "email"],
    ["mail_outbox", "recipient"],
  ])
    expect(
      await product.query(`select 1 from ${table} where ${column} like '%@example.com'`),
      table,
    ).toEqual([]);
});

test("PEOPLE-6 staff get a new code: not oneself, not trainees; a coach's trainees are counted with their cohort's", async () => {
  const { product, admin } = await scene();
  await invite(admin, { firstName: "Cora", email: "cora@example.com", role: "coach" });
  const coachId = await idOf(product, "cora@example.com");
  const { userId } = await product.signedIn();
  const response = await admin.form(`${PEOPLE}.data`, { intent: "new-code", userId: coachId });
  const code = /"([A-Z2-7]{12})"/.exec(await response.text())?.[1] ?? "";
  expect((await product.visitor().signIn(code)).status).toBe(302);
  const [first] = await product.query<{ user_id: string }>(
    "select user_id from user_roles where role = 'admin'",
  );
  for (const refused of [userId, first?.user_id ?? ""])
    expect((await admin.form(PEOPLE, { intent: "new-code", userId: refused })).status).toBe(409);
  const cohortId = crypto.randomUUID();
  await product.query(
    "insert into cohorts (id, name, starts_on, coach_id, targets) values ($1, 'January', '2026-01-01', $2, '[]')",
    [cohortId, coachId],
  );
  await product.query("insert into cohort_members (user_id, cohort_id) values ($1, $2)", [
    userId,
    cohortId,
  ]);
  expect(await admin.page("/admin/administrators")).toContain("1 trainee");
  await product.query("update sessions set proven_at = now() - interval '11 minutes'");
  expect((await admin.form(PEOPLE, { intent: "new-code", userId: coachId })).status).toBe(403);
});

test("PEOPLE-6 short codes are replaced together by codes of one length, on a sheet and by email; long ones and staff keep theirs", async () => {
  const { product, admin } = await scene();
  await invite(admin, { firstName: "Ada", email: "ada@example.com" });
  const lone = await product.signedIn();
  const kept = await product.signedIn();
  expect(await admin.page("/training/adminpanel")).not.toContain("Replace short codes");
  await product.query(
    "update training_credentials set access_code_digits = 4 where first_name = 'Ada' or user_id = $1",
    [lone.userId],
  );
  expect(await admin.page("/training/adminpanel")).toContain("Replace short codes");
  expect(await admin.page(`${PEOPLE}/codes`)).toContain("Replace 2 codes");
  const replace = (count: string, path = `${PEOPLE}/codes`) =>
    admin.form(path, { intent: "replace", count });
  expect((await replace("3")).status, "another number than was shown").toBe(409);
  const text = await (await replace("2", `${PEOPLE}/codes.data`)).text();
  const codes = [...text.matchAll(/"(\d{6,})"/g)].map(([, code = ""]) => code);
  expect(codes).toHaveLength(2);
  expect(new Set(codes.map(({ length }) => length)).size).toBe(1);
  expect((await lone.visitor.get("/training")).status).toBe(302);
  expect((await kept.visitor.get("/training")).status).toBe(200);
  expect((await product.visitor().signIn(lone.trainee.accessCode)).status).toBe(401);
  for (const code of codes) expect((await product.visitor().signIn(code)).status).toBe(302);
  await expect
    .poll(() => mail.mails.filter(({ source }) => codes.some((code) => source.includes(code))))
    .toMatchObject([{ to: "ada@example.com" }]);
  expect((await replace("2")).status).toBe(409);
});

test("PEOPLE-1 people change their own name and zone, and the owner is called by their own name", async () => {
  const { product, admin } = await scene();
  const fields = { intent: "profile", firstName: "Olga", lastName: "Owner", zone: "Asia/Tokyo" };
  expect((await admin.form("/account", fields)).status).toBe(200);
  expect(await admin.page("/admin/administrators")).toContain("Olga Owner");
  expect(await admin.page("/admin/log")).toContain("Olga Owner");
  expect(await admin.page("/tracker/today")).toContain("Tokyo");
  const { visitor, userId } = await product.signedIn();
  const wrongs: Record<string, string>[] = [
    { zone: "Mars/Base" },
    { firstName: " " },
    { userId: "x" },
  ];
  for (const wrong of wrongs)
    expect((await visitor.form("/account", { ...fields, ...wrong })).status).toBe(400);
  expect((await visitor.form("/account", { ...fields, firstName: "Tom", zone: "" })).status).toBe(
    200,
  );
  expect(await product.query("select name, zone from users where id = $1", [userId])).toEqual([
    { name: "Tom Owner", zone: null },
  ]);
});

const MIGRATIONS = new URL("../../db/migrations/", import.meta.url);

test("PEOPLE-2 links mailed by the release before are bulk acts afterward, with their results, and what was under way goes on", async () => {
  const { product, admin } = await scene();
  const [{ id: actor } = { id: "" }] = await product.query<{ id: string }>(
    "select user_id as id from user_roles where role = 'admin' limit 1",
  );
  for (const firstName of ["Ada", "Ben"])
    await invite(admin, { firstName, email: `${firstName.toLowerCase()}@example.com` });
  const [ada, ben] = [
    await idOf(product, "ada@example.com"),
    await idOf(product, "ben@example.com"),
  ];
  for (const statement of [
    "alter table batch_rows drop column mail",
    "drop index batch_rows_subject_id_index",
    "create table link_mailings (id uuid primary key, audience text, actor_id text, at timestamptz default now())",
    "create table link_mailing_people (mailing_id uuid, user_id text, outcome text default 'waiting', mail uuid)",
  ])
    await product.query(statement);
  const [over, open] = [crypto.randomUUID(), crypto.randomUUID()];
  for (const id of [over, open])
    await product.query("insert into link_mailings (id, actor_id) values ($1, $2)", [id, actor]);
  await product.query(
    "insert into link_mailing_people values ($1, $3, 'queued'), ($1, $4, 'no-address'), ($2, $3, 'inactive'), ($2, $4, 'waiting')",
    [over, open, ada, ben],
  );
  await product.query(
    "insert into jobs (kind, key, label, run_at, payload) values ('sign-in-links.send', $1, '', now() + interval '1 second', $2)",
    [`sign-in-links.send ${open}`, JSON.stringify({ id: open })],
  );
  const [file = ""] = readdirSync(MIGRATIONS).filter((name) => name.includes("links_are_a_bulk"));
  const text = readFileSync(new URL(file, MIGRATIONS), "utf8");
  for (const statement of text.split("--> statement-breakpoint")) await product.query(statement);
  expect(resultsIn(await overAt(admin, `/admin/batches/${over}`))).toEqual({
    "Ada Person": "Sent",
    "Ben Person": "Has no email address: not sent",
  });
  // A new job wakes the loop, which a start of the product would do.
  await batch(admin, { list: "people", act: "links", rows: [ben] });
  await expect
    .poll(async () => resultsIn(await overAt(admin, `/admin/batches/${open}`)), { timeout: 20_000 })
    .toEqual({ "Ada Person": "Deactivated: not sent", "Ben Person": "Sent" });
});

test("PEOPLE-2 people are sorted as people sort names, and found by the words of a name in any order", async () => {
  const { product, admin } = await scene();
  for (const name of ["ZOE Last", "bea Anders", "Émile Berg", "Mary-Jane O’Brien", "CARL Dean"])
    await product.createTrainee(...(name.split(" ") as [string, string]));
  const listed = async (address: string, q = "") => {
    const join = address.includes("?") ? "&" : "?";
    const page = await admin.page(`${address}${join}q=${encodeURIComponent(q)}`);
    return [...page.matchAll(/aria-label="Select ([^"]*)"/g)].map(([, name]) => name);
  };
  expect(await listed(PEOPLE)).toEqual([
    "bea Anders",
    "CARL Dean",
    "Émile Berg",
    "Mary-Jane O’Brien",
    "Site Administrator",
    "ZOE Last",
  ]);
  expect(await listed("/training/adminpanel?sort=name")).toEqual([
    "bea Anders",
    "CARL Dean",
    "Émile Berg",
    "Mary-Jane O’Brien",
    "ZOE Last",
  ]);
  for (const address of [PEOPLE, "/training/adminpanel"])
    for (const typed of [
      "o'brien mary",
      "mary jane",
      "O’Brien, Mary-Jane",
      "MARY‑JANE",
      "obrien maryjane",
    ])
      expect(await listed(address, typed), `${address} ${typed}`).toEqual(["Mary-Jane O’Brien"]);
  for (const typed of ["mary zoe", "%", "_", "-", "’"])
    expect(await listed(PEOPLE, typed)).toEqual([]);
  for (const typed of ["berg emile", "Berg, Émile"]) {
    const page = await admin.page(`/portal/search?q=${encodeURIComponent(typed)}`);
    expect(page, typed).toContain("Émile Berg");
    const found = await admin.page(`/admin/personal-data?q=${encodeURIComponent(typed)}`);
    expect(found, typed).toContain("Émile Berg");
  }
});
