import { describe, expect, test } from "vitest";
import { forgetEvents } from "../../app/events/events.server";
import { VISITORS_ACTS } from "../kit/acts";
import { aBooking } from "../kit/inbox-items";
import { added, anEdit, TRACKER } from "../kit/prospects";
import { save } from "../kit/settings-form";
import { aSave, startForTest, type TestProduct } from "../kit/test-product";

type Event = {
  actor_kind: string;
  actor_id: string | null;
  actor_name: string;
  verb: string;
  subject_kind: string;
  subject_id: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  request_id: string | null;
  audited: boolean;
};

function eventsIn({ query }: TestProduct, condition: string): Promise<Event[]> {
  return query<Event>(`select * from events where ${condition} order by at, id`);
}

describe("the event table (ADM-5)", () => {
  test("TRK-5 ADM-5 each act on a prospect leaves one event with who, request, before and after; the audit log shows none", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    const { visitor, userId } = await product.signedIn();
    const row = await added(product, visitor);
    const edit = await admin.form(TRACKER, anEdit(row));
    expect((await admin.form(TRACKER, anEdit(row))).status, "from an old version").toBe(409);
    await admin.form(TRACKER, { intent: "undo", id: row.id, version: "2" });
    const events = await eventsIn(product, `subject_id = '${row.id}'`);
    const pending = { status: "pending", dealCents: null, rescheduledDate: null };
    const closed = { status: "closed", dealCents: 250_000, rescheduledDate: null };
    expect(events).toMatchObject([
      { verb: "prospects.add", actor_kind: "user", actor_id: userId, before: null, after: pending },
      { verb: "prospects.edit", actor_name: "Site Administrator", before: pending, after: closed },
      { verb: "prospects.undo", before: closed, after: { ...pending, version: 3 } },
    ]);
    expect(events[1]?.request_id).toBe(edit.headers.get("X-Request-Id"));
    expect(await admin.page("/admin/log")).not.toMatch(/"prospects\.(?:add|edit|undo)/);
  });

  test("VID-4 ADM-5 saves of progress leave no event; the one that completes a lesson leaves one", async () => {
    const product = await startForTest();
    const { visitor, userId } = await product.signedIn();
    const save = (seconds: number) => {
      const point = { positionSeconds: seconds, progressSeconds: seconds };
      return visitor.json("/training/progress", aSave(userId, { ...point, lessonNumber: 2 }));
    };
    const completed = () => eventsIn(product, "verb = 'lessons.complete'");
    for (const seconds of [10, 20]) await save(seconds);
    expect(await completed()).toEqual([]);
    await Promise.all([95, 96, 97].map(save));
    expect(await completed()).toMatchObject([
      { actor_id: userId, subject_kind: "trainee", subject_id: userId, after: { lesson: 2 } },
    ]);
    await visitor.json(
      "/training/progress",
      aSave(userId, { positionSeconds: 99, progressSeconds: 99, lessonNumber: 3 }),
    );
    expect((await completed()).map(({ after }) => after)).toEqual([{ lesson: 2 }, { lesson: 3 }]);
  });

  test("SLOT-2 BOOK-2 what guests send, book, confirm and cancel leaves an event without a word about them", async () => {
    const product = await startForTest();
    const owner = await product.signedIn();
    const person = { ...owner, accessCode: owner.trainee.accessCode, headers: {} };
    const scene = { product, owner: person, asking: person };
    for (const { path, prepare } of VISITORS_ACTS) {
      await product.query("delete from rate_limits");
      const sent = await prepare(scene);
      const fields = "fields" in sent ? sent.fields : {};
      await product.visitor().form(path.replace(":calendar", "discovery"), fields);
    }
    const held = await aBooking(product.query, { held: true });
    const sign = (what: string, id: string) =>
      `${id}.${product.running.auth.vault.hmac(`${what} ${id}`)}`;
    const guest = product.visitor();
    await guest.form(`/booking/confirm/${sign("confirm-booking", held)}`, { act: "confirm" });
    await guest.form(`/booking/${sign("booking", held)}`, { act: "cancel" });
    const events = await eventsIn(product, "actor_kind = 'guest'");
    const sent = events.filter(({ verb }) => verb === "forms.send");
    expect(sent).toHaveLength(VISITORS_ACTS.length - 1);
    expect(events.slice(sent.length)).toMatchObject([
      { verb: "bookings.book", subject_kind: "booking", before: null },
      { verb: "bookings.confirm", subject_id: held, after: { status: "confirmed" } },
      { verb: "bookings.cancel", subject_id: held, after: { status: "cancelled" } },
    ]);
    expect(events.every(({ actor_name, audited }) => actor_name === "Guest" && !audited)).toBe(
      true,
    );
    expect(JSON.stringify(events)).not.toMatch(/Ann Sample|@|Until then/);
    const history = await (await product.admin()).page(`/admin/inbox/booking/${held}`);
    expect(history).not.toContain('id="history"');
  });
});

