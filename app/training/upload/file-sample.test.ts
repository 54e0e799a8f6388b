import fc from "fast-check";
import { expect, test } from "vitest";
import { otherFileText, sampleOf } from "./file-sample";

const MB = 1024 * 1024;

test("MED-1 a file of the same size that differs anywhere is told apart", async () => {
  const bytes = new Uint8Array(3 * MB).map((_, at) => at % 251);
  const own = await sampleOf(new Blob([bytes]));
  expect(await sampleOf(new Blob([bytes.slice()]))).toBe(own);
  await fc.assert(
    fc.asyncProperty(fc.nat(bytes.length - 1), async (at) => {
      const other = bytes.slice();
      other[at] = 255;
      expect(await sampleOf(new Blob([other]))).not.toBe(own);
    }),
    { numRuns: 20 },
  );
});

test("MED-1 of a long file, its beginning, its end and what lies between are read, not all of it", async () => {
  const empty = new Blob(Array.from({ length: 200 }, () => new Uint8Array(MB)));
  const changed = (at: number) =>
    sampleOf(new Blob([empty.slice(0, at), new Uint8Array([1]), empty.slice(at + 1)]));
  const own = await sampleOf(empty);
  for (const at of [0, MB - 1, 199 * MB, 200 * MB - 1]) expect(await changed(at)).not.toBe(own);
  // An export of another cut differs everywhere.
  expect(await sampleOf(new Blob([new Uint8Array([7]), empty.slice(0, -1)]))).not.toBe(own);
});

test("MED-1 a file that is not the same is refused with what differs: its exact size, date, name or content", () => {
  const begun = { name: "big.mp4", size: 20_971_520, lastModified: Date.UTC(2026, 10, 27, 14) };
  const told = (change: Partial<typeof begun>) =>
    otherFileText({ ...begun, ...change }, begun, "UTC");
  expect(told({ size: 20_971_521 })).toBe(
    "This is another file. It has 20,971,521 bytes. The one you began has 20,971,520 bytes. Choose that one, or cancel and begin again.",
  );
  expect(told({ lastModified: Date.UTC(2026, 10, 26, 9) })).toContain("It was saved on Thursday");
  expect(told({ name: "a.mp4", size: 1 })).toContain("is called “a.mp4” and has 1 bytes");
  expect(told({})).toContain("but what is in it is not");
});
