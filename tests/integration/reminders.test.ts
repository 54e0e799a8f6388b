/** Reminders, guests' responses to them, and a meeting's outcome (CALL-6); every clock here is a week ahead. */
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { bookingJobs } from "../../app/booking/booking.server";
import { contextOutside } from "../../app/pages.server";
import { startJobs } from "../../app/platform/jobs/job-loop.server";
import { RULES, setCalendars } from "../kit/calendars";
import { mailsDue, queuesMail } from "../kit/due-jobs";
import { aBooking, INBOX } from "../kit/inbox-items";
import { linksIn, mailParts } from "../kit/mail-parts";
import { SmtpStub } from "../kit/smtp-stub";
import { startProduct, type TestProduct } from "../kit/test-product";

const HOUR_MS = 3_600_000;
const GUEST = "gus@example.com";

let mail: SmtpStub;
let product: TestProduct;
beforeAll(async () => {
  mail = await SmtpStub.start();
  product = await startProduct(mail.env);
});
afterAll(async () => {
  await product.stop();
  await mail.stop();
});
beforeEach(async () => {
  for (const table of ["mail_outbox", "bookings", "jobs"])
    await product.query(`delete from ${table}`);
  mail.forget();
});

const wake = () => product.query("select raise_live(array['jobs'], 'jobs', 'jobs', '{}'::json)");
const jobs = () =>
  product.query<{ hours: number; done: boolean }>(
    "select (payload->>'hours')::int as hours, done_at is not null as done from jobs where kind = 'bookings.remind' order by run_at",
  );
const rows = () =>
  product.query<{ subject: string; expires_at: Date; last_error: string | null }>(
    "select * from mail_outbox where recipient = $1 order by created_at",
    [GUEST],
  );
const addressOf = (id: string) =>
  `/booking/${id}.${product.running.auth.vault.hmac(`booking ${id}`)}`;

/** The product's loops with a clock of our own; `instances` of them. */
function loopsAt(start: Date, instances = 1) {
  let now = start;
  onTestFinished(queuesMail());
  const { database, hub, log } = product.running;
  const handlers = bookingJobs(contextOutside(product.running), () => now);
  const begin = () => startJobs({ db: database.db, hub, log, handlers, now: () => now });
  for (let each = 0; each < instances; each += 1) onTestFinished(begin());
  return async (later: Date) => {
    now = later;
    await wake();
  };
}

/** A meeting in a week, moved there by its guest, so its reminders are planned. */
async function aMeeting(): Promise<{ id: string; startsAt: Date }> {
  const id = await aBooking(product.query, { inHours: 400 });
  const visitor = product.visitor();
  const page = await visitor.page(`${addressOf(id)}?ask=move`);
  const [at = ""] = [...page.matchAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:00\.000Z/g)]
    .map(([time]) => time)
    .filter((time) => Date.parse(time) > Date.now() + 7 * 24 * HOUR_MS);
  const moved = await visitor.form(`${addressOf(id)}?ask=move`, { act: "move", at });
  expect(moved.headers.get("Location")).toContain("moved=1");
  await mail.until(2);
  mail.forget();
  await product.query("delete from mail_outbox");
  return { id, startsAt: new Date(at) };
}

