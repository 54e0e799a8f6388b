import { describe, expect, test } from "vitest";
import { aCard } from "../../tests/kit/a-card";
import { type Card, filterFrom, inOrder, matching, parseTags, tagsIn } from "./card";

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
