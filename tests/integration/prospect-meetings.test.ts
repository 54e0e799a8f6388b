/** Prospects' meetings: who links them, and what an outcome changes. */
import { describe, expect, test } from "vitest";
import { aBooking } from "../kit/inbox-items";
import { added, anEdit } from "../kit/prospects";
import { startForTest, type TestProduct } from "../kit/test-product";
import type { Visitor } from "../kit/visitor";

const statusOf = async ({ query }: TestProduct, id: string) =>
  (
    await query<{ status: string; next_contact_at: Date | null }>(
      "select status, next_contact_at from prospects where id = $1",
      [id],
    )
  )[0];
const outcome = (staff: Visitor, id: string, name: string) =>
  staff.form("/admin/agenda", { intent: "outcome", id, outcome: name });

describe("a meeting and its prospect (DAY-5)", () => {
  test("DAY-5 an outcome moves the status as an act with history; another replaces it, and none undoes it", async () => {
    const product = await startForTest();
    const { visitor } = await product.signedIn();
    const admin = await product.admin();
    const { id } = await added(product, visitor, { firstName: "Gus", lastName: "Guest" });
    const booking = await aBooking(product.query, { inHours: -2 });
    const item = `/admin/inbox/booking/${booking}`;
    expect(await admin.page(item)).toContain("Link Gus Guest");
    const link = { intent: "link-prospect", prospect: id };
    expect((await admin.form(item, link)).status).toBe(200);
    expect((await admin.form(item, link)).status).toBe(409);
    await outcome(admin, booking, "no-show");
    expect(await statusOf(product, id)).toMatchObject({
      ...{ status: "no_show", next_contact_at: expect.any(Date) },
    });
    expect(await visitor.page("/tracker/today")).toContain("Gus Guest");
    await outcome(admin, booking, "held");
    expect(await statusOf(product, id)).toEqual({ status: "pending", next_contact_at: null });
    await outcome(admin, booking, "canceled");
    expect(await statusOf(product, id)).toMatchObject({ status: "rescheduled" });
    await outcome(admin, booking, "none");
    expect(await statusOf(product, id)).toEqual({ status: "pending", next_contact_at: null });
    const history = await visitor.page(`/tracker/${id}`);
    for (const shown of ["Meeting outcome", "Meeting linked", "No-show", "Discovery call"])
      expect(history).toContain(shown);
    await outcome(admin, booking, "no-show");
    const [{ version = 0 } = {}] = await product.query<{ version: number }>(
      "select version from prospects",
    );
    await admin.form(`/tracker/${id}`, { intent: "undo-change", change: String(version) });
    expect(await statusOf(product, id)).toMatchObject({ status: "pending" });
  });

  test("DAY-5 a prospect who was decided about keeps the status, and an outcome from before the link counts", async () => {
    const product = await startForTest();
    const { visitor } = await product.signedIn();
    const admin = await product.admin();
    const closed = await added(product, visitor, { firstName: "Gus", lastName: "Guest" });
    await admin.form("/tracker", anEdit(closed));
    const [one, two] = [
      await aBooking(product.query, { inHours: -2 }),
      await aBooking(product.query, { inHours: -3 }),
    ];
    await outcome(admin, one, "no-show");
    const link = (prospect: string, booking: string) =>
      visitor.form(`/tracker/${prospect}`, { intent: "link-meeting", booking });
    expect((await link(closed.id, one)).status).toBe(200);
    expect(await statusOf(product, closed.id)).toMatchObject({ status: "closed" });
    const again = await added(product, visitor, { firstName: "Gus", lastName: "Guest" });
    expect((await link(again.id, one)).status).toBe(404);
    await outcome(admin, two, "no-show");
    expect((await link(again.id, two)).status).toBe(200);
    expect(await statusOf(product, again.id)).toMatchObject({ status: "no_show" });
  });

  test("DAY-5 setters link what fits: name, or an email or phone in their notes; nothing of another's", async () => {
    const product = await startForTest();
    const { visitor } = await product.signedIn();
    const { visitor: other } = await product.signedIn(await product.createTrainee("Anna"));
    const booking = await aBooking(product.query);
    await product.query("update bookings set guest_phone = '+1 (512) 555-0188'");
    const suggestedTo = async (changes: Record<string, string>) => {
      const { id } = await added(product, visitor, changes);
      return (await visitor.page(`/tracker/${id}`)).includes(booking);
    };
    expect(await suggestedTo({ lastName: "Stranger" })).toBe(false);
    expect(await suggestedTo({ notes: "writes from GUS@example.com, mornings" })).toBe(true);
    expect(await suggestedTo({ notes: "call 1-512-555-0188" })).toBe(true);
    const { id } = await added(product, visitor, { firstName: "gus", lastName: "guest" });
    const link = { intent: "link-meeting", booking };
    expect((await other.form(`/tracker/${id}`, link)).status).toBe(403);
    const stranger = await added(product, visitor, { lastName: "Stranger" });
    expect((await visitor.form(`/tracker/${stranger.id}`, link)).status).toBe(404);
    expect((await visitor.form(`/tracker/${id}`, link)).status).toBe(200);
    const unlink = { intent: "unlink-meeting", booking };
    expect((await visitor.form(`/tracker/${id}`, unlink)).status).toBe(200);
    expect(await product.query("select 1 from prospect_meetings")).toEqual([]);
  });
});