describe("a reminder", () => {
  test("CALL-6 goes out once by two instances, with links that only ask, and the guest's yes is shown", async () => {
    const place = { place: "address", placeText: "1 Main Street" };
    const { id, startsAt } = await aMeeting();
    // Plans the same reminders once more, as of the meeting that is there.
    await setCalendars(product, { discovery: { ...RULES, ...place } });
    expect(await jobs()).toEqual([
      { hours: 24, done: false },
      { hours: 1, done: false },
    ]);
    const clock = loopsAt(new Date(), 2);
    await clock(new Date(+startsAt - 24 * HOUR_MS));
    await mail.until(1);
    await expect.poll(jobs).toContainEqual({ hours: 24, done: true });
    const [reminder] = await rows();
    expect(reminder?.expires_at).toEqual(new Date(+startsAt - HOUR_MS));
    const { html, text } = mailParts(mail.mails[0]?.source ?? "");
    const links = ["confirm", "move", "cancel"].map(
      (ask) => `${product.origin}${addressOf(id)}?ask=${ask}`,
    );
    expect(linksIn(html)).toEqual(links);
    expect(text).toContain("Where: 1 Main Street");
    for (const link of links) expect(text).toContain(link);
    const visitor = product.visitor();
    for (const link of links) expect((await visitor.get(new URL(link).pathname)).status).toBe(200);
    const ask = `${addressOf(id)}?ask=confirm`;
    expect(await visitor.page(ask)).toContain("Yes, I will be there");
    const confirmed = () =>
      product.query("select guest_confirmed_at is not null as yes, cancelled_at from bookings");
    expect(await confirmed(), "opened only").toEqual([{ yes: false, cancelled_at: null }]);
    await visitor.form(ask, { act: "attend" });
    expect(await confirmed()).toEqual([{ yes: true, cancelled_at: null }]);
    expect(await visitor.page(addressOf(id))).toContain("You confirmed that you will be there");
    const admin = await product.admin();
    expect(await admin.page(`${INBOX}/booking/${id}`)).toContain("confirmed by the guest");
    await clock(new Date(+startsAt - HOUR_MS));
    await mail.until(2);
    expect(mail.brought).toEqual([GUEST, GUEST]);
  });

  test("CALL-6 is withdrawn from the outbox and the jobs when its meeting is canceled while the mail server is down", async () => {
    const { id, startsAt } = await aMeeting();
    mail.refusing = true;
    const clock = loopsAt(new Date());
    await clock(new Date(+startsAt - 24 * HOUR_MS));
    await expect.poll(async () => (await rows())[0]?.last_error).toBe("EMESSAGE 450");
    await product.visitor().form(`${addressOf(id)}?ask=cancel`, { act: "cancel" });
    expect((await rows()).map(({ subject }) => subject.split(":")[0])).toEqual(["Canceled"]);
    expect(await jobs()).toEqual([{ hours: 24, done: true }]);
  });

  test("CALL-6 is not sent a day late, and cannot be sent again by hand", async () => {
    const { startsAt } = await aMeeting();
    mail.refusing = true;
    const clock = loopsAt(new Date());
    await clock(new Date(+startsAt - 24 * HOUR_MS));
    await expect.poll(async () => (await rows())[0]?.last_error).toBe("EMESSAGE 450");
    await product.query("update mail_outbox set expires_at = now()");
    mail.refusing = false;
    await mailsDue(product.query);
    const failed = () =>
      product.query<{ id: string }>("select id from mail_outbox where failed_at is not null");
    await expect.poll(failed).toHaveLength(1);
    const [given] = await failed();
    const again = { intent: "try-again", mail: given?.id ?? "" };
    expect((await (await product.admin()).form("/admin/mail.data", again)).status).toBe(409);
    await clock(new Date(+startsAt + HOUR_MS));
    await expect.poll(jobs).toEqual([
      { hours: 24, done: true },
      { hours: 1, done: true },
    ]);
    expect(mail.mails, "after the start").toEqual([]);
  });
});

describe("what came of a meeting", () => {
  test("CALL-6 is set after its start, in the log, and taken back; a no-show is mailed free times", async () => {
    const later = await aBooking(product.query);
    const id = await aBooking(product.query, { inHours: -2 });
    const admin = await product.admin();
    const set = (booking: string, outcome: string) =>
      admin.form(`${INBOX}/booking/${booking}.data`, { intent: "outcome", id: booking, outcome });
    expect((await set(later, "held")).status).toBe(409);
    expect((await set(id, "late")).status).toBe(400);
    expect((await set(id, "no-show")).status).toBe(200);
    expect((await set(id, "none")).status).toBe(200);
    expect(await product.query("select 1 from jobs"), "taken back in time").toEqual([]);
    await set(id, "no-show");
    expect(
      await product.query("select after from events where verb = 'bookings.outcome' order by at"),
    ).toEqual(["no-show", null, "no-show"].map((outcome) => ({ after: { outcome } })));
    expect(await admin.page(`${INBOX}/booking/${id}`)).toMatch(
      /Set meeting outcome.{0,20}→ .{0,9}No-show/,
    );
    await product.query("update jobs set run_at = now()");
    await wake();
    await mail.until(1);
    const links = linksIn(mailParts(mail.mails[0]?.source ?? "").html);
    expect(links).toHaveLength(4);
    const { pathname, search } = new URL(links[0] ?? "");
    expect(await product.visitor().page(pathname + search)).toMatch(/name="at" value="[^"]+"/);
  });
});
