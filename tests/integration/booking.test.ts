import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { FIGURES } from "../../app/figures/shipped-figures";
import { lockNumber } from "../../app/platform/db/locks.server";
import { CALENDAR_NAMES } from "../../app/settings/kinds/kinds";
import { mailsDue } from "../kit/due-jobs";
import { aKnownGuest } from "../kit/inbox-items";
import { SmtpStub } from "../kit/smtp-stub";
import { startProduct, type TestProduct } from "../kit/test-product";
import type { Visitor } from "../kit/visitor";

/** A Thursday morning in New York, so the next days are known. */
const NOW = Date.parse("2037-11-19T14:00:00Z");
const FREE = "2037-12-08T14:00:00.000Z";
const GUEST = {
  name: "Ann Sample",
  mail: "ann@guests.example",
  message: "Is there a way in part-time?",
};

/** Reading and booking on one product: each test uses its own days in a calendar, or empties the table. */
let product: TestProduct;
let mail: SmtpStub;
beforeAll(async () => {
  mail = await SmtpStub.start();
  product = await startProduct(mail.env);
});
afterAll(async () => {
  await product.stop();
  await mail.stop();
});
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: NOW });
  await product.query("delete from bookings");
  for (const name of ["ann", "bob"]) await aKnownGuest(product.query, `${name}@guests.example`);
  await product.query("delete from mail_outbox");
  await product.query("delete from rate_limits");
  await setCalendars({});
  mail.mails.length = 0;
  mail.refusing = false;
});
afterEach(() => vi.useRealTimers());

async function setCalendars(calendars: Record<string, unknown>, slots: object = {}): Promise<void> {
  await product.query(
    `insert into settings (calendars, slots) values ($1, $2)
     on conflict (id) do update set calendars = excluded.calendars, slots = excluded.slots`,
    [JSON.stringify(calendars), JSON.stringify(slots)],
  );
  await product.running.settings.readAgain();
}

const RULES = {
  zone: "America/New_York",
  hours: [1, 2, 3, 4, 5].map((day) => ({ day, from: "09:00", to: "12:00" })),
  lengthMinutes: 30,
  stepMinutes: 30,
  bufferMinutes: 0,
  noticeHours: 2,
  horizonDays: 21,
  dailyCap: 16,
  seats: 1,
};

type Times = { zone: string; lengthMinutes: number; times: { at: string; left: number }[] };

async function timesOf(path = "discovery", query = ""): Promise<Times> {
  const response = await product.visitor().get(`/schedule/${path}/times${query}`);
  expect(response.status).toBe(200);
  return (await response.json()) as Times;
}

/** The hidden fields of the form for a time, as on the page without a script. */
async function formAt(
  at: string,
  { path = "discovery", visitor = product.visitor(), zone = "Europe/Berlin" } = {},
): Promise<Record<string, string>> {
  const page = await visitor.page(`/schedule/${path}?${new URLSearchParams({ at, zone })}`);
  return fieldsOf(page);
}

function fieldsOf(page: string): Record<string, string> {
  const form = /<form [^>]*method="post".*?<\/form>/s.exec(page)?.[0] ?? "";
  return Object.fromEntries(
    [...form.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map(
      ([, name = "", value = ""]) => [name, value],
    ),
  );
}

async function bookAt(
  at: string,
  changes: Record<string, string> = {},
  { path = "discovery", visitor = product.visitor() } = {},
): Promise<Response> {
  const shown = await formAt(at, { path, visitor });
  // A taken time has no form: the one for another time is sent with it.
  const fields = shown.stamp ? shown : { ...(await formAt(FREE, { path, visitor })), at };
  return visitor.form(`/schedule/${path}`, { ...fields, ...GUEST, ...changes });
}

/** What a page of a calendar says to someone who comes back to a time. */
async function saidOf(visitor: Visitor, at: string, path = "discovery"): Promise<string> {
  const page = await visitor.page(`/schedule/${path}?${new URLSearchParams({ at, zone: "UTC" })}`);
  const own = /You have booked this time|This time is held for you|no longer free/.exec(page)?.[0];
  const link = /href="([^"]+)"[^>]*>See your meeting/.exec(page)?.[1];
  return [own, link].filter(Boolean).join(" ");
}

/** Books, and returns the address where the guest manages the meeting. */
async function booked(
  at: string,
  path = "discovery",
): Promise<{ address: string; visitor: Visitor }> {
  const visitor = product.visitor();
  const response = await bookAt(at, {}, { path, visitor });
  expect(response.status).toBe(302);
  return { address: `/booking/${visitor.cookies.get("booked")}`, visitor };
}

const rows = () =>
  product.query<{ starts_at: Date; seat: number; cancelled_at: Date | null; sequence: number }>(
    "select starts_at, seat, cancelled_at, sequence from bookings where confirmed_at is null order by sequence desc, starts_at, seat",
  );

