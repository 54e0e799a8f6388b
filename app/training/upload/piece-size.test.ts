import { describe, expect, test } from "vitest";
import { PieceSize } from "./piece-size";

const MB = 1024 * 1024;

type Passing = { ms: number } | { lost: number } | "too large";

/** Sends so many bytes. `passes`: how long a piece of this size takes, or how much of it goes out for nothing. */
function sent(total: number, passes: (bytes: number) => Passing) {
  const size = new PieceSize();
  let [arrived, twice, inARow, mostInARow, requests] = [0, 0, 0, 0, 0];
  while (arrived < total) {
    const { bytes } = size;
    const passed = passes(bytes);
    requests += 1;
    if (typeof passed === "object" && "ms" in passed) {
      arrived += bytes;
      size.arrived(passed.ms);
      inARow = 0;
      continue;
    }
    inARow += 1;
    mostInARow = Math.max(mostInARow, inARow);
    twice += passed === "too large" ? bytes : passed.lost;
    if (passed !== "too large") size.lost();
    else if (!size.tooLarge()) return null;
  }
  return { share: twice / total, mostInARow, requests, last: size.bytes };
}

describe("MED-1 the size of an upload's pieces", () => {
  test("a quick line sends the largest", () => {
    const done = sent(500 * MB, () => ({ ms: 2_000 }));
    expect(done).toEqual({ share: 0, mostInARow: 0, requests: 63, last: 8 * MB });
  });

  test.each([50, 100, 300, 1_000, 3_000])(
    "on a line of %d bits a ms, little is lost with a proxy that gives up after a minute",
    (rate) => {
      const done = sent(200 * MB, (bytes) => {
        const ms = (bytes * 8) / rate;
        return ms > 60_000 ? { lost: (60_000 * rate) / 8 } : { ms };
      });
      expect(done?.share).toBeLessThan(0.05);
      // Eight in a row end an upload.
      expect(done?.mostInARow).toBeLessThan(6);
    },
  );

  test.each([1, 3, 5])(
    "a proxy that swallows what is over %d MB has at most a twentieth sent twice",
    (most) => {
      const done = sent(500 * MB, (bytes) => (bytes > most * MB ? { lost: bytes } : { ms: 500 }));
      expect(done?.share).toBeLessThan(0.05);
      expect(done?.mostInARow).toBeLessThan(4);
    },
  );

  test("a proxy that says what is too large is not asked again; one that takes nothing ends it", () => {
    const done = sent(500 * MB, (bytes) => (bytes > MB ? "too large" : { ms: 500 }));
    expect(done?.share).toBe(14 / 500);
    expect(sent(MB, () => "too large")).toBeNull();
  });

  test("a line that is cut, where what went out has arrived, keeps the size", () => {
    const size = new PieceSize();
    size.lost();
    expect(size.bytes).toBe(4 * MB);
    size.wasCut();
    expect(size.bytes).toBe(8 * MB);
    size.arrived(1_000);
    expect(size.bytes).toBe(8 * MB);
  });
});
