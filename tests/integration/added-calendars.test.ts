/** Calendars that a company adds, renames, switches off and removes (OWN-8). */

import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { formAt } from "../kit/calendars";
import { aKnownGuest } from "../kit/inbox-items";
import { startMailing } from "../kit/mailing-product";
import type { TestProduct } from "../kit/test-product";
import type { Visitor } from "../kit/visitor";

const NOW = Date.parse("2037-11-19T14:00:00Z");
const AT = "2037-11-23T15:00:00.000Z";
const CALENDARS = "/admin/settings/calendars";
const GUEST = "ann@guests.example";

let product: TestProduct;
let admin: Visitor;
beforeAll(async () => {
  const started = await startMailing();
  ({ product, admin } = started);
  await aKnownGuest(product.query, GUEST);
  return started.stop;
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: NOW });
});
afterEach(() => vi.useRealTimers());

const add = (title: string, like = "", visitor = admin) =>
  visitor.fetch(CALENDARS, {
    method: "POST",
    body: new URLSearchParams({ intent: "add", title, like }),
  });

const remove = (name: string, visitor = admin) =>
  visitor.fetch(`${CALENDARS}/${name}`, {
    method: "POST",
    body: new URLSearchParams({ intent: "remove-calendar" }),
  });

/** Saves the form of a calendar as it is shown, with changes. */
async function save(name: string, changes: Record<string, string>) {
  const page = await admin.page(`${CALENDARS}/${name}`);
  const mark = /name="mark" value="([^"]+)"/.exec(page)?.[1] ?? "";
  return admin.form(`${CALENDARS}/${name}`, { part: name, mark, ...BASE, ...changes });
}

const BASE = {
  zone: "America/New_York",
  ...Object.fromEntries(
    ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"].map((day) => [
      day,
      "9am-5pm",
    ]),
  ),
  lengthMinutes: "45",
  stepMinutes: "60",
  bufferMinutes: "0",
  noticeHours: "4",
  horizonDays: "21",
  dailyCap: "8",
  seats: "1",
};

const words = (page: string) => page.replace(/<!--.*?-->/g, "").replace(/<[^>]+>/g, " ");

async function book(path: string) {
  const visitor = product.visitor();
  const form = await formAt(product, path, AT);
  const fields = { name: "Ann Sample", mail: GUEST, message: "" };
  return visitor.form(`/schedule/${path}`, { ...form, ...fields });
}

