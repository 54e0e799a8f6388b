/** A list of the right words is no reply, and a reply may have many forms (READ-9). */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { OBJECTIONS } from "~/script/script.server";
import { shippedWords } from "../../tests/kit/shipped-words";
import { missingMoves } from "./drill-grade";
import type { Move } from "./drill-moves";
import { shuffled } from "./seeds";

const { objections } = shippedWords.of(OBJECTIONS);
const linesOf = (name: string) =>
  readFileSync(`tests/kit/drill-replies/${name}.txt`, "utf8").trimEnd().split("\n");
const repliesOf = (name: string) => linesOf(name).map((line) => line.split("\t"));

function lacks(id: string, reply: string): Move[] {
  const objection = objections.find((each) => each.id === id);
  if (!objection) throw new Error(`There is no objection ${id}`);
  return missingMoves(reply, objection, []);
}

describe("READ-9 points in a row", () => {
  test.each(objections)(
    "READ-9 are no reply, in any order and with any sign between: $id",
    (objection) => {
      const { id, points, acknowledge, ask } = objection;
      for (const row of [points, points.toReversed(), [...points.slice(2), ...points.slice(0, 2)]])
        for (const sign of [", ", ". ", " ", " / ", " - "])
          for (const [first, last] of [
            [acknowledge, ask],
            ["ok I get it", "Is that okay?"],
            ["I hear you.", "?"],
          ] as const) {
            const reply = `${first} ${row.join(sign)}${sign}${last}`;
            expect(lacks(id, reply), reply).toContain("written");
          }
    },
  );
  test.each(repliesOf("lists"))(
    "READ-9 are no reply in other words, for %s: %s",
    (id = "", reply = "") => {
      expect(lacks(id, reply)).not.toEqual([]);
    },
  );
  test.each(repliesOf("near-lists"))(
    "READ-9 are one in sentences, for %s: %s",
    (id = "", reply = "") => {
      expect(lacks(id, reply)).toEqual([]);
    },
  );
});

const SHUFFLES = 30;

/** Of all objections, in percent: how many such replies are right. */
function rightOf(replyOf: (objection: (typeof objections)[number], seed: number) => string) {
  const replies = objections.flatMap((objection) =>
    Array.from(
      { length: SHUFFLES },
      (_, seed) => [objection.id, replyOf(objection, seed)] as const,
    ),
  );
  const right = replies.filter(([id, reply]) => lacks(id, reply).length === 0);
  return (100 * right.length) / replies.length;
}

describe("READ-9 the right words in any order, between a good start and a good question", () => {
  const heapOf = (points: readonly string[], seed: number) =>
    shuffled(points.join(" ").split(" "), seed).join(" ");
  test("READ-9 are no reply as a sentence of their own", () => {
    const right = rightOf(
      ({ points, acknowledge, ask }, seed) =>
        `${seed % 2 ? acknowledge : "I hear you."} ${heapOf(points, seed)}. ${ask || "Okay?"}`,
    );
    expect(right).toBeLessThanOrEqual(2);
  });
  test("READ-9 are none within a sentence either", () => {
    const right = rightOf(({ points, ask }, seed) => {
      const heap = heapOf(points, seed);
      return seed % 2 ? `I hear you, ${heap} ${ask}` : `I get it. ${heap}, ${ask || "okay?"}`;
    });
    expect(right).toBeLessThanOrEqual(4);
  });
  test("READ-9 are seldom one point by point", () => {
    const right = rightOf(({ points, acknowledge, ask }, seed) => {
      const row = shuffled(points, seed).map((point) => heapOf([point], seed));
      return `${seed % 2 ? acknowledge : "I get it."} ${row.join(", ")}. ${ask || "Okay?"}`;
    });
    expect(right).toBeLessThanOrEqual(1);
  });
});

describe("READ-9 the start of a reply", () => {
  const REST = "You can spread it over evenings and weekends. Would that be there in your week?";
  test.each(linesOf("acknowledging"))("READ-9 acknowledges: %s", (start) => {
    expect(lacks("no-time", `${start} ${REST}`)).toEqual([]);
  });
  test.each(linesOf("not-acknowledging"))("READ-9 acknowledges nothing: %s", (start) => {
    expect(lacks("no-time", `${start} ${REST}`)).toEqual(["acknowledges"]);
  });
});
