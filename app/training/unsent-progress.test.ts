import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { merged, type UnsentProgress } from "./unsent-progress";

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
        const both = points.reduce(merged);
        const epoch = Math.max(...points.map((each) => each.epoch));
        const counted = points.filter((each) => each.epoch === epoch);
        expect(both.epoch).toBe(epoch);
        expect(both.progressSeconds).toBe(Math.max(...counted.map((each) => each.progressSeconds)));
        expect(both.takenAt).toBe(Math.max(...counted.map((each) => each.takenAt)));
        expect(merged(both, both)).toEqual(both);
      }),
    );
  });
});
