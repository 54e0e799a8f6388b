/** Calls that only the tracker has, and what came of them (WEEK-5). */
import { expect, test } from "vitest";
import type { Actor } from "../../app/events/events.server";
import { noteCallOutcome } from "../../app/tracker/day/call-outcome.server";
import { runActs } from "../../app/tracker/day/run-acts.server";
import { correctProspect, editProspect } from "../../app/tracker/edit-prospect.server";
import { missingOfPeriod } from "../../app/tracker/missing-outcomes.server";
import { selectOpenCalls } from "../../app/tracker/open-calls.server";
import { linkMeeting } from "../../app/tracker/prospect-meetings.server";
import { aBooking } from "../kit/inbox-items";
import { closing, PAY, payPeople } from "../kit/pay";
import { added } from "../kit/prospects";
import { startForTest, type TestProduct } from "../kit/test-product";

const QUEUE = "/tracker/outcomes-missing";
const ZONE = "America/New_York";
const DAY_MS = 86_400_000;
const rowOf = async ({ query }: TestProduct, id: string) => {
  const [row] = await query<{ version: number }>("select version from prospects where id = $1", [
    id,
  ]);
  return { version: String(row?.version) };
};
const dayFromNow = (days: number) =>
  new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

test("WEEK-5 a booked call without a meeting is in the queue once its day is over: a setter's own, everyone's for the office", async () => {
  const product = await startForTest();
  const { visitor } = await product.signedIn();
  const { visitor: other } = await product.signedIn(await product.createTrainee("Anna"));
  const admin = await product.admin();
  const day = dayFromNow(-3);
  const { id } = await added(product, visitor, { callDate: day });
  await added(product, visitor, { firstName: "Later", callDate: dayFromNow(3) });
  await added(product, visitor, { firstName: "Undated", callDate: "" });
  for (const person of [visitor, admin]) {
    expect(await person.page(QUEUE)).toContain("Paula Prospect");
    expect(await person.page(QUEUE)).not.toMatch(/Later Prospect|Undated Prospect/);
  }
  expect(await other.page(QUEUE)).toContain("Every meeting has its outcome");
  expect(await visitor.page("/tracker/today")).toMatch(/Outcomes missing: (?:<!-- -->)?1/);
  const set = (person: typeof visitor, more: Record<string, string> = {}) =>
    person.form(QUEUE, { intent: "outcome", id, day, outcome: "held", ...more });
  expect((await set(other)).status).toBe(403);
  expect((await set(visitor, { day: dayFromNow(-9) })).status).toBe(403);
  expect((await set(visitor)).status).toBe(200);
  expect((await set(visitor)).status).toBe(403);
  expect((await set(admin)).status).toBe(409);
  // Their own word is a report: it pays once someone else has confirmed it.
  expect(await admin.page(PAY)).toContain("Paula Prospect");
  expect(await product.query("select showed_at from prospects where id = $1", [id])).toEqual([
    { showed_at: null },
  ]);
  const second = await added(product, visitor, { firstName: "Second", callDate: day });
  const before = Date.now();
  expect((await set(admin, { id: second.id })).status).toBe(200);
  const [shown] = await product.query<{ showed_at: Date }>(
    "select showed_at from prospects where id = $1",
    [second.id],
  );
  // Never at the day that was typed.
  expect(shown?.showed_at.getTime()).toBeGreaterThanOrEqual(before);
});

