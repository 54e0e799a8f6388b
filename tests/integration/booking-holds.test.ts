import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { forgetHolds } from "../../app/booking/holds.server";
import { formTokenFor } from "../kit/form-tokens";
import { aBooking, INBOX } from "../kit/inbox-items";
import { SmtpStub } from "../kit/smtp-stub";
import { startProduct, type TestProduct } from "../kit/test-product";
import type { Visitor } from "../kit/visitor";

const ANN = "ann@guests.example";
const COMPANY = "support@setpoint.example";

let product: TestProduct;
let mail: SmtpStub;
/** Free times of the discovery calendar, each on another day. */
let times: string[];
beforeAll(async () => {
  mail = await SmtpStub.start();
  product = await startProduct(mail.env);
});
afterAll(async () => {
  await product.stop();
  await mail.stop();
});
beforeEach(async () => {
  for (const table of ["bookings", "mail_outbox", "rate_limits"])
    await product.query(`delete from ${table}`);
  mail.forget();
  const days = new Map((await freeTimes()).map((at) => [at.slice(0, 10), at]));
  times = [...days.values()];
});

async function freeTimes(): Promise<string[]> {
  const response = await product.visitor().get("/schedule/discovery/times");
  const { times } = (await response.json()) as { times: { at: string }[] };
  return times.map(({ at }) => at);
}

async function send(at = "", guestMail = ANN, visitor = product.visitor()): Promise<Response> {
  const guest = { name: "Ann Sample", mail: guestMail, zone: "Europe/Berlin" };
  const formToken = await formTokenFor("booking-discovery", { withoutWork: true });
  return visitor.form("/schedule/discovery", { ...guest, ...formToken, at });
}

type Held = { id: string; page: string; link: string; visitor: Visitor };

/** Books with an address that is held, and reads the confirmation link from the email. */
async function hold(at = times[0], guestMail = ANN): Promise<Held> {
  const visitor = product.visitor();
  const response = await send(at, guestMail, visitor);
  const reference = visitor.cookies.get("booked") ?? "";
  const page = `/booking/${reference}`;
  expect([response.status, response.headers.get("Location")]).toEqual([302, `${page}?booked=1`]);
  const [id = ""] = reference.split(".");
  return { id, page, link: await mail.linkTo(`/booking/confirm/${id}`), visitor };
}

const confirm = (link: string) => product.visitor().form(link, { act: "confirm" });

const expire = (id: string) =>
  product.query("update bookings set held_until = now() - interval '1 minute' where id = $1", [id]);

const standing = () =>
  product.query<{ guest_mail: string }>(
    "select guest_mail from bookings where cancelled_at is null and held_until is null",
  );

const queuedTo = async (recipient: string) =>
  product.query("select 1 from mail_outbox where recipient = $1", [recipient]);

const wordsOf = (page: string) =>
  page
    .replace(/<(script|style)[^>]*>.*?<\/\1>/gs, "")
    .replace(/<!--.*?-->/g, "")
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&#x27;", "'")
    .replace(/\s+/g, " ");

