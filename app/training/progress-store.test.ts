import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { merged, openProgressStore, type UnsentProgress } from "./progress-store";

beforeEach(() => {
  vi.stubGlobal("indexedDB", new IDBFactory());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function point(changes: Partial<UnsentProgress> = {}): UnsentProgress {
  return {
    userId: "ann",
    lessonNumber: 1,
    positionSeconds: 10,
    progressSeconds: 10,
    durationSeconds: 100,
    epoch: 0,
    takenAt: 1_000,
    ...changes,
  };
}

const anyPoint = fc
  .record({
    positionSeconds: fc.nat(100),
    progressSeconds: fc.nat(100),
    durationSeconds: fc.constantFrom(null, 100),
    epoch: fc.nat(2),
    takenAt: fc.nat(1_000),
  })
  .map(point);

describe("two unsent points of one lesson (VID-4, VID-5)", () => {
  test("a first one is kept as it is", () => {
    expect(merged(undefined, point())).toEqual(point());
  });
  test("the newer one gives the position; the furthest point and a known duration remain", () => {
    const far = point({ positionSeconds: 80, progressSeconds: 80, takenAt: 1_000 });
    const back = point({
      positionSeconds: 5,
      progressSeconds: 5,
      durationSeconds: null,
      takenAt: 2_000,
    });
    const both = point({ positionSeconds: 5, progressSeconds: 80, takenAt: 2_000 });
    expect(merged(far, back)).toEqual(both);
    expect(merged(back, far)).toEqual(both);
  });
  test("of the same moment the one that came last counts", () => {
    expect(merged(point(), point({ positionSeconds: 3 })).positionSeconds).toBe(3);
  });
  test.each(["before", "after"])("a point from before a reset is ignored, put %s", (order) => {
    const old = point({ progressSeconds: 90, epoch: 0, takenAt: 9_000 });
    const fresh = point({ progressSeconds: 1, epoch: 1, takenAt: 1_000 });
    expect(order === "before" ? merged(old, fresh) : merged(fresh, old)).toEqual(fresh);
  });
  test("in any order the furthest point of the newest epoch survives, and saves repeat without harm", () => {
    fc.assert(
      fc.property(fc.array(anyPoint, { minLength: 1, maxLength: 8 }), (points) => {
        const both = points.reduce<UnsentProgress | undefined>(
          (sum, each) => merged(sum, each),
          undefined,
        );
        const epoch = Math.max(...points.map((each) => each.epoch));
        const counted = points.filter((each) => each.epoch === epoch);
        expect(both?.epoch).toBe(epoch);
        expect(both?.progressSeconds).toBe(
          Math.max(...counted.map((each) => each.progressSeconds)),
        );
        expect(both?.takenAt).toBe(Math.max(...counted.map((each) => each.takenAt)));
        if (both) expect(merged(both, both)).toEqual(both);
      }),
    );
  });
});

const REFUSING = {
  open: () => {
    throw new DOMException("no room", "QuotaExceededError");
  },
};

describe.each([
  ["IndexedDB", () => undefined],
  ["memory, where the browser stores nothing", () => vi.stubGlobal("indexedDB", REFUSING)],
])("the store in %s (VID-5)", (_where, prepare) => {
  function opened() {
    prepare();
    return openProgressStore();
  }
  test("has one point for each lesson, merged from all that were put", async () => {
    const store = opened();
    await store.put(point({ positionSeconds: 40, progressSeconds: 40 }));
    await store.put(point({ positionSeconds: 5, progressSeconds: 5, takenAt: 2_000 }));
    await store.put(point({ lessonNumber: 2 }));
    expect(await store.all("ann")).toEqual([
      point({ positionSeconds: 5, progressSeconds: 40, takenAt: 2_000 }),
      point({ lessonNumber: 2 }),
    ]);
  });
  test("forgets a point that was sent, and nothing that was not", async () => {
    const store = opened();
    const [first, second] = [point(), point({ positionSeconds: 12, takenAt: 2_000 })];
    await store.put(first);
    await store.put(second);
    await store.remove(first);
    expect(await store.all("ann")).toEqual([second]);
    await store.remove(second);
    expect(await store.all("ann")).toEqual([]);
  });
  test.each([
    ["a further point", { progressSeconds: 20 }],
    ["a duration", { durationSeconds: 100 }],
    ["a later reset", { epoch: 1 }],
  ])("keeps what was sent without %s of it", async (_what, changes) => {
    const store = opened();
    const sent = point({ durationSeconds: null });
    await store.put({ ...sent, ...changes });
    await store.remove(sent);
    expect(await store.all("ann")).toEqual([{ ...sent, ...changes }]);
  });
});

test("AUTH-5 the store holds one person's points for that person alone, in every tab", async () => {
  await openProgressStore().put(point());
  await openProgressStore().put(point({ userId: "bob" }));
  expect(await openProgressStore().all("ann")).toEqual([point()]);
});
