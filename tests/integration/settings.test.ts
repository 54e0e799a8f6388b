import { createHash, randomBytes } from "node:crypto";
import { createServer, request } from "node:http";
import https from "node:https";
import type { AddressInfo } from "node:net";
import sharp from "sharp";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { PUBLIC_FIGURES } from "../../app/figures/figures.server";
import { SHIPPED_CALENDARS } from "../../app/settings/calendars";
import { SLOT_PLACES, WEEKDAYS } from "../../app/settings/settings";
import { builtProduct } from "../kit/built-product";
import { aJpeg, anSvg, aPng, BLANK_SVGS, bytesOf, NO_PICTURES } from "../kit/pictures";
import { publish } from "../kit/publish";
import { type SettingsForm as Form, markOf, save } from "../kit/settings-form";
import { startForTest, type TestProduct } from "../kit/test-product";
import { Visitor } from "../kit/visitor";

const BRAND = {
  name: "North Desk",
  legalName: "North Desk Sales LLC",
  address: "20 Harbor Road, Tampa",
  supportMail: "help@northdesk.example",
  hue: "30",
};
const LINKS = { website: "", linkedIn: "", testimonials: "", booking: "", slackInvite: "" };
const TRIANGLE = '<path d="M0 0h200v100z" fill="#c40"/>';
const INVITE = "https://join.slack.com/t/north-desk/shared_invite/zt-2ab3c4d5";
const SLOTS = "/admin/settings/slots";
const CALENDARS = "/admin/settings/calendars";

const POLICY = "Content-Security-Policy";
const SETUP_NUMBERS = {
  zone: "America/New_York",
  lengthMinutes: "60",
  stepMinutes: "60",
  bufferMinutes: "0",
  noticeHours: "4",
  horizonDays: "21",
  dailyCap: "8",
  seats: "1",
};

async function upload(
  person: Visitor,
  bytes: Uint8Array<ArrayBuffer>,
  name = "logo.png",
  part = "logo",
) {
  const path = "/admin/settings/brand";
  const body = new FormData();
  body.set("part", part);
  body.set("mark", await markOf(person, path, part));
  body.set("file", new Blob([bytes], { type: "image/png" }), name);
  return person.fetch(path, { method: "POST", body });
}

const brand = (fields: Record<string, string> = BRAND, mark?: string): Form => ({
  path: "/admin/settings/brand",
  part: "brand",
  fields,
  ...(mark && { mark }),
});
const links = (fields: Record<string, string>): Form => ({
  path: "/admin/settings/links",
  part: "links",
  fields: { ...LINKS, ...fields },
});
const slot = (part: string, fields: Record<string, string>): Form => ({
  path: SLOTS,
  part,
  fields,
});

type Act = {
  subject_label: string;
  before: Record<string, string | null>;
  after: Record<string, string | null>;
};

function acts(product: TestProduct): Promise<Act[]> {
  return product.query<Act>(
    "select subject_label, before, after from events where verb = 'settings.change' order by at, id",
  );
}

async function stored(product: TestProduct): Promise<unknown[]> {
  return product.query("select * from settings");
}

/** The addresses of this instance, and of another on the same database. */
async function instances(product: TestProduct): Promise<string[]> {
  if (!product.env.DATABASE_URL) return [product.url];
  const { start, parseConfig } = await builtProduct();
  const other = await start(parseConfig({ ...product.env, PORT: "0", LOG_LEVEL: "error" }));
  onTestFinished(() => other.stop());
  return [product.url, other.url];
}

const pageAt = async (origin: string, path: string) => (await fetch(origin + path)).text();

