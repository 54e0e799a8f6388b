import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { aHost, formAt, freeAt, RULES, setCalendars } from "../kit/calendars";
import { startProduct, type TestProduct } from "../kit/test-product";

const NOW = Date.parse("2037-11-19T14:00:00Z");
const AT = "2037-11-23T14:00:00.000Z";
const FREE = "2037-12-08T14:00:00.000Z";
const DAY = "?from=2037-11-23T00:00:00Z&to=2037-11-23T23:59:00Z";

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: NOW });
  for (const table of ["bookings", "days_off", "hosts", "rate_limits"])
    await product.query(`delete from ${table}`);
});
afterEach(() => vi.useRealTimers());

async function book(path: string, at: string, mail = "ann@guests.example", more = {}) {
  const shown = await formAt(product, path, at);
  // A taken time has no form: the one for another time is sent with it.
  const form = shown.stamp ? shown : await formAt(product, path, FREE);
  const fields = { ...form, at, name: "Ann Sample", mail, message: "", ...more };
  return product.visitor().form(`/schedule/${path}`, fields);
}

const bookedHosts = async () =>
  (
    await product.query<{ name: string }>(
      "select hosts.name from bookings join hosts on hosts.id = host_id where cancelled_at is null order by bookings.created_at",
    )
  ).map(({ name }) => name);

const clocksOf = (times: { at: string }[]) => times.map(({ at }) => at.slice(11, 16));

describe("CALL-3 hosts", () => {
  test("CALL-3 100 requests at once for one time of a round robin of three are three bookings, and 97 learn that it is taken", async () => {
    const hosts = [];
    for (const name of ["Ana", "Ben", "Cleo"]) hosts.push(await aHost(product, { name }));
    await setCalendars(product, { discovery: { ...RULES, hosts } });
    const forms = await Promise.all(
      Array.from({ length: 100 }, () => formAt(product, "discovery", AT)),
    );
    const responses = await Promise.all(
      forms.map((form, each) =>
        product.visitor().form("/schedule/discovery", {
          ...form,
          name: "Ann Sample",
          mail: `a${each}@guests.example`,
        }),
      ),
    );
    const statuses = responses.map(({ status }) => status);
    expect(statuses.filter((status) => status === 302)).toHaveLength(3);
    expect(statuses.filter((status) => status === 409)).toHaveLength(97);
    expect((await bookedHosts()).toSorted()).toEqual(["Ana", "Ben", "Cleo"]);
  });

  test("CALL-3 the next meeting goes to the host with the fewest ahead, in any calendar", async () => {
    const ana = await aHost(product, { name: "Ana" });
    const ben = await aHost(product, { name: "Ben" });
    await setCalendars(product, {
      discovery: { ...RULES, hosts: [ana, ben] },
      interview: { ...RULES, hosts: [ana] },
    });
    expect((await book("interview", AT)).status).toBe(302);
    expect((await book("interview", "2037-11-24T14:00:00.000Z")).status).toBe(302);
    for (const hour of ["15", "16"])
      expect((await book("discovery", `2037-11-23T${hour}:00:00.000Z`)).status).toBe(302);
    expect(await bookedHosts()).toEqual(["Ana", "Ana", "Ben", "Ben"]);
  });

  test("CALL-3 no one is booked twice at once across calendars, and the database itself refuses it", async () => {
    const ana = await aHost(product, { name: "Ana" });
    await setCalendars(product, {
      discovery: { ...RULES, bufferMinutes: 30, hosts: [ana] },
      interview: { ...RULES, hosts: [ana] },
    });
    expect((await book("discovery", AT)).status).toBe(302);
    expect(clocksOf(await freeAt(product, "interview", DAY))).toEqual([
      "15:00",
      "15:30",
      "16:00",
      "16:30",
    ]);
    expect((await book("interview", AT)).status).toBe(409);
    const again = (calendar: string, seat: number, minutes: number) =>
      product.query(
        `insert into bookings (id, calendar, starts_at, ends_at, seat, guest_name, guest_mail, zone, caller, host_id)
         select gen_random_uuid(), $1, starts_at + make_interval(mins => $3), ends_at + make_interval(mins => $3),
           $2, 'Bob', 'bob@guests.example', zone, caller, host_id from bookings limit 1`,
        [calendar, seat, minutes],
      );
    await expect(again("interview", 1, 0)).rejects.toThrow(/host_meetings_once/);
    await expect(again("discovery", 2, 15)).rejects.toThrow(/host_meetings_once/);
    await again("discovery", 2, 0);
    await product.query("update bookings set cancelled_at = now() where seat = 1");
    await expect(again("interview", 1, 0)).rejects.toThrow(/host_meetings_once/);
    await product.query("update bookings set cancelled_at = now()");
    expect(await product.query("select 1 from host_meetings")).toEqual([]);
    expect((await book("interview", AT)).status).toBe(302);
  });

  test("CALL-3 free times are those of any host, in their own hours and zones; a group keeps the calendar's", async () => {
    const weekdays = (from: string, to: string) =>
      [1, 2, 3, 4, 5].map((day) => ({ day, from, to }));
    const ana = await aHost(product, {
      name: "Ana",
      zone: "Europe/Berlin",
      hours: weekdays("14:00", "15:00"),
    });
    const ben = await aHost(product, { name: "Ben" });
    const [morning, own] = [
      { ...RULES, hours: weekdays("09:00", "10:00") },
      ["13:00", "13:30"],
    ] as const;
    await setCalendars(product, {
      discovery: { ...morning, hosts: [ana, ben] },
      interview: { ...morning, hosts: [ana] },
      setup: { ...morning, hosts: [ana], hoursOf: "calendar" },
    });
    expect(clocksOf(await freeAt(product, "discovery", DAY))).toEqual([...own, "14:00", "14:30"]);
    expect(clocksOf(await freeAt(product, "interview", DAY))).toEqual(own);
    expect(clocksOf(await freeAt(product, "setup", DAY))).toEqual(["14:00", "14:30"]);
    await product.query("update hosts set active = false where id = $1", [ana]);
    await product.running.settings.readAgain();
    expect(clocksOf(await freeAt(product, "discovery", DAY))).toEqual(["14:00", "14:30"]);
    expect(await freeAt(product, "interview", DAY)).toEqual([]);
  });

  test("CALL-3 a calendar without hosts books one meeting at a time, as before, with one that stands for it", async () => {
    await setCalendars(product, { discovery: RULES, interview: RULES });
    for (const path of ["discovery", "interview"]) {
      expect((await book(path, AT)).status).toBe(302);
      expect((await book(path, AT)).status).toBe(409);
    }
    expect(
      await product.query(
        "select calendar, stands_for, name from bookings join hosts on hosts.id = host_id order by 1",
      ),
    ).toEqual([
      { calendar: "discovery", stands_for: "discovery", name: "" },
      { calendar: "interview", stands_for: "interview", name: "" },
    ]);
  });
});
