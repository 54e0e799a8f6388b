/** A setter's week: booked calls, the prospect's page, follow-up lines that get replies, and outcomes that are missing. */
import { describe, expect, test } from "vitest";
import { dayNumber, localAt } from "../../app/platform/time/zones";
import { aBooking } from "../kit/inbox-items";
import { closing, PAY, payPeople, thisPeriod } from "../kit/pay";
import { added, anEdit } from "../kit/prospects";
import { startForTest, type TestProduct } from "../kit/test-product";
import type { Visitor } from "../kit/visitor";

type Sent = Record<string, unknown>;
const ZONE = "America/New_York";
const CALL = { at: "2030-12-02T20:00:00.000Z", zone: "America/Chicago" };
const send = async (person: Visitor, userId: string, acts: Sent[]) => {
  const done = acts.map((act) => ({ id: crypto.randomUUID(), ageSeconds: 0, ...act }));
  const response = await person.json("/tracker/acts", { userId, zone: ZONE, acts: done });
  return JSON.stringify(await response.json());
};
const outcome = (prospect: string, name: string, more: Sent = {}) => ({
  kind: "outcome",
  prospect,
  outcome: name,
  ...more,
});
const message = (prospect: string, line: string, more: Sent = {}) => ({
  kind: "message",
  prospect,
  from: "follow-ups",
  line,
  ...more,
});
const rowOf = async ({ query }: TestProduct, id: string) =>
  (await query<Record<string, unknown>>("select * from prospects where id = $1", [id]))[0];