describe("S9 a booking by a new address", () => {
  test("BOOK-2 S9 is held: the page says what to do, only the guest gets an email, and without an invitation or their name", async () => {
    const { page, link, visitor } = await hold();
    const words = wordsOf(await visitor.page(`${page}?booked=1`));
    expect(words).toContain("One more step: confirm by email");
    expect(words).toContain(`We sent an email to ${ANN} . Open the link in it and confirm by`);
    expect(words).not.toContain("is booked");
    expect(await visitor.page("/book/next-steps?booked=1")).not.toContain("/meeting.ics");
    expect((await visitor.get(`${page}/meeting.ics`)).status).toBe(404);
    expect(mail.mails.map(({ to }) => to)).toEqual([ANN]);
    expect(mail.mails[0]?.source).not.toContain("Ann Sample");
    expect(mail.mails[0]?.source).not.toContain("BEGIN:VCALENDAR");
    expect(mail.mails[0]?.source.replaceAll("=\r\n", "")).toContain(`${product.origin}${link}`);
    expect(await queuedTo(COMPANY)).toEqual([]);
    const [row] = await product.query<{ minutes: number }>(
      "select extract(epoch from held_until - now())::float8 / 60 as minutes from bookings",
    );
    expect(row?.minutes).toBeGreaterThan(25);
    expect(row?.minutes).toBeLessThanOrEqual(30);
  });

  test("BOOK-2 S9 the link in the email is encrypted while it waits, and is not sent after the hold", async () => {
    mail.refusing = true;
    await send(times[0]);
    const [queued] = await product.query<{ body: string; sealed: boolean; short: boolean }>(
      "select body, sealed, expires_at < now() + interval '31 minutes' as short from mail_outbox",
    );
    expect(queued).toMatchObject({ sealed: true, short: true });
    expect(queued?.body).not.toContain("/booking/confirm/");
    await expect.poll(() => mail.brought).toEqual([ANN]);
  });

  test("BOOK-2 S9 opening the link changes nothing; the button confirms, once, and both hear about it", async () => {
    const { link, page, visitor } = await hold();
    for (const method of ["GET", "HEAD", "GET"])
      expect((await product.visitor().get(link, { method })).status).toBe(200);
    expect((await product.visitor().form(link, {})).status).toBe(400);
    expect((await product.visitor().form(link, { act: "cancel" })).status).toBe(400);
    expect(await standing()).toEqual([]);
    const responses = await Promise.all(Array.from({ length: 5 }, () => confirm(link)));
    for (const response of responses)
      expect([response.status, response.headers.get("Location")]).toEqual([
        302,
        "/book/next-steps?booked=1",
      ]);
    expect(responses[0]?.headers.get("Set-Cookie")).toContain(`booked=${page.slice(9)}`);
    expect((await confirm(link)).headers.get("Location")).toBe("/book/next-steps?booked=1");
    expect(await standing()).toEqual([{ guest_mail: ANN }]);
    expect(await queuedTo(ANN)).toHaveLength(2);
    expect(await queuedTo(COMPANY)).toHaveLength(1);
    expect((await product.visitor().get(link)).headers.get("Location")).toBe(page);
    expect(wordsOf(await visitor.page(page))).toContain("Your discovery call is booked");
    expect((await visitor.get(`${page}/meeting.ics`)).status).toBe(200);
  });

  test("BOOK-2 S9 the browser that booked cannot confirm, and the link of one booking is not good for another", async () => {
    const { link, page } = await hold();
    const other = await hold(times[1], "bob@guests.example");
    const reference = page.slice("/booking/".length);
    const [, signature = ""] = link.split(".");
    for (const tried of [
      `/booking/confirm/${reference}`,
      `/booking/confirm/${other.id}.${signature}`,
      `${link.slice(0, -1)}`,
    ]) {
      expect((await product.visitor().get(tried)).status, tried).toBe(404);
      expect((await confirm(tried)).status, tried).toBe(404);
    }
    const [, toConfirm = ""] = link.split("/confirm/");
    expect((await product.visitor().get(`/booking/${toConfirm}`)).status).toBe(404);
    expect((await product.visitor().form(page, { act: "confirm" })).status).toBe(400);
    const foreign = await product.visitor().form(
      link,
      { act: "confirm" },
      {
        headers: { "Sec-Fetch-Site": "cross-site" },
      },
    );
    expect(foreign.status).toBe(403);
    expect(await standing()).toEqual([]);
    expect(product.logged.join()).not.toContain(signature);
  });

  test("BOOK-2 S9 an address that has confirmed books right away, however it is written", async () => {
    await confirm((await hold()).link);
    const response = await send(times[1], "Ann@Guests.example");
    expect(response.headers.get("Location")).toBe("/book/next-steps?booked=1");
    expect(await standing()).toHaveLength(2);
    expect((await send(times[2], "bob@guests.example")).headers.get("Location")).toContain(
      "/booking/",
    );
  });

  test("BOOK-2 S9 a held booking is not in the inbox until it is confirmed", async () => {
    const admin = await product.admin();
    const { id, link } = await hold();
    const item = `${INBOX}/booking/${id}`;
    const list = async () => wordsOf(await admin.page(INBOX));
    expect(await list()).not.toContain("Ann Sample");
    expect((await admin.get(item)).status).toBe(404);
    const other = await aBooking(product.query, { name: "Olga Other" });
    await product.query("update bookings set guest_mail = $1 where id = $2", [ANN, other]);
    expect(await admin.page(`${INBOX}/booking/${other}`)).not.toContain(item);
    await confirm(link);
    expect(await list()).toContain("Ann Sample");
    expect((await admin.get(item)).status).toBe(200);
    expect(await admin.page(`${INBOX}/booking/${other}`)).toContain(item);
  });
});

