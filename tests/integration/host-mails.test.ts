/** What hosts hear about their meetings (PEOPLE-4). */

import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { bookingJobs } from "../../app/booking/booking.server";
import { contextOutside } from "../../app/pages.server";
import { aHost, formAt, RULES, setCalendars } from "../kit/calendars";
import { queuesMail } from "../kit/due-jobs";
import { aKnownGuest } from "../kit/inbox-items";
import { startMailing } from "../kit/mailing-product";
import type { TestProduct } from "../kit/test-product";
import type { Visitor } from "../kit/visitor";

const NOW = Date.parse("2037-11-19T14:00:00Z");
const AT = "2037-11-23T14:00:00.000Z";
const SUPPORT = "support@setpoint.example";
const GUEST = "ann@guests.example";
const DANA = "dana@team.example";
const ELI = "eli@team.example";

let product: TestProduct;
let admin: Visitor;
beforeAll(async () => {
  const started = await startMailing();
  ({ product, admin } = started);
  return started.stop;
});
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: NOW });
  for (const table of ["bookings", "hosts", "jobs", "rate_limits"])
    await product.query(`delete from ${table}`);
  for (const name of ["ann", "bob"]) await aKnownGuest(product.query, `${name}@guests.example`);
  await product.query("delete from mail_outbox");
});
afterEach(() => vi.useRealTimers());

type Row = { recipient: string; subject: string; body: string; calendar_file: string | null };

/** What was queued since the last look, oldest first. */
async function news(): Promise<Row[]> {
  return product.query<Row>(
    "with seen as (delete from mail_outbox returning *) select * from seen order by created_at, recipient",
  );
}
const toldTo = (rows: readonly Row[]) =>
  rows.map(({ recipient, subject, calendar_file: file }) => [
    recipient,
    /(?:Discovery call |^)([^:]+): /.exec(subject)?.[1],
    /METHOD:(\w+)/.exec(file ?? "")?.[1],
  ]);

async function book(at: string, more: Record<string, string> = {}): Promise<string> {
  const form = await formAt(product, "discovery", at);
  const guest = { name: "Ann Sample", mail: GUEST, message: "Is it part-time?" };
  const response = await product
    .visitor()
    .form("/schedule/discovery", { ...form, ...guest, ...more });
  expect(response.status).toBe(302);
  const [row] = await product.query<{ id: string }>(
    "select id from bookings where starts_at = $1 order by created_at desc limit 1",
    [at],
  );
  return row?.id ?? "";
}
const addressOf = (id: string) =>
  `/booking/${id}.${product.running.auth.vault.hmac(`booking ${id}`)}`;
const ask = (id: string, act: "move" | "cancel", more: Record<string, string> = {}) =>
  product.visitor().form(`${addressOf(id)}?ask=${act}`, { act, ...more });

