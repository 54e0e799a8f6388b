/** The agenda, and what staff do with meetings there (CALL-7). */

import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { aHost, RULES, setCalendars } from "../kit/calendars";
import { aBooking } from "../kit/inbox-items";
import { mailParts } from "../kit/mail-parts";
import { startMailing } from "../kit/mailing-product";
import type { SmtpStub } from "../kit/smtp-stub";
import type { TestProduct } from "../kit/test-product";
import type { Visitor } from "../kit/visitor";

const AGENDA = "/admin/agenda";
const GUEST = "gina@guests.example";

let mail: SmtpStub;
let product: TestProduct;
let admin: Visitor;
let ana: string;
let ben: string;
beforeAll(async () => {
  const started = await startMailing();
  ({ mail, product, admin } = started);
  ana = await aHost(product, { name: "Ana" });
  ben = await aHost(product, { name: "Ben", link: "https://meet.example.com/ben" });
  await setCalendars(product, { discovery: { ...RULES, hosts: [ana, ben] } });
  return started.stop;
});
beforeEach(async () => {
  for (const table of ["mail_outbox", "bookings", "jobs"])
    await product.query(`delete from ${table}`);
  mail.forget();
});

type Row = {
  id: string;
  starts_at: Date;
  host_id: string;
  sequence: number;
  cancelled_at: Date | null;
};
const rows = () => product.query<Row>("select * from bookings order by created_at, id");

/** The free times offered by the agenda. */
async function offered(query: string): Promise<string[]> {
  const page = await admin.page(`${AGENDA}?${query}`);
  return [...page.matchAll(/<option value="(\d{4}-[^"]+Z)"/g)].map(([, at = ""]) => at);
}

const guest = { zone: "Europe/Berlin", name: "Gina Guest", mail: GUEST, message: "" };
const send = (fields: Record<string, string>) => admin.form(AGENDA, fields);
type Fields = Parameters<typeof send>[0];

async function aMeeting(): Promise<{ row: Row; times: string[] }> {
  const times = await offered("do=book");
  const booked = await send({
    intent: "book",
    calendar: "discovery",
    at: times[4] ?? "",
    ...guest,
  });
  expect([booked.status, booked.headers.get("Location")]).toEqual([303, AGENDA]);
  const [row] = await rows();
  if (!row) throw new Error("There is no meeting");
  return { row, times };
}

