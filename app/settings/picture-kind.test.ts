import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  aJpeg,
  anSvg,
  aPng,
  aWebp,
  bytesOf,
  HARMLESS_SVGS,
  HOSTILE_SVGS,
  NO_PICTURES,
} from "../../tests/kit/pictures";
import { logoSchema } from "./logo";
import { readLogo } from "./parts.server";
import { pictureKind } from "./picture-kind";

describe("a logo", () => {
  test.each([
    ["image/png", aPng(300, 150), { width: 300, height: 150 }],
    ["image/jpeg", aJpeg(800, 400), { width: 800, height: 400 }],
    ["image/webp", aWebp(640, 320), { width: 640, height: 320 }],
    ["image/svg+xml", bytesOf(anSvg()), { width: 200, height: 100 }],
  ])("SLOT-1 is known as %s by its bytes, with its size", (type, bytes, size) => {
    expect(pictureKind(bytes)).toEqual({ type, size });
    expect(readLogo(bytes)).toMatchObject({ logo: { type, ratio: 2 } });
  });
  test("SLOT-1 has the size that browsers show it with, which turn a photo as its camera was held", () => {
    const tags = [1, 0x112, 3, 0, 1, 6, 0].flatMap((value) => [value >> 8, value & 255]);
    const exif = [...bytesOf("Exif\0\0MM\0*\0\0\0\b"), ...tags];
    const app1 = [0xff, 0xe1, 0, exif.length + 2, ...exif];
    const upright = aJpeg(800, 400);
    const turned = new Uint8Array([...upright.slice(0, 8), ...app1, ...upright.slice(8)]);
    expect(pictureKind(turned)).toMatchObject({ size: { width: 400, height: 800 } });
  });
  test.each(HARMLESS_SVGS)("may be a drawing: %s", (text) => {
    expect(readLogo(bytesOf(text))).toMatchObject({ logo: { ratio: 2 } });
  });
  test.each(HOSTILE_SVGS)("is not a drawing that runs or fetches anything: %s", (text) => {
    expect(readLogo(bytesOf(text))).toEqual({ fault: expect.any(String) });
  });
  test.each(NO_PICTURES)("is not %s", (_, bytes) => {
    expect(readLogo(bytes)).toEqual({ fault: expect.any(String) });
  });
  test.each([
    ["larger than 1 MB", aPng(64, 64, 1024 * 1024 + 1)],
    ["wider than a header", aPng(1_001, 100)],
    ["higher than a tower", aPng(100, 1_001)],
  ])("is not %s", (_, bytes) => {
    expect(readLogo(bytes)).toEqual({ fault: expect.any(String) });
  });
  test("of any bytes at all is one that can be stored, or a fault in words", () => {
    const beginnings = [[], aPng(), aJpeg(), aWebp(), bytesOf("<svg "), bytesOf(anSvg())];
    const anything = fc
      .tuple(fc.constantFrom(...beginnings), fc.nat(200), fc.uint8Array({ maxLength: 300 }))
      .map(([begin, cut, rest]) => new Uint8Array([...begin.slice(0, cut), ...rest]));
    fc.assert(
      fc.property(anything, (bytes) => {
        const read = readLogo(bytes);
        if ("fault" in read) return read.fault.length > 5;
        return logoSchema.safeParse(read.logo).success;
      }),
      { numRuns: 2_000 },
    );
  });
});
