import { describe, expect, test } from "vitest";
import { aCard } from "../../tests/kit/a-card";
import { newestChange } from "./stamp";

describe("the stamp (OPS-1)", () => {
  test.each([
    ["2026-03-07T10:05:00Z", "07 Mar 2026 14:05 GMT+4"],
    ["2026-12-31T20:00:00.000001+00:00", "01 Jan 2027 00:00 GMT+4"],
    ["2026-09-01T19:59:59Z", "01 Sep 2026 23:59 GMT+4"],
  ])("%s is %s in Dubai", (updated_at, shown) => {
    expect(newestChange([aCard("a", { updated_at })])).toEqual({ at: updated_at, shown });
  });
  test("is of the newest change, and none without cards", () => {
    const at = ["2026-03-07T10:00:00Z", "2026-03-07T12:00:00+00:00", "2026-03-07T11:00:00Z"];
    const cards = at.map((updated_at, index) => aCard(String(index), { updated_at }));
    expect(newestChange(cards)?.at).toBe(at[1]);
    expect(newestChange([])).toBeNull();
  });
});
