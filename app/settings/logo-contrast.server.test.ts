import sharp from "sharp";
import { expect, test } from "vitest";
import { anSvg, bytesOf } from "../../tests/kit/pictures";
import type { Logo } from "./logo";
import { hiddenOn } from "./logo-contrast.server";
import { readLogo } from "./read-logo.server";

const drawn = async (inside: string): Promise<Logo> => {
  const read = await readLogo(bytesOf(anSvg(inside)));
  if ("fault" in read) throw new Error(read.fault);
  return read.logo;
};
const word = (fill: string) => `<path d="M10 20h180v60h-180z" fill="${fill}"/>`;

test.each([
  ["a dark word", word("#161210"), ["on dark"]],
  ["a white word", word("#ffffff"), ["on light"]],
  ["a pale yellow word", word("#ffe680"), ["on light"]],
  ["a blue word", word("#2f4fd8"), []],
  ["a gray word", word("#808080"), []],
  ["a faint veil", word("rgb(0 0 0 / 27%)"), ["on light", "on dark"]],
  [
    "a dark word next to a small sign",
    `${word("#161210")}<circle r="9" cx="5" cy="9" fill="#f60"/>`,
    ["on dark"],
  ],
  [
    "a blue sign with a white check",
    `${word("#2f4fd8")}<path d="M20 30h60v20h-60z" fill="#fff"/>`,
    [],
  ],
])("OWN-10 %s is told to be hidden exactly where it is", async (_, inside, grounds) => {
  expect(await hiddenOn(await drawn(inside))).toEqual(grounds);
});

test("OWN-10 a logo in a box of its own brings its ground, unless the box is all there is", async () => {
  const box = async (letters: string) => {
    const svg = Buffer.from(
      anSvg(
        `<path d="M0 0h200v100h-200z" fill="#fff"/><path d="M20 20h60v60h-60z" fill="${letters}"/>`,
      ),
    );
    const read = await readLogo(new Uint8Array(await sharp(svg).flatten().jpeg().toBuffer()));
    return "fault" in read ? [] : hiddenOn(read.logo);
  };
  expect(await box("#123")).toEqual([]);
  expect(await box("#fff")).toEqual(["on light"]);
});
