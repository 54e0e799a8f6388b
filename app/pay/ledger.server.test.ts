import { describe, expect, test } from "vitest";
import { entriesOf } from "./judging.server";
import {
  EMPTY,
  type Entry,
  type Fact,
  hashOf,
  nextPeriod,
  openPeriodFrom,
  periodOf,
  type Rule,
  ruleAt,
  shareOf,
  type Terms,
} from "./ledger.server";
import { entryText } from "./pay";
import { Standing } from "./standing.server";
import { DISPUTE_ACTS, DISPUTE_STATES, PERIOD_ACTS, PERIOD_STATES } from "./states";

const PROSPECT = "11111111-1111-4111-8111-111111111111";
/** Of the first entry of `SHOWN`, as the release before made it. */
const HASH_BEFORE_MEETINGS = "675c34e9645b2dc5343e432646526e56c6b1d017469f3b973a9f0b003d3e613d";
const TERMS: Terms = { rules: [], zone: "America/New_York", closed: new Set() };
const NOTHING: Fact = {
  prospectId: PROSPECT,
  version: 1,
  setterId: "sara",
  qualified: true,
  showedAt: null,
  closedAt: null,
  dealCents: null,
};
const AT = "2026-11-10T15:00:00.000Z";
const SHOWN: Fact = { ...NOTHING, version: 2, showedAt: AT };
const CLOSED: Fact = { ...SHOWN, version: 3, closedAt: AT, dealCents: 250_055 };

function ledger(facts: readonly Fact[], terms = TERMS): Entry[] {
  return entriesOf(facts, new Standing(), { terms, end: EMPTY });
}
const sums = (entries: readonly Entry[]) => entries.reduce((sum, { cents }) => sum + cents, 0);

describe("the ledger (PAY-1)", () => {
  test("PAY-1 a qualified show pays $100, a closed deal ten percent, each once however often it is looked at", () => {
    const entries = ledger([NOTHING, SHOWN, SHOWN, CLOSED, CLOSED]);
    expect(entries.map(({ kind, cents, baseCents }) => [kind, cents, baseCents])).toEqual([
      ["show", 10_000, null],
      ["commission", 25_006, 250_055],
    ]);
    expect(entries.map(entryText)).toEqual(["Qualified show", "10% of $2,500.55"]);
    expect(ledger([{ ...CLOSED, qualified: false }]).map(({ kind }) => kind)).toEqual([
      "commission",
    ]);
    expect(ledger([{ ...CLOSED, dealCents: null }]).map(({ kind }) => kind)).toEqual(["show"]);
  });

  test("PAY-1 a refund, another amount, and a prospect who does not qualify after all are reversals, to the cent", () => {
    const refunded = { ...SHOWN, version: 4 };
    expect(sums(ledger([CLOSED, refunded]))).toBe(10_000);
    const changed = ledger([CLOSED, { ...CLOSED, version: 4, dealCents: 100_000 }]);
    expect(changed.map(({ cents, reverses }) => [cents, reverses])).toEqual([
      [10_000, null],
      [25_006, null],
      [-25_006, 2],
      [10_000, null],
    ]);
    expect(changed.at(-1)?.commissionTotal).toBe(10_000);
    expect(sums(ledger([CLOSED, { ...NOTHING, version: 4, qualified: false }]))).toBe(0);
    const again = ledger([CLOSED, NOTHING, CLOSED]);
    expect(sums(again)).toBe(35_006);
    expect(again).toHaveLength(6);
  });

  test("PAY-1 what a person who has left earned stays theirs, and an erased prospect takes nothing back", () => {
    expect(ledger([CLOSED, { ...CLOSED, version: 4, setterId: null }])).toHaveLength(2);
    const reversal = ledger([CLOSED, { ...NOTHING, version: 4, setterId: null }]).at(-1);
    expect(reversal?.setterId).toBe("sara");
    expect(ledger([CLOSED, { ...NOTHING, version: 4, kept: true }])).toHaveLength(2);
  });

  test("PAY-1 a rule holds from its instant on, and the later of two from the same one counts", () => {
    const rule = (value: number, holdsFrom: string): Rule => ({
      id: `${value}`,
      kind: "show",
      value,
      holdsFrom,
    });
    const rules = [
      rule(12_000, "2026-11-10T15:00:00.000Z"),
      rule(11_000, "2026-11-01T04:00:00.000Z"),
      rule(13_000, "2026-11-10T15:00:00.000Z"),
    ];
    const paid = (at: string) => ruleAt(rules, "show", at)?.value;
    expect(paid("2026-11-01T03:59:59.999Z")).toBe(10_000);
    expect(paid("2026-11-10T14:59:59.999Z")).toBe(11_000);
    expect(paid("2026-11-10T15:00:00.000Z")).toBe(13_000);
    expect(ledger([SHOWN], { ...TERMS, rules })[0]).toMatchObject({ cents: 13_000, rate: 13_000 });
    expect(ledger([SHOWN], { ...TERMS, rules: [rule(0, "2026-01-01T00:00:00.000Z")] })).toEqual([]);
  });

  test("PAY-1 half a cent counts as one, and no amount loses a cent to floating point", () => {
    expect([1, 4, 5, 14, 15, 1_005].map((cents) => shareOf(cents, 1_000))).toEqual([
      0, 0, 1, 1, 2, 101,
    ]);
    expect(shareOf(100_000_000_000, 10_000)).toBe(100_000_000_000);
    expect(shareOf(33_333, 1_250)).toBe(4_167);
  });

  test("PAY-1 each entry carries the hash of the one before, and another amount gives another hash", () => {
    const entries = ledger([CLOSED, SHOWN, CLOSED]);
    for (const [at, { previous, seq, hash, ...draft }] of entries.entries()) {
      expect(previous).toBe(entries[at - 1]?.hash ?? "");
      expect(hashOf(draft, seq, previous)).toBe(hash);
      expect(hashOf({ ...draft, cents: draft.cents + 1 }, seq, previous)).not.toBe(hash);
    }
    // What a ledger of the release before holds is still what its hashes say.
    expect(ledger([SHOWN])[0]?.hash).toBe(HASH_BEFORE_MEETINGS);
  });
});

