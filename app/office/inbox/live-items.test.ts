import { describe, expect, test } from "vitest";
import type { InboxItem } from "./inbox-item";
import { PAGE_SIZE } from "./inbox-view";
import { type Shown, withFetched } from "./live-items";

function item(minute: number, changes: Partial<InboxItem> = {}): InboxItem {
  const at = new Date(Date.UTC(2026, 10, 21, 0, minute)).toISOString();
  return {
    kind: "request",
    what: "support",
    title: null,
    name: `Person ${minute}`,
    mail: "",
    status: "new",
    id: `id-${minute}`,
    at,
    qualified: null,
    startsAt: null,
    settledAt: null,
    version: 1,
    assigneeId: null,
    ...changes,
  } as InboxItem;
}

function full(from: number): Shown {
  const items = Array.from({ length: PAGE_SIZE }, (_, at) => item(from - at));
  return { items, found: 60, more: true };
}

function idsOf({ items }: Shown): string[] {
  return items.map(({ id }) => id);
}

describe("SLOT-2 RT-1 a change in an open inbox", () => {
  const few: Shown = { items: [item(30), item(20)], found: 2, more: false };

  test("a new item appears at the top of the first page only", () => {
    const fetched = { ids: ["id-40"], items: [item(40)], found: 3 };
    expect(idsOf(withFetched(few, fetched, 1))).toEqual(["id-40", "id-30", "id-20"]);
    expect(withFetched(few, fetched, 1).found).toBe(3);
    expect(idsOf(withFetched(full(30), fetched, 2))).toEqual(idsOf(full(30)));
  });

  test("a full page keeps its size", () => {
    const after = withFetched(full(50), { ids: ["id-90"], items: [item(90)], found: 61 }, 1);
    expect(after.items).toHaveLength(PAGE_SIZE);
    expect(idsOf(after)[0]).toBe("id-90");
    expect(after.more).toBe(true);
  });

  test("a changed item keeps its position, on any page", () => {
    const changed = item(20, { status: "done", version: 2 });
    const fetched = { ids: ["id-20"], items: [changed], found: 2 };
    for (const page of [1, 2]) expect(withFetched(few, fetched, page).items[1]).toBe(changed);
  });

  test("what is gone, or no longer fits the filters, leaves", () => {
    const after = withFetched(few, { ids: ["id-30"], items: [], found: 1 }, 1);
    expect([idsOf(after), after.found]).toEqual([["id-20"], 1]);
  });

  test("a change of something further back changes nothing here", () => {
    const fetched = { ids: ["id-1"], items: [item(1)], found: 60 };
    expect(withFetched(full(50), fetched, 1)).toEqual(full(50));
  });

  test("an older item that comes into a short list finds its place", () => {
    const after = withFetched(few, { ids: ["id-25"], items: [item(25)], found: 3 }, 1);
    expect(idsOf(after)).toEqual(["id-30", "id-25", "id-20"]);
  });
});
