import { describe, expect, test } from "vitest";
import { type Shown, withChange, withFetched } from "./live-list";
import { NO_CONTACT } from "./prospect";
import type { Prospect, ProspectChange } from "./prospect-columns.server";
import { PAGE_SIZE, viewOf } from "./tracker-view";

const FINANCES = {
  ...NO_CONTACT,
  annualIncome: "65k",
  annualIncomeCents: 6_500_000,
  score: "720",
  scorePoints: 720,
  nextContactAt: null,
  zone: null,
};
const ALL = viewOf(new URLSearchParams());

function prospect(id: string, changes: Partial<Prospect> = {}): Prospect {
  return {
    id,
    version: 1,
    typedVersion: 1,
    firstName: "Ann",
    lastName: id,
    country: "US",
    qualified: true,
    callDate: null,
    status: "pending",
    dealCents: null,
    rescheduledDate: null,
    showed: false,
    createdAt: `2026-01-01T00:00:${id.padStart(2, "0")}.000Z`,
    ownerId: "me",
    ownerName: "Me",
    finances: FINANCES,
    ...changes,
  };
}

function change(id: string, changes: Partial<ProspectChange> = {}): ProspectChange {
  const { finances: _, ...open } = prospect(id);
  return { ...open, removed: false, ...changes };
}

function list(...ids: string[]): Shown {
  return { prospects: ids.map((id) => prospect(id)), found: ids.length, more: false };
}

const idsOf = ({ prospects }: Shown) => prospects.map(({ id }) => id).join();

describe("a list that hears about changes", () => {
  test("TRK-1 a new prospect appears at the top of the first page, in the order of the database", () => {
    const after = withChange(list("8", "5"), change("9"), ALL);
    expect([idsOf(after), after.found]).toEqual(["9,8,5", 3]);
    expect(idsOf(withChange(list("8", "5"), change("7"), ALL))).toBe("8,7,5");
    expect(after.prospects[0]?.finances).toBeNull();
    expect(withFetched(after, [prospect("9")]).prospects[0]?.finances).toEqual(FINANCES);
  });
  test("TRK-1 a page holds no more than it may, and other pages only count on", () => {
    const full = list(...Array.from({ length: PAGE_SIZE }, (_, n) => String(PAGE_SIZE - n)));
    const after = withChange(full, change("30"), ALL);
    expect([after.prospects.length, after.more, after.prospects[0]?.id]).toEqual([25, true, "30"]);
    for (const address of ["page=2", "sort=name"]) {
      const elsewhere = withChange(list("3"), change("4"), viewOf(new URLSearchParams(address)));
      expect([idsOf(elsewhere), elsewhere.found]).toEqual(["3", 2]);
    }
  });
  test("TRK-5 a newer version takes the place of the row and keeps what it does not carry; an older one is ignored", () => {
    const changed = withChange(list("2", "1"), change("1", { version: 3, status: "closed" }), ALL);
    expect(changed.prospects[1]).toMatchObject({
      version: 3,
      status: "closed",
      finances: FINANCES,
    });
    expect(withChange(changed, change("1", { version: 2 }), ALL)).toBe(changed);
  });
  test("TRK-5 what no longer fits the filters goes, and what never did does not come", () => {
    const pending = viewOf(new URLSearchParams("status=pending&q=ann"));
    const closed = change("1", { version: 2, status: "closed" });
    expect(withChange(list("1"), closed, pending)).toMatchObject({ prospects: [], found: 0 });
    expect(withChange(list("1"), change("2", { firstName: "Bo" }), pending).found).toBe(1);
    expect(withChange(list("1"), change("1", { removed: true }), ALL).found).toBe(0);
  });
  test("TRK-5 of those without a next contact the server says who comes, and who is closed goes", () => {
    const without = viewOf(new URLSearchParams("contact=none"));
    expect(idsOf(withChange(list("1"), change("2"), without))).toBe("1");
    expect(
      withChange(list("1"), change("1", { version: 2, status: "closed" }), without).found,
    ).toBe(0);
  });
});
