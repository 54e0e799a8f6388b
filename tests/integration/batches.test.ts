/** Acts on many rows of the staff lists (OWN-6). */

import { beforeAll, describe, expect, inject, onTestFinished, test } from "vitest";
import { askBatch, batch, begin, overAt, resultsIn } from "../kit/batches";
import { aCohort } from "../kit/cohorts";
import { createDatabase } from "../kit/databases";
import { mailsDue } from "../kit/due-jobs";
import { aBooking, anApplication, anInterview, aSubmission } from "../kit/inbox-items";
import { startMailing } from "../kit/mailing-product";
import { assignCoach, giveRole } from "../kit/people";
import type { SmtpStub } from "../kit/smtp-stub";
import { startProduct, type TestProduct } from "../kit/test-product";
import type { Visitor } from "../kit/visitor";

let mail: SmtpStub;
let product: TestProduct;
let admin: Visitor;
beforeAll(async () => {
  const started = await startMailing();
  ({ mail, product, admin } = started);
  return started.stop;
});

async function trainee(firstName: string, lastName: string) {
  const made = await product.createTrainee(firstName, lastName);
  return { ...made, ...(await product.signedIn(made)) };
}

async function staff(role: "coach" | "operations", firstName: string) {
  const { userId } = await trainee(firstName, "Staff");
  const visitor = product.visitor();
  await visitor.signIn(await giveRole(product, role, userId));
  return { visitor, userId };
}

const TRAINEES = { list: "trainees" } as const;

async function active(lastName: string) {
  const rows = await product.query<{ first_name: string }>(
    "select first_name from training_credentials where is_active and last_name = $1 order by 1",
    [lastName],
  );
  return rows.map((row) => row.first_name);
}

