import { describe, expect, test } from "vitest";
import { aCard } from "../../tests/kit/a-card";
import {
  type CardPosition,
  cardPositionOf,
  type Direction,
  placeAt,
  placeOf,
  positionInWords,
  stepped,
} from "./card-position";

const CARDS = [
  aCard("a"),
  aCard("b"),
  aCard("c"),
  aCard("t", { day_column: "Tuesday" }),
  aCard("f", { day_column: "Friday" }),
];

describe("steps of a card (OPS-3)", () => {
  test.each<[string, CardPosition, Direction, CardPosition]>([
    ["a", { day: "Monday", index: 0 }, "down", { day: "Monday", index: 1 }],
    ["a", { day: "Monday", index: 2 }, "down", { day: "Monday", index: 2 }],
    ["a", { day: "Monday", index: 0 }, "up", { day: "Monday", index: 0 }],
    ["a", { day: "Monday", index: 0 }, "left", { day: "Monday", index: 0 }],
    ["c", { day: "Monday", index: 2 }, "right", { day: "Tuesday", index: 1 }],
    ["c", { day: "Tuesday", index: 1 }, "right", { day: "Wednesday", index: 0 }],
    ["f", { day: "Friday", index: 0 }, "right", { day: "Friday", index: 0 }],
  ])("%s at %j goes %s to %j", (id, from, towards, to) => {
    expect(stepped(CARDS, id, from, towards)).toEqual(to);
  });
  test("a position is described by its neighbors, and in words", () => {
    expect(cardPositionOf(CARDS, "b")).toEqual({ day: "Monday", index: 1 });
    expect(cardPositionOf(CARDS, "x")).toBeNull();
    expect(placeOf(CARDS, "b")).toEqual({ day_column: "Monday", after_id: "a", before_id: "c" });
    expect(placeAt(CARDS, "b", { day: "Thursday", index: 0 })).toEqual({
      day_column: "Thursday",
      after_id: null,
      before_id: null,
    });
    expect(positionInWords(CARDS, "b", { day: "Tuesday", index: 1 })).toBe("Tuesday, place 2 of 2");
  });
});
