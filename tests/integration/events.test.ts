import { describe, expect, test } from "vitest";
import { VISITORS_ACTS } from "../kit/acts";
import { aBooking } from "../kit/inbox-items";
import { added, anEdit, TRACKER } from "../kit/prospects";
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