describe("a booked call (WEEK-3)", () => {
  test("WEEK-3 a call is booked only for a time that is still to come when it is booked, however late that is sent", async () => {
    const product = await startForTest();
    const { visitor, userId } = await product.signedIn();
    const { id } = await added(product, visitor, { callDate: "" });
    const hours = (from: number) => new Date(Date.now() + from * 3_600_000).toISOString();
    const booked = (at: string, ageSeconds = 0) =>
      send(visitor, userId, [{ ...outcome(id, "booked", { call: { ...CALL, at } }), ageSeconds }]);
    for (const at of ["2026-03-08T10:00:00.000Z", hours(-0.01)]) {
      expect(await booked(at)).toContain("This time has passed");
      expect(
        await product.query("select 1 from events where after->>'callAt' is not null"),
      ).toEqual([]);
    }
    for (const [at, age] of [
      [hours(0.1), 0],
      [hours(-1), 2 * 3_600],
    ] as const)
      expect(await booked(at, age)).not.toContain("refused");
  });

  test("WEEK-3 DAY-2 a call that is moved, also twice, counts once, and the timeline says from when", async () => {
    const product = await startForTest();
    const { visitor, userId } = await product.signedIn();
    const { id } = await added(product, visitor, { callDate: "" });
    const act = async (sent: Sent) => {
      const done = { id: crypto.randomUUID(), ...sent };
      expect(await send(visitor, userId, [done])).not.toContain("refused");
      return done.id;
    };
    const book = (at: string) => act(outcome(id, "booked", { call: { ...CALL, at } }));
    const counted = async () =>
      /Booked: (\d+)/.exec(await (await visitor.get("/tracker/today")).text())?.[1];
    await book("2030-12-05T20:00:00.000Z");
    await book("2030-11-29T20:00:00.000Z");
    const last = await book("2030-12-02T20:00:00.000Z");
    expect(await counted()).toBe("1");
    const page = await (await visitor.get(`/tracker/${id}`)).text();
    expect(page.split("</main>")[0]?.match(/Call moved/g)).toHaveLength(2);
    expect(/<del[^>]*>Friday, November 29, 2030/.test(page)).toBe(true);
    // Taken back, the call is where it was, and still counts once.
    await act({ kind: "undo", of: last });
    expect((await rowOf(product, id))?.next_contact_at).toEqual(
      new Date("2030-11-29T20:00:00.000Z"),
    );
    expect(await counted()).toBe("1");
    await act(outcome(id, "no-show"));
    // A new call is booked after one that is over or did not take place, and counts.
    await book("2031-01-06T20:00:00.000Z");
    expect(await counted()).toBe("2");
    expect(await product.query("select 1 from pay_facts")).toEqual([]);
  });

  test("DAY-1 leads without a next contact are in My Day, more of them on request, and leave it with their first act", async () => {
    const product = await startForTest();
    const { visitor, userId } = await product.signedIn();
    const { id } = await added(product, visitor, {
      callDate: "",
      firstName: "Nora",
      lastName: "New",
    });
    const { id: replied } = await added(product, visitor, { callDate: "", firstName: "Rita" });
    await added(product, visitor, {
      callDate: "2030-12-02",
      firstName: "Carla",
      lastName: "Called",
    });
    await product.query(
      `insert into prospects (user_id, first_name, last_name, name_key, country, qualified, status)
       select user_id, 'Many', 'Lead' || n, 'many lead' || n, country, qualified, status from prospects, generate_series(1, 60) n where id = $1`,
      [id],
    );
    const list = async (query = "") => {
      const page = await (await visitor.get(`/tracker/today${query}`)).text();
      return /<section aria-labelledby="no-next-contact".*?<\/section>/s.exec(page)?.[0] ?? "";
    };
    const first = await list();
    expect(first).toContain("Showing 50 of 62 prospects");
    expect(first).toContain("?rows=100");
    expect(first).toContain("Nora New");
    expect(first).not.toContain("Carla");
    expect(await list("?rows=100")).toContain("Lead60");
    const answer = await send(visitor, userId, [
      outcome(id, "later-3"),
      outcome(replied, "replied"),
    ]);
    expect(answer).not.toContain("refused");
    expect(await list()).not.toMatch(/Nora|Rita/);
    const day = await (await visitor.get("/tracker/today")).text();
    expect(/<section aria-labelledby="today".*?<\/section>/s.exec(day)?.[0]).toContain("Rita");
  });

  test("DAY-1 what was done offline means the day and the time of where it was done, unless a zone was chosen", async () => {
    const product = await startForTest();
    const { visitor, userId } = await product.signedIn();
    const morning = async (sent: Sent) => {
      const { id } = await added(product, visitor, { callDate: "" });
      await send(visitor, userId, [outcome(id, "later-3", sent)]);
      const { next_contact_at: at } = (await rowOf(product, id)) ?? {};
      return (zone: string) => localAt(zone, (at as Date).getTime()).minutes;
    };
    // `send` says that the browser is in New York by now.
    expect((await morning({ zone: "America/Chicago" }))("America/Chicago")).toBe(540);
    expect((await morning({ zone: "Asia/Tokyo" }))("Asia/Tokyo")).toBe(540);
    expect((await morning({}))(ZONE)).toBe(540);
    expect((await morning({ zone: "Nowhere/At-all" }))(ZONE)).toBe(540);
    await product.query("update users set zone = 'Europe/Paris' where id = $1", [userId]);
    expect((await morning({ zone: "Asia/Tokyo" }))("Europe/Paris")).toBe(540);
  });

  test("DAY-3 an act that was undone offers no Undo, and neither does what was undone in the timeline", async () => {
    const product = await startForTest();
    const { visitor, userId } = await product.signedIn();
    const { id } = await added(product, visitor, { callDate: "" });
    const first = crypto.randomUUID();
    await send(visitor, userId, [{ ...outcome(id, "later-3"), id: first }]);
    const undos = async () =>
      (await (await visitor.get(`/tracker/${id}`)).text()).match(/value="undo-change"/g)?.length ??
      0;
    expect(await undos()).toBe(1);
    await send(visitor, userId, [{ kind: "undo", of: first }]);
    expect(await undos()).toBe(0);
  });

  test("WEEK-3 its time becomes the call date and the next contact, is named in the timeline, and makes an invitation", async () => {
    const product = await startForTest();
    const { visitor, userId } = await product.signedIn();
    const { visitor: other } = await product.signedIn(await product.createTrainee("Anna"));
    const { id } = await added(product, visitor, { callDate: "" });
    const file = `/tracker/${id}/call.ics`;
    expect((await visitor.get(file)).status).toBe(404);
    await product.query("update prospects set status = 'no_show' where id = $1", [id]);
    await send(visitor, userId, [outcome(id, "booked", { call: CALL })]);
    expect(await rowOf(product, id)).toMatchObject({
      status: "pending",
      next_contact_at: new Date(CALL.at),
    });
    expect(
      await product.query("select scheduled_call_date::text from prospects where id = $1", [id]),
    ).toEqual([{ scheduled_call_date: "2030-12-02" }]);
    const page = await visitor.page(`/tracker/${id}`);
    for (const heading of ["Next</h2>", "Timeline</h2>", "Details</h2>"])
      expect(page).toContain(heading);
    expect(page).toMatch(/Booked by.*December 2, 2030 at 2:00\sPM CST/s);
    expect(page).toContain("All set, Paula: the call is on Monday, December 2, 2030");
    expect(await visitor.page("/tracker/today")).toContain("Paula Prospect");
    const invitation = await (await visitor.get(file)).text();
    expect(invitation).toContain("DTSTART:20301202T200000Z");
    expect((await other.get(file)).status).toBe(403);
    expect(await other.page(`/tracker/${id}`)).not.toContain("December 2, 2030 at");
    const again = { ...outcome(id, "booked", { call: CALL }), id: crypto.randomUUID() };
    await send(visitor, userId, [again, { kind: "undo", of: again.id }]);
    expect(await rowOf(product, id)).toMatchObject({ next_contact_at: new Date(CALL.at) });
    const [first] = await product.query<{ id: string }>(
      "select id from events where after->>'callAt' is not null and id <> $1",
      [again.id],
    );
    await send(visitor, userId, [{ kind: "undo", of: first?.id }]);
    expect(await rowOf(product, id)).toMatchObject({
      status: "no_show",
      next_contact_at: null,
      scheduled_call_date: null,
    });
    expect((await visitor.get(file)).status).toBe(404);
    for (const call of [
      { ...CALL, zone: "No/Where" },
      { ...CALL, at: "soon" },
    ])
      expect(await send(visitor, userId, [outcome(id, "booked", { call })])).toContain(
        "cannot be read",
      );
  });

  test("WEEK-3 no act loses a prospect: each leaves what comes next, and a confirmed show is not unsaid", async () => {
    const product = await startForTest();
    const { visitor, userId } = await product.signedIn();
    const next: Record<string, number> = {};
    const dayAt = (at: number) => dayNumber(localAt(ZONE, at).day) / 86_400_000;
    for (const name of ["booked", "showed", "thinking", "not-now", "no-show"]) {
      const { id } = await added(product, visitor);
      await send(visitor, userId, [outcome(id, name)]);
      const row = await rowOf(product, id);
      next[name] = dayAt(Number(row?.next_contact_at)) - dayAt(Date.now());
      expect(row?.status).toBe(name === "no-show" ? "no_show" : "pending");
    }
    expect(next).toEqual({ booked: 1, showed: 1, thinking: 3, "not-now": 30, "no-show": 0 });
    const shown = await added(product, visitor);
    await (await product.admin()).form(
      "/tracker",
      anEdit(shown, { status: "pending", dealAmount: "", showed: "yes" }),
    );
    expect(await send(visitor, userId, [outcome(shown.id, "no-show")])).toContain("is confirmed");
  });
});

