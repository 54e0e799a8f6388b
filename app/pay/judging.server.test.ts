import { describe, expect, test } from "vitest";
import { entriesOf } from "./judging.server";
import { EMPTY, type Entry, type Fact, type Terms } from "./ledger.server";
import { type Claim, Standing } from "./standing.server";

const [ONE, TWO] = ["11111111-1111-4111-8111-111111111111", "22222222-2222-4222-8222-222222222222"];
const MEETING = "33333333-3333-4333-8333-333333333333";
const TERMS: Terms = { rules: [], zone: "America/New_York", closed: new Set() };
const AT = "2026-11-10T15:00:00.000Z";
const PENDING: Fact = {
  prospectId: ONE,
  version: 1,
  setterId: "sara",
  qualified: true,
  showedAt: null,
  closedAt: null,
  dealCents: null,
  bookingId: null,
};
const SHOWN = { ...PENDING, showedAt: AT };
const CLOSED = { ...PENDING, closedAt: AT, dealCents: 100_000 };

/** The entries that these facts make one after the other, and the claims. */
function judged(facts: readonly Fact[], standing = new Standing()) {
  const numbered = facts.map((fact, at) => ({ ...fact, version: at + 2 }));
  const entries = entriesOf(numbered, standing, { terms: TERMS, end: EMPTY });
  const claims = standing.changedClaims().map(({ kind, why, state }) => `${kind} ${why} ${state}`);
  return { cents: entries.map(({ cents }: Entry) => cents), claims };
}

describe("what is final (PAY-4)", () => {
  test("PAY-4 what someone else does pays at once, what the one who gains does waits", () => {
    expect(judged([SHOWN])).toEqual({ cents: [10_000], claims: [] });
    expect(judged([{ ...SHOWN, isOwn: true }])).toEqual({
      cents: [],
      claims: ["show own waiting"],
    });
    expect(judged([{ ...CLOSED, isOwn: true }])).toEqual({
      cents: [],
      claims: ["commission own waiting"],
    });
  });

  test("PAY-4 a moment that its own setter made waits, whoever makes it due, brings it back or changes its amount", () => {
    const own = { ...SHOWN, isOwn: true };
    const poor = { qualified: false };
    expect(judged([{ ...own, ...poor }, SHOWN]).cents).toEqual([]);
    expect(judged([own, PENDING, SHOWN]).cents).toEqual([]);
    expect(
      judged([
        { ...CLOSED, isOwn: true },
        { ...CLOSED, dealCents: 5 },
      ]).cents,
    ).toEqual([]);
    expect(judged([SHOWN, PENDING, own]).cents).toEqual([10_000, -10_000]);
    expect(judged([SHOWN, PENDING, SHOWN]).cents).toEqual([10_000, -10_000, 10_000]);
  });

  test("PAY-4 it waits wherever it is merged, due or not", () => {
    const own = { ...SHOWN, isOwn: true };
    const kept = { ...SHOWN, prospectId: TWO, merged: ONE };
    expect(judged([own, PENDING, kept]).cents).toEqual([]);
    const poor = { ...kept, qualified: false };
    expect(judged([own, PENDING, poor, { ...kept, merged: null }]).cents).toEqual([]);
    expect(judged([SHOWN, PENDING, kept]).cents).toEqual([10_000, -10_000, 10_000]);
  });

  test("PAY-4 someone else's word that the show took place is enough, also after a refusal", () => {
    const own = { ...SHOWN, isOwn: true };
    expect(judged([own, PENDING, { ...SHOWN, isVouched: true }]).cents).toEqual([10_000]);
    const refused: Claim = {
      kind: "show",
      at: AT,
      baseCents: null,
      bookingId: null,
      seq: 1,
      setterId: "sara",
      prospectId: ONE,
      version: 2,
      why: "own",
      state: "refused",
    };
    expect(judged([SHOWN], new Standing([], [refused])).cents).toEqual([]);
    expect(judged([own], new Standing([], [refused]))).toEqual({ cents: [], claims: [] });
    const vouched = { ...SHOWN, isVouched: true };
    expect(judged([vouched], new Standing([], [{ ...refused }])).cents).toEqual([10_000]);
  });

  test("PAY-4 a deal above $50,000 asks, whoever closed it, and one of exactly that does not", () => {
    const deal = (dealCents: number) => judged([{ ...CLOSED, dealCents }]);
    expect(deal(5_000_000)).toEqual({ cents: [500_000], claims: [] });
    expect(deal(5_000_001)).toEqual({ cents: [], claims: ["commission large waiting"] });
  });

  test("PAY-4 a meeting pays one prospect at a time, and the entry after a reversal names it", () => {
    const met = { ...SHOWN, bookingId: MEETING };
    const other = { ...met, prospectId: TWO };
    expect(judged([met, other]).cents).toEqual([10_000]);
    const facts = [met, PENDING, other].map((fact, at) => ({ ...fact, version: at + 2 }));
    const entries = entriesOf(facts, new Standing(), { terms: TERMS, end: EMPTY });
    expect(
      entries.map(({ bookingId, againAfter, cents }) => [bookingId, againAfter, cents]),
    ).toEqual([
      [MEETING, null, 10_000],
      [MEETING, null, -10_000],
      [MEETING, 2, 10_000],
    ]);
  });

  test("PAY-1 an entry without a meeting is made again under the key of its meeting, once that is known", () => {
    const [entry] = entriesOf([SHOWN], new Standing(), { terms: TERMS, end: EMPTY });
    if (!entry) throw new Error("No entry");
    const known = { ...SHOWN, bookingId: MEETING };
    expect(judged([known], new Standing([entry])).cents).toEqual([-10_000, 10_000]);
  });
});
