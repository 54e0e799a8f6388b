import { describe, expect, test, vi } from "vitest";
import { createRowReader } from "./row-reader.server";

type Row = Readonly<Record<string, unknown>>;

function named(key: string, data: Row = {}) {
  return { topics: ["a"], key, data };
}

/** A reader whose reads end when the test says so. */
function reading() {
  const asked: (readonly string[])[] = [];
  const reads: PromiseWithResolvers<ReadonlyMap<string, Row>>[] = [];
  const delivered: Row[] = [];
  const failed = vi.fn();
  const read = (keys: readonly string[]) => {
    asked.push(keys);
    const next = Promise.withResolvers<ReadonlyMap<string, Row>>();
    reads.push(next);
    return next.promise;
  };
  const deliver = ({ data }: { data: Row }) => void delivered.push(data);
  const add = createRowReader(read, { deliver, failed });
  const end = async (rows: Record<string, Row>) => {
    reads.shift()?.resolve(new Map(Object.entries(rows)));
    await new Promise(setImmediate);
  };
  const fail = async (error: Error) => {
    reads.shift()?.reject(error);
    await new Promise(setImmediate);
  };
  return { add, asked, delivered, failed, end, fail };
}

describe("rows that notifications name (RT-1)", () => {
  test("are read once for all that came during a read, and go out in order", async () => {
    const { add, asked, delivered, end } = reading();
    add(named("1", { version: 1 }));
    for (const version of [2, 3]) add(named("1", { version }));
    add(named("2", { version: 7 }));
    expect(asked).toEqual([["1"]]);
    await end({ 1: { name: "first" } });
    expect(asked).toEqual([["1"], ["1", "2"]]);
    await end({ 1: { name: "newest" }, 2: { name: "other" } });
    expect(delivered).toEqual([
      { name: "first", version: 1 },
      { name: "newest", version: 2 },
      { name: "newest", version: 3 },
      { name: "other", version: 7 },
    ]);
  });
  test("an older version than was sent is dropped, of that row alone", async () => {
    const { add, delivered, end } = reading();
    for (const version of [3, 2, 3]) add(named("1", { version }));
    await end({ 1: {} });
    await end({ 1: {} });
    add(named("2", { version: 1 }));
    await end({ 2: {} });
    expect(delivered).toEqual([{ version: 3 }, { version: 1 }]);
  });
  test("a removal needs no row, and what is gone before it is read waits for its removal", async () => {
    const { add, asked, delivered, end } = reading();
    add(named("1", { version: 4 }));
    add(named("1", { version: 5, removed: true }));
    await end({});
    expect(asked).toEqual([["1"]]);
    expect(delivered).toEqual([{ version: 5, removed: true }]);
  });
  test("a read that fails has its hearers fetch again, and the next one works", async () => {
    const { add, delivered, failed, end, fail } = reading();
    const fault = new Error("no database");
    add(named("1"));
    add(named("2"));
    await fail(fault);
    expect(failed).toHaveBeenCalledExactlyOnceWith(["a"], fault);
    await end({ 2: { name: "second" } });
    expect(delivered).toEqual([{ name: "second" }]);
  });
});
