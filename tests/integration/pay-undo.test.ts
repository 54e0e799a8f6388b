/** A word about pay can be taken back, one or many at once, and never makes or loses money (PAY-4, OWN-6). */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ledgerFault } from "../../app/pay/pay.server";
import { batch, overAt, resultsIn } from "../kit/batches";
import { closing, ledgerOf, PAY, payPeople, thisPeriod } from "../kit/pay";
import { added, anEdit, TRACKER } from "../kit/prospects";
import { startForTest, type TestProduct } from "../kit/test-product";
import type { Visitor } from "../kit/visitor";

type Word = Record<"kind" | "id" | "said" | "mark", string>;
type Answer = { status: number; word: Word | null; text: string };

/** Sends an act of the page, and reads what its Undo would send. */
async function say(admin: Visitor, fields: Record<string, string>): Promise<Answer> {
  const response = await admin.form(PAY, fields);
  const text = await response.text();
  const undo = /<form[^>]*>(?:(?!<\/form>).)*value="take-back"/s.exec(text)?.[0] ?? "";
  const of = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(undo)?.[1] ?? "";
  const word = { kind: of("kind"), id: of("id"), said: of("said"), mark: of("mark") };
  return { status: response.status, word: undo ? word : null, text };
}

const takeBack = (admin: Visitor, word: Word | null) =>
  say(admin, { intent: "take-back", ...(word ?? {}) });

async function owed(product: TestProduct): Promise<number> {
  return (await ledgerOf(product)).reduce((sum, { cents }) => sum + cents, 0);
}

/** Deals of this setter above what is paid without a second look; returns their claims. */
async function largeDeals(product: TestProduct, setter: Visitor, amounts: readonly number[]) {
  const admin = await product.admin();
  const made: { seq: string; prospect: string; version: number }[] = [];
  for (const amount of amounts) {
    const prospect = await added(product, setter, { lastName: `Deal${amount}` });
    await admin.form(TRACKER, anEdit(prospect, { dealAmount: String(amount) }));
    await admin.page(PAY);
    const [claim] = await product.query<{ seq: string; version: number }>(
      "select seq::text, version from pay_claims where prospect_id = $1 and state = 'waiting'",
      [prospect.id],
    );
    made.push({ seq: claim?.seq ?? "", prospect: prospect.id, version: claim?.version ?? 0 });
  }
  return made;
}

/** A qualified prospect whose show its setter reported. */
async function aReport(product: TestProduct, setter: Visitor, userId: string) {
  const prospect = await added(product, setter);
  const act = {
    kind: "outcome",
    id: crypto.randomUUID(),
    ageSeconds: 0,
    prospect: prospect.id,
    outcome: "showed",
  };
  await setter.json("/tracker/acts", { userId, acts: [act] });
  const [row] = await product.query<{ version: number }>(
    "select version from prospects where id = $1",
    [prospect.id],
  );
  return { id: prospect.id, version: String(row?.version ?? 0) };
}

