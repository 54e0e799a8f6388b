/** A session of several guests, moved and canceled as one from the agenda (CALL-7, CALL-4). */
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { DAY_MS, MINUTE_MS } from "../../app/platform/time/durations";
import { ZoneDay } from "../../app/platform/time/zone-day";
import { addDays, localAt } from "../../app/platform/time/zones";
import { aHost, RULES, setCalendars } from "../kit/calendars";
import { aBooking } from "../kit/inbox-items";
import { mailParts } from "../kit/mail-parts";
import { startMailing } from "../kit/mailing-product";
import type { SmtpStub } from "../kit/smtp-stub";
import type { TestProduct } from "../kit/test-product";
import type { Visitor } from "../kit/visitor";

const AGENDA = "/admin/agenda";
const { zone } = RULES;
const GUESTS = 8;
const TODAY = localAt(zone, Date.now()).day;
const DAY = addDays(TODAY, 5);
const NEW_DAY = addDays(TODAY, 6);
const at = (day: string, hour: number) => new ZoneDay(zone, day).instantOf(hour * 60) ?? 0;

let mail: SmtpStub;
let product: TestProduct;
let admin: Visitor;
let host: string;
beforeAll(async () => {
  const started = await startMailing();
  ({ mail, product, admin } = started);
  host = await aHost(product, { name: "Ana", mail: "ana@hosts.example" });
  const hours = [{ day: 3, from: "19:00", to: "20:30" }];
  const group = { ...RULES, hours, lengthMinutes: 90, seats: 30, hosts: [host] };
  await setCalendars(product, {
    weeklyGroup: { ...group, hoursOf: "calendar" },
    discovery: { ...RULES, hosts: [host] },
  });
  return started.stop;
});
beforeEach(async () => {
  for (const table of ["mail_outbox", "bookings", "jobs", "days_off"])
    await product.query(`delete from ${table}`);
  mail.forget();
});

type Row = {
  id: string;
  starts_at: Date;
  ends_at: Date;
  seat: number;
  sequence: number;
  host_id: string;
  cancelled_at: Date | null;
};
const rows = () => product.query<Row>("select * from bookings order by guest_name");

/** Everyone at 7 PM; returns the meetings' ids. */
async function aSession(guests = GUESTS): Promise<string[]> {
  const ids: string[] = [];
  for (let nth = 0; nth < guests; nth += 1) {
    const name = `Guest ${String(nth).padStart(2, "0")}`;
    const id = await aBooking(product.query, { name, calendar: "weeklyGroup" });
    await product.query(
      `update bookings set starts_at = $2, ends_at = $3, host_id = $4, guest_mail = $5 where id = $1`,
      [
        id,
        new Date(at(DAY, 19)),
        new Date(at(DAY, 19) + 90 * MINUTE_MS),
        host,
        `guest${nth}@example.com`,
      ],
    );
    ids.push(id);
  }
  return ids;
}