describe("the prospect's page (WEEK-1)", () => {
  test("WEEK-1 lines sent, acts, changes and calls are one list, and each is corrected in place", async () => {
    const product = await startForTest();
    const { visitor, userId } = await product.signedIn();
    const admin = await product.admin();
    const { id } = await added(product, visitor, { handle: "@paula", platform: "Instagram" });
    const sent = crypto.randomUUID();
    await send(visitor, userId, [{ ...message(id, "nudge"), id: sent }, outcome(id, "later-3")]);
    const booking = await aBooking(product.query, { inHours: -2 });
    await admin.form(`/tracker/${id}`, { intent: "link-meeting", booking });
    const page = await visitor.page(`/tracker/${id}`);
    const timeline = page.slice(page.indexOf("Timeline</h2>"), page.indexOf("Details</h2>"));
    expect(timeline).toMatch(
      /Meeting linked.*Follow up in 3 days.*A short nudge.*Added.*Discovery call/s,
    );
    expect(page).toContain('href="https://www.instagram.com/paula/"');
    expect(
      await product.query("select 1 from events where after::text like '%nudge%'"),
    ).toHaveLength(1);
    const back = { intent: "take-back", message: sent };
    expect((await visitor.form(`/tracker/${id}`, back)).status).toBe(200);
    expect((await visitor.form(`/tracker/${id}`, back)).status).toBe(409);
    expect(await visitor.page(`/tracker/${id}`)).not.toContain("A short nudge</span>");
    const version = String((await rowOf(product, id))?.version);
    const fields = { firstName: "Pia", lastName: "Prospect", country: "UK", score: "650" };
    const correct = { intent: "correct", version, ...fields };
    expect((await visitor.form(`/tracker/${id}`, correct)).status).toBe(200);
    expect(await rowOf(product, id)).toMatchObject({ first_name: "Pia", country: "UK" });
  });
});

