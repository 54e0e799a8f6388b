/** What is kept about applicants who were declined or withdrew (APPL-4). */
import { expect, test } from "vitest";
import { everything } from "../kit/all-rows";
import { anApplication, anInterview, meetingChanges } from "../kit/inbox-items";
import { save } from "../kit/settings-form";
import { startForTest, type TestProduct } from "../kit/test-product";
import type { Visitor } from "../kit/visitor";

const MAIL = "zelda@zimmer.example";

const keepFor = (admin: Visitor, months: string) =>
  save(admin, {
    path: "/admin/settings/privacy",
    part: "privacy",
    fields: { applicantMonths: months, eventMonths: "0" },
  });

/** Zelda applied twice, was interviewed, scored, emailed, and declined this many months ago. */
async function aDeclined({ query }: TestProduct, admin: Visitor, months: number, name = "Zelda") {
  const mail = name === "Zelda" ? MAIL : `${name}@other.example`;
  const fields = [{ label: "About you", value: `${name}, +1 555 0100` }];
  const first = await anApplication(query, { name, mail, fields, hoursAgo: 5 });
  const second = await anApplication(query, { name: `${name} Z`, mail, fields });
  const booking = await anInterview(query, { mail });
  const canceled = await anInterview(query, { mail });
  await query("update bookings set cancelled_at = now() where id = $1", [canceled]);
  await query(
    `update bookings set guest_name = $2, guest_phone = '+1 555 0100', note = $2 || ' is late',
       answers = jsonb_build_array(jsonb_build_object('question', 'Why?', 'answer', $2::text || ' likes it')),
       starts_at = now() - interval '2 hours', ends_at = now() - interval '1 hour' where lower(guest_mail) = lower($1)`,
    [mail, name],
  );
  await query("update bookings set outcome = 'held' where id = $1", [booking]);
  await meetingChanges(query, booking);
  await query("insert into applicant_scores values ($1, 'someone', 'Some One', $2, 3, $3)", [
    first,
    JSON.stringify([{ criterion: "Listens", score: 4, note: `${name} does` }]),
    `${name} is kind`,
  ]);
  await query("update submissions set note = $2 where id = $1", [second, `${name} called`]);
  for (const about of [first, second, booking])
    await query(
      "insert into mail_outbox (recipient, subject, body, about) values ($1, 'Hello', 'Dear ' || $3, 'item ' || $2)",
      [mail, about, name],
    );
  const [row] = await query<{ version: number }>("select version from applicants where id = $1", [
    first,
  ]);
  const decline = { intent: "decline", version: String(row?.version), reason: `${name}, not now` };
  const response = await admin.form(`/admin/applicants/${first}.data`, decline);
  expect(response.status).toBe(200);
  for (const [table, column, value] of [
    ["applicants", "id", first],
    ["submissions", "sender_mail", mail],
    ["bookings", "guest_mail", mail],
  ])
    await query(
      `update ${table} set created_at = created_at - make_interval(months => $2) where ${column}::text = $1`,
      [value, months],
    );
  await query(
    "update applicants set stage_at = now() - make_interval(months => $2) where id = $1",
    [first, months],
  );
  return first;
}

const anonymized = ({ query }: TestProduct) =>
  query<{ subject_id: string; actor_name: string }>(
    "select subject_id, actor_name from events where verb = 'applicants.anonymize'",
  );

