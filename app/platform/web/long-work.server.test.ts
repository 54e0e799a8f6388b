import { describe, expect, test } from "vitest";
import { makingWay, mappedInParts } from "./long-work.server";

/** How often others had the thread while this work was done. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let isOver = false;
  const count = () => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  await work();
  isOver = true;
  return turns;
}

/** A clock on which every look takes this long. */
function clockOf(stepMs: number): () => number {
  let time = 0;
  return () => {
    time += stepMs;
    return time;
  };
}

async function steps(count: number, stepMs: number): Promise<void> {
  const makeWay = makingWay(clockOf(stepMs));
  for (let at = 0; at < count; at += 1) await makeWay();
}

describe("long work makes way (LOAD-3)", () => {
  test.each([
    [1_000, 0.01, 1, 20],
    [1_000, 1, 100, 200],
    [1_000, 50, 900, 1_100],
  ])("LOAD-3 %i steps of %f ms are between %i and %i parts", async (count, ms, least, most) => {
    const turns = await turnsDuring(() => steps(count, ms));
    expect(turns).toBeGreaterThanOrEqual(least);
    expect(turns).toBeLessThanOrEqual(most);
  });

  test("LOAD-3 several works at once take turns: no part of one follows another without a turn for requests", async () => {
    const turns = await turnsDuring(() =>
      Promise.all(Array.from({ length: 10 }, () => steps(50, 50))),
    );
    expect(turns).toBeGreaterThanOrEqual(450);
  });

  test("LOAD-3 a list keeps its order, and an error ends the work", async () => {
    expect(await mappedInParts([3, 1, 2], (one, index) => `${index}:${one}`)).toEqual([
      "0:3",
      "1:1",
      "2:2",
    ]);
    const failing = mappedInParts([1], () => {
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    expect(await mappedInParts([1], (one) => one)).toEqual([1]);
  });
});