describe("follow-up lines (WEEK-2)", () => {
  test("WEEK-2 My Day offers whoever is overdue and silent a line of silence, and the script once they answer", async () => {
    const product = await startForTest();
    const { visitor, userId } = await product.signedIn();
    const { id } = await added(product, visitor, { firstName: "Silent" });
    await product.query(
      "update prospects set next_contact_at = now() - interval '30 hours' where id = $1",
      [id],
    );
    const address = `/tracker/today?prospect=${id}`;
    const shown = async () => {
      const page = await visitor.page(address);
      return page.slice(page.indexOf('id="due"'), page.indexOf("What does the prospect say?"));
    };
    expect(await shown()).toMatch(/Hey Silent, (?!thanks for getting back)/);
    expect(await shown()).not.toContain("thanks for getting back");
    await send(visitor, userId, [outcome(id, "replied")]);
    expect(await shown()).toContain("Hey Silent, thanks for getting back to me");
    await send(visitor, userId, [outcome(id, "thinking")]);
    expect(await shown()).toContain("you wanted to think it over");
  });

  test("WEEK-2 a new prospect gets a first message, one who came to the call thanks for that, one who said no none, and each keeps its keys", async () => {
    const product = await startForTest();
    const { visitor, userId } = await product.signedIn();
    const admin = await product.admin();
    const { id } = await added(product, visitor, {
      firstName: "",
      lastName: "",
      handle: "@new",
      callDate: "",
    });
    const next = async () => {
      const page = await visitor.page(`/tracker/${id}`);
      const line = (await (await visitor.get(`/tracker/${id}/line`)).json()).line;
      for (const label of ["Replied", "Not interested", "Booked"])
        expect(page).toMatch(new RegExp(`>${label}</span><`));
      const text = typeof line === "string" ? line : line.text;
      expect(page.replaceAll("&#x27;", "'")).toContain(text);
      return text;
    };
    expect(await next()).toMatch(/^Hey there, I work with people/);
    await send(visitor, userId, [message(id, "hello")]);
    expect(await next()).toMatch(/^Hey there, I work with people/);
    await send(visitor, userId, [outcome(id, "later-3")]);
    expect(await next()).toMatch(/no pressure from my side|I know the week gets full/);
    await send(visitor, userId, [outcome(id, "showed")]);
    expect(await next()).toContain("thank you for taking the time for the call");
    await send(visitor, userId, [outcome(id, "not-interested")]);
    expect(await next()).toBe("They said no, so there is no line to send.");
    await send(visitor, userId, [outcome(id, "replied")]);
    expect(await next()).toMatch(/^Hey there, thanks for getting back to me/);
    // What staff set is newer than that.
    const version = Number((await rowOf(product, id))?.version);
    await admin.form("/tracker", anEdit({ id, version }, { status: "no_show", dealAmount: "" }));
    expect(await next()).toContain("we missed you on the call.");
    const met = await added(product, visitor, { firstName: "Mel", callDate: "" });
    const line = async () => (await (await visitor.get(`/tracker/${met.id}/line`)).json()).line;
    const booking = await aBooking(product.query, { inHours: 5 });
    await admin.form(`/tracker/${met.id}`, { intent: "link-meeting", booking });
    expect((await line()).text).toContain("All set, Mel: the call is on");
    await product.query("update bookings set starts_at = now(), ends_at = now() + interval '1 h'");
    expect(await line()).toContain("Their call is what comes next");
  });

  test("WEEK-2 which line gets a reply is counted once a day for each prospect, and silent below 30", async () => {
    const product = await startForTest();
    const { visitor, userId } = await product.signedIn();
    const admin = await product.admin();
    const { id } = await added(product, visitor);
    await send(visitor, userId, [message(id, "nudge", { ageSeconds: 60 }), message(id, "nudge")]);
    const table = async (person: Visitor, path: string) => {
      const page = await person.page(path);
      return page.slice(page.indexOf("Follow-up lines</h2>")).replace(/<[^>]*>/g, " ");
    };
    expect(await table(admin, "/admin/outcomes")).toMatch(/A short nudge\s+1\s+Too few to say/);
    // Thirty others got it ten days ago, and every second one answered the day after.
    await product.query(
      `insert into events (actor_kind, actor_id, actor_name, verb, subject_kind, subject_id, subject_label, after, at, audited)
       select 'user', $1, 'Tess', verb, 'prospect', md5(n::text), 'Prospect', after::jsonb, now() - days * interval '1 day', false
       from generate_series(1, 30) n, (values
         ('prospects.message', '{"from": "follow-ups", "line": "nudge"}', 10, 1),
         ('prospects.follow-up', '{"version": 2, "outcome": "replied"}', 9, 2)
       ) v(verb, after, days, step) where step = 1 or n % 2 = 0`,
      [userId],
    );
    expect(await table(admin, "/admin/outcomes")).toMatch(
      /A short nudge\s+31\s+15, 48% \(32–65%\)/,
    );
    const { visitor: other } = await product.signedIn(await product.createTrainee("Anna"));
    expect(await table(other, "/tracker/outcomes")).toMatch(/A short nudge\s+0\s+Too few/);
  });
});

