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
      status: "no_show",
      next_contact_at: expect.any(Date),
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
      admin.form(`/tracker/${prospect}`, { intent: "link-meeting", booking });
    expect((await link(closed.id, one)).status).toBe(200);
    expect(await statusOf(product, closed.id)).toMatchObject({ status: "closed" });
    const again = await added(product, visitor, { firstName: "Gus", lastName: "Guest" });
    expect((await link(again.id, one)).status).toBe(409);
    await outcome(admin, two, "no-show");
    expect((await link(again.id, two)).status).toBe(200);
    expect(await statusOf(product, again.id)).toMatchObject({ status: "no_show" });
  });

  test("DAY-5 staff are offered what fits: name, or an email or phone in the notes; only calls with prospects", async () => {
    const product = await startForTest();
    const { visitor } = await product.signedIn();
    const admin = await product.admin();
    const booking = await aBooking(product.query);
    await product.query("update bookings set guest_phone = '+1 (512) 555-0188'");
    const suggestedFor = async (changes: Record<string, string>) => {
      const { id } = await added(product, visitor, changes);
      return (await admin.page(`/tracker/${id}`)).includes(booking);
    };
    expect(await suggestedFor({ lastName: "Stranger" })).toBe(false);
    expect(await suggestedFor({ notes: "writes from GUS@example.com, mornings" })).toBe(true);
    expect(await suggestedFor({ notes: "call 1-512-555-0188" })).toBe(true);
    const gus = { firstName: "gus", lastName: "guest" };
    expect(await suggestedFor(gus)).toBe(true);
    const { id } = await added(product, visitor, gus);
    const link = { intent: "link-meeting", booking };
    for (const calendar of ["interview", "groupOnboarding", "setup", "oneOnOne", "weeklyGroup"]) {
      await product.query("update bookings set calendar = $1", [calendar]);
      expect(await suggestedFor(gus)).toBe(false);
      expect((await admin.form(`/tracker/${id}`, link)).status).toBe(404);
    }
    await product.query("update bookings set calendar = 'discovery'");
    expect((await admin.form(`/tracker/${id}`, link)).status).toBe(200);
    const unlink = { intent: "unlink-meeting", booking };
    expect((await visitor.form(`/tracker/${id}`, unlink)).status).toBe(200);
    expect(await product.query("select 1 from prospect_meetings")).toEqual([]);
  });

  test("DAY-5 PAY-4 who may not see bookings learns nothing of them: a hundred guesses, right and wrong, read the same", async () => {
    const product = await startForTest({ TRACKER_ADMIN_CODE: "open sesame tracker" });
    const { visitor } = await product.signedIn();
    const { visitor: other } = await product.signedIn(await product.createTrainee("Anna"));
    const { visitor: elevated } = await product.signedIn(await product.createTrainee("Elif"));
    await elevated.form("/tracker", { intent: "elevate", code: "open sesame tracker" });
    const bookings = new Map<string, string>();
    for (let n = 0; n < 8; n += 1) {
      const id = await aBooking(product.query, { name: `Guest Secret${n}`, inHours: -30 });
      const mail = `secret${n}@guests.example`;
      await product.query("update bookings set guest_mail = $2, outcome = 'held' where id = $1", [
        id,
        mail,
      ]);
      bookings.set(mail, id);
    }
    const everyAddress = [...bookings.keys()].join(" ");
    const shown = [];
    for (const [mail, id] of [
      ...bookings,
      ["nobody@guests.example", crypto.randomUUID()] as const,
    ]) {
      const name = mail.startsWith("secret") ? `Secret${mail.charAt(6)}` : "Nobody";
      const prospect = await added(product, visitor, {
        firstName: "Guest",
        lastName: name,
        notes: everyAddress,
      });
      const address = `/tracker/${prospect.id}`;
      for (const person of [visitor, elevated]) {
        const link = await person.form(address, { intent: "link-meeting", booking: id });
        expect(link.status).toBe(403);
      }
      const named = { intent: "name-meeting", contact: mail, day: "2026-11-23" };
      expect((await other.form(address, named)).status).toBe(403);
      const answer = await visitor.form(`${address}.data`, named);
      const text = `${await answer.text()} ${await visitor.page(`${address}.data`)}`;
      for (const [known, booking] of bookings) {
        if (known !== mail) expect(text.split(everyAddress).join("")).not.toContain(known);
        expect(text).not.toContain(booking);
      }
      expect(text).not.toMatch(/"(?:held|Discovery call|startsAt)"/);
      shown.push(answer.status);
    }
    expect(new Set(shown)).toEqual(new Set([200]));
    expect(await product.query("select 1 from prospect_meetings")).toEqual([]);
  });

  test("DAY-5 PAY-4 a setter names a meeting, an administrator links it or says why not, and a day takes only so many", async () => {
    const product = await startForTest();
    const { visitor } = await product.signedIn();
    const admin = await product.admin();
    const one = await added(product, visitor, { firstName: "Gus", lastName: "Guest" });
    const two = await added(product, visitor, { lastName: "Stranger" });
    const booking = await aBooking(product.query, { inHours: -30 });
    const day = new Date(Date.now() - 30 * 3_600_000).toISOString().slice(0, 10);
    const name = (id: string, contact: string) =>
      visitor.form(`/tracker/${id}`, { intent: "name-meeting", contact, day });
    for (const contact of ["", "gus", "12345", "@", `${"x".repeat(200)}@example.com`])
      expect((await name(one.id, contact)).status).toBe(400);
    expect((await name(one.id, "GUS@example.com")).status).toBe(200);
    expect((await name(two.id, "+1 512 555 0188")).status).toBe(200);
    expect(await visitor.page(`/tracker/${one.id}`)).toContain("Waiting for an administrator");
    const pay = await admin.page("/admin/pay");
    expect(pay).toContain("Discovery call");
    expect(pay).toContain("No meeting found");
    const requests = await product.query<{ id: string; contact: string }>(
      "select id, contact from meeting_requests order by made_at",
    );
    const [asked, unknown] = requests.map(({ id }) => id);
    const link = { intent: "link-named", request: asked ?? "", booking };
    expect((await visitor.form("/admin/pay", link)).headers.get("Location")).toBe("/training");
    expect((await admin.form("/admin/pay", link)).status).toBe(200);
    expect((await admin.form("/admin/pay", link)).status).toBe(409);
    const refuse = { intent: "refuse-meeting", request: unknown ?? "", reason: "" };
    expect((await admin.form("/admin/pay", refuse)).status).toBe(400);
    const reason = "No one booked with this number.";
    expect((await admin.form("/admin/pay", { ...refuse, reason })).status).toBe(200);
    expect(await visitor.page(`/tracker/${one.id}`)).toContain("Discovery call");
    expect(await visitor.page(`/tracker/${two.id}`)).toContain(reason);
    const statuses = new Set();
    for (let n = 0; n < 31; n += 1) statuses.add((await name(two.id, `a${n}@example.com`)).status);
    expect(statuses).toEqual(new Set([200, 429]));
  });
});
