import fc from "fast-check";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import {
  aJpeg,
  anSvg,
  aPng,
  aWebp,
  BLANK_SVGS,
  bytesOf,
  DRAWABLE_SVGS,
  HOSTILE_SVGS,
  NO_PICTURES,
  SPRAWLING_SVGS,
} from "../../tests/kit/pictures";
import { logoSchema } from "./brand";
import { pictureKind, readLogo } from "./read-logo.server";

const FAULT = { fault: expect.any(String) };
const HARMLESS = anSvg('<path d="M0 0h200v100z" fill="#c40"/>');
const PNG = { type: "image/png", ratio: 2 };

async function sizeOf(read: Awaited<ReturnType<typeof readLogo>>) {
  if ("fault" in read) throw new Error(read.fault);
  const image = sharp(Buffer.from(read.logo.data, "base64"));
  const { width, height, format } = await image.metadata();
  return { width, height, format };
}

describe("a logo", () => {
  test.each([
    ["image/png", aPng(300, 150), { width: 300, height: 150 }],
    ["image/jpeg", aJpeg(800, 400), { width: 800, height: 400 }],
    ["image/webp", aWebp(640, 320), { width: 640, height: 320 }],
  ])("SLOT-1 is known as %s by its bytes, with its size", async (type, bytes, size) => {
    expect(pictureKind(bytes)).toEqual({ type, size });
    expect(await readLogo(bytes)).toMatchObject({ logo: { type, ratio: 2 } });
  });
  test("SLOT-1 has the size that browsers show it with, which turn a photo as its camera was held", () => {
    const tags = [1, 0x112, 3, 0, 1, 6, 0].flatMap((value) => [value >> 8, value & 255]);
    const exif = [...bytesOf("Exif\0\0MM\0*\0\0\0\b"), ...tags];
    const app1 = [0xff, 0xe1, 0, exif.length + 2, ...exif];
    const upright = aJpeg(800, 400);
    const turned = new Uint8Array([...upright.slice(0, 8), ...app1, ...upright.slice(8)]);
    expect(pictureKind(turned)).toMatchObject({ size: { width: 400, height: 800 } });
  });
  test.each(DRAWABLE_SVGS)("SLOT-1 may be a drawing, which is drawn: %s", async (text) => {
    const read = await readLogo(bytesOf(text));
    expect(read).toMatchObject({ logo: PNG });
    expect(await sizeOf(read)).toMatchObject({ width: 480, height: 240, format: "png" });
  });
  test("SLOT-1 what a drawing would run or fetch is not in its picture", async () => {
    const plain = await readLogo(bytesOf(HARMLESS));
    expect(plain).toMatchObject({ logo: PNG });
    for (const text of HOSTILE_SVGS) expect(await readLogo(bytesOf(text)), text).toEqual(plain);
  });
  test("SLOT-1 many drawings at once are drawn one by one, or told to come again", async () => {
    const read = await Promise.all(Array.from({ length: 9 }, () => readLogo(bytesOf(HARMLESS))));
    expect(read.slice(0, 4)).toEqual(
      Array.from({ length: 4 }, () => ({ logo: expect.anything() })),
    );
    expect(read.at(-1)).toEqual({ fault: expect.stringContaining("Try again") });
  });
  test.each(BLANK_SVGS)("SLOT-1 is not what shows nothing: %s", async (text) => {
    expect(await readLogo(bytesOf(text))).toEqual(FAULT);
  });
  test.each(SPRAWLING_SVGS)("SLOT-1 is not what takes all time: %#", async (text) => {
    const read = await readLogo(bytesOf(text), { mostMs: 1_500, mostMegabytes: 64 });
    expect(read).toEqual({ fault: expect.stringContaining("takes too long to draw") });
  });
  test.each(NO_PICTURES)("is not %s", async (_, bytes) => {
    expect(await readLogo(bytes)).toEqual(FAULT);
  });
  test.each([
    ["larger than 1 MB", aPng(64, 64, 1024 * 1024 + 1)],
    ["a drawing larger than 1 MB", bytesOf(anSvg() + " ".repeat(1024 * 1024))],
    ["of too many pixels", aPng(60_000, 60_000)],
    ["wider than a header", aPng(1_001, 100)],
    ["higher than a tower", aPng(100, 1_001)],
  ])("is not %s", async (_, bytes) => {
    expect(await readLogo(bytes)).toEqual(FAULT);
  });
  test("of any bytes at all is one that can be stored, or a fault in words", async () => {
    const beginnings = [[], aPng(), aJpeg(), aWebp(), bytesOf("<sv "), bytesOf(anSvg()).slice(1)];
    const anything = fc
      .tuple(fc.constantFrom(...beginnings), fc.nat(200), fc.uint8Array({ maxLength: 300 }))
      .map(([begin, cut, rest]) => new Uint8Array([...begin.slice(0, cut), ...rest]));
    await fc.assert(
      fc.asyncProperty(anything, async (bytes) => {
        const read = await readLogo(bytes);
        if ("fault" in read) return read.fault.length > 5;
        return logoSchema.safeParse(read.logo).success;
      }),
      { numRuns: 2_000 },
    );
  });
});