test("OWN-8 an added calendar has its own address and is in emails, the agenda, the inbox and the personal data; its name follows, its address stays", async () => {
  const added = await add("Strategy call", "setup");
  expect(added.headers.get("Location")).toBe(`${CALENDARS}/own-strategy-call`);
  const name = "own-strategy-call";
  const { calendars } = product.running.settings.current();
  expect(calendars[name], "a duplicate").toEqual({
    ...calendars.setup,
    title: "Strategy call",
  });
  expect(words(await product.visitor().page("/schedule/strategy-call"))).toContain("Strategy call");

  const questions = Object.fromEntries(
    Array.from({ length: 9 }, (_, at) => [`question${at + 1}Text`, `Question ${at + 1}?`]),
  );
  const about = "An hour on your offer, with notes.";
  expect((await save(name, { title: "", ...questions })).status, "no name").toBe(400);
  expect((await save(name, { title: "Offer clinic", about, ...questions })).status).toBe(303);
  const page = words(await product.visitor().page("/schedule/strategy-call"));
  for (const each of ["Offer clinic", about]) expect(page).toContain(each);
  expect((await product.visitor().fetch("/schedule/offer-clinic")).status).toBe(404);

  expect((await book("strategy-call")).status).toBe(302);
  const [row] = await product.query<{ id: string; calendar: string }>(
    "select id, calendar from bookings where calendar <> 'discovery'",
  );
  expect(row?.calendar).toBe(name);
  const mails = await product.query<{ subject: string; recipient: string }>(
    "select subject, recipient from mail_outbox",
  );
  expect(mails.find(({ recipient }) => recipient === GUEST)?.subject).toMatch(/offer clinic/i);
  const agenda = words(await admin.page("/admin/agenda?day=2037-11-23"));
  expect(agenda).toContain("Offer clinic");
  const inbox = words(await admin.page("/admin/inbox"));
  expect(inbox).toContain("Booking: Offer clinic");
  expect(inbox, "also where its calendar is chosen").not.toContain("Strategy call");
  const item = words(await admin.page(`/admin/inbox/booking/${row?.id}`));
  expect(item).toContain("Booking: Offer clinic");
  expect(await (await admin.get("/admin/inbox.csv")).text()).toContain("Offer clinic");
  expect(words(await admin.page("/admin/jobs"))).toContain("Reminder 1 hour before: Offer clinic");
  expect((await save(name, { title: "Growth clinic", about, ...questions })).status).toBe(303);
  for (const path of ["/admin/inbox", "/admin/log", "/admin/jobs"])
    expect(words(await admin.page(path)), path).toContain("Growth clinic");
  expect((await save(name, { title: "Offer clinic", about, ...questions })).status).toBe(303);
  expect(words(await admin.page(`/admin/inbox/booking/${row?.id}`))).toContain("Ann Sample");
  expect(await admin.page(`/admin/personal-data?q=${encodeURIComponent(GUEST)}`)).toContain(GUEST);
  expect(words(await admin.page("/admin/log"))).toContain("Offer clinic");

  const refused = await remove(name);
  expect(refused.status).toBe(409);
  expect(words(await refused.text())).toContain("Offer clinic has 1 upcoming meeting.");
  await product.query("update bookings set cancelled_at = now()");
  expect((await remove(name)).headers.get("Location")).toBe(CALENDARS);
  expect((await product.visitor().fetch("/schedule/strategy-call")).status).toBe(404);
  expect((await admin.fetch(`${CALENDARS}/${name}`)).status).toBe(404);
  expect(words(await admin.page(`/admin/inbox/booking/${row?.id}`))).toContain("Ann Sample");
  expect((await add("Strategy call")).headers.get("Location"), "its address is not reused").toBe(
    `${CALENDARS}/own-strategy-call-2`,
  );
});

test("OWN-8 names that are taken or empty are refused, an address never meets a shipped one, and only who changes settings adds and removes", async () => {
  for (const title of ["", " ", "discovery CALL", "x".repeat(61)])
    expect((await add(title)).status, title).toBe(400);
  const places = { Discovery: "discovery-2", "Weekly group": "weekly-group-2", 相談: "calendar" };
  for (const [title, path] of Object.entries(places)) {
    expect((await add(title)).headers.get("Location")).toBe(`${CALENDARS}/own-${path}`);
    expect((await product.visitor().fetch(`/schedule/${path}`)).status, path).toBe(200);
  }
  const { visitor: trainee } = await product.signedIn();
  expect((await add("Not theirs", "", trainee)).status).not.toBe(303);
  await remove("own-calendar", trainee);
  expect((await product.visitor().fetch("/schedule/calendar")).status).toBe(200);
});

test("OWN-8 a shipped calendar is switched off, not removed: its page offers no times until it is on again", async () => {
  expect((await remove("setup")).status).toBe(400);
  const times = async () => {
    const response = await product.visitor().fetch("/schedule/setup/times");
    return (await response.json()).times.length;
  };
  expect(await times()).toBeGreaterThan(0);
  expect((await save("setup", { state: "off" })).status).toBe(303);
  expect(await times()).toBe(0);
  expect((await product.visitor().fetch("/schedule/setup")).status).toBe(200);
  expect((await save("setup", { state: "open" })).status).toBe(303);
  expect(await times()).toBeGreaterThan(0);
});