test("WEEK-5 an outcome is undone by who set it, of a call and of a meeting, and the office sees whose it is", async () => {
  const product = await startForTest();
  const { visitor } = await product.signedIn(await product.createTrainee("Sally"));
  const { visitor: other } = await product.signedIn(await product.createTrainee("Anna"));
  const admin = await product.admin();
  const day = dayFromNow(-3);
  const { id } = await added(product, visitor, { callDate: day });
  const meetings = await added(product, visitor, { firstName: "Met", callDate: "" });
  const booking = await aBooking(product.query, { inHours: -2 });
  await admin.form(`/tracker/${meetings.id}`, { intent: "link-meeting", booking });
  const stateOf = (prospect: string) =>
    product.query(
      `select p.status, p.showed_at, p.next_contact_at, p.rescheduled_date, b.outcome from prospects p
       left join prospect_meetings m on m.prospect_id = p.id left join bookings b on b.id = m.booking_id where p.id = $1`,
      [prospect],
    );
  expect((await admin.page(QUEUE)).match(/Setter: (?:<!-- -->)?Sally/g)).toHaveLength(2);
  expect(await visitor.page(QUEUE)).not.toContain("Setter:");
  const cases = [
    [id, { id, day }],
    [meetings.id, { id: booking }],
  ] as const;
  for (const [prospect, fields] of cases)
    for (const person of [visitor, admin])
      for (const outcome of ["held", "no-show", "canceled"]) {
        const before = await stateOf(prospect);
        const undo = { intent: "undo", ...fields, outcome };
        expect((await person.form(QUEUE, undo)).status).toBe(403);
        const set = await person.form(QUEUE, { ...undo, intent: "outcome" });
        expect(set.status).toBe(200);
        expect(await set.text()).toMatch(/>Undo</);
        expect((await other.form(QUEUE, undo)).status).toBe(403);
        expect((await (person === admin ? visitor : admin).form(QUEUE, undo)).status).toBe(403);
        const wrong = { ...undo, outcome: outcome === "held" ? "no-show" : "held" };
        expect((await person.form(QUEUE, wrong)).status, "as it was not set").toBe(403);
        const undone = await person.form(QUEUE, undo);
        expect(undone.status, `${outcome} ${JSON.stringify(fields)}`).toBe(200);
        expect(await undone.text()).not.toMatch(/>Undo</);
        expect(await stateOf(prospect)).toEqual(before);
        expect((await visitor.page(QUEUE)).includes(prospect)).toBe(true);
      }
  // What was done since stays.
  await visitor.form(QUEUE, { intent: "outcome", id, day, outcome: "canceled" });
  const { version } = await rowOf(product, id);
  await visitor.form(`/tracker/${id}`, {
    intent: "correct",
    version,
    country: "UK",
    firstName: "Pia",
  });
  const late = { intent: "undo", id, day, outcome: "canceled" };
  expect((await visitor.form(QUEUE, late)).status).toBe(403);
});

test("WEEK-5 a period closes over a call of the tracker only by a decision with a reason", async () => {
  const product = await startForTest();
  const { admin, setter } = await payPeople(product);
  const day = dayFromNow(-40);
  const period = day.slice(0, 7);
  await added(product, setter, { callDate: day, firstName: "Vera", lastName: "Vague" });
  const close = async (more: Record<string, string> = {}) =>
    admin.form(PAY, { ...(await closing(admin, period)), ...more });
  await product.query(
    "insert into pay_periods (period, state, zone) values ($1, 'review', 'America/New_York')",
    [period],
  );
  const page = await (await close()).text();
  expect(page).toContain("Vera Vague");
  const missing = /name="missing" value="([\da-f]{64})"/.exec(page)?.[1] ?? "";
  expect((await close({ missing, reason: "She never wrote back" })).status).toBe(200);
  expect(
    await product.query("select after - 'hash' after from events where verb = 'pay.close'"),
  ).toEqual([{ after: { state: "closed", withoutOutcome: 1, reason: "She never wrote back" } }]);
});

/** What is known of one prospect, from the acts alone. */
type Known = {
  status: "pending" | "no_show" | "not_interested" | "rescheduled";
  call: string | null;
  again: string | null;
  showed: boolean;
  /** Days on which a show was reported. */
  reports: { id: string; day: string }[];
  meeting: string | null;
  /** Whether somebody set its status, or typed a day, after the day that acts of long ago are from. */
  isSet: boolean;
  isTyped: boolean;
};

