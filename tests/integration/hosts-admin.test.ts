import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { aHost, formAt, freeAt, RULES, setCalendars } from "../kit/calendars";
import { beganFrom } from "../kit/cohorts";
import { startProduct, type TestProduct } from "../kit/test-product";
import type { Visitor } from "../kit/visitor";

const NOW = Date.parse("2037-11-19T14:00:00Z");
const PAGE = "/admin/hosts";

let product: TestProduct;
let admin: Visitor;
beforeAll(async () => {
  product = await startProduct();
  admin = await product.admin();
});
afterAll(() => product.stop());
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: NOW });
  for (const table of ["bookings", "days_off", "hosts", "rate_limits"])
    await product.query(`delete from ${table}`);
});
afterEach(() => vi.useRealTimers());

const wordsOf = (page: string) => page.replace(/<!--.*?-->/g, "").replace(/<[^>]+>/g, " ");
const daysOf = async () => [
  ...new Set((await freeAt(product, "discovery")).map(({ at }) => at.slice(0, 10))),
];

async function book(at: string, more: Record<string, string> = {}): Promise<Response> {
  const form = await formAt(product, "discovery", at);
  const guest = { name: "Ann Sample", mail: "ann@guests.example", message: "" };
  return product.visitor().form("/schedule/discovery", { ...form, ...guest, ...more });
}

describe("CALL-3 hosts in the browser", () => {
  test("CALL-3 a host is added, given hours, chosen for a calendar, and holds its meetings", async () => {
    const added = await admin.form(PAGE, { intent: "add-host", name: "Dana Host" });
    expect(added.status).toBe(303);
    const page = added.headers.get("Location") ?? "";
    const bad = await admin.form(page, { intent: "save", name: "", mail: "no", link: "ftp://x" });
    expect(bad.status).toBe(400);
    const told = wordsOf(await bad.text());
    for (const fault of ["Enter a name", "Enter an email address", "Enter a link such as"])
      expect(told).toContain(fault);
    const host = { name: "Dana Host", mail: "", link: "", active: "yes", ownHours: "yes" };
    const hours = { zone: "America/Chicago", monday: "10:00-11:00" };
    // Neither is lost without a word because a box was missed.
    for (const part of ["zone", "monday"] as const) {
      const { ownHours: _, ...without } = host;
      const missed = await admin.form(page, { intent: "save", ...without, [part]: hours[part] });
      expect(missed.status).toBe(400);
      expect(wordsOf(await missed.text())).toContain("Has their own hours instead");
    }
    expect((await admin.form(page, { intent: "save", ...host, ...hours })).status).toBe(303);
    await setCalendars(product, { discovery: { ...RULES, hosts: [page.split("/").at(-1)] } });
    expect((await freeAt(product, "discovery"))[0]?.at).toBe("2037-11-23T16:00:00.000Z");
    expect((await book("2037-11-23T16:00:00.000Z")).status).toBe(302);
    const refused = await admin.form(page, { intent: "remove-host" });
    expect(refused.status).toBe(409);
    expect(wordsOf(await refused.text())).toContain("this host has meetings ahead");
    await product.query("update bookings set cancelled_at = now()");
    expect((await admin.form(page, { intent: "remove-host" })).status).toBe(303);
    expect(await product.query("select host_id from bookings")).toEqual([{ host_id: null }]);
  });

  test("CALL-3 a link or feed with a password from before stays while other fields are saved, and is named; a new one is refused", async () => {
    const id = await aHost(product, { name: "Dana Host" });
    const page = `${PAGE}/${id}`;
    const old = "https://ann:secret@meet.example.com/room";
    await product.query("update hosts set link = $1 where id = $2", [old, id]);
    await product.query("insert into busy_feeds (host_id, address) values ($1, $2)", [id, old]);
    const save = (link: string, name = "Dana Two") =>
      admin.form(page, { intent: "save", name, mail: "", link, active: "yes" });
    // After this the settings in memory have it.
    await admin.form(page, { intent: "new-feed" });
    const told = wordsOf(await admin.page(page));
    expect(told).toContain("The saved link has a user or a password in it");
    expect(told).toContain("This address is no longer accepted for new feeds");
    expect((await save(old)).status).toBe(303);
    expect(await product.query("select name, link from hosts")).toEqual([
      { name: "Dana Two", link: old },
    ]);
    const refused = await save(`${old}2`);
    expect(refused.status).toBe(400);
    expect(wordsOf(await refused.text())).toContain("Enter a link without a user and a password");
    expect((await save("https://meet.example.com/room")).status).toBe(303);
    expect(await admin.page(page)).not.toContain("The saved link has");
  });

  test("CALL-3 a save that someone else has overtaken keeps what was typed, and replaces nothing unseen", async () => {
    const page = `${PAGE}/${await aHost(product, { name: "Dana Host" })}`;
    const mark = beganFrom(await admin.page(page));
    const save = (name: string, began: string) =>
      admin.form(page, { intent: "save", name, mail: "", link: "", active: "yes", mark: began });
    expect((await save("Dana One", mark)).status).toBe(303);
    const refused = await save("Dana Two", mark);
    expect(refused.status).toBe(409);
    const told = await refused.text();
    expect(wordsOf(told)).toContain("Stored now: Name: Dana One");
    expect(told).toContain('value="Dana Two"');
    expect((await save("Dana Two", beganFrom(told))).status).toBe(303);
    expect(await product.query("select name from hosts")).toEqual([{ name: "Dana Two" }]);
  });

  test("CALL-3 a guest chooses the host, without a script, and gets that one or no one", async () => {
    const dana = await aHost(product, { name: "Dana Host" });
    const eli = await aHost(product, { name: "Eli Host" });
    await setCalendars(product, {
      discovery: { ...RULES, hosts: [dana, eli], assignment: "choice" },
    });
    const page = await product.visitor().page("/schedule/discovery");
    expect(page).toMatch(new RegExp(`<option value="${eli}"[^>]*>Eli Host`));
    const at = "2037-11-23T14:00:00.000Z";
    expect((await book(at, { host: eli })).status).toBe(302);
    expect((await book(at, { host: eli })).status).toBe(409);
    expect((await book(at, { host: crypto.randomUUID() })).status).toBe(409);
    expect(await product.query("select host_id from bookings")).toEqual([{ host_id: eli }]);
    const left = await product.visitor().page(`/schedule/discovery?host=${eli}&day=2037-11-23`);
    expect(left).not.toContain(`data-time="${at}"`);
    const zones = left.split("<form").find((form) => form.includes('<select name="zone"'));
    expect(zones).toContain(`<input type="hidden" name="host" value="${eli}"/>`);
    expect(await product.visitor().page("/schedule/discovery?day=2037-11-23")).toContain(
      `data-time="${at}"`,
    );
  });
});

