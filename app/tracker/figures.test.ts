import { describe, expect, test } from "vitest";
import { type Figures, funnelOf, lastTwelve } from "./figures";

const NOTHING: Figures = {
  prospects: 0,
  qualified: 0,
  closedDealCents: 0,
  unpaid: { waitingCents: 0, refusedCents: 0 },
  commission: { cents: 0, note: "10% of closed deals" },
  byStatus: {},
  months: [],
};

describe("the funnel", () => {
  test("TRK-1 each stage holds only prospects of the one before", () => {
    const byStatus = {
      pending: 4,
      rescheduled: 1,
      no_show: 2,
      not_interested: 3,
      disqualified: 1,
      closed: 5,
    };
    const stages = funnelOf({ ...NOTHING, prospects: 16, byStatus });
    expect(stages.map(({ name, prospects }) => [name, prospects])).toEqual([
      ["Added", 16],
      ["Call due", 11],
      ["Call held", 9],
      ["Closed", 5],
    ]);
    expect(funnelOf(NOTHING).every(({ prospects }) => prospects === 0)).toBe(true);
  });
});

describe("deals by month", () => {
  test("TRK-1 there are twelve months without gaps, over the turn of a year too", () => {
    const known = { month: "2025-12-01", deals: 2, dealCents: 500_000 };
    const months = lastTwelve([known], "2026-03-01");
    expect(months.map(({ month }) => month.slice(0, 7)).join(" ")).toBe(
      "2025-04 2025-05 2025-06 2025-07 2025-08 2025-09 2025-10 2025-11 2025-12 2026-01 2026-02 2026-03",
    );
    expect(months[8]).toBe(known);
    expect(months[0]).toEqual({ month: "2025-04-01", deals: 0, dealCents: 0 });
  });
});