test("WEEK-5 after any acts in any order the queue holds exactly the calls whose day is over and whose outcome no one has said", async () => {
  const product = await startForTest();
  const { owner, boss } = await people(product);
  const pick = pickerOf(35);
  let open = 0;
  for (let life = 0; life < 40; life += 1) {
    const { id, known, act } = await aProspectOf(product, owner, boss, pick);
    await act(pick(3) === 0 ? "booked" : "dated");
    for (let n = 0; n < 6; n += 1) {
      const done = await act();
      const { db } = product.running.database;
      const now = new Date();
      const asked = { setterId: null, zone: ZONE, now };
      const [found] = await selectOpenCalls(db, asked, id);
      const day = expectedDay(known(), now);
      expect({ done, day: found?.day ?? null }).toEqual({ done, day });
      if (day === null) continue;
      open += 1;
      const { listed } = await missingOfPeriod(db, day.slice(0, 7), asked);
      expect(listed.map((each) => each.id)).toContain(id);
    }
  }
  expect(open).toBeGreaterThan(15);
});

function expectedDay(known: Known, now: Date): string | null {
  const { status, call, again, showed, reports, meeting } = known;
  const day = status === "pending" ? call : status === "rescheduled" ? again : null;
  const today = new Intl.DateTimeFormat("en-CA", { timeZone: ZONE }).format(now);
  if (day === null || day >= today || showed) return null;
  if (reports.some((report) => report.day >= day)) return null;
  const dayBefore = new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10);
  return meeting !== null && meeting >= dayBefore ? null : day;
}

async function people(product: TestProduct): Promise<{ owner: Actor; boss: Actor }> {
  for (const name of ["Owner", "Other"]) await product.createTrainee(name);
  const [boss, owner] = await product.query<Actor>(
    `select user_id "userId", first_name "firstName", last_name "lastName" from training_credentials
     where first_name in ('Owner', 'Other') order by first_name`,
  );
  if (!boss || !owner) throw new Error("There is no one");
  return { owner, boss };
}