const wordsOf = (page: string) =>
  page
    .replace(/<(script|style|select)[^>]*>.*?<\/\1>/gs, "")
    .replace(/<!--.*?-->/g, "")
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&#x27;", "'")
    .replace(/\s+/g, " ");

describe("booking without a script", () => {
  test("BOOK-1 zone, day, time and form are links and forms; the booking leads to the next steps", async () => {
    const visitor = product.visitor();
    const kept = await visitor.page("/book");
    expect(kept).toContain('href="/schedule/discovery"');
    const days = await visitor.page("/schedule/discovery?zone=Asia/Kathmandu");
    expect(days).toContain('<meta name="robots" content="noindex"/>');
    expect(days).toContain("__reactRouterContext");
    expect(days).toMatch(/<form [^>]*action="\/schedule\/discovery".*name="zone"/s);
    const link = /href="(\/schedule\/discovery\?[^"]*day=2037-11-23[^"]*)"/.exec(days)?.[1] ?? "";
    const times = await visitor.page(link.replaceAll("&amp;", "&"));
    expect(wordsOf(times)).toContain("Monday, November 23");
    // 9 o'clock in New York.
    expect(wordsOf(times)).toContain("7:45 PM");
    const chosen = /href="(\/schedule\/discovery\?[^"]*at=2037-11-23T14%3A00[^"]*)"/.exec(
      times,
    )?.[1];
    const form = await visitor.page((chosen ?? "").replaceAll("&amp;", "&"));
    expect(wordsOf(form)).toContain("Monday, November 23, 2037 at 7:45 PM GMT+5:45");
    const response = await visitor.form("/schedule/discovery", { ...fieldsOf(form), ...GUEST });
    expect([response.status, response.headers.get("Location")]).toEqual([
      302,
      "/book/next-steps?booked=1",
    ]);
    expect(response.headers.get("Set-Cookie")).toMatch(/HttpOnly; SameSite=Lax/);
    const next = await visitor.page("/book/next-steps?booked=1");
    expect(wordsOf(next)).toContain("Monday, November 23, 2037 at 7:45 PM GMT+5:45");
    expect(next).toContain("/meeting.ics");
    // Only the browser that booked sees it.
    expect(await product.visitor().page("/book/next-steps?booked=1")).not.toContain("/meeting.ics");
    expect(await product.visitor().page("/book/next-steps")).not.toContain("/meeting.ics");
    const [row] = await product.query(
      "select calendar, starts_at, ends_at, seat, guest_name, guest_mail, zone, message, status from bookings where confirmed_at is null",
    );
    expect(row).toMatchObject({
      calendar: "discovery",
      starts_at: new Date("2037-11-23T14:00:00Z"),
      ends_at: new Date("2037-11-23T14:30:00Z"),
      guest_name: "Ann Sample",
      guest_mail: "ann@guests.example",
      zone: "Asia/Kathmandu",
      status: "new",
    });
  });

  test("BOOK-1 someone who comes back to a time is told that it is theirs only by their own cookie, in its calendar, while it stands", async () => {
    await setCalendars({ discovery: { ...RULES, seats: 2 } });
    const [at, other] = ["2037-11-23T14:00:00.000Z", "2037-11-23T14:30:00.000Z"];
    const { visitor, address: meeting } = await booked(at);
    const stranger = product.visitor();
    expect(await saidOf(visitor, at), "though a seat is left").toBe(
      `You have booked this time ${meeting}`,
    );
    expect(await saidOf(visitor, other)).toBe("");
    expect(await saidOf(stranger, at)).toBe("");
    await booked(at);
    expect(await saidOf(visitor, at)).toBe(`You have booked this time ${meeting}`);
    expect(await saidOf(stranger, at)).toBe("no longer free");
    expect(await saidOf(visitor, at, "setup"), "another calendar").not.toContain("booked");
    const guessed = `booked=${visitor.cookies.get("booked")?.slice(0, -4)}AAAA`;
    const address = `/schedule/discovery?${new URLSearchParams({ at })}`;
    const response = await stranger.fetch(address, { headers: { Cookie: guessed } });
    expect(await response.text()).toContain("no longer free");

    const ownOf = async (person: Visitor) => {
      const response = await person.get("/schedule/discovery/times");
      expect(response.headers.get("Cache-Control")).toBe("no-store");
      return ((await response.json()) as { own?: unknown }).own;
    };
    expect(await ownOf(visitor)).toEqual({ at, path: meeting, isHeld: false });
    expect(await ownOf(stranger)).toBeUndefined();
    expect(await ownOf(product.visitor())).toBeUndefined();

    await visitor.form(meeting, { act: "cancel" });
    expect(await saidOf(visitor, at), "free again").toBe("");
    expect(await ownOf(visitor)).toBeUndefined();
  });

  test("BOOK-1 BOOK-2 a time that is held for someone is called so when they come back to it", async () => {
    const at = "2037-11-24T14:00:00.000Z";
    const visitor = product.visitor();
    await bookAt(at, { mail: "new@guests.example" }, { visitor });
    const address = `/booking/${visitor.cookies.get("booked")}`;
    expect(await saidOf(visitor, at)).toBe(`This time is held for you ${address}`);
    expect(await saidOf(product.visitor(), at)).toBe("no longer free");
  });

  test("SLOT-2 errors appear next to their fields, and input is preserved", async () => {
    const at = "2037-11-23T14:00:00.000Z";
    for (const [changes, words] of [
      [{ name: " " }, "Please enter your name"],
      [{ name: "Win at https://evil.example" }, "without an address"],
      // S9: a mail program would turn it into a link.
      [{ name: "free-prize.example/claim now" }, "without an address"],
      [{ name: "ann@guests.example" }, "without an address"],
      [{ mail: "ann@" }, "Please enter an email address such as"],
      [{ zone: "Mars/Olympus" }, "Please choose a time zone from the list"],
      [{ message: "x".repeat(1_001) }, "at most 1,000 characters"],
    ] as const) {
      const response = await bookAt(at, changes);
      const page = await response.text();
      expect(response.status, words).toBe(400);
      expect(wordsOf(page)).toContain(words);
      if (!("mail" in changes)) expect(page).toContain('value="ann@guests.example"');
    }
    expect((await bookAt(at, { role: "admin" })).status).toBe(400);
    expect((await bookAt(at, { at: "tomorrow" })).status).toBe(400);
    const file = new FormData();
    file.set("name", new Blob(["x"]), "name.txt");
    const upload = await product
      .visitor()
      .fetch("/schedule/discovery", { method: "POST", body: file });
    expect(upload.status).toBe(400);
    expect(await rows()).toEqual([]);
  });

  test("NAV-3 only the six calendars have addresses", async () => {
    for (const path of [
      "discovery",
      "interview",
      "group-onboarding",
      "setup",
      "one-on-one",
      "weekly-group",
    ])
      expect((await product.visitor().get(`/schedule/${path}`)).status, path).toBe(200);
    for (const path of ["groupOnboarding", "toString", "__proto__", "nothing"]) {
      expect((await product.visitor().get(`/schedule/${path}`)).status, path).toBe(404);
      expect((await product.visitor().get(`/schedule/${path}/times`)).status, path).toBe(404);
    }
    expect(CALENDAR_NAMES).toHaveLength(6);
  });

  test("ONB-1 /onboarding, and /setup under its two addresses, which is known by one", async () => {
    const onboarding = await product.visitor().page("/onboarding");
    expect(onboarding).toContain('href="/schedule/group-onboarding"');
    for (const path of ["/setup", "/onboarding-setup"]) {
      const page = await product.visitor().page(path);
      expect(page).toContain('href="/schedule/setup"');
      expect(page).toContain(`<link rel="canonical" href="${product.origin}/setup"/>`);
      expect(wordsOf(page)).toContain("Book your setup and onboarding call");
    }
    const { visitor } = await booked("2037-11-23T17:00:00.000Z", "group-onboarding");
    const page = await visitor.page(`/booking/${visitor.cookies.get("booked")}?booked=1`);
    expect(wordsOf(page)).toContain("Your group onboarding is booked");
    const interview = await booked("2037-11-23T14:00:00.000Z", "interview");
    const steps = await interview.visitor.page("/hiring/dmsetters/next-steps?booked=1");
    expect(steps).toContain(`${interview.address}/meeting.ics`);
    expect(await product.visitor().page("/hiring/dmsetters/next-steps?booked=1")).not.toContain(
      ".ics",
    );
  });

  test("BOOK-1 the next steps: congratulations, overview, investment with the one price, three videos or their stories, what to expect", async () => {
    const page = await product.visitor().page("/book/next-steps");
    const words = wordsOf(page);
    expect(page).toContain(`<link rel="canonical" href="${product.origin}/book/next-steps"/>`);
    for (const part of [
      "Congratulations",
      "The program at a glance",
      "Your investment",
      "Three answers before the call",
      "What to expect on the call",
    ])
      expect(words).toContain(part);
    const videos = /aria-labelledby="videos".*?<\/section>/s.exec(page)?.[0] ?? "";
    expect(videos.match(/<li/g)).toHaveLength(3);
    const card = /aria-labelledby="investment".*?<\/section>/s.exec(page)?.[0] ?? "";
    expect(wordsOf(card).match(/\$[\d,]+ to \$[\d,]+/g)).toEqual([FIGURES.packages.figure]);
  });

  test("SLOT-1 if a company has its own calendar, its frame is shown instead", async () => {
    const slots = { setup: { provider: "calendly", address: "https://calendly.com/us/setup" } };
    await setCalendars({}, slots);
    for (const path of ["/schedule/setup", "/setup"]) {
      const response = await product.visitor().get(path);
      const page = await response.text();
      expect(page).toContain("<iframe");
      expect(page).toContain("https://calendly.com/us/setup");
      expect(page).not.toContain('href="/schedule/setup"');
      expect(response.headers.get("Content-Security-Policy")).toContain(
        "frame-src https://calendly.com",
      );
    }
    expect(
      (await product.visitor().get("/schedule/discovery")).headers.get("Content-Security-Policy"),
    ).toContain("frame-src 'none'");
  });
});