test("APPL-4 after the set months nothing personal of a declined applicant remains in any table, once, and the counts stay", async () => {
  const product = await startForTest();
  const admin = await product.admin();
  expect((await keepFor(admin, "24")).status).toBe(303);
  const id = await aDeclined(product, admin, 13);
  const recent = await aDeclined(product, admin, 11, "Otto");
  const open = await anApplication(product.query, { name: "Paul Open", mail: "paul@open.example" });
  expect(await everything(product)).toMatch(/zelda|zimmer/i);
  const counts = await admin.page("/admin/applicants");
  // Saved with another value: it is planned from the new one, and already due.
  expect((await keepFor(admin, "13")).status).toBe(303);
  await expect.poll(() => anonymized(product)).toHaveLength(1);
  expect(await anonymized(product)).toEqual([{ subject_id: id, actor_name: "Automatic" }]);
  const left = await everything(product);
  expect(left).not.toMatch(/zelda|zimmer/i);
  expect(left.match(/Otto called/g), "the one who was declined later stays").toHaveLength(1);
  expect(left).toContain("paul@open.example");
  expect(
    await product.query("select id, stage, name from applicants where anonymized_at is not null"),
  ).toEqual([{ id, stage: "declined", name: "" }]);
  const tabs = /Declined<span[^>]*>(\d+)/;
  expect(tabs.exec(await admin.page("/admin/applicants"))?.[1]).toBe(tabs.exec(counts)?.[1]);
  expect(await product.query("select 1 from submissions where qualified")).toHaveLength(5);
  expect(await product.query("select 1 from bookings where outcome = 'held'")).toHaveLength(2);
  const page = await admin.page(`/admin/applicants/${id}`);
  expect(page).toContain("Former applicant");
  expect(page).toContain("Removed name and answers");
  expect(await admin.page("/admin/inbox?tab=all")).toContain("Former applicant");
  // The next one is planned for its day, and nothing is done twice.
  const [next] = await product.query<{ run_at: Date; at: Date }>(
    "select j.run_at, a.stage_at + interval '13 months' as at from jobs j, applicants a where a.id = $1 and j.kind = 'applicants.anonymize' and j.done_at is null",
    [recent],
  );
  // Never before it is due: the database counts smaller parts of a second.
  const late = Number(next?.run_at) - Number(next?.at);
  expect([0, 1]).toContain(late);
  await product.query("update jobs set run_at = now()");
  await product.query("select raise_live(array['jobs'], 'jobs', 'jobs', '{}'::json)");
  const waiting = "select 1 from jobs where done_at is null and run_at <= now()";
  await expect.poll(() => product.query(waiting)).toEqual([]);
  expect(await anonymized(product)).toHaveLength(1);
  expect(await product.query("select stage from applicants where id = $1", [open])).toEqual([
    { stage: "qualified" },
  ]);
});

test("APPL-4 with 0 months everyone is kept; nonsense is refused", async () => {
  const product = await startForTest();
  const admin = await product.admin();
  for (const months of ["-1", "121", "soon", "", "1.5"]) {
    const refused = await keepFor(admin, months);
    expect([months, refused.status]).toEqual([months, 400]);
  }
  expect((await keepFor(admin, "0")).status).toBe(303);
  await aDeclined(product, admin, 100);
  expect((await keepFor(admin, "0")).status).toBe(303);
  expect(await product.query("select 1 from jobs where kind = 'applicants.anonymize'")).toEqual([]);
  expect(await admin.page("/admin/settings")).toContain(
    "Applicants are kept until they are erased",
  );
});

test("APPL-4 one applicant is exported and erased on request, also where only the record is left", async () => {
  const product = await startForTest();
  const admin = await product.admin();
  const id = await aDeclined(product, admin, 1);
  expect(await admin.page(`/admin/applicants/${id}`)).toContain(
    `/admin/personal-data?q=${encodeURIComponent(MAIL)}`,
  );
  const form = { kind: "guest", id: MAIL };
  const file = await admin.form("/admin/personal-data.data", { intent: "export", ...form });
  const text = await file.text();
  for (const part of ["Zelda likes it", "Zelda is kind", "Zelda, not now", "+1 555 0100"])
    expect(text).toContain(part);
  expect(text).not.toContain("Some One");
  await product.query("delete from bookings");
  const erased = await admin.form("/admin/personal-data.data", { intent: "erase", ...form });
  expect(erased.status).toBe(200);
  expect(await everything(product)).not.toMatch(/zelda|zimmer/i);
});