const send = (fields: Record<string, string>) => admin.form(AGENDA, fields);
async function formOf(act: string, id = ""): Promise<Record<string, string>> {
  const page = await admin.page(`${AGENDA}?do=${act}&id=${id}`);
  const seen = /name="seen" value="([^"]+)"/.exec(page)?.[1] ?? "";
  return { intent: act, id, seen, words: "Ana is ill" };
}
const wordsOf = (page: string) =>
  page
    .replace(/<!--.*?-->/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");
const toGuests = () => mail.mails.filter(({ to }) => to?.startsWith("guest"));

describe("a session of several guests", () => {
  test("CALL-7 is one row of the agenda, and of a day off, with each guest below", async () => {
    const [id = ""] = await aSession();
    const page = await admin.page(`${AGENDA}?day=${DAY}`);
    expect(wordsOf(page)).toContain(`Weekly group training , ${GUESTS} guests`);
    expect(page.match(/do=move-session/g)).toHaveLength(1);
    expect(page.match(/aria-label="Move: Guest \d\d"/g)).toHaveLength(GUESTS);
    const off = { intent: "add-days-off", fromDay: DAY, toDay: "", name: "" };
    expect((await admin.form("/admin/hosts", off)).status).toBe(303);
    const days = await admin.page("/admin/hosts");
    expect(wordsOf(days)).toContain("1 meeting is already booked");
    expect(wordsOf(days)).toContain(`Weekly group training, ${GUESTS} guests`);
    for (const act of ["move-session", "cancel-session"]) {
      const [, query = ""] = new RegExp(`/admin/agenda\\?(do=${act}[^"]+)"`).exec(days) ?? [];
      const form = wordsOf(await admin.page(`${AGENDA}?${query.replaceAll("&amp;", "&")}`));
      expect(form).toContain(`Weekly group training, ${GUESTS} guests`);
    }
    // Of one guest, there is no session.
    await product.query("delete from bookings where id <> $1", [id]);
    const alone = await admin.page(`${AGENDA}?day=${DAY}`);
    expect(alone).not.toContain("do=move-session");
    expect(alone).toContain("do=move&amp;id=");
    expect(await admin.page(`${AGENDA}?do=move-session&id=${id}`)).not.toContain("New day");
  });

  test("CALL-7 is moved as one, outside the open hours too: every guest is told once, and the invitation moves", async () => {
    const ids = await aSession();
    const held = ids.at(-1);
    await product.query(
      "update bookings set held_until = now() + interval '20 min', guest_confirmed_at = null where id = $1",
      [held],
    );
    const form = await formOf("move-session", ids[0]);
    // Half an hour later: the old and the new time overlap.
    const moved = await send({ ...form, day: DAY, time: "19:30" });
    expect([moved.status, moved.headers.get("Location")]).toEqual([303, AGENDA]);
    const now = await rows();
    const startsAt = new Date(at(DAY, 19) + 30 * MINUTE_MS);
    for (const row of now)
      expect(row).toMatchObject({
        starts_at: startsAt,
        ends_at: new Date(+startsAt + 90 * MINUTE_MS),
        sequence: 1,
        host_id: host,
        cancelled_at: null,
      });
    expect(now.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    expect(new Set(now.map(({ seat }) => seat)).size).toBe(GUESTS);
    await mail.until(2 * (GUESTS - 1));
    const told = toGuests();
    expect(new Set(told.map(({ to }) => to)).size).toBe(GUESTS - 1);
    expect(told).toHaveLength(GUESTS - 1);
    for (const { source } of told) {
      const { text, invitation } = mailParts(source);
      expect(text).toContain("Ana is ill");
      expect(invitation).toContain("SEQUENCE:1");
      expect(ids.some((id) => invitation.includes(`UID:${id}`))).toBe(true);
    }
    expect(
      await product.query(
        "select count(*)::int as moves, bool_and(actor_name = 'Site Administrator') as named from events where verb = 'bookings.move' and subject_id = any($1)",
        [ids],
      ),
    ).toEqual([{ moves: GUESTS, named: true }]);
    expect(
      await product.query("select starts_at from host_meetings where host_id = $1", [host]),
    ).toEqual([{ starts_at: startsAt }]);
  });

  test("CALL-7 is moved only whole, to a free time, as it was seen", async () => {
    const ids = await aSession(3);
    const form = await formOf("move-session", ids[0]);
    const to = (day: string, time: string, more = {}) => send({ ...form, day, time, ...more });
    const stands = async () => {
      for (const row of await rows())
        if (ids.includes(row.id))
          expect(row).toMatchObject({ starts_at: new Date(at(DAY, 19)), cancelled_at: null });
    };
    const other = await aBooking(product.query, { name: "Other" });
    await product.query(
      "update bookings set starts_at = $2, ends_at = $3, host_id = $4 where id = $1",
      [other, new Date(at(NEW_DAY, 10)), new Date(at(NEW_DAY, 11)), host],
    );
    await product.query("insert into days_off (from_day, to_day, name) values ($1, $1, '')", [
      addDays(TODAY, 8),
    ]);
    const refused: [string, string, string][] = [
      [NEW_DAY, "09:30", "The host has something else"],
      [addDays(TODAY, 8), "19:00", "The host has something else"],
      [addDays(TODAY, 200), "19:00", "The host has something else"],
      [addDays(TODAY, -1), "19:00", "Choose a time ahead"],
      [DAY, "19:00", "at this time already"],
    ];
    for (const [day, time, why] of refused) {
      const response = await to(day, time);
      expect([response.status, wordsOf(await response.text())], `${day} ${time}`).toEqual([
        409,
        expect.stringContaining(why),
      ]);
      await stands();
    }
    for (const wrong of [{ day: "tomorrow" }, { time: "25:00" }, { words: "x".repeat(1_001) }])
      expect((await to(NEW_DAY, "19:00", wrong)).status).toBe(400);
    await product.query("update bookings set sequence = 1 where id = $1", [ids[1]]);
    expect((await to(NEW_DAY, "19:00")).status, "changed meanwhile").toBe(409);
    await stands();
    const fresh = await formOf("move-session", ids[0]);
    expect((await send({ ...fresh, day: NEW_DAY, time: "19:00" })).status).toBe(303);
    expect((await send({ ...fresh, day: DAY, time: "19:00" })).status, "sent twice").toBe(409);
    await mail.until(2 * ids.length);
    const moved = (await rows()).filter(({ id }) => ids.includes(id));
    expect(moved.map(({ starts_at }) => +starts_at)).toEqual(ids.map(() => at(NEW_DAY, 19)));
  });

  test("CALL-7 is canceled as one, once, and by no one who may not change the agenda", async () => {
    const ids = await aSession(4);
    const form = await formOf("cancel-session", ids[2]);
    expect((await product.visitor().form(AGENDA, form)).status).not.toBe(200);
    expect((await rows()).every(({ cancelled_at }) => cancelled_at === null)).toBe(true);
    // Another session of the same calendar is none of its business.
    const [apart = ""] = await aSession(1);
    await product.query("update bookings set starts_at = $2, ends_at = $3 where id = $1", [
      apart,
      new Date(at(DAY, 19) + DAY_MS),
      new Date(at(DAY, 21) + DAY_MS),
    ]);
    expect((await send(form)).status).toBe(303);
    expect((await send(form)).status, "sent twice").toBe(409);
    for (const row of await rows())
      expect(row).toMatchObject(
        row.id === apart ? { cancelled_at: null } : { cancelled_at: expect.any(Date), sequence: 1 },
      );
    await mail.until(2 * ids.length);
    const told = toGuests();
    expect(told).toHaveLength(ids.length);
    for (const { source } of told) {
      const { text, invitation } = mailParts(source);
      expect(text).toContain("Ana is ill");
      expect(invitation).toContain("METHOD:CANCEL");
    }
  });
});