describe("one word", () => {
  test("PAY-4 a confirmed and a refused claim, show and meeting wait again after Undo, and can be decided anew", async () => {
    const product = await startForTest();
    const { admin, setter, userId } = await payPeople(product);
    const [deal] = await largeDeals(product, setter, [60_000]);
    const before = await owed(product);
    const claim = { claim: deal?.seq ?? "" };
    const confirmed = await say(admin, { intent: "confirm-pay", ...claim });
    expect(await owed(product)).toBe(before + 600_000);
    expect((await takeBack(admin, confirmed.word)).status).toBe(200);
    expect(await owed(product)).toBe(before);
    // A second window's Undo of the same word does nothing more.
    const again = await takeBack(admin, confirmed.word);
    expect([again.status, again.text]).toEqual([409, expect.stringContaining("has changed since")]);
    const refused = await say(admin, { intent: "refuse-pay", ...claim, reason: "No contract" });
    expect((await takeBack(admin, refused.word)).status).toBe(200);
    expect((await say(admin, { intent: "confirm-pay", ...claim })).status).toBe(200);
    expect(await owed(product)).toBe(before + 600_000);

    const report = await aReport(product, setter, userId);
    const shown = await say(admin, { intent: "confirm", ...report });
    expect(await owed(product)).toBe(before + 610_000);
    expect((await takeBack(admin, shown.word)).status).toBe(200);
    expect(await owed(product)).toBe(before + 600_000);
    const version = String(Number(report.version) + 2);
    const no = await say(admin, { intent: "refuse-show", id: report.id, reason: "Nobody came" });
    expect((await takeBack(admin, no.word)).status).toBe(200);
    expect((await say(admin, { intent: "confirm", id: report.id, version })).status).toBe(200);
    expect(await owed(product)).toBe(before + 610_000);

    const [request] = await product.query<{ id: string }>(
      `insert into meeting_requests (prospect_id, user_id, contact, day) values ($1, $2, 'a@b.example', '2026-11-02') returning id`,
      [report.id, userId],
    );
    const meeting = { intent: "refuse-meeting", request: request?.id ?? "", reason: "None" };
    const word = (await say(admin, meeting)).word;
    expect((await takeBack(admin, word)).status).toBe(200);
    expect((await say(admin, meeting)).status).toBe(200);
    expect(await ledgerFault(product.running.database.db)).toBeNull();
  });

  test("PAY-4 nothing is undone after somebody else's change, in a closed month, by whom it pays, or by a trainee", async () => {
    const product = await startForTest();
    const { admin, setter, other } = await payPeople(product);
    const [one, two] = await largeDeals(product, setter, [60_000, 70_000]);
    const first = await say(admin, { intent: "confirm-pay", claim: one?.seq ?? "" });
    const [row] = await product.query<{ version: number }>(
      "select version from prospects where id = $1",
      [one?.prospect],
    );
    const edit = { id: one?.prospect ?? "", version: row?.version ?? 0 };
    await admin.form(TRACKER, anEdit(edit, { dealAmount: "1000" }));
    await admin.page(PAY);
    const sum = await owed(product);
    expect((await takeBack(admin, first.word)).status).toBe(409);
    const second = await say(admin, { intent: "confirm-pay", claim: two?.seq ?? "" });
    for (const person of [setter, other]) {
      const answer = await person.form(PAY, { intent: "take-back", ...second.word });
      expect(answer.headers.get("Location")).toBe("/training");
    }
    const [{ id: adminId = "" } = {}] = await product.query<{ id: string }>(
      "select user_id id from user_roles where role = 'admin'",
    );
    await product.query("update pay_claims set setter_id = $1 where seq = $2", [adminId, two?.seq]);
    expect((await takeBack(admin, second.word)).status).toBe(403);
    const period = await thisPeriod(product);
    expect((await admin.form(PAY, await closing(admin, period))).status).toBe(200);
    await product.query("update pay_claims set setter_id = 'someone' where seq = $1", [two?.seq]);
    const closed = await takeBack(admin, second.word);
    expect([closed.status, closed.text]).toEqual([409, expect.stringContaining("is closed")]);
    expect(await owed(product)).toBe(sum + 700_000);
  });

  test("PAY-4 whatever is confirmed, refused and undone in any order, the ledger holds what is confirmed", async () => {
    const product = await startForTest();
    const { admin, setter } = await payPeople(product);
    const amounts = [60_000, 70_000, 80_000];
    const deals = await largeDeals(product, setter, amounts);
    const shows = await owed(product);
    const step = fc.record({
      of: fc.nat(amounts.length - 1),
      act: fc.constantFrom("confirm-pay", "refuse-pay", "take-back"),
    });
    const states = amounts.map(() => ({ said: "waiting", word: null as Word | null }));
    const steps = fc.sample(fc.array(step, { minLength: 40, maxLength: 40 }), {
      numRuns: 1,
      seed: 7,
    });
    for (const { of, act } of steps.flat()) {
      const state = states[of];
      if (!state) continue;
      if (act === "take-back") {
        const may = state.word !== null && state.said !== "waiting";
        const { status } = await takeBack(
          admin,
          state.word ?? { kind: "pay", id: deals[of]?.seq ?? "", said: "refused", mark: "x" },
        );
        expect(status).toBe(may ? 200 : 409);
        if (may) state.said = "waiting";
      } else {
        const word = { intent: act, claim: deals[of]?.seq ?? "" };
        const answer = await say(admin, act === "refuse-pay" ? { ...word, reason: "No" } : word);
        expect(answer.status).toBe(state.said === "waiting" ? 200 : 409);
        if (state.said !== "waiting") continue;
        state.said = act;
        state.word = answer.word;
      }
      const due = amounts.filter((_, at) => states[at]?.said === "confirm-pay");
      expect(await owed(product)).toBe(shows + due.reduce((sum, each) => sum + each * 10, 0));
    }
    expect(await ledgerFault(product.running.database.db)).toBeNull();
  });
});

describe("many words", () => {
  test("PAY-4 OWN-6 With selected confirms and refuses many, leaves what cannot be, and is undone as a whole", async () => {
    const product = await startForTest();
    const { admin, setter, userId } = await payPeople(product);
    const deals = await largeDeals(product, setter, [60_000, 70_000]);
    const report = await aReport(product, setter, userId);
    const before = await owed(product);
    const page = await admin.page(PAY);
    expect(page).toContain('aria-label="With selected"');
    const rows = [...deals.map(({ seq }) => `pay ${seq}`), `show ${report.id}`];
    for (const row of rows) expect(page).toContain(`value="${row}"`);
    await say(admin, { intent: "refuse-pay", claim: deals[0]?.seq ?? "", reason: "No" });
    const confirmed = await batch(admin, { list: "pay", act: "confirm", rows });
    const results = Object.values(resultsIn(await overAt(admin, confirmed))).toSorted();
    expect(results).toEqual([
      "Confirmed",
      "Confirmed",
      "This is no longer waiting. Check it again.",
    ]);
    expect(await owed(product)).toBe(before + 710_000);
    const undo = await admin.form(confirmed, { intent: "undo" });
    const undone = resultsIn(await overAt(admin, undo.headers.get("Location") ?? ""));
    expect(Object.values(undone)).toEqual(["Waits again", "Waits again"]);
    expect(await owed(product)).toBe(before);
    const all = { list: "pay", act: "refuse", view: "" } as const;
    const refused = await batch(admin, { ...all, input: { reason: "Nobody came" } });
    expect(Object.values(resultsIn(await overAt(admin, refused)))).toEqual(["Refused", "Refused"]);
    expect(await admin.page(PAY)).not.toContain("Waiting for confirmation");
    expect(await ledgerFault(product.running.database.db)).toBeNull();
  });
});