describe("outcomes that are missing (WEEK-5)", () => {
  test("WEEK-5 a setter sees and sets their own, the office everyone's, each once", async () => {
    const product = await startForTest();
    const { visitor } = await product.signedIn();
    const { visitor: other } = await product.signedIn(await product.createTrainee("Anna"));
    const admin = await product.admin();
    const { id } = await added(product, visitor);
    const [own, guests] = [
      await aBooking(product.query, { inHours: -2 }),
      await aBooking(product.query, { inHours: -3, name: "Vera Visitor" }),
    ];
    await aBooking(product.query, { inHours: 5, name: "Later Guest" });
    await admin.form(`/tracker/${id}`, { intent: "link-meeting", booking: own });
    const queue = "/tracker/outcomes-missing";
    expect(await visitor.page(queue)).toContain("Paula Prospect");
    expect(await visitor.page(queue)).not.toContain("Vera Visitor");
    expect(await admin.page(queue)).toMatch(/Vera Visitor.*Paula Prospect/s);
    expect(await admin.page(queue)).not.toContain("Later Guest");
    expect(await admin.page("/admin/agenda")).toMatch(/Outcomes missing: (?:<!-- -->)?2/);
    expect(await visitor.page("/tracker/today")).toMatch(/Outcomes missing: (?:<!-- -->)?1/);
    expect(await other.page("/tracker/today")).not.toContain("Outcomes missing");
    const set = (person: Visitor, booking: string) =>
      person.form(queue, { intent: "outcome", id: booking, outcome: "held" });
    expect((await set(visitor, guests)).status).toBe(403);
    expect((await set(other, own)).status).toBe(403);
    expect((await set(visitor, own)).status).toBe(200);
    expect((await set(visitor, own)).status).toBe(403);
    // Who gains by it does not confirm it: the show waits for someone else.
    expect(await admin.page(PAY)).toContain("Paula Prospect");
    expect((await set(admin, guests)).status).toBe(200);
    expect(await admin.page(queue)).toContain("Every meeting has its outcome");
  });

  test("WEEK-5 a period closes over a meeting without an outcome only by a decision with a reason, which is logged", async () => {
    const product = await startForTest();
    const { admin } = await payPeople(product);
    const period = await thisPeriod(product);
    const booking = await aBooking(product.query, { name: "Vera Visitor", inHours: 0 });
    await product.query(
      "update bookings set starts_at = now() - interval '1 minute', ends_at = now() where id = $1",
      [booking],
    );
    const close = async (more: Record<string, string> = {}) =>
      admin.form(PAY, { ...(await closing(admin, period)), ...more });
    const review = { ...(await closing(admin, period)), intent: "review" };
    expect((await admin.form(PAY, review)).status).toBe(200);
    const refused = await close();
    expect(refused.status).toBe(409);
    const page = await refused.text();
    expect(page).toContain("Vera Visitor");
    expect(page).toContain("Close without these");
    const missing = /name="missing" value="([\da-f]{64})"/.exec(page)?.[1] ?? "";
    expect((await close({ missing, reason: " " })).status).toBe(400);
    expect((await close({ missing: "0", reason: "The guest never said" })).status).toBe(409);
    expect((await close({ missing, reason: "The guest never said" })).status).toBe(200);
    expect(
      await product.query("select after - 'hash' after from events where verb = 'pay.close'"),
    ).toEqual([{ after: { state: "closed", withoutOutcome: 1, reason: "The guest never said" } }]);
    expect(await admin.page("/admin/log")).toContain("The guest never said");
  });
});