describe("PEOPLE-4", () => {
  test("PEOPLE-4 a host with an address hears of each change in their own zone, with the invitation, and the support address does not", async () => {
    const hours = [1, 2].map((day) => ({ day, from: "06:00", to: "09:00" }));
    const zone = "America/Los_Angeles";
    const dana = await aHost(product, { name: "Dana", mail: DANA, zone });
    await product.query("update hosts set hours = $1", [JSON.stringify(hours)]);
    await setCalendars(product, { discovery: { ...RULES, hosts: [dana] } });
    const id = await book(AT);
    const [toHost, toGuest] = (await news()).toSorted((one) => (one.recipient === DANA ? -1 : 1));
    expect(toHost?.subject).toBe(
      "Discovery call booked: Ann Sample, Monday, November 23, 2037 at 6:00 AM PST",
    );
    expect(toHost?.body).toMatch(/^Hello Dana,\n/);
    expect(toHost?.body).toContain("Is it part-time?");
    const file = toHost?.calendar_file?.replaceAll("\r\n ", "") ?? "";
    expect(file).toContain("METHOD:REQUEST");
    expect(file).toMatch(/ATTENDEE;CN="Dana";[^\n]*mailto:dana@team\.example/);
    expect(file, "the guest's own link").not.toContain("/booking/");
    expect(toGuest?.recipient).toBe(GUEST);
    expect(toGuest?.calendar_file).not.toContain(DANA);
    await ask(id, "move", { at: "2037-11-24T15:00:00.000Z" });
    const moved = await news();
    expect(toldTo(moved)).toContainEqual([DANA, "moved", "REQUEST"]);
    expect(moved.find(({ recipient }) => recipient === DANA)?.body).toContain(
      "Before: Monday, November 23, 2037 at 6:00 AM PST",
    );
    await ask(id, "cancel");
    const canceled = await news();
    expect(toldTo(canceled)).toContainEqual([DANA, "canceled", "CANCEL"]);
    for (const rows of [moved, canceled]) expect(rows).toHaveLength(2);
  });

  test("PEOPLE-4 a meeting given to another host is taken from one and given to the other; the support address gets what no host can", async () => {
    const dana = await aHost(product, { name: "Dana", mail: DANA });
    const eli = await aHost(product, { name: "Eli", mail: ELI });
    const fay = await aHost(product, { name: "Fay" });
    await setCalendars(product, { discovery: { ...RULES, hosts: [dana] } });
    const id = await book(AT);
    await news();
    await setCalendars(product, { discovery: { ...RULES, hosts: [dana, eli, fay] } });
    const give = (host: string) => admin.form("/admin/agenda", { intent: "reassign", id, host });
    await give(eli);
    const given = toldTo(await news());
    expect(given).toContainEqual([DANA, "given to another host", "CANCEL"]);
    expect(given).toContainEqual([ELI, "booked", "REQUEST"]);
    expect(given.map(([to]) => to)).not.toContain(SUPPORT);
    await give(fay);
    const kept = toldTo(await news());
    expect(kept).toContainEqual([ELI, "given to another host", "CANCEL"]);
    expect(kept).toContainEqual([SUPPORT, "booked", "REQUEST"]);
  });

  test("PEOPLE-4 a host is someone of the team, whose account's address counts while they are", async () => {
    const [person] = await product.query<{ id: string }>(
      `insert into users (id, name, email) values ('host-1', 'Dana Team', '${DANA}') returning id`,
    );
    const userId = person?.id ?? "";
    const add = (fields: Record<string, string>) =>
      admin.form("/admin/hosts", { intent: "add-host", name: "", ...fields });
    expect((await add({ userId })).status, "no one of the team").toBe(400);
    expect((await add({})).status, "neither a name nor an account").toBe(400);
    await product.query(
      `insert into training_credentials (user_id, email, access_code, access_code_lookup, first_name, last_name)
       values ($1, '${DANA}', 'x', 'host-1', 'Dana', 'Team')`,
      [userId],
    );
    await product.query("insert into user_roles (user_id, role) values ($1, 'coach')", [userId]);
    const atOnce = await Promise.all([1, 2, 3].map(() => add({ userId })));
    expect(
      atOnce.filter(({ status }) => status === 303),
      "one of several at once",
    ).toHaveLength(1);
    const added = atOnce.find(({ status }) => status === 303) as Response;
    expect((await add({ userId })).status, "one host an account").toBe(400);
    const pages = await Promise.all(
      ["One", "Two"].map(async (name) => (await add({ name })).headers.get("Location") ?? ""),
    );
    await product.query(
      "insert into users (id, name, email) values ('host-2', 'Gil', 'gil@x.example')",
    );
    await product.query(
      `insert into training_credentials (user_id, email, access_code, access_code_lookup, first_name, last_name)
       values ('host-2', 'gil@x.example', 'y', 'host-2', 'Gil', 'Team')`,
    );
    await product.query("insert into user_roles (user_id, role) values ('host-2', 'coach')");
    const given = {
      intent: "save",
      name: "Gil",
      mail: "",
      link: "",
      active: "yes",
      userId: "host-2",
    };
    const both = await Promise.all(pages.map((each) => admin.form(each, given)));
    expect(
      both.filter(({ status }) => status === 303),
      "one of two hosts",
    ).toHaveLength(1);
    const page = added.headers.get("Location") ?? "";
    expect(await admin.page(page)).toContain(`Dana Team (${DANA})`);
    expect(await admin.page("/admin/hosts")).toContain(DANA);
    await setCalendars(product, { discovery: { ...RULES, hosts: [page.split("/").at(-1)] } });
    await book(AT);
    const told = await news();
    expect(told.map(({ recipient }) => recipient)).toContain(DANA);
    expect(told.find(({ recipient }) => recipient === DANA)?.body).toContain("/admin/agenda");
    const save = { intent: "save", name: "Dana", mail: ELI, link: "", active: "yes", userId };
    expect((await admin.form(page, save)).status).toBe(303);
    await product.query("delete from user_roles where user_id = $1", [userId]);
    await book("2037-11-23T15:00:00.000Z", { mail: "bob@guests.example" });
    expect(toldTo(await news())).toContainEqual([ELI, "booked", "REQUEST"]);
  });

  test("PEOPLE-4 a host is reminded once of a group, by whom comes then, and not of what was canceled", async () => {
    const dana = await aHost(product, { name: "Dana", mail: DANA });
    await setCalendars(product, { discovery: { ...RULES, hosts: [dana], seats: 5 } });
    const first = await book(AT);
    await book(AT, { name: "Bob Sample", mail: "bob@guests.example" });
    await product.query(
      "update bookings set guest_confirmed_at = now() where guest_name = 'Bob Sample'",
    );
    const planned = () =>
      product.query<{ payload: unknown; label: string }>(
        "select payload, label from jobs where kind = 'bookings.remind-host' order by run_at",
      );
    const jobs = await planned();
    expect(jobs.map(({ label }) => label)).toEqual([
      "Reminder of the host 24 hours before: Discovery call",
      "Reminder of the host 1 hour before: Discovery call",
    ]);
    const now = new Date(Date.parse(AT) - 24 * 3_600_000);
    const handlers = bookingJobs(contextOutside(product.running), () => now);
    const stop = queuesMail();
    const run = () =>
      product.running.database.db.transaction(async (tx) => {
        await handlers["bookings.remind-host"]?.(tx, jobs[0]?.payload, {
          createdAt: now,
        });
      });
    await news();
    await run();
    const [reminder, ...others] = await news();
    expect(others).toEqual([]);
    expect(reminder?.recipient).toBe(DANA);
    expect(reminder?.subject).toBe(
      "Reminder: Discovery call, Monday, November 23, 2037 at 9:00 AM EST",
    );
    expect(reminder?.body).toContain(
      `Ann Sample, ${GUEST}, not confirmed\nBob Sample, bob@guests.example, confirmed`,
    );
    await ask(first, "cancel");
    await news();
    await run();
    expect((await news())[0]?.body).not.toContain("Ann Sample");
    await product.query("update bookings set cancelled_at = now() where cancelled_at is null");
    await run();
    expect(await news()).toEqual([]);
    stop();
  });
});
