/** One stranger does not book out a calendar, however often they try (SLOT-2, BOOK-1). */
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { freeAt, RULES, setCalendars } from "../kit/calendars";
import { formTokenFor } from "../kit/form-tokens";
import { startProduct, type TestProduct } from "../kit/test-product";

const TRIES = 200;
const AT_ONCE = 10;

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());
beforeEach(async () => {
  await product.query("delete from bookings");
  await product.query("delete from rate_limits");
  await setCalendars(product, { discovery: RULES });
});

const later = () => product.query("delete from rate_limits");
const elsewhere = () => product.query("update bookings set caller = gen_random_uuid()::text");

async function book(at = "", guest: Record<string, string> = {}) {
  const formToken = await formTokenFor("booking-discovery", { withoutWork: true });
  const mail = `${crypto.randomUUID()}@guests.example`;
  const fields = { name: "Sly Stranger", mail, zone: "UTC", at, ...guest, ...formToken };
  const response = await product.visitor().form("/schedule/discovery/bookings", fields);
  return { status: response.status, text: await response.text() };
}

const booked = async () =>
  (await product.query("select 1 from bookings where cancelled_at is null")).length;

test("SLOT-2 of 200 bookings from one address the limits let few through, on any number of days, and times are left", async () => {
  const times = await freeAt(product, "discovery");
  const tries = Array.from({ length: TRIES }, (_, at) => times[at % times.length]?.at ?? "");
  const seen = new Map<number, number>();
  for (let at = 0; at < TRIES; at += AT_ONCE) {
    const responses = await Promise.all(tries.slice(at, at + AT_ONCE).map((time) => book(time)));
    for (const { status } of responses) seen.set(status, (seen.get(status) ?? 0) + 1);
    // The first half of the attempts are on one day; then a day passes with each round.
    if (at + AT_ONCE === TRIES / 2) expect(await booked()).toBe(10);
    if (at + AT_ONCE >= TRIES / 2) await later();
  }
  expect(await booked()).toBe(20);
  expect([...seen.keys()].sort()).toEqual([201, 409, 429]);
  expect(seen.get(201)).toBe(20);
  expect((await freeAt(product, "discovery")).length).toBe(times.length - 20);
});

test("SLOT-2 a small calendar keeps half of its times for others", async () => {
  const hours = [1, 2, 3, 4, 5].map((day) => ({ day, from: "09:00", to: "10:00" }));
  await setCalendars(product, { discovery: { ...RULES, hours, horizonDays: 7, noticeHours: 0 } });
  const times = await freeAt(product, "discovery");
  for (const { at } of times) {
    await book(at);
    await later();
  }
  expect(await booked()).toBe(Math.floor(times.length / 2));
});

test("SLOT-2 one email address or phone number has ten meetings ahead, wherever it books from, and is asked kindly to cancel one first", async () => {
  await setCalendars(product, {
    discovery: { ...RULES, place: "phone" },
  });
  const times = await freeAt(product, "discovery");
  const ann = { mail: "Ann@guests.example", phone: "+1 555 010 0001" };
  for (let at = 0; at < 10; at += 1) {
    expect((await book(times[at]?.at, ann)).status).toBe(201);
    await elsewhere();
    await later();
  }
  const another = await book(times[10]?.at, {
    ...ann,
    mail: "ann@GUESTS.example",
    phone: "+15550100002",
  });
  expect([another.status, another.text]).toEqual([
    409,
    expect.stringContaining("You have the most upcoming meetings one person can book"),
  ]);
  const byPhone = await book(times[10]?.at, { phone: "+1 (555) 010-0001" });
  expect(byPhone.status).toBe(409);
  expect((await book(times[10]?.at, { phone: "+15550100003" })).status).toBe(201);
  await product.query(
    "update bookings set cancelled_at = now() where id = (select id from bookings where guest_mail = $1 limit 1)",
    [ann.mail],
  );
  expect((await book(times[11]?.at, ann)).status).toBe(201);
});