describe("/admin/settings", () => {
  test("NAV-2 SCR-4 every section is saved, shown, and recorded in the audit log", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    for (const form of [
      brand(),
      links({ website: "https://northdesk.example/", slackInvite: INVITE }),
      { path: "/admin/settings/pixel", part: "pixel", fields: { id: "123456", askConsent: "no" } },
      { path: "/admin/settings/tracker", part: "tracker", fields: { maskFinances: "no" } },
    ]) {
      const response = await save(admin, form);
      expect([form.part, response.status]).toEqual([form.part, 303]);
      const next = response.headers.get("Location") ?? "";
      expect(next).toBe(`${form.path}?saved=${form.part}#${form.part}`);
      expect(await admin.page(next)).toContain("Saved, and live everywhere");
    }
    const front = await product.visitor().page("/");
    expect(front).toContain("--brand-hue:30");
    expect(front).toContain("North Desk Sales LLC");
    expect(await product.visitor().page("/script")).toContain("https://northdesk.example/");
    const told = await acts(product);
    expect(told.map((act) => act.subject_label)).toEqual([
      "Brand",
      "Links",
      "Advertising pixel",
      "Tracker",
    ]);
    expect(told[0]?.before.name).toBe("Setpoint");
    expect(told[0]?.after).toEqual(BRAND);
    expect(told[1]?.after.website).toBe("https://northdesk.example/");
    expect(JSON.stringify(told)).not.toContain("zt-2ab3c4d5");
    expect(told[2]).toMatchObject({
      before: { id: null, askConsent: "yes" },
      after: { id: "123456", askConsent: "no" },
    });
    const log = await admin.page("/admin/log?act=change-settings");
    for (const words of ["Changed settings", "Advertising pixel", "North Desk Sales LLC"])
      expect(log).toContain(words);
    expect(product.logged.join("")).not.toContain("help@northdesk.example");
  });

  test("SLOT-1 errors appear next to their fields, input is preserved, and nothing changes", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    const refused = [
      [brand({ ...BRAND, hue: "400" }), "from 0 to 360"],
      [brand({ ...BRAND, name: "  " }), "Fill this in"],
      [brand({ ...BRAND, name: "\u202e" }), "Fill this in"],
      [brand({ ...BRAND, supportMail: "nobody" }), "such as support@company.com"],
      [brand({ ...BRAND, owner: "me" }), "Nothing was saved. This page is out of date"],
      [links({ booking: "javascript:alert(1)" }), "starts with https://"],
      [
        links({ slackInvite: "https://evil.example/t/a/shared_invite/b" }),
        "Enter a Slack invitation",
      ],
      [
        { path: "/admin/settings/pixel", part: "pixel", fields: { id: "12a", askConsent: "yes" } },
        "5 to 20 digits",
      ],
    ] as const;
    for (const [form, words] of refused) {
      const response = await save(admin, form);
      expect([words, response.status]).toEqual([words, 400]);
      const page = await response.text();
      expect(page).toContain(words);
      expect(page).toMatch(/role="alert"/);
    }
    const kept = await (await save(admin, brand({ ...BRAND, hue: "x" }))).text();
    expect(kept).toContain('value="North Desk Sales LLC"');
    expect(await stored(product)).toEqual([]);
    expect(await acts(product)).toEqual([]);
  });

  test("SLOT-1 an embed is kept as provider and address, shown, and removed; anything else changes nothing", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    const pasted =
      '<div class="calendly-inline-widget" data-url="https://calendly.com/north-desk/discovery"></div>';
    expect((await save(admin, slot("discovery", { pasted }))).status).toBe(303);
    const page = await admin.page(SLOTS);
    expect(page).toContain("https://calendly.com/north-desk/discovery");
    for (const hostile of [
      "",
      "javascript:alert(1)",
      '<script src="https://evil.example/a.js"></script>',
      '<iframe src="https://evil.example/calendly.example"></iframe>',
      "https://calendly.com.evil.example/a/b",
      "x".repeat(20_001),
    ]) {
      const response = await save(admin, slot("discovery", { pasted: hostile }));
      expect([hostile.slice(0, 60), response.status]).toEqual([hostile.slice(0, 60), 400]);
      expect(await response.text()).not.toContain("<script src=");
    }
    expect((await admin.form(SLOTS, { part: "unknown", mark: "x", pasted })).status).toBe(400);
    const [row] = await product.query<{ slots: unknown }>("select slots from settings");
    const embed = { provider: "calendly", address: "https://calendly.com/north-desk/discovery" };
    expect(row?.slots).toMatchObject({ discovery: { address: embed.address } });
    expect((await save(admin, slot("discovery", { intent: "remove", pasted: "" }))).status).toBe(
      303,
    );
    expect(await product.query("select slots from settings")).toEqual([{ slots: {} }]);
    const told = await acts(product);
    expect(told.map((act) => act.subject_label)).toEqual(Array(2).fill("Slot: Discovery call"));
    expect(told[1]).toMatchObject({ before: { address: embed.address }, after: { address: null } });
  });

  test("EMB-1 Typeform's live code is kept as the address of the form that Typeform says it shows", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    const pasted = '<div data-tf-live="01HV53EW6ZWY25PRRDW6BR716X"></div>';
    let html = "";
    const typeform = createServer((_, response) => response.end(JSON.stringify({ html })));
    await new Promise<void>((resolve) => typeform.listen(0, "127.0.0.1", resolve));
    const { port } = typeform.address() as AddressInfo;
    const asked = vi
      .spyOn(https, "request")
      .mockImplementation((...[, , done]: unknown[]) =>
        request({ port, host: "127.0.0.1" }, done as () => void),
      );
    const unknown = await save(admin, slot("crm", { pasted }));
    expect(unknown.status).toBe(400);
    expect(await unknown.text()).toContain("Paste the form&#x27;s address instead.");
    html = '<div data-tf-popup="HLjqXS5W"></div>';
    expect((await save(admin, slot("crm", { pasted }))).status).toBe(303);
    expect(await product.query("select slots from settings")).toEqual([
      {
        slots: { crm: { provider: "typeform", address: "https://form.typeform.com/to/HLjqXS5W" } },
      },
    ]);
    asked.mockRestore();
    typeform.close();
  });

  test("AUTH-7 a slot and the pixel ask who is there after ten minutes; other settings do not", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    const pixel = { id: "123456", askConsent: "yes" };
    await product.query("update sessions set proven_at = now() - interval '11 minutes'");
    const forms = [
      slot("help", { pasted: "https://calendly.com/north-desk" }),
      { path: "/admin/settings/pixel", part: "pixel", fields: pixel },
    ];
    for (const form of forms) {
      const response = await save(admin, form);
      expect(response.status).toBe(403);
      expect(await response.text()).toContain("Nothing was changed");
    }
    expect(await stored(product)).toEqual([]);
    expect((await save(admin, brand())).status).toBe(303);
    await product.query("update sessions set proven_at = now()");
    expect(
      (await save(admin, { path: "/admin/settings/pixel", part: "pixel", fields: pixel })).status,
    ).toBe(303);
  });

  test("BOOK-1 a calendar is changed field by field and restored", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    const path = `${CALENDARS}/setup`;
    const calendar = {
      zone: "Europe/Berlin",
      monday: "9:00-12:00, 13:00-18:00",
      tuesday: "",
      wednesday: "",
      thursday: "",
      friday: "",
      saturday: "",
      sunday: "20:00-24:00",
      lengthMinutes: "45",
      stepMinutes: "60",
      bufferMinutes: "0",
      noticeHours: "4",
      horizonDays: "21",
      dailyCap: "8",
      seats: "1",
    };
    const form = (fields: Record<string, string>) => ({ path, part: "setup", fields });
    const faulty = await save(admin, form({ ...calendar, friday: "10:00-10:30", seats: "0" }));
    expect(faulty.status).toBe(400);
    const page = await faulty.text();
    expect(page).toContain("No meeting of 45 minutes fits into 10:00-10:30");
    expect(page).toContain("from 1 to 500");
    expect(await stored(product)).toEqual([]);
    expect((await save(admin, form(calendar))).status).toBe(303);
    expect(await admin.page(path)).toContain('value="09:00-12:00, 13:00-18:00"');
    const [row] = await product.query<{ calendars: Record<string, unknown> }>(
      "select calendars from settings",
    );
    expect(Object.keys(row?.calendars ?? {})).toEqual(["setup"]);
    expect((await save(admin, form({ ...calendar, intent: "restore" }))).status).toBe(303);
    expect(await product.query("select calendars from settings")).toEqual([{ calendars: {} }]);
    expect((await acts(product))[1]).toMatchObject({
      subject_label: "Calendar: Setup and onboarding call",
      before: { zone: "Europe/Berlin", sunday: "20:00-24:00" },
      after: { zone: "America/New_York", sunday: null },
    });
  });

  test("SLOT-1 a slot with a video leads to the words that stand with it as its title", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    const link = (page: string) => page.split("Write the title of this video").length - 1;
    expect(link(await admin.page(SLOTS))).toBe(0);
    const titled = Object.entries(SLOT_PLACES).flatMap(([part, { title }]) =>
      title ? [{ part, title }] : [],
    );
    expect(titled).toHaveLength(6);
    for (const { part, title } of titled) {
      const fields = { pasted: "https://www.loom.com/share/0123456789abcdef0123456789abcdef" };
      expect((await save(admin, { path: SLOTS, part, fields })).status, part).toBe(303);
      const [address = "", field = ""] = title.split("#");
      expect(await admin.page(address), title).toContain(`id="${field}"`);
    }
    expect(link(await admin.page(SLOTS))).toBe(6);
  });

  test("OWN-8 a copy is taken back with all it replaced, unless someone has changed that since", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    const path = `${CALENDARS}/interview`;
    const copy = async (
      parts = ["hours", "place", "hosts", "lengths", "questions"],
      to = ["weeklyGroup", "groupOnboarding"],
    ) => {
      const sent = new URLSearchParams({ intent: "copy" });
      for (const part of parts) sent.append("parts", part);
      for (const name of to) sent.append("to", name);
      const page = await (await admin.fetch(path, { method: "POST", body: sent })).text();
      const [, copied = ""] = /name="copy" value="([^"]*)"/.exec(page) ?? [];
      return { intent: "take-back", copy: copied };
    };
    const calendars = () => product.running.settings.current().calendars;
    const shipped = calendars();
    const undo = await copy();
    expect(calendars().weeklyGroup).toEqual(shipped.interview);
    const forged = { weeklyGroup: { hosts: ["f0e1d2c3-0000-4000-8000-000000000000"] } };
    for (const other of [
      { ...undo, copy: "f0e1d2c3-0000-4000-8000-000000000000" },
      { ...undo, copy: "Calendar: Interview" },
      { ...undo, before: JSON.stringify(forged) },
      { ...undo, copy: "x".repeat(200_000) },
    ]) {
      const answer = await admin.form(path, other);
      expect(answer.status).toBe(400);
      expect(await answer.text()).toMatch(/There is nothing to undo|This page is out of date/);
    }
    expect(calendars().weeklyGroup).toEqual(shipped.interview);
    expect((await admin.form(path, undo)).status).toBe(200);
    expect(calendars()).toEqual(shipped);
    expect((await admin.form(path, undo)).status, "once").toBe(409);
    await product.query("update settings set calendars = '{}'");
    await product.running.settings.readAgain();
    const again = await copy();
    expect(await copy(["lengths"], ["weeklyGroup"]), "nothing changes").toMatchObject({ copy: "" });
    expect((await admin.form(path, again)).status).toBe(200);
    expect(calendars()).toEqual(shipped);
    const former = await copy();
    await product.query(
      `update settings set calendars = jsonb_set(calendars, '{weeklyGroup,seats}', '7')`,
    );
    expect((await admin.form(path, former)).status, "changed since").toBe(409);
  });

  test("OWN-8 hours are read as people type them, and copied to other calendars with what else is chosen", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    const path = `${CALENDARS}/discovery`;
    const closed = { wednesday: "", thursday: "", friday: "", saturday: "", sunday: "" };
    const numbers = { stepMinutes: "30", bufferMinutes: "5", noticeHours: "4", horizonDays: "21" };
    const hours = { monday: "9am-5pm", tuesday: "9-12:30", ...closed, zone: "Europe/Berlin" };
    const fields = { ...hours, ...numbers, lengthMinutes: "30", dailyCap: "8", seats: "1" };
    const asked = { question1Text: "Your budget?", question1Kind: "text" };
    const form = { path, part: "discovery", fields: { ...fields, ...asked } };
    const first = await save(admin, form);
    expect(first.status).toBe(303);
    expect(await admin.page(path)).toContain('value="09:00-17:00"');
    const copy = (parts: string[], to: string[]) => {
      const sent = new URLSearchParams({ intent: "copy" });
      for (const part of parts) sent.append("parts", part);
      for (const name of to) sent.append("to", name);
      return admin.fetch(path, { method: "POST", body: sent });
    };
    expect((await copy(["hours"], [])).status, "nowhere").toBe(400);
    expect((await copy(["hours"], ["discovery"])).status, "to itself").toBe(400);
    expect((await copy(["hours"], ["nine"])).status, "no calendar").toBe(400);
    const stranger = await copy(["__proto__"], ["interview"]);
    expect(stranger.status, "no part").toBe(400);
    expect(await stranger.text()).toContain("Nothing was copied: choose what");
    const someone = await save(admin, {
      ...form,
      fields: { ...form.fields, hosts: "f0e1d2c3-0000-4000-8000-000000000000" },
    });
    expect(someone.status, "a host who does not exist").toBe(400);
    expect(await someone.text()).toContain("One of these hosts no longer exists");
    const offered = await admin.page(path);
    const [, chosen = ""] = offered.split('id="copy"');
    expect(chosen, "nothing is chosen beforehand").not.toMatch(/<input[^>]*checked/);
    expect(chosen).toContain("Monday 09:00-17:00, Tuesday 09:00-12:30, in the zone Europe/Berlin");
    const copied = await copy(["hours"], ["setup", "interview"]);
    expect(await copied.text()).toContain("Copied to 2 calendars");
    const { calendars } = product.running.settings.current();
    expect(calendars.setup).toEqual({
      ...SHIPPED_CALENDARS.setup,
      zone: "Europe/Berlin",
      hours: calendars.discovery.hours,
    });
    const all = ["hours", "place", "hosts", "lengths", "questions"];
    expect((await copy(all, ["oneOnOne"])).status).toBe(200);
    const now = product.running.settings.current().calendars;
    expect(now.oneOnOne, "a duplicate").toEqual(now.discovery);
    expect((await acts(product)).at(-1)).toMatchObject({
      subject_label: "Calendar: Discovery call, copied",
      after: { "1-on-1 session: question1Text": "Your budget?" },
    });
    const short = { ...form, fields: { ...form.fields, tuesday: "9-9:30" } };
    expect((await save(admin, short)).status).toBe(303);
    const misfit = await copy(["hours"], ["interview", "setup"]);
    expect(misfit.status).toBe(400);
    expect(await misfit.text()).toContain("No meeting of 45 minutes fits into 09:00-09:30");
    expect(product.running.settings.current().calendars.interview, "none of them").toEqual(
      now.interview,
    );
  });

  test("SLOT-1 of two administrators, the second gets a message, sees both values, and replaces nothing unseen", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    const mark = await markOf(admin, "/admin/settings/brand", "brand");
    expect((await save(admin, links({ website: "https://a.example/" }))).status).toBe(303);
    expect((await save(admin, brand(BRAND, mark))).status).toBe(303);
    const late = await save(admin, brand({ ...BRAND, name: "South Desk" }, mark));
    expect(late.status).toBe(409);
    const page = await late.text();
    expect(page).toContain("Someone else changed this in the meantime");
    expect(page).toContain('value="South Desk"');
    expect(page).toContain("Stored now: North Desk");
    expect(await product.visitor().page("/terms")).toContain("North Desk Sales LLC");
    const now = /name="mark" value="([^"]+)"/.exec(page)?.[1];
    expect((await save(admin, brand({ ...BRAND, name: "South Desk" }, now))).status).toBe(303);
    expect(await product.visitor().page("/auth")).toContain("South Desk");

    const current = await markOf(admin, "/admin/settings/brand", "brand");
    const both = await Promise.all(
      ["East", "West"].map((name) => save(admin, brand({ ...BRAND, name }, current))),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([303, 409]);
    expect(await acts(product)).toHaveLength(4);
    expect((await save(admin, brand({ ...BRAND, name: "x" }, "made up"))).status).toBe(409);
  });

  test("NAV-1 a large picture becomes a small logo, and dark pages may have another, with the name in both", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    const raw = { width: 600, height: 300, channels: 3 as const };
    const noise = randomBytes(600 * 300 * 3);
    const png = new Uint8Array(await sharp(noise, { raw }).png().toBuffer());
    expect(png.length).toBeGreaterThan(100_000);
    expect((await upload(admin, png)).status).toBe(303);
    const light =
      /<img src="(\/logo\/[\w-]{16}\.webp)"/.exec(await product.visitor().page("/terms"))?.[1] ??
      "";
    const kept = Buffer.from(await (await product.visitor().get(light)).arrayBuffer());
    expect(await sharp(kept).metadata()).toMatchObject({ width: 480, height: 240, format: "webp" });

    expect((await upload(admin, bytesOf(anSvg()), "dark.svg", "logoDark")).status).toBe(303);
    const front = await product.visitor().page("/");
    const header = front.slice(front.indexOf("<header"), front.indexOf("</header"));
    expect(header.match(/<img src="\/logo\/[^"]*"[^>]*on-(?:light|dark)-pages/g)).toHaveLength(2);
    expect(header).not.toContain('<span class="sr-only">');
    await save(admin, brand({ ...BRAND, wordmark: "yes" }));
    const worded = await product.visitor().page("/");
    expect(worded).toContain(`<span class="sr-only">${BRAND.name}</span>`);
  });

  test("OWN-10 a saved color says whether text on it is readable, and which one was chosen if pages show another", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    const path = "/admin/settings/brand";
    const { name, legalName, address, supportMail, hue } = product.running.settings.current().brand;
    const words = { name, legalName, address, supportMail, hue: String(hue) };
    const readable = /Text in this color and on it is readable: contrast (\d+\.\d) to 1/;
    const told = async (changes: Record<string, string>) => {
      const fields = { ...words, ...changes };
      expect((await save(admin, { path, part: "brand", fields })).status).toBe(303);
      const page = await admin.page(path);
      const [, ratio] = readable.exec(page) ?? [];
      const [, chosen = null, shown = null] =
        /(#[\da-f]{6}) is too light for text[^#]*Pages show (#[\da-f]{6}) instead/.exec(page) ?? [];
      expect(Number(ratio)).toBeGreaterThanOrEqual(4.5);
      return { chosen, isShown: shown === null || page.includes(`value="${shown}"`) };
    };
    expect(await told({ color: "#0a5a3c" }), "kept").toEqual({ chosen: null, isShown: true });
    expect(await told({ color: "#FFD400" })).toEqual({ chosen: "#ffd400", isShown: true });
    const { brand } = product.running.settings.current();
    const kept = { hue: String(brand.hue), name: "Acme" };
    expect(await told(kept), "another field").toEqual({ chosen: "#ffd400", isShown: true });
    expect(await told({ ...kept, hue: "200" }), "another hue").toEqual({
      chosen: null,
      isShown: true,
    });
  });

  test("OWN-10 the company has an icon of its own for tabs and home screens, drawn to their sizes", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    const visitor = product.visitor();
    expect((await upload(admin, bytesOf(anSvg()), "icon.svg", "favicon")).status).toBe(303);
    const page = await visitor.page("/");
    const tab = /<link rel="icon" href="(\/logo\/[\w-]{16}-32\.png)"/.exec(page)?.[1] ?? "";
    const touch =
      /<link rel="apple-touch-icon" href="(\/logo\/[\w-]{16}-180\.png)"/.exec(page)?.[1] ?? "";
    for (const [address, side] of [
      [tab, 32],
      [touch, 180],
    ] as const) {
      const file = await visitor.get(address);
      expect(file.headers.get("Content-Type")).toBe("image/png");
      expect(await sharp(Buffer.from(await file.arrayBuffer())).metadata()).toMatchObject({
        width: side,
        height: side,
        format: "png",
      });
    }
    expect((await visitor.get("/favicon.ico")).headers.get("Location")).toBe(tab);
    expect((await visitor.get(tab.replace("-32", "-33"))).status).toBe(404);
    const jpeg = await sharp({ create: { width: 64, height: 64, channels: 3, background: "#fff" } })
      .jpeg()
      .toBuffer();
    const refused = await upload(admin, new Uint8Array(jpeg), "icon.jpg", "favicon");
    expect(await refused.text()).toContain("An icon is a PNG or an SVG");
    const removal = {
      path: "/admin/settings/brand",
      part: "favicon",
      fields: { intent: "remove" },
    };
    expect((await save(admin, removal)).status).toBe(303);
    expect(await visitor.page("/")).toContain('href="/og/logo.png"');
  });

  test("NAV-1 a color gives the brand its hue, a gray gives none, and tab and danger follow", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    const hueOf = async () => /--brand-hue:(\d+)/.exec(await product.visitor().page("/"))?.[1];
    expect((await save(admin, brand({ ...BRAND, hue: "262", color: "#ff0000" }))).status).toBe(303);
    expect(await hueOf()).toBe("29");
    const front = await product.visitor().page("/");
    expect(front).toContain('href="/logo/sign-29.svg"');
    expect(front).toContain("--danger-hue:350");
    const favicon = await product.visitor().get("/favicon.ico");
    expect([favicon.status, favicon.headers.get("Location")]).toEqual([302, "/logo/sign-29.svg"]);
    const sign = await product.visitor().get("/logo/sign-29.svg");
    expect(sign.headers.get("Content-Type")).toBe("image/svg+xml");
    for (const color of ["#777", "red", ""])
      expect((await save(admin, brand({ ...BRAND, color }))).status).toBe(400);
    expect(await hueOf()).toBe("29");
    for (const file of ["sign-361.svg", "sign-1e2.svg", "sign-.svg"])
      expect((await product.visitor().get(`/logo/${file}`)).status).toBe(404);
  });

  test("NAV-1 a logo is known by its bytes, shown everywhere, kept by browsers, and removed", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    for (const [what, bytes] of NO_PICTURES)
      expect([what, (await upload(admin, bytes)).status]).toEqual([what, 400]);
    for (const text of BLANK_SVGS.slice(0, 3))
      expect([text, (await upload(admin, bytesOf(text), "a.svg")).status]).toEqual([text, 400]);
    expect((await upload(admin, aPng(64, 64, 70_000))).status).toBe(400);
    expect((await upload(admin, aPng(64, 64, 1_200_000))).status).toBe(400);
    expect((await upload(admin, aPng(64, 64, 11_000_000))).status).toBe(413);
    expect(await stored(product)).toEqual([]);

    const small = (await product.visitor().page("/")).length;
    const response = await upload(admin, bytesOf(anSvg(`<script/>${TRIANGLE}`)), "photo.svg");
    expect(response.status).toBe(303);
    const front = await product.visitor().page("/");
    const address = /<img src="(\/logo\/[\w-]{16}\.png)"/.exec(front)?.[1] ?? "";
    expect(address).not.toBe("");
    expect(front.length).toBeLessThan(small + 400);
    expect(front).toContain(`${product.origin}${address}"`);
    for (const path of ["/terms", "/script", "/auth", "/operations", "/no/such/page"])
      expect(await product.visitor().page(path), path).toContain(`src="${address}"`);
    const file = await product.visitor().get(address);
    expect(file.headers.get("Content-Type")).toBe("image/png");
    expect(file.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
    expect(file.headers.get("Content-Security-Policy")).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    );
    expect(file.headers.get("X-Content-Type-Options")).toBe("nosniff");
    const bytes = Buffer.from(await file.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 480, height: 240, format: "png" });
    const data = bytes.toString("base64").slice(0, 60);
    for (const path of ["/training.data", "/admin/settings/brand.data", "/admin/log"])
      expect(await admin.page(path), path).not.toContain(data);

    expect((await upload(admin, aJpeg(), "next.svg")).status).toBe(303);
    expect((await product.visitor().get(address)).status).toBe(404);
    expect(await product.visitor().page("/")).toMatch(/\/logo\/[\w-]{16}\.jpg/);
    await save(admin, brand());
    expect(await product.visitor().page("/")).toMatch(/\/logo\/[\w-]{16}\.jpg/);
    const removal = { path: "/admin/settings/brand", part: "logo", fields: { intent: "remove" } };
    expect((await save(admin, removal)).status).toBe(303);
    expect(await product.visitor().page("/")).not.toMatch(/\/logo\/[\w-]{16}\./);
    const told = (await acts(product)).filter((act) => act.subject_label === "Logo");
    expect(told.map(({ after }) => after.logo?.replace(/^[\w-]{16} /, "") ?? null)).toEqual([
      "(image/png)",
      "(image/jpeg)",
      null,
    ]);
  });

  test("NAV-1 a drawing that an earlier release kept is served as it was, and runs nothing", async () => {
    const product = await startForTest();
    const text = anSvg(TRIANGLE);
    const hash = createHash("sha256").update(text).digest("base64url").slice(0, 16);
    const data = Buffer.from(text).toString("base64");
    const logo = { type: "image/svg+xml", data, ratio: 2, hash };
    await save(await product.admin(), brand());
    await product.query(
      "update settings set brand = brand || jsonb_build_object('logo', $1::jsonb)",
      [JSON.stringify(logo)],
    );
    const [origin] = await instances(product);
    const file = await new Visitor(origin ?? "").get(`/logo/${hash}.svg`);
    expect([file.headers.get("Content-Type"), await file.text()]).toEqual(["image/svg+xml", text]);
    expect(file.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
  });

  test("NAV-2 SLOT-1 a change shows with the next request, on every instance", async () => {
    const product = await startForTest();
    const origins = await instances(product);
    const admin = await product.admin();
    for (const origin of origins) expect(await pageAt(origin, "/terms")).toContain("Setpoint");
    await save(admin, brand());
    await upload(admin, aPng());
    await save(admin, links({ booking: "https://calendly.com/north-desk/discovery" }));
    await save(admin, slot("discovery", { pasted: "https://calendly.com/north-desk/discovery" }));
    const closed = Object.fromEntries(WEEKDAYS.map((day) => [day, ""]));
    const hours = { ...closed, wednesday: "10:00-11:00", ...SETUP_NUMBERS };
    await save(admin, { path: `${CALENDARS}/setup`, part: "setup", fields: hours });
    for (const origin of origins) {
      const person = new Visitor(origin).take(admin);
      const discovery = () => person.page(`${CALENDARS}/discovery`);
      await expect.poll(discovery).toContain("An embed of");
      const times = async () => {
        const free = await (await fetch(`${origin}/schedule/setup/times`)).text();
        return new Set(free.match(/T\d\d:\d\d:\d\d/g)).size;
      };
      // One hour a week: in UTC it is one time of day, or two if a clock change is ahead.
      await expect.poll(times).toBeLessThanOrEqual(2);
      expect(await times()).toBeGreaterThan(0);
      const frames = async () => (await fetch(`${origin}/book`)).headers.get(POLICY) ?? "";
      await expect.poll(frames).toContain("https://calendly.com");
      const shown = (path: string) => expect.poll(() => pageAt(origin, path));
      await shown("/terms").toContain("North Desk Sales LLC");
      await shown("/terms").toMatch(/\/logo\/[\w-]{16}\.png/);
      await shown("/script").toContain("https://calendly.com/north-desk/discovery");
      const logo = /\/logo\/[\w-]{16}\.png/.exec(await pageAt(origin, "/terms"))?.[0];
      expect((await fetch(`${origin}${logo}`)).status).toBe(200);
    }
  });

  test("LAND-5 LEGAL-1 the launch checklist lists what is still a sample, and follows the settings", async () => {
    const product = await startForTest({ BASE_URL: "https://northdesk.example" });
    const admin = await product.admin();
    const before = await admin.page("/admin/launch");
    for (const words of [
      "This is a template",
      "figures on the pages name no source",
      "made-up people",
      "a sample link that leads nowhere",
      "26 lessons have no video",
      'href="/admin/settings/mail"',
      "1 of 1 administrators sign in with just a code",
      "Still the sample",
    ])
      expect(before).toContain(words);
    const count = (page: string) =>
      Number(/(\d+)(?:<!-- -->)? to do before launch/.exec(page)?.[1]);
    await save(admin, brand());
    expect(count(await admin.page("/admin/launch"))).toBe(count(before) - 4);
    expect(await admin.page("/training/adminpanel")).toContain('href="/admin/settings"');
  });

  test("CONT-8 samples, unreviewed texts and figures without a source are done once published", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    const stateOf = async (id: string) => {
      const page = await admin.page("/admin/launch");
      return /<span[^>]*>(To do|Done)</.exec(page.split(`<li id="${id}"`)[1] ?? "")?.[1];
    };
    const documents = ["testimonials", "terms", "privacy", "claims"];
    for (const key of documents) {
      expect(await stateOf(key), key).toBe("To do");
      expect(await admin.page("/admin/launch")).toContain(`href="/admin/content/${key}"`);
    }
    const { shippedFields } = PUBLIC_FIGURES;
    const sources = Object.keys(shippedFields).filter((path) => path.endsWith(".source"));
    await publish(product, "testimonials", { people: "" });
    await publish(product, "terms", { reviewed: "yes" });
    await publish(
      product,
      "claims",
      Object.fromEntries(sources.map((path) => [path, "Our books"])),
    );
    expect(await Promise.all(documents.map(stateOf))).toEqual(["Done", "Done", "To do", "Done"]);
    await publish(product, "privacy", { reviewed: "yes" });
    expect(await stateOf("privacy")).toBe("Done");
  });
});

test("OWN-2 the log names a changed secret without any trace of it", async () => {
  const product = await startForTest();
  const admin = await product.admin();
  const invite = (end: string) => ({
    website: "",
    testimonials: "",
    booking: "",
    linkedIn: "",
    slackInvite: end && `https://join.slack.com/t/north/shared_invite/zt-${end}`,
  });
  for (const end of ["one", "two", ""])
    await save(admin, { path: "/admin/settings/links", part: "links", fields: invite(end) });
  expect((await acts(product)).map(({ before, after }) => [before, after])).toEqual([
    [{ slackInvite: null }, { slackInvite: "set" }],
    [{ slackInvite: "set" }, { slackInvite: "replaced" }],
    [{ slackInvite: "set" }, { slackInvite: null }],
  ]);
});
