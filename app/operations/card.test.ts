import { describe, expect, test } from "vitest";
import { aCard } from "../../tests/kit/a-card";
import { type Card, filterFrom, inOrder, matching, newestChange, parseTags, tagsIn } from "./card";

describe("tags (OPS-3)", () => {
  test.each<[string | string[], string[]]>([
    ["a, b", ["a", "b"]],
    [" a ,, b ,", ["a", "b"]],
    ["a,a, a", ["a"]],
    ["", []],
    [" , ", []],
    [
      ["x, y", " z "],
      ["x", "y", "z"],
    ],
    ["two words,Üñ", ["two words", "Üñ"]],
  ])("%j are %j", (given, tags) => {
    expect(parseTags(given)).toEqual(tags);
  });
});

test("OPS-3 cards stand by day, then position, then id", () => {
  const cards = [
    aCard("d", { day_column: "Friday", position: 1 }),
    aCard("c", { day_column: "Monday", position: 2 }),
    aCard("b", { day_column: "Monday", position: 1 }),
    aCard("a", { day_column: "Monday", position: 1 }),
  ];
  expect(inOrder(cards).map(({ id }) => id)).toEqual(["a", "b", "c", "d"]);
});

describe("the filter (OPS-1)", () => {
  const cards: Card[] = [
    aCard("a", { tags: ["web"], status: "complete" }),
    aCard("b", { tags: ["web", "Team"] }),
    aCard("c", { tags: null }),
  ];
  test.each([
    ["", "abc"],
    ["tag=web", "ab"],
    ["status=incomplete", "bc"],
    ["tag=web&status=incomplete", "b"],
    ["tag=none", ""],
    ["tag=&status=", "abc"],
    ["status=__proto__", "abc"],
  ])("?%s shows %j", (search, shown) => {
    const filter = filterFrom(new URLSearchParams(search));
    expect(
      matching(cards, filter)
        .map(({ id }) => id)
        .join(""),
    ).toBe(shown);
  });
  test("offers every tag once, in order", () => {
    expect(tagsIn(cards)).toEqual(["Team", "web"]);
  });
});

describe("the last update (OPS-1)", () => {
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
