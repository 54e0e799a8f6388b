/** Calendars and hosts that are added and removed while others do the same, or book (OWN-8, CALL-3). */
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { aHost, formAt, RULES } from "../kit/calendars";
import { aKnownGuest } from "../kit/inbox-items";
import { startMailing } from "../kit/mailing-product";
import type { TestProduct } from "../kit/test-product";
import type { Visitor } from "../kit/visitor";

const NOW = Date.parse("2037-11-19T14:00:00Z");
const FIRST = Date.parse("2037-11-23T15:00:00Z");
const CALENDARS = "/admin/settings/calendars";
const EACH = 7;

let product: TestProduct;
let admin: Visitor;
beforeAll(async () => {
  const started = await startMailing();
  ({ product, admin } = started);
  for (const mail of guests) await aKnownGuest(product.query, mail);
  return started.stop;
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: NOW });
});
afterEach(() => vi.useRealTimers());

const guests = Array.from({ length: EACH }, (_, index) => `guest${index}@guests.example`);

const act = (path: string, fields: Record<string, string>) =>
  admin.fetch(path, { method: "POST", body: new URLSearchParams(fields) });

/** A form for each guest, each with a time of its own. */
async function bookings(path: string): Promise<(() => Promise<Response>)[]> {
  return Promise.all(
    guests.map(async (mail, index) => {
      const at = new Date(FIRST + index * 1_800_000).toISOString();
      const form = await formAt(product, path, at);
      const fields = { ...form, name: "Ann Sample", mail, message: "" };
      return () => product.visitor().form(`/schedule/${path}`, fields);
    }),
  );
}

async function ahead(calendar: string): Promise<number> {
  const rows = await product.query(
    "select 1 from bookings where calendar = $1 and cancelled_at is null",
    [calendar],
  );
  return rows.length;
}

test("OWN-8 eight calendars that are added at once have eight addresses, whatever they are called", async () => {
  const titles = [
    "Dup cal",
    "Dup-cal",
    "Dup, cal",
    "dup cal.",
    "(Dup cal)",
    "Dup_cal",
    "Dup/cal",
    "Dup cal!",
  ];
  const added = await Promise.all(
    titles.map((title) => act(CALENDARS, { intent: "add", title, like: "" })),
  );
  const places = added.map(({ headers }) => headers.get("Location") ?? "");
  expect(new Set(places).size).toBe(titles.length);
  for (const [index, place] of places.entries()) {
    const stored = new Map(Object.entries(product.running.settings.current().calendars));
    expect(stored.get(place.split("/").at(-1) ?? "")?.title, place).toBe(titles[index]);
  }
  const same = await Promise.all(
    guests.map(() => act(CALENDARS, { intent: "add", title: "One\r\nname\u202e", like: "" })),
  );
  expect(same.map(({ status }) => status).toSorted()).toEqual([
    303,
    ...guests.slice(1).map(() => 400),
  ]);
  const names = Object.values(product.running.settings.current().calendars);
  expect(names.filter(({ title }) => title === "One name")).toHaveLength(1);
});

test("OWN-8 a calendar is removed or has meetings, never both, and then nobody can book it", async () => {
  for (let round = 0; round < 3; round += 1) {
    const added = await act(CALENDARS, { intent: "add", title: `Clinic ${round}`, like: "" });
    const place = added.headers.get("Location") ?? "";
    const name = place.split("/").at(-1) ?? "";
    await product.query(
      "update settings set calendars = jsonb_set(calendars, array[$1], (calendars -> $1) || $2)",
      [name, JSON.stringify({ ...RULES, hours: [{ day: 1, from: "09:00", to: "17:00" }] })],
    );
    await product.running.settings.readAgain();
    const book = await bookings(name.replace("own-", ""));
    const [removed, ...booked] = await Promise.all([
      act(place, { intent: "remove-calendar" }),
      ...book.map((each) => each()),
    ]);
    for (const { status } of booked) expect(status).toBeLessThan(500);
    expect([303, 409]).toContain(removed.status);
    if (removed.status === 303) expect(await ahead(name)).toBe(0);
    else expect(await ahead(name)).toBeGreaterThan(0);
    await product.query("update bookings set cancelled_at = now() where calendar = $1", [name]);
  }
});

test("CALL-3 a host is removed or has meetings, and who books at once meets no error", async () => {
  const id = await aHost(product, {
    name: "Hal Host",
    mail: "hal@hosts.example",
    link: "https://meet.example/hal",
  });
  const calendar = { ...RULES, hours: [{ day: 1, from: "09:00", to: "17:00" }], hosts: [id] };
  await product.query(
    "update settings set calendars = calendars || jsonb_build_object('discovery', $1::jsonb)",
    [JSON.stringify(calendar)],
  );
  await product.running.settings.readAgain();
  const book = await bookings("discovery");
  const [removed, ...booked] = await Promise.all([
    act(`/admin/hosts/${id}`, { intent: "remove-host" }),
    ...book.map((each) => each()),
  ]);
  for (const { status } of [removed, ...booked]) expect(status).toBeLessThan(500);
  const [host] = await product.query("select 1 from hosts where id = $1", [id]);
  const [theirs] = await product.query("select 1 from bookings where host_id = $1", [id]);
  expect(host === undefined || theirs !== undefined).toBe(true);
});
