/** A setter's day: the queue in their time zone, acts done once, counters, and the end of the day. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, onTestFinished, test } from "vitest";
import { addDays, localAt } from "../../app/platform/time/zones";
import { countActs } from "../../app/tracker/day/counters.server";
import { readQueue } from "../../app/tracker/day/queue.server";
import { sendToSlack } from "../../app/tracker/day/slack.server";
import { added, anEdit, TRACKER } from "../kit/prospects";
import { save } from "../kit/settings-form";
import { startForTest, type TestProduct } from "../kit/test-product";
import type { Visitor } from "../kit/visitor";

const ZONE = "America/New_York";
const PAGE = "/tracker/today";
const uuid = () => crypto.randomUUID();
type Sent = Record<string, string | number>;

const send = (person: Visitor, userId: string, acts: Sent[], more: Sent = {}) =>
  person.json("/tracker/acts", { userId, acts, ...more });
const outcome = (prospect: string, name: string, changes: Sent = {}): Sent => ({
  kind: "outcome",
  id: uuid(),
  ageSeconds: 0,
  prospect,
  outcome: name,
  ...changes,
});
const entry = (counter: string, by: number, ageSeconds = 0): Sent => ({
  kind: "entry",
  id: uuid(),
  ageSeconds,
  counter,
  by,
});
const rowOf = async ({ query }: TestProduct, id: string) =>
  (await query<{ next_contact_at: Date | null }>("select * from prospects where id = $1", [id]))[0];

describe("the queue (DAY-1)", () => {
  test("DAY-1 overdue, today and upcoming are days of the setter's zone, over midnight and clock changes", async () => {
    const product = await startForTest();
    const { visitor, userId } = await product.signedIn();
    const due = async (lastName: string, at: string) => {
      const { id } = await added(product, visitor, { lastName });
      await product.query("update prospects set next_contact_at = $1 where id = $2", [at, id]);
    };
    // March 8, 2026 has 23 hours in New York: 05:00 UTC to 04:00 UTC.
    await due("Before", "2026-03-08T04:59:59Z");
    await due("First", "2026-03-08T05:00:00Z");
    await due("Last", "2026-03-09T03:59:59Z");
    await due("After", "2026-03-09T04:00:00Z");
    const at = async (now: string, zone = ZONE) => {
      const clock = { zone, now: new Date(now) };
      const queue = await readQueue(product.running.database.db, userId, clock);
      const { overdue, today, upcoming } = queue;
      return [overdue, today, upcoming].map(({ due }) => due.map(({ name }) => name.split(" ")[1]));
    };
    expect(await at("2026-03-08T05:00:00Z")).toEqual([["Before"], ["First", "Last"], ["After"]]);
    expect(await at("2026-03-09T03:59:00Z")).toEqual([["Before"], ["First", "Last"], ["After"]]);
    expect(await at("2026-03-09T04:00:00Z")).toEqual([["Before", "First", "Last"], ["After"], []]);
    expect(await at("2026-03-08T04:59:00Z")).toEqual([[], ["Before"], ["First", "Last", "After"]]);
    await product.query("update prospects set status = 'closed'");
    expect(await at("2026-03-08T05:00:00Z")).toEqual([[], [], []]);
  });

  test("DAY-1 until a browser has named its zone the company's is used and named; what a browser sends is kept", async () => {
    const product = await startForTest();
    const { visitor, userId } = await product.signedIn();
    expect(await visitor.page(PAGE)).toMatch(
      /America\/New York.*the company(?:'|&#x27;)s time zone/s,
    );
    expect((await send(visitor, userId, [], { zone: "Asia/Tokyo" })).status).toBe(200);
    expect(await visitor.page(PAGE)).toMatch(/Asia\/Tokyo/);
    await send(visitor, userId, [], { zone: "No/Where" });
    expect(await visitor.page(PAGE)).toMatch(/Asia\/Tokyo/);
  });

  test("DAY-1 who has never opened the tracker has the day of the browser that any page told, and of the account before it", async () => {
    const product = await startForTest();
    const { visitor, userId } = await product.signedIn();
    const { visitor: nobody } = await product.signedIn(await product.createTrainee("Anna"));
    const day = async (person: Visitor, zone: string) => {
      const cookies = [...person.cookies].map(([name, value]) => `${name}=${value}; `).join("");
      const headers = { Cookie: `${cookies}zone=${zone}` };
      const page = await (await fetch(new URL(PAGE, person.origin), { headers })).text();
      return /Times in [^<]*/.exec(page.replaceAll("<!-- -->", ""))?.[0];
    };
    expect(await day(visitor, "Pacific/Kiritimati")).toBe("Times in Pacific/Kiritimati");
    expect(await day(nobody, "No/Where")).toMatch(
      /^Times in America\/New York, the company(?:'|&#x27;)s time zone$/,
    );
    await product.query("update users set zone = 'Europe/Berlin' where id = $1", [userId]);
    expect(await day(visitor, "Pacific/Kiritimati")).toBe("Times in Europe/Berlin");
  });

  test("DAY-1 outcomes move the next contact by whole days of the clock, and each is undone with what it changed", async () => {
    const product = await startForTest();
    const { visitor, userId } = await product.signedIn();
    const { visitor: other } = await product.signedIn(await product.createTrainee("Anna"));
    const { id } = await added(product, visitor);
    await send(visitor, userId, [], { zone: ZONE });
    const later = outcome(id, "later-3");
    const replied = outcome(id, "replied", { path: "interested", scriptVersion: 0 });
    const first = await send(visitor, userId, [replied, later]);
    expect(await first.json()).toEqual({ results: [{ id: replied.id }, { id: later.id }] });
    // In the morning by their own clocks, whatever the minute of the press.
    expect(localAt(ZONE, Number((await rowOf(product, id))?.next_contact_at))).toEqual({
      day: addDays(localAt(ZONE, Date.now()).day, 3),
      minutes: 9 * 60,
    });
    const undo = { kind: "undo", id: uuid(), ageSeconds: 0, of: later.id ?? "" };
    await send(visitor, userId, [undo]);
    await send(visitor, userId, [undo]);
    expect(await rowOf(product, id)).toMatchObject({
      next_contact_at: null,
      script_path: "interested",
      version: 4,
    });
    await send(visitor, userId, [outcome(id, "not-interested")]);
    expect(await rowOf(product, id)).toMatchObject({ status: "not_interested" });

    const [stranger] = (await (await send(other, userId, [])).json()).results ?? [];
    expect([stranger, (await send(other, userId, [])).status]).toEqual([undefined, 403]);
    const [own] = await product.query<{ user_id: string }>(
      "select user_id from training_credentials where first_name = 'Anna'",
    );
    const theirs = await send(other, own?.user_id ?? "", [outcome(id, "booked")]);
    expect(JSON.stringify(await theirs.json())).toContain("someone else added it");
    const admin = await product.admin();
    const booked = outcome(id, "booked");
    await send(visitor, userId, [booked]);
    await admin.form(TRACKER, anEdit({ id, version: 6 }));
    expect(await visitor.page(PAGE)).toContain("Nothing is due");
  });
});