async function aProspectOf(
  product: TestProduct,
  owner: Actor,
  boss: Actor,
  pick: (below: number) => number,
) {
  const { db } = product.running.database;
  const [row] = await product.query<{ id: string }>(
    `insert into prospects (first_name, last_name, user_id, name_key) values ('Gen', 'Prospect', $1, '') returning id`,
    [owner.userId],
  );
  const id = row?.id ?? "";
  let known: Known = {
    status: "pending",
    call: null,
    again: null,
    showed: false,
    reports: [],
    meeting: null,
    isSet: false,
    isTyped: false,
  };
  const version = async () => {
    const [now] = await product.query<{ version: number }>(
      "select version from prospects where id = $1",
      [id],
    );
    return now?.version ?? 0;
  };
  const lastEvent = async () => {
    const [event] = await product.query<{ id: string }>(
      "select id from events where subject_id = $1 and verb = 'prospects.follow-up' order by at desc limit 1",
      [id],
    );
    return event?.id ?? "";
  };
  const setter = (actor: Actor) => ({
    actor,
    zone: ZONE,
    now: new Date(),
    sign: (text: string) => `${text} ${id}`,
  });
  const run = async (more: Record<string, unknown>, ageDays = 0) => {
    const act = { id: crypto.randomUUID(), ageSeconds: ageDays * 86_400, prospect: id, ...more };
    const [result] = await runActs(
      db,
      [act as Parameters<typeof runActs>[1][number]],
      setter(owner),
    );
    return { id: act.id, done: !result?.refused };
  };
  const local = (at: number) => new Intl.DateTimeFormat("en-CA", { timeZone: ZONE }).format(at);
  const again = (day: string | null) => {
    const isTyped = known.isTyped || known.again !== day;
    known = { ...known, status: "rescheduled", again: day, isSet: true, isTyped };
  };
  const acts: Record<string, () => Promise<void>> = {
    booked: async () => {
      const at = new Date(Date.now() + (pick(20) - 15) * DAY_MS).toISOString();
      // Booked before it was over, as every call is.
      await run({ kind: "outcome", outcome: "booked", call: { at, zone: ZONE } }, 16);
      const day = local(Date.parse(at));
      const isRescheduled = known.status === "rescheduled";
      // What was typed or set since stays.
      if (!known.isTyped) known = { ...known, call: day, again: isRescheduled ? day : known.again };
      if (!known.isSet) known = { ...known, status: "pending" };
    },
    dated: async () => {
      const callDate = dayFromNow(pick(20) - 15);
      const editor = { actor: owner, ownOnly: true };
      await correctProspect(db, { id, version: await version() }, { callDate }, editor);
      known = { ...known, call: callDate, isTyped: known.isTyped || callDate !== known.call };
    },
    reported: async () => {
      const age = pick(10);
      const { id: report, done } = await run({ kind: "outcome", outcome: "showed" }, age);
      if (done) known.reports.push({ id: report, day: local(Date.now() - age * DAY_MS) });
    },
    taken: async () => {
      const last = known.reports.at(-1);
      if (!last) return;
      const act = { kind: "undo" as const, id: crypto.randomUUID(), ageSeconds: 0, of: last.id };
      const [result] = await runActs(db, [act], setter(owner));
      if (!result?.refused) known.reports = known.reports.filter((each) => each !== last);
    },
    missed: async () => {
      const { done } = await run({ kind: "outcome", outcome: "no-show" });
      if (done && known.status !== "not_interested") known = { ...known, status: "no_show" };
    },
    no: async () => {
      await run({ kind: "outcome", outcome: "not-interested" });
      known = { ...known, status: "not_interested" };
    },
    moved: async () => {
      const rescheduledDate = pick(3) === 0 ? null : dayFromNow(pick(20) - 15);
      const wanted = { status: "rescheduled" as const, dealCents: null, rescheduledDate };
      await editProspect(db, { id, version: await version() }, wanted, boss);
      again(rescheduledDate);
    },
    met: async () => {
      const booking = await aBooking(product.query, { inHours: (pick(30) - 20) * 24 });
      const linker = { actor: boss, ownOnly: false };
      await linkMeeting(db, { prospectId: id, bookingId: booking }, linker);
      const [at] = await product.query<{ starts_at: Date }>(
        "select starts_at from bookings where id = $1",
        [booking],
      );
      const day = local(at?.starts_at.getTime() ?? 0);
      known = { ...known, meeting: known.meeting && known.meeting > day ? known.meeting : day };
    },
    said: async () => {
      const day = expectedDay(known, new Date());
      const actor = pick(2) === 0 ? owner : boss;
      const outcome = (["held", "no-show", "canceled"] as const)[pick(3)] ?? "held";
      const asked = { setterId: null, zone: ZONE, now: new Date() };
      const call = { id, day: day ?? dayFromNow(-1), outcome };
      const { kind } = await noteCallOutcome(db, setter(actor), call, asked);
      expect(kind).toBe(day === null ? "gone" : "done");
      if (day === null) return;
      if (actor === boss) known = { ...known, isSet: true };
      if (outcome === "no-show") known = { ...known, status: "no_show" };
      else if (outcome === "canceled") again(null);
      else if (actor === boss) known = { ...known, status: "pending", showed: true };
      else known.reports.push({ id: await lastEvent(), day: local(Date.now()) });
    },
  };
  const names = Object.keys(acts);
  return {
    id,
    known: () => known,
    act: async (first?: string) => {
      const name = first ?? (pick(4) === 0 ? "said" : (names[pick(names.length)] ?? "booked"));
      await acts[name]?.();
      return name;
    },
  };
}

function pickerOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % below;
  };
}
