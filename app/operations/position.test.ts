import { describe, expect, test } from "vitest";
import { type AskedPlace, GAP, indexFor, positionAt } from "./position";

const DAY = [
  { id: "a", position: 10 },
  { id: "b", position: 20 },
  { id: "c", position: 30 },
];

describe("where a card goes (OPS-3)", () => {
  test.each<[AskedPlace, number]>([
    [{}, 3],
    [{ after_id: "a" }, 1],
    [{ after_id: "c" }, 3],
    [{ before_id: "a" }, 0],
    [{ after_id: null }, 0],
    [{ after_id: null, before_id: "b" }, 1],
    [{ after_id: "gone", before_id: "c" }, 2],
    [{ after_id: "gone" }, 3],
    [{ after_id: "gone", before_id: "gone" }, 3],
    [{ before_id: null }, 3],
    [{ position: 20 }, 2],
    [{ position: 5 }, 0],
    [{ position: 99 }, 3],
    [{ position: 99, after_id: "a" }, 1],
  ])("%j is at %d", (asked, index) => {
    expect(indexFor(DAY, asked)).toBe(index);
  });
});

describe("the number for a place (OPS-3)", () => {
  test("lies between the neighbors, or a gap beyond the last", () => {
    expect(positionAt([], 0)).toBe(GAP);
    expect(positionAt(DAY, 0)).toBe(10 - GAP);
    expect(positionAt(DAY, 1)).toBe(15);
    expect(positionAt(DAY, 3)).toBe(30 + GAP);
  });
  test("is null if the neighbors leave no room or are too far apart", () => {
    const near = [
      { id: "a", position: 1 },
      { id: "b", position: 1 + Number.EPSILON },
    ];
    expect(positionAt(near, 1)).toBeNull();
    expect(
      positionAt(
        [
          { id: "a", position: 1 },
          { id: "b", position: 1 },
        ],
        1,
      ),
    ).toBeNull();
    expect(positionAt([{ id: "a", position: 2 ** 40 }], 1)).toBeNull();
  });
});