describe("a time is sold once", () => {
  test("BOOK-1 100 bookings of one time at once are one booking", async () => {
    const at = "2037-11-23T14:00:00.000Z";
    const forms = await Promise.all(Array.from({ length: 100 }, () => formAt(at)));
    expect(new Set(forms.map(({ stamp }) => stamp)).size).toBe(100);
    const responses = await Promise.all(
      forms.map((form, index) =>
        product
          .visitor()
          .form("/schedule/discovery", { ...form, ...GUEST, name: `Guest ${index}` }),
      ),
    );
    const statuses = responses.map(({ status }) => status);
    expect(statuses.filter((status) => status === 302)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(99);
    expect(await rows()).toHaveLength(1);
    expect((await timesOf()).times.map((time) => time.at)).not.toContain(at);
    const refused = responses.find(({ status }) => status === 409);
    expect(wordsOf((await refused?.text()) ?? "")).toContain("That time was just taken");
  });

  test("SLOT-2 a form that is sent twice, at once or later, is one booking with one response", async () => {
    const at = "2037-11-23T14:00:00.000Z";
    const fields = { ...(await formAt(at)), ...GUEST };
    const visitors = Array.from({ length: 5 }, () => product.visitor());
    const responses = await Promise.all(
      visitors.map((visitor) => visitor.form("/schedule/discovery", fields)),
    );
    expect(responses.map(({ status }) => status)).toEqual(Array(5).fill(302));
    expect(new Set(visitors.map((visitor) => visitor.cookies.get("booked"))).size).toBe(1);
    expect(await rows()).toHaveLength(1);
    expect(await product.query("select id from mail_outbox")).toHaveLength(2);
  });

  test("S16 a form that is sent again with other entries gets an error, and the first booking stays", async () => {
    const at = "2037-11-23T14:00:00.000Z";
    const fields = { ...(await formAt(at)), ...GUEST };
    const send = (changes: Record<string, string>) =>
      product.visitor().form("/schedule/discovery/bookings", { ...fields, ...changes });
    expect((await send({})).status).toBe(201);
    const others: Record<string, string>[] = [
      { mail: "anne@guests.example" },
      { at: "2037-11-23T14:30:00.000Z" },
      { message: "Another" },
    ];
    for (const changes of others) {
      const response = await send(changes);
      expect(response.status).toBe(409);
      expect(await response.json()).toEqual({
        error: expect.stringContaining("already booked a time"),
      });
    }
    expect((await send({})).status).toBe(201);
    expect(
      await product.query("select guest_mail from bookings where confirmed_at is null"),
    ).toEqual([{ guest_mail: GUEST.mail }]);
  });

  test("BOOK-1 two instances that book one time at once sell it once, and no booking fails", async () => {
    const at = "2037-11-23T14:00:00.000Z";
    const visitor = product.visitor();
    const fields = { ...(await formAt(at, { visitor })), ...GUEST };
    // As the other instance does while it books: the lock is held, and the seat is not stored yet.
    const other = await product.running.database.pool.connect();
    const lock = lockNumber("bookings");
    await other.query("begin");
    await other.query("select pg_advisory_xact_lock($1::bigint)", [lock]);
    let responded = false;
    const response = visitor.form("/schedule/discovery", fields).then((came) => {
      responded = true;
      return came;
    });
    await expect
      .poll(() =>
        product.query("select 1 from pg_locks where locktype = 'advisory' and not granted"),
      )
      .not.toEqual([]);
    expect(responded).toBe(false);
    await other.query(
      `insert into bookings (id, calendar, starts_at, ends_at, guest_name, guest_mail, zone, caller)
       values (gen_random_uuid(), 'discovery', $1, $1::timestamptz + interval '30 minutes', 'B', 'b@guests.example', 'UTC', 'b')`,
      [at],
    );
    await other.query("commit");
    other.release();
    expect((await response).status).toBe(409);
    expect(await rows()).toHaveLength(1);
  });

  test("BOOK-1 seats are counted, at once, and the cap of the day", async () => {
    const at = "2037-11-23T14:00:00.000Z";
    await setCalendars({ discovery: { ...RULES, seats: 3, dailyCap: 4 } });
    const forms = await Promise.all(Array.from({ length: 8 }, () => formAt(at)));
    const responses = await Promise.all(
      forms.map((form) => product.visitor().form("/schedule/discovery", { ...form, ...GUEST })),
    );
    expect(responses.filter(({ status }) => status === 302)).toHaveLength(3);
    expect((await rows()).map(({ seat }) => seat).toSorted()).toEqual([1, 2, 3]);
    const [next] = (
      await timesOf("discovery", "?from=2037-11-23T00:00:00Z&to=2037-11-23T23:00:00Z")
    ).times;
    expect(next).toEqual({ at: "2037-11-23T14:30:00.000Z", left: 1 });
    expect((await bookAt("2037-11-23T14:30:00.000Z")).status).toBe(302);
    expect((await bookAt("2037-11-23T15:00:00.000Z")).status).toBe(409);
    expect((await bookAt("2037-11-24T15:00:00.000Z")).status).toBe(302);
  });

  test("BOOK-1 no time overlaps another meeting and its buffer, regardless of earlier lengths", async () => {
    await setCalendars({ discovery: { ...RULES, lengthMinutes: 60 } });
    const { address, visitor } = await booked("2037-11-23T15:00:00.000Z");
    await setCalendars({ discovery: { ...RULES, stepMinutes: 15, bufferMinutes: 15 } });
    const free = (await timesOf()).times
      .map(({ at }) => at)
      .filter((at) => at.startsWith("2037-11-23"));
    expect(free).toEqual([
      "2037-11-23T14:00:00.000Z",
      "2037-11-23T14:15:00.000Z",
      "2037-11-23T16:15:00.000Z",
      "2037-11-23T16:30:00.000Z",
    ]);
    for (const at of [
      "2037-11-23T14:30:00.000Z",
      "2037-11-23T15:30:00.000Z",
      "2037-11-23T16:00:00.000Z",
    ])
      expect((await bookAt(at, { at })).status, at).toBe(409);
    const other = await bookAt("2037-11-23T15:00:00.000Z", {}, { path: "interview" });
    expect(other.status, "another calendar is free").toBe(302);
    await visitor.form(`${address}?ask=cancel`, { act: "cancel" });
    expect((await bookAt("2037-11-23T15:30:00.000Z")).status).toBe(302);
  });

  test("BOOK-1 a start that the calendar does not offer is refused, however it is sent", async () => {
    await setCalendars({ discovery: RULES });
    for (const [at, why] of [
      ["2037-11-18T14:00:00.000Z", "past"],
      ["2037-11-19T15:30:00.000Z", "less than the notice away"],
      ["2037-11-23T14:10:00.000Z", "between two starts"],
      ["2037-11-23T14:00:00.001Z", "not a whole minute"],
      ["2037-11-23T17:00:00.000Z", "after hours"],
      ["2037-11-22T14:00:00.000Z", "a Sunday"],
      ["2038-03-01T14:00:00.000Z", "too far ahead"],
      ["2037-11-23T17:00:00.000Z", "another calendar's start"],
    ] as const) {
      const fields = await formAt("2037-11-23T14:00:00.000Z");
      const response = await product
        .visitor()
        .form("/schedule/discovery", { ...fields, ...GUEST, at });
      expect(response.status, why).toBe(409);
    }
    expect((await bookAt("2037-11-19T16:30:00.000Z")).status, "just after the notice").toBe(302);
    // A form of one calendar does not book another.
    const fields = await formAt("2037-11-23T14:00:00.000Z", { path: "interview" });
    expect(
      (await product.visitor().form("/schedule/discovery", { ...fields, ...GUEST })).status,
    ).toBe(400);
    expect(await rows()).toHaveLength(1);
  });

  test("SLOT-2 bots: no token, a forged one; and one caller cannot take everything", async () => {
    const at = (minutes: number) =>
      new Date(Date.parse("2037-11-23T14:00:00Z") + minutes * 60_000).toISOString();
    const fields: Record<string, string> = { ...(await formAt(at(0))), ...GUEST };
    for (const stamp of [
      "",
      fields.stamp?.replace(/.$/, (last) => (last === "A" ? "B" : "A")) ?? "",
    ]) {
      const response = await product.visitor().form("/schedule/discovery", { ...fields, stamp });
      expect(response.status).toBe(400);
      expect(wordsOf(await response.text())).toContain("press the button again");
    }
    expect(await rows()).toEqual([]);
    const statuses: number[] = [];
    for (let turn = 0; turn < 12; turn += 1) {
      const response = await bookAt(at(turn * 30));
      statuses.push(response.status);
    }
    expect(statuses).toEqual([...Array(10).fill(302), 429, 429]);
  });

  test("SLOT-2 a filled hidden field books nothing and says so; a person who confirms it has booked", async () => {
    const fields = { ...(await formAt("2037-11-23T14:00:00.000Z")), ...GUEST, topic: "Ann Lee" };
    const visitor = product.visitor();
    const page = await visitor.form("/schedule/discovery", fields);
    expect(page.status).toBe(400);
    expect(await page.text()).toMatch(/Nothing has been sent yet.*name="by_a_person"/s);
    const picker = await visitor.form("/schedule/discovery/bookings", fields);
    expect(await picker.json()).toMatchObject({ doubted: true });
    expect(await rows()).toEqual([]);
    const confirmed = await visitor.form("/schedule/discovery", { ...fields, by_a_person: "yes" });
    expect(confirmed.status).toBe(302);
    expect(await rows()).toHaveLength(1);
  });

  test("SLOT-2 the picker's own address: a form token with its proof of work, JSON responses", async () => {
    const at = "2037-11-23T14:00:00.000Z";
    const response = async (fields: Record<string, string>) => {
      const came = await product.visitor().form("/schedule/discovery/bookings", fields);
      return { status: came.status, body: (await came.json()) as Record<string, unknown> };
    };
    const fields = { ...(await formAt(at)), ...GUEST };
    const unworked = await product.visitor().get("/forms/booking-discovery/stamp");
    const { stamp } = (await unworked.json()) as { stamp: string };
    expect(await response({ ...fields, stamp, proof: "1" })).toMatchObject({
      status: 400,
      body: { stale: true },
    });
    expect(await response({ ...fields, mail: "no" })).toMatchObject({
      status: 400,
      body: { error: expect.any(String), fields: { mail: expect.stringContaining("email") } },
    });
    expect(await response(fields)).toEqual({
      status: 201,
      body: { next: "/book/next-steps?booked=1" },
    });
    const second = { ...(await formAt("2037-11-23T14:30:00.000Z")), ...GUEST, at };
    expect(await response(second)).toMatchObject({ status: 409, body: { taken: true } });
    expect((await product.visitor().get("/schedule/discovery/bookings")).status).toBe(405);
    const foreign = await product.visitor().form("/schedule/discovery/bookings", second, {
      headers: { "Sec-Fetch-Site": "cross-site" },
    });
    expect(foreign.status).toBe(403);
  });
});

describe("times", () => {
  test("BOOK-1 clocks change between two days, in the calendar's zone and in the guest's", async () => {
    vi.setSystemTime(Date.parse("2038-03-10T15:00:00Z"));
    const hours = [5, 6, 7, 1].map((day) => ({ day, from: "01:00", to: "04:00" }));
    await setCalendars({ discovery: { ...RULES, hours, stepMinutes: 60, lengthMinutes: 60 } });
    const onDay = async (day: string) =>
      (await timesOf()).times.map(({ at }) => at).filter((at) => at.startsWith(day));
    expect(await onDay("2038-03-13")).toEqual(
      ["06", "07", "08"].map((hour) => `2038-03-13T${hour}:00:00.000Z`),
    );
    // Two o'clock is skipped on this day in New York.
    expect(await onDay("2038-03-14")).toEqual(
      ["06", "07"].map((hour) => `2038-03-14T${hour}:00:00.000Z`),
    );
    expect(await onDay("2038-03-15")).toEqual(
      ["05", "06", "07"].map((hour) => `2038-03-15T${hour}:00:00.000Z`),
    );
    const page = async (zone: string, day: string) =>
      wordsOf(
        await product.visitor().page(`/schedule/discovery?${new URLSearchParams({ zone, day })}`),
      );
    expect(await page("Europe/London", "2038-03-15")).toMatch(/5:00 AM 6:00 AM 7:00 AM/);
    expect(await page("America/New_York", "2038-03-14")).toMatch(/1:00 AM EST 3:00 AM EDT/);
    expect(await page("Asia/Kolkata", "2038-03-14")).toMatch(/11:30 AM.*12:30 PM/);
  });

  test("SLOT-1 from and to bound what is answered; what is not an instant is refused", async () => {
    const all = await timesOf();
    expect(all.times.length).toBeGreaterThan(200);
    const some = await timesOf("discovery", "?from=2037-11-23T14:00:00Z&to=2037-11-23T15:00:00Z");
    expect(some.times.map(({ at }) => at)).toEqual([
      "2037-11-23T14:00:00.000Z",
      "2037-11-23T14:30:00.000Z",
      "2037-11-23T15:00:00.000Z",
    ]);
    expect(
      (await timesOf("discovery", "?from=1970-01-01T00:00:00Z&to=9999-12-31T00:00:00Z")).times,
    ).toEqual(all.times);
    for (const query of [
      "?from=x&to=y",
      "?from=2037-11-23T14:00:00Z",
      "?from=2037-11-24T00:00:00Z&to=2037-11-23T00:00:00Z",
      "?from=2037-13-99T00:00:00Z&to=2037-11-23T00:00:00Z",
    ])
      expect((await product.visitor().get(`/schedule/discovery/times${query}`)).status, query).toBe(
        400,
      );
  });

  test("SLOT-1 without any free time, the page says so and who to write to", async () => {
    await setCalendars({ discovery: { ...RULES, hours: [] } });
    const page = await product.visitor().page("/schedule/discovery");
    expect(wordsOf(page)).toContain("No free times right now");
    expect(page).toContain('href="mailto:support@setpoint.example"');
  });
});

describe("the signed address of a meeting", () => {
  test("BOOK-1 it shows the meeting in the guest's zone, and gives the file for a calendar", async () => {
    const { address, visitor } = await booked("2037-11-23T14:00:00.000Z");
    const page = await visitor.page(address);
    expect(page).toContain('<meta name="robots" content="noindex"/>');
    expect(wordsOf(page)).toContain("Monday, November 23, 2037 at 3:00 PM GMT+1");
    expect(page).toContain('href="/book/next-steps"');
    const file = await visitor.get(`${address}/meeting.ics`);
    expect(file.headers.get("Content-Type")).toContain("text/calendar");
    const text = await file.text();
    expect(text).toContain("METHOD:PUBLISH\r\n");
    expect(text).toContain("DTSTART:20371123T140000Z\r\n");
    expect(text.replaceAll("\r\n ", "")).toContain(`${product.origin}${address}`);
    const signature = address.split(".")[1] ?? "";
    expect(signature).toHaveLength(43);
    expect(product.logged.join()).not.toContain(signature);
    expect(product.logged.join()).not.toContain("ann@guests.example");
  });

  test("BOOK-1 it is moved and canceled: after a confirmation, by a form, and the time is free again", async () => {
    const { address, visitor } = await booked("2037-11-23T14:00:00.000Z");
    const ask = await visitor.page(`${address}?ask=move&at=2037-11-24T14:00:00.000Z`);
    expect(fieldsOf(ask)).toMatchObject({ act: "move", at: "2037-11-24T14:00:00.000Z" });
    const moved = await visitor.form(`${address}?ask=move`, fieldsOf(ask));
    expect([moved.status, moved.headers.get("Location")]).toEqual([302, `${address}?moved=1`]);
    expect(wordsOf(await visitor.page(`${address}?moved=1`))).toContain("Tuesday, November 24");
    expect(await rows()).toMatchObject([
      { starts_at: new Date("2037-11-24T14:00:00Z"), sequence: 1 },
    ]);
    expect((await bookAt("2037-11-23T14:00:00.000Z")).status).toBe(302);
    const back = { act: "move", at: "2037-11-23T14:00:00.000Z" };
    const taken = await visitor.form(`${address}?ask=move`, back);
    expect(taken.status).toBe(409);
    expect(wordsOf(await taken.text())).toContain("was just taken");
    expect(
      (await visitor.form(`${address}?ask=move`, { ...back, at: "2037-11-22T14:00:00.000Z" }))
        .status,
    ).toBe(409);
    expect((await visitor.form(address, { act: "delete" })).status).toBe(400);
    expect(wordsOf(await visitor.page(`${address}?ask=cancel`))).toContain("Cancel this meeting?");
    expect(await rows(), "asking changes nothing").toHaveLength(2);
    const cancelled = await visitor.form(`${address}?ask=cancel`, { act: "cancel" });
    expect([cancelled.status, cancelled.headers.get("Location")]).toEqual([302, address]);
    expect(wordsOf(await visitor.page(address))).toContain("This meeting is canceled");
    expect((await visitor.form(`${address}?ask=cancel`, { act: "cancel" })).status).toBe(302);
    expect(
      (await visitor.form(`${address}?ask=move`, { act: "move", at: "2037-11-25T14:00:00.000Z" }))
        .status,
    ).toBe(302);
    const [first] = await rows();
    expect(first?.sequence).toBe(2);
    expect(await (await visitor.get(`${address}/meeting.ics`)).text()).toContain("METHOD:CANCEL");
  });

  test("BOOK-1 a meeting that has begun stays what it is, and its page says so", async () => {
    const { address, visitor } = await booked("2037-11-23T14:00:00.000Z");
    vi.setSystemTime(Date.parse("2037-11-23T14:00:00Z"));
    expect(wordsOf(await visitor.page(address))).toContain("This meeting is over");
    await visitor.form(`${address}?ask=cancel`, { act: "cancel" });
    await visitor.form(`${address}?ask=move`, { act: "move", at: "2037-11-24T14:00:00.000Z" });
    expect(await rows()).toMatchObject([{ cancelled_at: null, sequence: 0 }]);
  });

  test("BOOK-1 a guessed, cut or foreign address opens nothing and changes nothing", async () => {
    const one = await booked("2037-11-23T14:00:00.000Z");
    const other = await booked("2037-11-23T14:30:00.000Z");
    const [id = "", signature = ""] = one.address.slice("/booking/".length).split(".");
    const [, foreign = ""] = other.address.split(".");
    for (const reference of [
      id,
      `${id}.`,
      `${id}.${signature.slice(0, -1)}`,
      `${id}.${signature}x`,
      `${id}.${foreign}`,
      `${id.toUpperCase()}.${signature}`,
      `${crypto.randomUUID()}.${signature}`,
      "x",
      "%00",
    ]) {
      const response = await product.visitor().get(`/booking/${reference}`);
      expect(response.status, reference).toBe(404);
      expect(await response.text(), reference).not.toContain("Ann Sample");
      const change = await product.visitor().form(`/booking/${reference}`, { act: "cancel" });
      expect(change.status, reference).toBe(404);
      expect((await product.visitor().get(`/booking/${reference}/meeting.ics`)).status).toBe(404);
    }
    expect(wordsOf(await product.visitor().page(`/booking/${id}.${foreign}`))).toContain(
      "This link doesn't open a meeting",
    );
    expect((await rows()).map((row) => row.cancelled_at)).toEqual([null, null]);
  });
});

describe("mail", () => {
  test("BOOK-1 guest and company hear about each change, with an invitation, once the mail server is back", async () => {
    mail.refusing = true;
    const { address, visitor } = await booked("2037-11-23T14:00:00.000Z");
    await visitor.form(`${address}?ask=move`, { act: "move", at: "2037-11-24T14:00:00.000Z" });
    await visitor.form(`${address}?ask=cancel`, { act: "cancel" });
    expect(mail.mails).toEqual([]);
    const queued = await product.query<{
      recipient: string;
      subject: string;
      body: string;
      calendar_file: string;
      reply_to: string | null;
    }>(
      "select recipient, reply_to, subject, body, calendar_file from mail_outbox order by substring(calendar_file from 'SEQUENCE:([0-9]+)'), recipient",
    );
    expect(queued.map(({ recipient }) => recipient)).toEqual(
      Array(3).fill(["ann@guests.example", "support@setpoint.example"]).flat(),
    );
    expect(queued.map(({ calendar_file }) => /METHOD:(\w+)/.exec(calendar_file)?.[1])).toEqual([
      "REQUEST",
      "REQUEST",
      "REQUEST",
      "REQUEST",
      "CANCEL",
      "CANCEL",
    ]);
    expect(queued.map(({ calendar_file }) => /SEQUENCE:(\d)/.exec(calendar_file)?.[1])).toEqual([
      "0",
      "0",
      "1",
      "1",
      "2",
      "2",
    ]);
    expect(
      new Set(queued.map(({ calendar_file }) => /UID:(.*)/.exec(calendar_file)?.[1])).size,
    ).toBe(1);
    const [toGuest, toCompany] = queued;
    expect(toGuest?.subject).toBe(
      "Booked: Discovery call, Monday, November 23, 2037 at 3:00 PM GMT+1",
    );
    expect(toGuest?.body).toContain(`${product.origin}${address}`);
    expect(toGuest?.body, "what strangers wrote is not sent to whom they name").not.toContain(
      GUEST.message,
    );
    expect(toCompany?.body).toContain(GUEST.message);
    expect(toCompany?.body).toContain("Monday, November 23, 2037 at 9:00 AM EST");
    expect([toGuest?.reply_to, toCompany?.reply_to]).toEqual([null, "ann@guests.example"]);
    mail.refusing = false;
    await mailsDue(product.query);
    // Of this meeting: one that was on its way when the test before ended may come as well.
    const uid = /UID:[\w-]+/.exec(toGuest?.calendar_file ?? "")?.[0] ?? "none";
    const own = () => mail.mails.filter(({ source }) => source.includes(uid));
    await expect.poll(own).toHaveLength(6);
    expect(own()[0]?.source).toMatch(/Content-Type: text\/calendar[^\n]*/i);
  });

  test("S9 one guest gets five emails a day, no matter who books or moves; the company hears about everything", async () => {
    const { address, visitor } = await booked("2037-11-23T14:00:00.000Z");
    for (let day = 24; day < 28; day += 1)
      await visitor.form(`${address}?ask=move`, {
        act: "move",
        at: `2037-11-${day}T14:00:00.000Z`,
      });
    expect((await bookAt("2037-11-23T15:00:00.000Z", { mail: "ANN@guests.example" })).status).toBe(
      302,
    );
    expect((await bookAt("2037-11-23T16:00:00.000Z", { mail: "bob@guests.example" })).status).toBe(
      302,
    );
    const counts = await product.query<{ recipient: string; mails: number }>(
      "select lower(recipient) as recipient, count(*)::int as mails from mail_outbox group by 1 order by 1",
    );
    expect(counts).toEqual([
      { recipient: "ann@guests.example", mails: 5 },
      { recipient: "bob@guests.example", mails: 1 },
      { recipient: "support@setpoint.example", mails: 7 },
    ]);
    await product.query("update mail_outbox set created_at = now() - interval '25 hours'");
    await visitor.form(`${address}?ask=cancel`, { act: "cancel" });
    const [last] = await product.query(
      "select 1 from mail_outbox where recipient = 'ann@guests.example' and created_at > now() - interval '1 hour'",
    );
    expect(last).toBeDefined();
  });

  test("BOOK-1 without a mail server the page says so and gives the address to keep", async () => {
    const silent = await startProduct();
    try {
      const visitor = silent.visitor();
      const at = "2037-11-23T14:00:00.000Z";
      const form = fieldsOf(await visitor.page(`/schedule/discovery?at=${at}&zone=Europe/Berlin`));
      const response = await visitor.form("/schedule/discovery", { ...form, ...GUEST });
      expect(response.headers.get("Location")).toBe("/book/next-steps?booked=1");
      const page = await visitor.page("/book/next-steps?booked=1");
      expect(wordsOf(page)).toContain("Save this link");
      expect(page).toContain(`${silent.origin}/booking/${visitor.cookies.get("booked")}`);
    } finally {
      await silent.stop();
    }
  });
});