describe("CALL-4 days off", () => {
  test("CALL-4 no one meets on a day off of the company, and a host not on their own", async () => {
    const dana = await aHost(product, { name: "Dana Host" });
    const eli = await aHost(product, { name: "Eli Host" });
    await setCalendars(product, { discovery: { ...RULES, hosts: [dana, eli] } });
    const off = { intent: "add-days-off", fromDay: "2037-11-23", toDay: "2037-11-24", name: "" };
    expect((await admin.form(PAGE, off)).status).toBe(303);
    expect((await daysOf()).slice(0, 3)).toEqual(["2037-11-19", "2037-11-20", "2037-11-25"]);
    const own = { intent: "add-days-off", fromDay: "2037-11-25", toDay: "", name: "" };
    await admin.form(`${PAGE}/${dana}`, own);
    expect(await daysOf()).toContain("2037-11-25");
    await admin.form(`${PAGE}/${eli}`, own);
    expect(await daysOf()).not.toContain("2037-11-25");
    for (const wrong of [{ fromDay: "2037-02-30" }, { toDay: "2037-11-01" }, { fromDay: "" }])
      expect((await admin.form(PAGE, { ...off, ...wrong })).status).toBe(400);
  });

  test("CALL-4 the federal holidays are shown, added once, and each can be removed", async () => {
    await setCalendars(product, { discovery: RULES });
    expect(wordsOf(await admin.page(PAGE))).toContain("November 26, 2037: Thanksgiving Day");
    expect(await daysOf()).toContain("2037-11-26");
    for (let times = 0; times < 2; times += 1)
      expect((await admin.form(PAGE, { intent: "add-holidays" })).status).toBe(303);
    expect(await daysOf()).not.toContain("2037-11-26");
    const rows = await product.query<{ id: string; name: string }>("select id, name from days_off");
    expect(rows).toHaveLength(14);
    const thanksgiving = rows.find(({ name }) => name === "Thanksgiving Day");
    await admin.form(PAGE, { intent: "remove-day-off", id: thanksgiving?.id ?? "" });
    expect(await daysOf()).toContain("2037-11-26");
  });

  test("CALL-4 a host's meetings on a day off go to others who are free, and the rest stay to be moved", async () => {
    const dana = await aHost(product, { name: "Dana Host" });
    const eli = await aHost(product, { name: "Eli Host" });
    await setCalendars(product, { discovery: { ...RULES, hosts: [dana, eli] } });
    for (const hour of [14, 15, 15]) await book(`2037-11-23T${hour}:00:00.000Z`);
    await product.query(
      "update bookings set host_id = $1 where extract(hour from starts_at) = 14",
      [dana],
    );
    await admin.form(`${PAGE}/${dana}`, {
      intent: "add-days-off",
      fromDay: "2037-11-23",
      toDay: "",
      name: "",
    });
    const [off] = await product.query<{ id: string }>("select id from days_off");
    const clear = { intent: "clear-day-off", id: off?.id ?? "" };
    expect(await admin.page(`${PAGE}/${dana}`)).toContain("Give them to other hosts");
    expect((await admin.form(`${PAGE}/${dana}`, clear)).status).toBe(303);
    // At 15 o'clock the other one already has a meeting.
    const held = await product.query<{ hour: number; host_id: string }>(
      "select extract(hour from starts_at)::int as hour, host_id from bookings order by 1",
    );
    expect(held[0]).toEqual({ hour: 14, host_id: eli });
    expect(new Set(held.slice(1).map(({ host_id }) => host_id))).toEqual(new Set([dana, eli]));
    const again = await admin.form(`${PAGE}/${dana}`, clear);
    expect(again.status).toBe(409);
    expect(await again.text()).toContain("No other host is free at these times");
    expect(await admin.page(`${PAGE}/${dana}`)).toContain("Give it to another host");
  });

  test("CALL-4 meetings booked outside new hours, of a calendar or a host, are counted where those are saved and listed to be moved", async () => {
    const dana = await aHost(product, { name: "Dana Host" });
    const settings = "/admin/settings/calendars/discovery";
    const open = (from: string) => ({
      ...RULES,
      hosts: [dana],
      seats: 2,
      hours: RULES.hours.map(({ day }) => ({ day, from, to: "12:00" })),
    });
    await setCalendars(product, { discovery: open("09:00") });
    for (const [at, name] of [
      ["2037-11-23T14:00:00.000Z", "Ann Sample"],
      ["2037-11-23T14:00:00.000Z", "Bo Sample"],
      ["2037-11-23T16:00:00.000Z", "Cy Sample"],
    ] as const)
      expect((await book(at, { name, mail: `${name.slice(0, 2)}@guests.example` })).status).toBe(
        302,
      );
    const pages = async () => {
      const [saved, listed, host] = await Promise.all(
        [settings, PAGE, `${PAGE}/${dana}`].map((path) => admin.page(path)),
      );
      return [saved ?? "", listed ?? "", host?.split("Meetings ahead")[0] ?? ""] as const;
    };
    const nothing = async () => {
      const [saved, ...lists] = await pages();
      expect(saved).not.toContain("outside these hours");
      for (const list of lists) expect(list).not.toContain("Booked outside the hours");
    };
    await nothing();
    // The session of two at 9 is outside them, the meeting at 11 is not.
    await setCalendars(product, { discovery: open("10:00") });
    const [saved, ...lists] = await pages();
    expect(wordsOf(saved)).toContain("1 meeting is booked outside these hours");
    expect(saved).toContain('href="/admin/hosts#outside-hours"');
    for (const list of lists) {
      expect(wordsOf(list)).toContain("Discovery call, 2 guests");
      expect(list).toContain("do=move-session");
      expect(list).not.toContain("Cy Sample");
    }
    await setCalendars(product, { discovery: open("09:00") });
    await nothing();
    const own = [{ day: 1, from: "08:00", to: "09:30" }];
    await product.query("update hosts set zone = 'America/New_York', hours = $2 where id = $1", [
      dana,
      JSON.stringify(own),
    ]);
    await setCalendars(product, { discovery: { ...open("09:00"), hoursOf: "hosts" } });
    const [, , ofHost] = await pages();
    expect(wordsOf(ofHost)).toContain("Cy Sample");
    expect(ofHost).not.toContain("do=move-session");
  });

  test("CALL-4 a day off lists the meetings that were booked before, with where to move each", async () => {
    await setCalendars(product, { discovery: RULES });
    await book("2037-11-23T14:00:00.000Z");
    const off = { intent: "add-days-off", fromDay: "2037-11-23", toDay: "", name: "Moving house" };
    await admin.form(PAGE, off);
    const page = await admin.page(PAGE);
    expect(wordsOf(page)).toMatch(/1 meeting is already booked.+Discovery call with Ann Sample/s);
    const [, path = ""] = /href="(\/admin\/agenda\?do=move&amp;id=[^"]+)"/.exec(page) ?? [];
    expect(await admin.page(path.replace("&amp;", "&"))).toContain("Move this meeting");
    expect(page).not.toContain("Give it to another host");
  });
});