describe("counters (DAY-2)", () => {
  test("DAY-2 120 acts in two browsers, half an hour offline and sent twice, are counted exactly, each on its own day", async () => {
    const product = await startForTest();
    const { visitor, userId, trainee } = await product.signedIn();
    const second = product.visitor();
    await second.signIn(trainee.accessCode);
    const prospects: string[] = [];
    for (let n = 0; n < 4; n += 1) prospects.push((await added(product, visitor)).id);
    const names = ["replied", "later-1", "later-3", "booked", "showed"];
    const offline = Array.from({ length: 60 }, (_, n) =>
      outcome(prospects[n % 2] ?? "", names[n % 5] ?? "", { ageSeconds: 1_800 - n }),
    );
    const online = Array.from({ length: 60 }, (_, n) =>
      n % 6 === 5
        ? entry("conversations", n % 12 === 5 ? 2 : -1)
        : outcome(prospects[2 + (n % 2)] ?? "", names[n % 5] ?? ""),
    );
    const parts = (acts: Sent[]) => [acts.slice(0, 30), acts.slice(30)];
    for (const part of parts(online)) await send(visitor, userId, part);
    const both = parts(offline).map((part) =>
      Promise.all([send(second, userId, part), send(second, userId, part)]),
    );
    await Promise.all(both);
    for (const part of parts(offline)) await send(second, userId, part);
    const { db } = product.running.database;
    const { today, week } = await countActs(db, userId, { zone: "UTC", now: new Date() });
    const of = (name: string) =>
      [...offline, ...online].filter((act) => act.outcome === name).length;
    const expected = {
      conversations: 4 + 5 * 2 - 5,
      replies: of("replied"),
      followUps: of("later-1") + of("later-3"),
      booked: of("booked"),
      shown: of("showed"),
    };
    // A run just after midnight finds some of them on the previous day.
    expect([today, week]).toContainEqual(expected);
    const events = await product.query("select 1 from events where verb = 'prospects.follow-up'");
    expect(events).toHaveLength(110);

    await send(visitor, userId, [
      { kind: "undo", id: uuid(), ageSeconds: 0, of: online.find((act) => act.by === 2)?.id ?? "" },
    ]);
    const after = await countActs(db, userId, { zone: "UTC", now: new Date() });
    expect(after.week.conversations).toBe(week.conversations - 2);
    const nextWeek = new Date(Date.now() + 8 * 86_400_000);
    const empty = await countActs(db, userId, { zone: "UTC", now: nextWeek });
    expect(Object.values(empty.week)).toEqual([0, 0, 0, 0, 0]);
  });

  test("DAY-2 one act that several windows undo at once is undone once: an entry, a follow-up, a message", async () => {
    const product = await startForTest();
    const { visitor, userId, trainee } = await product.signedIn();
    const second = product.visitor();
    await second.signIn(trainee.accessCode);
    const { id } = await added(product, visitor);
    const { db } = product.running.database;
    const counted = async () =>
      (await countActs(db, userId, { zone: "UTC", now: new Date() })).week;
    const before = await counted();
    const message = { kind: "message", id: uuid(), ageSeconds: 0, prospect: id };
    const acts = [
      entry("conversations", 5),
      outcome(id, "replied"),
      { ...message, from: "script", line: "opening" },
    ] as Sent[];
    const stored = await send(visitor, userId, acts);
    expect(await stored.json()).toEqual({ results: acts.map(({ id: known }) => ({ id: known })) });
    const undos = (of: unknown) =>
      Array.from({ length: 6 }, (_, n) =>
        send(n % 2 ? visitor : second, userId, [
          { kind: "undo", id: uuid(), ageSeconds: 0, of: String(of) },
        ]),
      );
    for (const act of acts) {
      const answers = await Promise.all(undos(act.id));
      const texts = await Promise.all(answers.map((answer) => answer.text()));
      expect(
        texts.filter((text) => !text.includes("refused")),
        String(act.kind),
      ).toHaveLength(1);
    }
    expect(await counted()).toEqual(before);
  });

  test("DAY-2 an act offline at 23:59 counts for that day of the setter", async () => {
    const product = await startForTest();
    const { visitor, userId } = await product.signedIn();
    await send(visitor, userId, [entry("replies", 3, 600)]);
    const done = new Date(Date.now() - 600_000);
    const { db } = product.running.database;
    // A zone in which the act was done in the minute before midnight.
    const minutes = done.getUTCHours() * 60 + done.getUTCMinutes();
    const hours = Math.round((23 * 60 + 59 - minutes) / 60);
    const zone = `Etc/GMT${hours > 12 ? `+${24 - hours}` : `-${hours}`}`;
    const counts = await countActs(db, userId, { zone, now: done });
    expect(counts.today.replies).toBe(3);
    const dayAfter = await countActs(db, userId, {
      zone,
      now: new Date(done.getTime() + 86_400_000),
    });
    expect(dayAfter.today.replies).toBe(0);
  });

  test("DAY-2 a target above what platforms accept from a setter's accounts is refused in words", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    const settings = { path: "/admin/settings/tracker", part: "tracker" };
    const refused = await save(admin, { ...settings, fields: { conversations: "51" } });
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain("At most 50 a day from each account");
    expect(await product.query("select tracker from settings")).toEqual([]);
    const two = { ...settings, fields: { conversations: "51", accounts: "2" } };
    expect((await save(admin, two)).status).toBe(303);
    expect(await product.query("select tracker from settings")).toEqual([
      { tracker: { conversations: 51, accounts: 2 } },
    ]);
  });

  test("DAY-2 the end of the day is made of the counters and the targets; a webhook that fails gives a clear error", async () => {
    const product = await startForTest();
    const { visitor, userId } = await product.signedIn();
    await send(visitor, userId, [entry("conversations", 12)]);
    await product.query(
      "insert into settings (tracker) values ('{\"conversations\": 40}') on conflict (id) do update set tracker = excluded.tracker",
    );
    await expect.poll(() => visitor.page(PAGE)).toContain("Conversations: 12 of 40 (this week 12)");
    expect((await visitor.form(PAGE, { intent: "slack" })).status).toBe(409);
    const heard: string[] = [];
    const server = createServer(async (request, response) => {
      heard.push(Buffer.concat(await request.toArray()).toString());
      response.writeHead(heard.length === 1 ? 200 : 404).end("no_service");
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => void server.close());
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/services/T`;
    expect(await sendToSlack(address, "Tess <Trainee>")).toBeNull();
    expect(heard).toEqual(['{"text":"Tess &lt;Trainee&gt;"}']);
    expect(await sendToSlack(address, "again")).toContain("refused the text (404)");
  });
});