describe("the agenda", () => {
  test("CALL-7 shows a day and a week by host, and first of all who has not confirmed", async () => {
    expect(await admin.page(AGENDA)).toContain("No meetings.");
    const id = await aBooking(product.query, { name: "Soon Guest", inHours: 30 });
    await aBooking(product.query, { name: "Held Guest", inHours: 30, held: true });
    await product.query("update bookings set host_id = $2 where id = $1", [id, ben]);
    const [row] = await product.query<{ starts_at: Date }>(
      "select starts_at from bookings where id = $1",
      [id],
    );
    const day = row?.starts_at.toLocaleDateString("en-CA", { timeZone: "America/New_York" }) ?? "";
    const page = await admin.page(`${AGENDA}?day=${day}`);
    expect(page).toMatch(
      />Agenda<\/h1>.*Not confirmed, next 48 hours.*Soon Guest.*Ben<\/h3>.*Soon Guest/s,
    );
    expect(page).not.toContain("Video link: Soon Guest");
    await setCalendars(product, { discovery: { ...RULES, hosts: [ana, ben], place: "host" } });
    const placed = await admin.page(`${AGENDA}?day=${day}`);
    expect(placed).toMatch(
      /<a href="https:\/\/meet\.example\.com\/ben"[^>]*aria-label="Video link: Soon Guest"/,
    );
    expect(page).toContain("Times in America/New York, the company&#x27;s zone");
    expect(page).not.toContain("Held Guest");
    const week = await admin.page(`${AGENDA}?day=${day}&view=week`);
    expect(week.match(/<h2 id="day-/g)).toHaveLength(7);
    const others = await admin.page(`${AGENDA}?day=${day}&host=${ana}`);
    expect(others.split('id="day-')[1]?.split("</main>")[0]).not.toContain("Soon Guest");
    await product.query("update bookings set guest_confirmed_at = now()");
    expect(await admin.page(`${AGENDA}?day=${day}`)).not.toContain("Not confirmed");
    expect((await admin.get(`${AGENDA}?day=2026-99-99&host=x&do=move&id=y`)).status).toBe(200);
  });

  test("CALL-7 staff book, move, reassign and cancel for a guest, who gets an email each time; the log names them", async () => {
    const { row, times } = await aMeeting();
    await mail.until(2);
    expect(mail.mails.find(({ to }) => to === GUEST)?.source).toMatch(/^Subject: Booked: /m);
    expect(await admin.page(`${AGENDA}?do=reassign&id=${row.id}`)).toMatch(/New host/);
    const other = row.host_id === ana ? ben : ana;
    const path = (act: string) => ({ intent: act, id: row.id });
    expect((await send({ ...path("move"), at: times[5] ?? "" })).status).toBe(303);
    expect((await send({ ...path("reassign"), host: other })).status).toBe(303);
    expect(await rows()).toMatchObject([{ starts_at: new Date(times[5] ?? ""), host_id: other }]);
    expect((await send(path("cancel"))).status).toBe(303);
    expect((await send(path("cancel"))).status, "twice").toBe(409);
    await mail.until(8);
    const subjects = mail.mails
      .filter(({ to }) => to === GUEST)
      .map(({ source }) => /^Subject: (\w+)/m.exec(source)?.[1]);
    expect(subjects).toEqual(["Booked", "Moved", "Booked", "Canceled"]);
    expect(mailParts(mail.mails.at(-1)?.source ?? "").invitation).toContain("METHOD:CANCEL");
    const log = await product.query(
      "select verb, actor_name, audited from events where subject_id = $1 order by at, id",
      [row.id],
    );
    expect(log).toEqual(
      ["book", "move", "reassign", "cancel"].map((verb) => ({
        verb: `bookings.${verb}`,
        actor_name: "Site Administrator",
        audited: true,
      })),
    );
  });

  test("CALL-7 the rules of the calendar hold for staff: a taken time, a busy host and bad entries change nothing", async () => {
    const { row, times } = await aMeeting();
    const again = { intent: "book", calendar: "discovery", ...guest };
    expect((await send({ ...again, at: times[4] ?? "" })).status, "with the other host").toBe(303);
    const full = await send({ ...again, at: times[4] ?? "" });
    expect([full.status, await full.text()]).toEqual([
      409,
      expect.stringContaining("no longer free"),
    ]);
    const other = row.host_id === ana ? ben : ana;
    expect((await send({ intent: "reassign", id: row.id, host: other })).status).toBe(409);
    const refused: Fields[] = [
      { ...again, at: "tomorrow" },
      { ...again, at: times[5] ?? "", mail: "gina" },
      { ...again, at: times[5] ?? "", zone: "Mars/Base" },
      { ...again, at: times[5] ?? "", calendar: "lunch" },
      { intent: "move", id: row.id, at: "2020-01-01T10:00:00.000Z" },
    ];
    for (const wrong of refused)
      expect((await send(wrong)).status, JSON.stringify(wrong)).toBeGreaterThanOrEqual(400);
    expect(await rows()).toHaveLength(2);
  });

  test("CALL-7 a guest who moves a meeting while staff move it leaves one meeting, with its own reminders", async () => {
    const { row, times } = await aMeeting();
    const reference = `${row.id}.${product.running.auth.vault.hmac(`booking ${row.id}`)}`;
    const [late, later] = times.slice(-2);
    await Promise.all([
      product.visitor().form(`/booking/${reference}`, { act: "move", at: late ?? "", seen: "0" }),
      send({ intent: "move", id: row.id, at: later ?? "", seen: "0" }),
    ]);
    const [now, ...others] = await rows();
    expect(others).toEqual([]);
    expect([late, later]).toContain(now?.starts_at.toISOString());
    expect(now?.sequence).toBe(1);
    const planned = await product.query(
      "select distinct payload->>'startsAt' as at from jobs where kind = 'bookings.remind'",
    );
    expect(planned).toEqual([{ at: now?.starts_at.toISOString() }]);
  });
});