describe("S9 a hold that no one confirmed in time", () => {
  test("BOOK-2 S9 its time is free again and sold once more; its page says so; its link cannot bring it back", async () => {
    const { id, page, link, visitor } = await hold();
    expect(await freeTimes()).not.toContain(times[0]);
    expect((await send(times[0], "bob@guests.example")).status).toBe(409);
    await expire(id);
    expect(await freeTimes()).toContain(times[0]);
    for (const address of [page, `${page}?ask=move`, `${page}?ask=cancel`]) {
      const words = wordsOf(await visitor.page(address));
      expect(words).toContain("This time is no longer held");
      expect(words).toContain("Book another time");
    }
    const other = await hold(times[0], "bob@guests.example");
    const [row] = await product.query(
      "select cancelled_at = held_until as ended from bookings where id = $1",
      [id],
    );
    expect(row).toEqual({ ended: true });
    expect(wordsOf(await product.visitor().page(link))).toContain("This time is no longer held");
    expect((await confirm(link)).headers.get("Location")).toBe("/schedule/discovery");
    expect(await queuedTo(COMPANY)).toEqual([]);
    await confirm(other.link);
    expect(await standing()).toEqual([{ guest_mail: "bob@guests.example" }]);
    expect(wordsOf(await visitor.page(page))).toContain("This time is no longer held");
    await visitor.form(page, { act: "move", at: times[2] ?? "" });
    await visitor.form(page, { act: "cancel" });
    expect(await queuedTo(COMPANY)).toHaveLength(1);
    expect(await standing()).toHaveLength(1);
  });

  test("BOOK-2 S9 a guest who confirms too late has confirmed the address: the next booking is not held", async () => {
    const { id, link } = await hold();
    await expire(id);
    await product.visitor().get(link);
    expect((await send(times[1])).headers.get("Location")).toContain("/booking/");
    await confirm(link);
    expect((await send(times[2])).headers.get("Location")).toBe("/book/next-steps?booked=1");
    expect((await product.visitor().get(link)).headers.get("Location")).toContain("/booking/");
  });

  test("BOOK-2 S9 a confirmation that waits while another instance frees the seat is too late", async () => {
    const { id, link } = await hold();
    const other = await product.running.database.pool.connect();
    await other.query("begin");
    await other.query("update bookings set cancelled_at = held_until where id = $1", [id]);
    const response = confirm(link);
    await expect
      .poll(() => product.query("select 1 from pg_locks where not granted"))
      .not.toEqual([]);
    await other.query("commit");
    other.release();
    expect((await response).headers.get("Location")).toBe("/schedule/discovery");
    expect(await standing()).toEqual([]);
    expect(await queuedTo(COMPANY)).toEqual([]);
  });

  test("BOOK-2 S9 it is deleted after a month; what was confirmed stays", async () => {
    const old = await hold();
    const recent = await hold(times[1], "bob@guests.example");
    await confirm((await hold(times[2], "cleo@guests.example")).link);
    await product.query(
      "update bookings set held_until = held_until - interval '31 days' where id = $1",
      [old.id],
    );
    await expire(recent.id);
    await forgetHolds(product.running.database.db);
    const left = await product.query("select guest_mail from bookings order by guest_mail");
    expect(left).toEqual([
      { guest_mail: "bob@guests.example" },
      { guest_mail: "cleo@guests.example" },
    ]);
  });
});

describe("S9 limits and changes of held bookings", () => {
  test("BOOK-2 S9 made-up addresses take no more times than one caller may book", async () => {
    const statuses: number[] = [];
    for (let turn = 0; turn < 11; turn += 1)
      statuses.push((await send(times[turn], `guest${turn}@guests.example`)).status);
    expect(statuses).toEqual([...Array(10).fill(302), 429]);
  });

  test("BOOK-2 S9 a held meeting is moved and canceled without an email, and a move does not hold it longer", async () => {
    const { id, page, link, visitor } = await hold();
    await product.query("update bookings set held_until = now() + interval '5 minutes'");
    const moved = await visitor.form(page, { act: "move", at: times[1] ?? "" });
    expect(moved.headers.get("Location")).toBe(`${page}?moved=1`);
    const [row] = await product.query(
      "select starts_at, held_until < now() + interval '6 minutes' as short from bookings",
    );
    expect(row).toEqual({ starts_at: new Date(times[1] ?? ""), short: true });
    expect(wordsOf(await visitor.page(page))).toContain("One more step: confirm by email");
    await visitor.form(page, { act: "cancel" });
    expect(wordsOf(await visitor.page(page))).toContain("This meeting is canceled");
    expect(await freeTimes()).toContain(times[1]);
    expect((await confirm(link)).headers.get("Location")).toBe("/schedule/discovery");
    expect(await product.query("select 1 from mail_outbox")).toHaveLength(1);
    const [after] = await product.query(
      "select cancelled_at is null as stands from bookings where id = $1",
      [id],
    );
    expect(after).toEqual({ stands: false });
  });

  test("BOOK-2 S9 a confirmed meeting that is moved is not held again", async () => {
    const { page, link, visitor } = await hold();
    await confirm(link);
    await visitor.form(page, { act: "move", at: times[1] ?? "" });
    expect(await standing()).toHaveLength(1);
    expect(await queuedTo(COMPANY)).toHaveLength(2);
  });

  test("BOOK-2 S9 a stranger who uses up an address's five emails does not keep its owner from booking", async () => {
    const strangers = [await hold()];
    for (const at of times.slice(1, 5)) strangers.push(await hold(at));
    const refused = await send(times[5]);
    expect(refused.status).toBe(429);
    const seconds = Number(refused.headers.get("Retry-After"));
    expect(seconds).toBeGreaterThan(86_000);
    expect(seconds).toBeLessThanOrEqual(86_400);
    expect(wordsOf(await refused.text())).toContain("open the latest one");
    expect(await queuedTo(ANN)).toHaveLength(5);
    const newest = strangers.at(-1);
    await newest?.visitor.form(newest.page, { act: "cancel" });
    await confirm(newest?.link ?? "");
    expect((await send(times[5])).headers.get("Location")).toBe("/book/next-steps?booked=1");
    expect(await standing()).toEqual([{ guest_mail: ANN }]);
  });
});
