/** Every state of periods and disputes with every act: the result, and what is refused (PAY-2, PAY-3). */
import { describe, expect, test } from "vitest";
import { hashOfPeriod } from "../../app/pay/periods.server";
import { DISPUTE_STATES, PERIOD_STATES } from "../../app/pay/states";
import { anEntry, ledgerOf, MY_PAY, PAY, payPeople } from "../kit/pay";
import { startForTest } from "../kit/test-product";

const PERIOD_ACTS = ["review", "reopen", "close"] as const;
const DISPUTE_ACTS = ["accept", "deny", "withdraw"] as const;

describe("transitions", () => {
  test("PAY-2 each act on a period leads from each state where the table says, or is refused", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    const empty = hashOfPeriod([]);
    const act = async (period: string, intent: string) =>
      (await admin.form(PAY, { intent, period, seen: empty })).status;
    const stateOf = async (period: string) => {
      const rows = await product.query("select state from pay_periods where period = $1", [period]);
      return rows[0]?.state ?? "open";
    };
    const led = [];
    for (const [year, state] of PERIOD_STATES.entries())
      for (const [month, name] of PERIOD_ACTS.entries()) {
        const period = `202${year}-0${month + 1}`;
        if (state === "review") await act(period, "review");
        if (state === "closed") await act(period, "close");
        const status = await act(period, name);
        led.push(`${state}, ${name}: ${status}, ${await stateOf(period)}`);
      }
    expect(led).toEqual([
      "open, review: 200, review",
      "open, reopen: 409, open",
      "open, close: 200, closed",
      "review, review: 409, review",
      "review, reopen: 200, open",
      "review, close: 200, closed",
      "closed, review: 409, closed",
      "closed, reopen: 409, closed",
      "closed, close: 409, closed",
    ]);
  });

  test("PAY-3 each act on a dispute leads from each state where the table says, or is refused and enters nothing", async () => {
    const product = await startForTest();
    const { admin, setter, userId } = await payPeople(product);
    const entry = await anEntry(product, { visitor: setter, userId });
    const act = async (id: string, name: string) => {
      const decision = { intent: name, id, answer: "Looked at it", amount: "5" };
      const answered =
        name === "withdraw"
          ? await setter.form(MY_PAY, { intent: name, id })
          : await admin.form(PAY, decision);
      return answered.status;
    };
    const latest = async () => {
      const [row] = await product.query(
        "select id, state from pay_disputes order by opened_at desc limit 1",
      );
      return { id: String(row?.id), state: row?.state };
    };
    const decisions = async () =>
      (await ledgerOf(product)).filter(({ kind }) => kind === "decision").length;
    const ways = { open: null, accepted: "accept", denied: "deny", withdrawn: "withdraw" } as const;
    const led = [];
    for (const state of DISPUTE_STATES)
      for (const name of DISPUTE_ACTS) {
        await setter.form(MY_PAY, { intent: "dispute", entry, reason: "It was more" });
        const { id } = await latest();
        const way = ways[state];
        if (way) await act(id, way);
        const before = await decisions();
        const status = await act(id, name);
        const entered = (await decisions()) - before;
        led.push(`${state}, ${name}: ${status}, ${(await latest()).state}, ${entered}`);
      }
    expect(led).toEqual([
      "open, accept: 200, accepted, 1",
      "open, deny: 200, denied, 1",
      "open, withdraw: 200, withdrawn, 0",
      "accepted, accept: 409, accepted, 0",
      "accepted, deny: 409, accepted, 0",
      "accepted, withdraw: 409, accepted, 0",
      "denied, accept: 409, denied, 0",
      "denied, deny: 409, denied, 0",
      "denied, withdraw: 409, denied, 0",
      "withdrawn, accept: 409, withdrawn, 0",
      "withdrawn, deny: 409, withdrawn, 0",
      "withdrawn, withdraw: 409, withdrawn, 0",
    ]);
  });
});

test("PAY-2 every month is within reach, however long ago", async () => {
  const product = await startForTest();
  const { admin, setter } = await payPeople(product);
  await product.query(
    `insert into pay_periods (period, state, zone)
     select to_char(month, 'YYYY-MM'), 'open', 'America/New_York'
     from generate_series('2024-01-01'::timestamp, '2026-09-01', '1 month') month`,
  );
  for (const [person, page] of [
    [admin, PAY],
    [setter, MY_PAY],
  ] as const) {
    expect(await person.page(page)).toContain(`href="${page}?period=2024-01"`);
    expect(await person.page(`${page}?period=2024-01`)).toMatch(/January 2024\s*<\/?(?:span|!)/);
  }
});
