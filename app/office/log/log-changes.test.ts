import { describe, expect, test } from "vitest";
import { changesOf } from "./log-changes";

const nameOf = (value: string) => (value === "c-1" ? "January" : null);
const told = (
  before: Record<string, string | number | boolean | null> | null,
  after: typeof before,
) => changesOf({ before, after, nameOf });

describe("what an act changed (OWN-9)", () => {
  test("OWN-9 only what differs is listed", () => {
    expect(told({ days: 3, on: true, most: 5 }, { days: 3, on: false, most: 5 })).toEqual([
      { name: "on", before: { words: "yes" }, after: { words: "no" } },
    ]);
    expect(told({ a: null }, { a: null, b: null })).toEqual([]);
  });
  test("OWN-9 all of what is new or gone is listed", () => {
    expect(told(null, { firstName: "Ann" })).toEqual([
      { name: "first name", before: null, after: { words: "Ann" } },
    ]);
    expect(told({ active: true }, null)).toEqual([
      { name: "active", before: { words: "yes" }, after: null },
    ]);
  });
  test("OWN-9 ids, moments, days and rates read as people say them", () => {
    const after = { cohort: "c-1", startsAt: "2026-11-25T14:00:00.000Z", day: "2026-11-25" };
    expect(told(null, after).map((change) => change.after)).toEqual([
      { words: "January" },
      { at: "2026-11-25T14:00:00.000Z" },
      { words: "Wednesday, November 25" },
    ]);
    expect(told({ cents: null, dealAmountCents: 250_000 }, { cents: 15_000 })).toEqual([
      { name: "amount", before: { words: "none" }, after: { words: "$150.00" } },
      { name: "deal amount", before: { words: "$2,500.00" }, after: { words: "none" } },
    ]);
    expect(told(null, { kind: "show", value: 15_000 })[1]?.after).toEqual({
      words: "$150 per qualified show",
    });
  });
});