describe("periods (PAY-2)", () => {
  test("PAY-2 a month begins and ends by the company's clocks, across their changes", () => {
    const at = (instant: string, zone = "America/New_York") => periodOf(instant, zone);
    expect(at("2026-11-01T03:59:59.999Z")).toBe("2026-10");
    expect(at("2026-11-01T04:00:00.000Z")).toBe("2026-11");
    expect(at("2026-12-01T04:59:59.999Z")).toBe("2026-11");
    expect(at("2026-12-01T05:00:00.000Z")).toBe("2026-12");
    expect(at("2026-03-31T21:59:59.999Z", "Europe/Berlin")).toBe("2026-03");
    expect(at("2026-03-31T22:00:00.000Z", "Europe/Berlin")).toBe("2026-04");
    expect(nextPeriod("2026-12")).toBe("2027-01");
  });

  test("PAY-2 a closed period takes nothing: what belongs to it goes to the next as a named correction", () => {
    const [show] = ledger([SHOWN]);
    if (!show) throw new Error("no entry");
    const closed = new Set(["2026-11", "2026-12"]);
    expect(openPeriodFrom("2026-11", closed)).toBe("2027-01");
    const terms = { ...TERMS, closed };
    const next = (fact: Fact) => entriesOf([fact], new Standing([show]), { terms, end: show });
    expect(next({ ...NOTHING, version: 4 })).toMatchObject([
      { cents: -10_000, reverses: 1, period: "2027-01", corrects: "2026-11" },
    ]);
    expect(next(CLOSED)).toMatchObject([
      { kind: "commission", period: "2027-01", corrects: "2026-11" },
    ]);
  });

  test("PAY-2 PAY-3 every state with what can be done in it: a closed period and a decision are final", () => {
    const states = (acts: Readonly<Record<string, object>>, names: readonly string[]) =>
      names.map((name) => [name, acts[name]]);
    expect(states(PERIOD_ACTS, PERIOD_STATES)).toEqual([
      ["open", { review: "review", close: "closed" }],
      ["review", { reopen: "open", close: "closed" }],
      ["closed", {}],
    ]);
    expect(states(DISPUTE_ACTS, DISPUTE_STATES)).toEqual([
      ["open", { accept: "accepted", deny: "denied", withdraw: "withdrawn" }],
      ["accepted", {}],
      ["denied", {}],
      ["withdrawn", {}],
    ]);
  });
});