describe("acts on many trainees", () => {
  test("OWN-6 everybody the filters find is deactivated, told per row, logged in one line, and the act is undone", async () => {
    const names = ["Ana", "Ben", "Cleo", "Dan"];
    for (const name of names) await trainee(name, "Switched");
    const other = await trainee("Olga", "Other");
    await product.query(
      "update training_credentials set is_active = false where first_name = 'Dan'",
    );
    const bar = await admin.page("/training/adminpanel?q=switched");
    expect(bar).toContain('aria-label="With selected"');
    expect(bar).toContain('aria-label="Select Ana Switched"');
    const asked = await askBatch(admin, { ...TRAINEES, act: "deactivate", view: "?q=switched" });
    const page = asked.headers.get("Location") ?? "";
    expect(await admin.page(page)).toContain("Deactivate: 4 trainees");
    expect(await active("Switched")).toEqual(["Ana", "Ben", "Cleo"]);
    // Removed in another window before it begins.
    await product.query(
      "delete from users where id = (select user_id from training_credentials where first_name = 'Cleo')",
    );
    await begin(admin, page);
    expect((await admin.form(page, { intent: "begin", total: "4" })).status).toBe(409);
    const over = await overAt(admin, page);
    expect(resultsIn(over)).toMatchObject({
      "Ana Switched": "Deactivated",
      "Ben Switched": "Deactivated",
      "Dan Switched": "Was deactivated already",
    });
    expect(Object.values(resultsIn(over))).toContain("Not found any more");
    expect(await active("Switched")).toEqual([]);
    expect(await active("Other")).toEqual([other.firstName]);
    const log = await admin.page("/admin/log");
    expect(log).toContain("Deactivate: 4 trainees");
    expect(log).not.toContain("Ana Switched</bdi>".repeat(2));
    expect(log).toContain(`href="${page}"`);
    const each = await admin.page(`/admin/log?batch=${page.split("/").at(-1)}`);
    expect(each).toContain("Ben Switched");
    const undo = await admin.form(page, { intent: "undo" });
    const undone = await overAt(admin, undo.headers.get("Location") ?? "");
    expect(resultsIn(undone)).toEqual({ "Ana Switched": "Activated", "Ben Switched": "Activated" });
    expect(await active("Switched")).toEqual(["Ana", "Ben"]);
    expect((await admin.form(page, { intent: "undo" })).status).toBe(409);
  });

  test("OWN-6 a coach and a cohort are put back as they were, except where somebody has changed them since", async () => {
    const [one, two] = [await trainee("Una", "Placed"), await trainee("Duo", "Placed")];
    const [former, next] = [await staff("coach", "Faye"), await staff("coach", "Nora")];
    await assignCoach(product, one, former);
    const input = { coachId: next.userId };
    const coached = await batch(admin, {
      ...TRAINEES,
      act: "coach",
      rows: [one.userId, two.userId],
      input,
    });
    await overAt(admin, coached);
    await assignCoach(product, two, former);
    const undo = await admin.form(coached, { intent: "undo" });
    const results = resultsIn(await overAt(admin, undo.headers.get("Location") ?? ""));
    expect(results).toEqual({
      "Una Placed": "Former coach again",
      "Duo Placed": "Changed since by Site Administrator: left as it is",
    });
    const cohortId = await aCohort(product, one.userId);
    const cohort = {
      ...TRAINEES,
      act: "cohort",
      rows: [one.userId, two.userId],
      input: { cohortId },
    };
    const joined = await overAt(admin, await batch(admin, cohort));
    expect(resultsIn(joined)).toEqual({
      "Una Placed": "Was in it already",
      "Duo Placed": "In the cohort",
    });
  });

  test("OWN-6 an undo leaves what somebody has decided since, though it is as the act left it, and says who", async () => {
    const [one, two] = [await trainee("Bea", "Decided"), await trainee("Cal", "Decided")];
    const [former, next] = [await staff("coach", "Fritz"), await staff("coach", "Nell")];
    const cohorts = [await aCohort(product, one.userId), await aCohort(product, two.userId)];
    const second = await trainee("Rita", "Second");
    const rita = product.visitor();
    await rita.signIn(await giveRole(product, "promote", second.userId));
    const rows = [one.userId, two.userId];
    const again = (intent: string, more: Record<string, string> = {}) =>
      rita.form("/training/adminpanel", { intent, userId: one.userId, ...more });
    const cohortOf = (userId: string) =>
      product.query<{ cohort_id: string }>(
        "select cohort_id from cohort_members where user_id = $1",
        [userId],
      );
    type Undone = {
      act: string;
      input?: Record<string, string>;
      since: () => Promise<unknown>;
      other: string;
    };
    const acts: Undone[] = [
      {
        act: "deactivate",
        since: async () => [await again("activate"), await again("deactivate")],
        other: "Activated",
      },
      {
        act: "coach",
        input: { coachId: next.userId },
        since: async () => [
          await again("coach", { coachId: former.userId }),
          await again("coach", { coachId: next.userId }),
        ],
        other: "Former coach again",
      },
      {
        act: "cohort",
        input: { cohortId: cohorts[0] ?? "" },
        since: async () => {
          for (const cohortId of [cohorts[1] ?? "", cohorts[0] ?? ""])
            await overAt(
              rita,
              await batch(rita, {
                ...TRAINEES,
                act: "cohort",
                rows: [one.userId],
                input: { cohortId },
              }),
            );
        },
        other: "Former cohort again",
      },
    ];
    for (const { act, input, since, other } of acts) {
      if (act === "cohort")
        await product.query("delete from cohort_members where user_id = $1", [one.userId]);
      const page = await batch(admin, { ...TRAINEES, act, rows, ...(input && { input }) });
      await overAt(admin, page);
      await since();
      const before = await cohortOf(one.userId);
      const undo = await admin.form(page, { intent: "undo" });
      const results = resultsIn(await overAt(admin, undo.headers.get("Location") ?? ""));
      expect(results, act).toEqual({
        "Bea Decided": "Changed since by Rita Second: left as it is",
        "Cal Decided": other,
      });
      expect(await cohortOf(one.userId)).toEqual(before);
    }
    expect(await active("Decided")).toEqual(["Cal"]);
  });

  test("OWN-6 people of one name are told apart before and after, and a deleted one keeps their name", async () => {
    const [one, two] = [await trainee("John", "Twin"), await trainee("John", "Twin")];
    const gone = await trainee("Gus", "Leaving");
    await product.query("update users set email = $2 where id = $1", [
      one.userId,
      "one@twin.example",
    ]);
    await product.query("update training_credentials set email = $2 where user_id = $1", [
      one.userId,
      "one@twin.example",
    ]);
    const rows = [one.userId, two.userId, gone.userId];
    const asked = await askBatch(admin, { ...TRAINEES, act: "deactivate", rows });
    const page = asked.headers.get("Location") ?? "";
    const question = await admin.page(page);
    expect(question).toContain("one@twin.example");
    expect(question.match(/>Created [A-Z]/g)).toHaveLength(2);
    await begin(admin, page);
    await overAt(admin, page);
    await admin.form("/training/adminpanel", { intent: "delete", userId: gone.userId });
    const over = await admin.page(page);
    expect(over).toContain("one@twin.example");
    expect(over).toContain("Gus Leaving (deleted)");
  });

  test("OWN-6 new codes come with a sheet for those who prove who they are, and old codes stop working", async () => {
    const [one, two] = [await trainee("Kim", "Coded"), await trainee("Lou", "Coded")];
    const page = await batch(await proven(), {
      ...TRAINEES,
      act: "codes",
      rows: [one.userId, two.userId],
    });
    await overAt(admin, page);
    const sheet = await (await (await proven()).form(page, { intent: "codes" })).text();
    const codes = [...sheet.matchAll(/font-semibold">(\d{6,})</g)].map(([, code = ""]) => code);
    expect(codes).toHaveLength(2);
    expect((await product.visitor().signIn(one.accessCode)).status).not.toBe(302);
    expect((await product.visitor().signIn(codes[0] ?? "")).status).toBe(302);
    const [read] = await product.query<{ read: number }>(
      "select count(*)::int as read from events where verb = 'codes.read' and batch_id = $1",
      [page.split("/").at(-1)],
    );
    expect(read?.read).toBe(2);
  });

  test("OWN-6 AUTH-5 a coach messages their own trainees and nobody else's, and may do no more", async () => {
    const coach = await staff("coach", "Mira");
    const [own, other] = [await trainee("Own", "Told"), await trainee("Not", "Told")];
    await assignCoach(product, own, coach);
    const rows = [own.userId, other.userId];
    for (const act of ["deactivate", "codes", "coach", "cohort"])
      expect((await askBatch(coach.visitor, { ...TRAINEES, act, rows })).status).toBe(409);
    expect((await askBatch(coach.visitor, { list: "inbox", act: "done", rows })).status).toBe(409);
    const input = { title: "Hello", body: "See you **tomorrow**" };
    const page = await batch(coach.visitor, { ...TRAINEES, act: "message", rows, input });
    expect(resultsIn(await overAt(coach.visitor, page))).toEqual({ "Own Told": "Sent" });
    expect(await own.visitor.page("/training")).toContain("<strong>tomorrow</strong>");
    expect(await other.visitor.page("/training")).not.toContain("tomorrow");
    expect((await other.visitor.get(page)).status).toBe(302);
    const stranger = await staff("operations", "Odo");
    expect((await stranger.visitor.get(page)).status).toBe(302);
  });

  test("OWN-6 TEAM-3 a message says beforehand whom it reaches by email: as it is sent, not by who has an address", async () => {
    const [wants, refuses, gone, none] = [
      await trainee("Wants", "Reached"),
      await trainee("Refuses", "Reached"),
      await trainee("Gone", "Reached"),
      await trainee("Bare", "Reached"),
    ];
    for (const { userId } of [wants, refuses, gone])
      await product.query("update users set email = $2 where id = $1", [
        userId,
        `${userId}@reached.example`,
      ]);
    await product.query("insert into announcement_refusals (user_id) values ($1)", [
      refuses.userId,
    ]);
    await product.query("update training_credentials set is_active = false where user_id = $1", [
      gone.userId,
    ]);
    const rows = [wants, refuses, gone, none].map(({ userId }) => userId);
    const asked = await askBatch(admin, { ...TRAINEES, act: "message", rows });
    const page = asked.headers.get("Location") ?? "";
    expect(await admin.page(page)).toContain("By email it reaches 1 of 3");
    await begin(admin, page, { title: "Hello", body: "News", mail: "yes" });
    expect(resultsIn(await overAt(admin, page))).toEqual({
      "Wants Reached": "Sent, also by email",
      "Refuses Reached": "Sent",
      "Gone Reached": "Deactivated: not sent",
      "Bare Reached": "Sent",
    });
  });

  test("OWN-6 someone who loses the right while it waits does nothing more", async () => {
    const coach = await staff("coach", "Lena");
    const own = await trainee("Rita", "Unheard");
    await assignCoach(product, own, coach);
    const chosen = { ...TRAINEES, act: "message", rows: [own.userId] } as const;
    const asked = await askBatch(coach.visitor, chosen);
    const id = asked.headers.get("Location")?.split("/").at(-1);
    await product.query("delete from user_roles where user_id = $1", [coach.userId]);
    await product.query(
      'update batches set begun_at = now(), input = \'{"title":"A","body":"B"}\' where id = $1',
      [id],
    );
    await product.query(
      "insert into jobs (kind, key, label, run_at, payload) values ('batch', 'batch ' || $1::text, '', now(), json_build_object('batch', $1::text))",
      [id],
    );
    await product.query("select raise_live(array['jobs'], 'jobs', 'jobs', '{}')");
    const over = await overAt(admin, `/admin/batches/${id}`);
    expect(Object.values(resultsIn(over))).toEqual(["You may no longer do this"]);
  });
});

/** The administrator, who has just entered their code again. */
async function proven(): Promise<Visitor> {
  await admin.form("/account/reauthentication", { code: "ADMINISTRATOR2345" });
  return admin;
}

describe("acts on many applicants and items", () => {
  test("OWN-6 many are declined with one letter, except those with an interview ahead or changed meanwhile", async () => {
    const of = (name: string) =>
      anApplication(product.query, { name: `${name} Applied`, mail: `${name}@many.example` });
    const [one, booked, changed] = [await of("ona"), await of("bo"), await of("che")];
    await anInterview(product.query, { mail: "bo@many.example" });
    const chosen = { list: "applicants", act: "decline", view: "?q=many.example" } as const;
    const asked = await askBatch(admin, chosen);
    const page = asked.headers.get("Location") ?? "";
    expect(await admin.page(page)).toContain("{greeting}");
    await product.query("update applicants set stage = 'interviewed' where id = $1", [changed]);
    const letter = {
      send: "yes",
      subject: "Thank you",
      text: "{greeting}\n\nNot this time.",
      reason: "Full",
    };
    await begin(admin, page, letter);
    const results = resultsIn(await overAt(admin, page));
    expect(results).toEqual({
      "ona Applied": "Declined, letter sent",
      "bo Applied": "Upcoming interview: left as it is",
      "che Applied": "Changed in the meantime: now interviewed",
    });
    // Until the letter leaves, the decline is taken back with it.
    const back = await admin.form(page, { intent: "undo" });
    const taken = await overAt(admin, back.headers.get("Location") ?? "");
    expect(resultsIn(taken)).toMatchObject({ "ona Applied": "Now qualified, letter recalled" });
    const once = { list: "applicants", act: "decline", rows: [one], input: letter } as const;
    const again = await batch(admin, once);
    await overAt(admin, again);
    await mailsDue(product.query);
    await expect
      .poll(() => mail.mails.filter(({ to }) => to.endsWith("many.example")).length)
      .toBe(1);
    expect(mail.mails.find(({ to }) => to === "ona@many.example")?.source).toContain("Hello Ona,");
    await expect
      .poll(() => product.query("select 1 from mail_outbox where sent_at is null"))
      .toEqual([]);
    // A letter that has left cannot be taken back, and later it is not offered.
    const left = await admin.form(again, { intent: "undo" });
    const kept = await overAt(admin, left.headers.get("Location") ?? "");
    expect(Object.values(resultsIn(kept))).toEqual([
      "The letter has left, so this can no longer be undone",
    ]);
    const stages = await product.query<{ stage: string }>(
      "select stage from applicants where id = any($1::uuid[]) order by stage",
      [[one, booked, changed]],
    );
    expect(stages.map(({ stage }) => stage)).toEqual([
      "declined",
      "interview booked",
      "interviewed",
    ]);
    const cancel = { list: "applicants", act: "decline", rows: [booked] } as const;
    const input = { interviews: "cancel", words: "The role is filled." };
    const canceled = await overAt(admin, await batch(admin, { ...cancel, input }));
    expect(resultsIn(canceled)).toEqual({ "bo Applied": "Declined, interview canceled" });
    await expect
      .poll(() => mail.mails.find(({ to }) => to === "bo@many.example")?.source)
      .toContain("The role is filled.");
    const move = { list: "applicants", act: "withdraw", rows: [changed] } as const;
    const withdrawn = await batch(admin, move);
    await overAt(admin, withdrawn);
    const undo = await admin.form(withdrawn, { intent: "undo" });
    expect(resultsIn(await overAt(admin, undo.headers.get("Location") ?? ""))).toEqual({
      "che Applied": "Now interviewed",
    });
  });

  test("OWN-6 items are done, assigned and deleted together; an upcoming meeting stays", async () => {
    const items = [
      await aSubmission(product.query, { name: "Rob Plenty" }),
      await aSubmission(product.query, { name: "Sue Plenty" }),
    ];
    const booking = await aBooking(product.query, { name: "Max Plenty" });
    const operations = await staff("operations", "Iris");
    const rows = [...items, booking];
    const done = await batch(operations.visitor, { list: "inbox", act: "done", rows });
    expect(Object.values(resultsIn(await overAt(operations.visitor, done)))).toEqual([
      "Done",
      "Done",
      "Done",
    ]);
    const undo = await operations.visitor.form(done, { intent: "undo" });
    const undone = await overAt(operations.visitor, undo.headers.get("Location") ?? "");
    expect(Object.values(resultsIn(undone))).toEqual(["New again", "New again", "New again"]);
    const input = { assigneeId: operations.userId };
    await overAt(admin, await batch(admin, { list: "inbox", act: "assign", rows, input }));
    const own = await operations.visitor.page(`/admin/inbox?assigned=${operations.userId}`);
    expect(own).toContain("Sue Plenty");
    expect(await admin.page("/admin/inbox?assigned=nobody")).not.toContain("Sue Plenty");
    expect(
      (await askBatch(operations.visitor, { list: "inbox", act: "delete", rows })).status,
    ).toBe(409);
    const removed = await batch(await proven(), {
      list: "inbox",
      act: "delete",
      view: "?q=plenty",
    });
    const results = Object.values(resultsIn(await overAt(admin, removed)));
    expect(results.sort()).toEqual(["Deleted", "Deleted", "Upcoming meeting: cancel it first"]);
  });

  test("OWN-6 CALL-7 many meetings are canceled together, each guest told once; what is no meeting ahead stays", async () => {
    await product.query("delete from mail_outbox");
    const ahead = [
      await aBooking(product.query, { name: "Ada Flood" }),
      await aBooking(product.query, { name: "Bea Flood" }),
    ];
    for (const [at, id] of ahead.entries())
      await product.query("update bookings set guest_mail = $2 where id = $1", [
        id,
        `guest.${at}@flood.example`,
      ]);
    await aBooking(product.query, { name: "Cay Flood", inHours: -2 });
    await aBooking(product.query, { name: "Dan Flood", cancelled: true });
    await aSubmission(product.query, { name: "Eve Flood" });
    const operations = (await staff("operations", "Jo")).visitor;
    const chosen = { list: "inbox", act: "cancel", view: "?q=flood" } as const;
    const input = { words: "These were not sent by people." };
    const page = await overAt(operations, await batch(operations, { ...chosen, input }));
    expect(Object.values(resultsIn(page)).toSorted()).toEqual([
      "Canceled",
      "Canceled",
      "Canceled or over already",
      "Canceled or over already",
      "Not a meeting",
    ]);
    const told = await product.query<{ recipient: string; body: string }>(
      "select recipient, body from mail_outbox where recipient like '%@flood.example' order by 1",
    );
    expect(told.map(({ recipient }) => recipient)).toEqual([
      "guest.0@flood.example",
      "guest.1@flood.example",
    ]);
    expect(told[0]?.body).toContain(input.words);
    const again = await overAt(operations, await batch(operations, { ...chosen, input }));
    expect(Object.values(resultsIn(again))).not.toContain("Canceled");
  });
});

test("OWN-6 an act that is cut off goes on after the next start, and does nothing twice", async () => {
  const database = await createDatabase(inject("templates"));
  const own = await startProduct({}, database);
  const visitor = await own.admin();
  const names = Array.from({ length: 60 }, (_, at) => `N${String(at).padStart(2, "0")}`);
  for (const name of names) await own.createTrainee(name, "Cut");
  const { pool } = own.running.database;
  const holder = await pool.connect();
  await holder.query("begin");
  await holder.query("select 1 from training_credentials where first_name = 'N10' for update");
  await visitor.form("/account/reauthentication", { code: "ADMINISTRATOR2345" });
  const page = await batch(visitor, { ...TRAINEES, act: "codes", view: "" });
  const finished = async () =>
    (await own.query<{ finished: number }>("select finished from batches"))[0]?.finished ?? 0;
  await expect.poll(finished).toBeGreaterThan(0);
  const before = await finished();
  expect(before).toBeLessThan(60);
  const stopped = own.running.stop();
  await holder.query("rollback");
  holder.release();
  await stopped;
  const again = await startProduct({}, database);
  onTestFinished(again.stop);
  const text = await overAt(await again.admin(), page);
  expect(text).toContain("60</span><span> New code");
  const [made] = await again.query<{ codes: number; people: number }>(
    "select count(*)::int as codes, count(distinct subject_id)::int as people from events where verb = 'codes.replace'",
  );
  expect(made).toEqual({ codes: 60, people: 60 });
});
