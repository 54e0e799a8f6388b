import { expect, test } from "vitest";
import { SCRIPT } from "~/script/copy/script.server";
import { scriptGraph } from "~/script/script";
import { BOX_WIDTH, type MapNode } from "./map-layers";
import { layoutMap, type MapLayout } from "./map-layout";

const shipped = scriptGraph(SCRIPT.shippedFields).map(({ id, answers }) => ({
  id,
  height: 80,
  next: answers.map(({ to }) => to),
}));

/** A graph with this many messages, the same for the same seed; some answers lead back, some nowhere. */
function someGraph(seed: number, size: number): MapNode[] {
  let state = seed;
  const below = (most: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
  return Array.from({ length: size }, (_, at) => ({
    id: `n${at}`,
    height: 40 + below(100),
    next: Array.from({ length: below(5) }, () => `n${below(size + 1)}`),
  }));
}

function overlaps({ boxes }: MapLayout): string[] {
  return boxes.flatMap((one, at) =>
    boxes
      .slice(at + 1)
      .filter(
        (other) =>
          Math.abs(one.x - other.x) < BOX_WIDTH &&
          one.y < other.y + other.height &&
          other.y < one.y + one.height,
      )
      .map((other) => `${one.id} ${other.id}`),
  );
}

test.each([
  { what: "the shipped script", nodes: shipped },
  ...[1, 2, 3, 5, 20, 99].map((size) => ({
    what: `a graph of ${size}`,
    nodes: someGraph(size, size),
  })),
])("CONT-11 the map of $what has every message within it, and none over another", ({ nodes }) => {
  const layout = layoutMap(nodes);
  expect(layout.boxes.map(({ id }) => id)).toEqual(nodes.map(({ id }) => id));
  expect(overlaps(layout)).toEqual([]);
  for (const { x, y, height } of layout.boxes) {
    expect(Math.min(x, y)).toBeGreaterThan(0);
    expect(x + BOX_WIDTH).toBeLessThan(layout.width);
    expect(y + height).toBeLessThan(layout.height);
  }
});

test("CONT-11 lines lead down, one for all answers that lead to the same message", () => {
  const { boxes, lines } = layoutMap(shipped);
  const top = new Map(boxes.map(({ id, y }) => [id, y]));
  for (const { from, to, isBack } of lines) {
    expect(isBack).toBe(false);
    expect(top.get(to)).toBeGreaterThan(top.get(from) ?? 0);
  }
  expect(lines.find(({ from }) => from === "us-location")).toMatchObject({ answers: [1] });
  const both = lines.find(({ from, to }) => from === "us-location" && to === "has-experience");
  expect(both?.answers).toEqual([2, 3]);
});

test("CONT-11 a loop is drawn as a line that leads back, and an answer that leads nowhere as none", () => {
  const { lines } = layoutMap([
    { id: "a", height: 40, next: ["b", "moon"] },
    { id: "b", height: 40, next: ["a"] },
  ]);
  expect(lines.map(({ from, to, isBack }) => [from, to, isBack])).toEqual([
    ["a", "b", false],
    ["b", "a", true],
  ]);
  expect(layoutMap([])).toMatchObject({ boxes: [], lines: [] });
});