describe("events by month", () => {
  const partitions = ({ query }: TestProduct) =>
    query<{ name: string }>(
      "select inhrelid::regclass::text as name from pg_inherits where inhparent = 'events'::regclass order by 1",
    );
  const write = ({ query }: TestProduct, at: string, changes = "") =>
    query(
      `insert into events (at, actor_kind, actor_name, verb, subject_kind, subject_id, subject_label, audited)
       select ${at}, 'system', 'Automatic', coalesce(nullif(split_part($1, ' ', 1), ''), 'lessons.complete'),
         coalesce(nullif(split_part($1, ' ', 2), ''), 'trainee'), 'old', 'Old', split_part($1, ' ', 3) = 'audited'`,
      [changes],
    );

  test("SCALE-4 partitions are there for this month and three ahead, and made for rows that had none", async () => {
    const product = await startForTest();
    const names = async () => (await partitions(product)).map(({ name }) => name);
    const before = await names();
    expect(before).toHaveLength(5);
    await write(product, "'2020-02-29 23:59:59.999+00'");
    await write(product, "'2020-03-01 00:00:00+00'");
    expect(await product.query("select 1 from events_rest")).toHaveLength(2);
    await product.query("select make_event_months()");
    expect(await names()).toEqual(["events_2020_02", "events_2020_03", ...before]);
    expect(await product.query("select 1 from events_rest")).toEqual([]);
    for (const month of ["02", "03"])
      expect(await product.query(`select 1 from events_2020_${month}`)).toHaveLength(1);
    const rows = await product.query<{ id: string }>("select id from events order by at");
    expect(rows.every(({ id }) => id[14] === "7")).toBe(true);
    await product.query(
      "alter table events disable trigger user; drop table events_2020_02, events_2020_03; alter table events enable trigger user",
    );
  });

  test("SCALE-4 ADM-5 no event is changed, deleted or truncated, in the whole or in a part, also not one made later", async () => {
    const product = await startForTest();
    await write(product, "'2020-02-29 00:00:00+00'");
    await product.query("select make_event_months()");
    for (const table of ["events", "events_2020_02", "events_rest"])
      for (const change of [
        `update ${table} set subject_label = 'x'`,
        `delete from ${table} where true`,
        `truncate ${table}`,
      ]) {
        const isEmpty = table === "events_rest" && !change.startsWith("truncate");
        if (!isEmpty) await expect(product.query(change), change).rejects.toThrow("only added");
      }
    await product.query("drop table events_2020_02");
  });

  test("SCALE-4 the owner sets in the browser how long events are kept; the audit log, prospects and pay stay", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    const kept = ["trainees.create trainee audited", "prospects.add prospect", "pay.rule pay"];
    for (const which of ["", ...kept]) await write(product, "now() - interval '13 months'", which);
    await write(product, "now() - interval '11 months'");
    const gone = "delete from events where subject_id = 'old' and verb = 'lessons.complete'";
    await expect(product.query(gone)).rejects.toThrow("only added");
    const { db } = product.running.database;
    const refusal = { cause: { message: "events are only added" } };
    await expect(forgetEvents(db, 12)).rejects.toMatchObject(refusal);
    await forgetEvents(db, 0);
    expect(await eventsIn(product, "subject_id = 'old'")).toHaveLength(5);
    const fields = { applicantMonths: "24", eventMonths: "12" };
    const saved = await save(admin, { path: "/admin/settings/privacy", part: "privacy", fields });
    expect(saved.status).toBe(303);
    await forgetEvents(db, 12);
    const left = await eventsIn(product, "subject_id = 'old'");
    expect(left.map(({ verb }) => verb).toSorted()).toEqual(
      ["lessons.complete", "pay.rule", "prospects.add", "trainees.create"].toSorted(),
    );
    await expect(product.query(gone)).rejects.toThrow("only added");
  });

  test("SCALE-4 rows that are updated in place have room for it, and no two sessions share a row of completions", async () => {
    const product = await startForTest();
    const roomy = await product.query<{ name: string }>(
      "select relname as name from pg_class where reloptions::text ~ 'fillfactor' and relkind = 'r' order by 1",
    );
    expect(roomy.map(({ name }) => name)).toEqual([
      "completion_days",
      "lesson_progress",
      "rate_limits",
      "trainee_overviews",
    ]);
    const { pool } = product.running.database;
    const lent = await Promise.all(Array.from({ length: 4 }, () => pool.connect()));
    const bySlot = new Map<unknown, (typeof lent)[number]>();
    for (const session of lent) {
      const { rows } = await session.query("select pg_backend_pid() % 16 as slot");
      bySlot.set(rows[0]?.slot, session);
    }
    const [one, other] = [...bySlot.values()];
    for (const session of [one, other])
      await session?.query(
        "begin; set local lock_timeout = '1s'; select count_completions(array[current_date], array[1])",
      );
    await Promise.all([one, other].map((session) => session?.query("rollback")));
    for (const session of lent) session.release();
    expect(bySlot.size).toBeGreaterThan(1);
  });
});
