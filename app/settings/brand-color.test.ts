import { expect, test } from "vitest";
import {
  accentHex,
  accentLightness,
  accentOf,
  contrast,
  dangerHue,
  exactHex,
  hueOfHex,
  oklchToHex,
} from "./brand-color";

test.each([
  [0, 0, 0, "#000000"],
  [1, 0, 0, "#ffffff"],
  [0.627955, 0.257683, 29.234, "#ff0000"],
  [0.86644, 0.294827, 142.495, "#00ff00"],
  [0.452014, 0.313214, 264.052, "#0000ff"],
])("SEO-1 oklch(%f %f %f) is %s", (lightness, chroma, hue, hex) => {
  expect(oklchToHex(lightness, chroma, hue)).toBe(hex);
});

test("SEO-1 a color outside of sRGB is cut off, not wrapped around", () => {
  expect(oklchToHex(0.7, 0.4, 150)).toMatch(/^#00[\da-f]{4}$/);
});

test.each([
  ["#ff0000", 29],
  ["00FF00", 142],
  ["#00f", 264],
  ["#2f4fd8", 267],
  ["#808080", null],
  ["#000", null],
  ["fff", null],
  ["red", undefined],
  ["#12345", undefined],
  ["", undefined],
])("NAV-1 the hue of %s is %j", (text, hue) => {
  expect(hueOfHex(text)).toBe(hue);
});

const HUES = Array.from({ length: 361 }, (_, hue) => hue);

test("NAV-1 the hex of an accent leads back to about its hue", () => {
  // A hue that sRGB cannot show as strongly as ours is clipped, which shifts it.
  const turned = HUES.map((hue) => {
    const back = hueOfHex(accentHex(hue)) ?? Number.NaN;
    return Math.abs(((((back - hue) % 360) + 540) % 360) - 180);
  });
  expect(Math.max(...turned)).toBeLessThanOrEqual(25);
});

test.each([
  ["#0a7a55", "#0a7a55"],
  ["0A7A55", "#0a7a55"],
  ["#24a", "#2244aa"],
  ["#ffd400", null],
  ["#808080", null],
  ["red", null],
])("OWN-10 %s stays exact if it can be read, as %j", (text, exact) => {
  expect(exactHex(text)).toBe(exact);
  const brand = { hue: hueOfHex(text) ?? 0, exact };
  expect(contrast(accentOf(brand), oklchToHex(0.955, 0.011, 82))).toBeGreaterThanOrEqual(4.5);
});

test("NAV-1 danger is at least 30 degrees from every brand, and red for most", () => {
  for (const hue of HUES) {
    const apart = Math.abs(((((dangerHue(hue) - hue) % 360) + 540) % 360) - 180);
    expect([hue, apart >= 30]).toEqual([hue, true]);
  }
  expect(dangerHue(262)).toBe(27);
  expect(dangerHue(29)).not.toBe(27);
});

/** The colors of tokens.css that are read on each other. */
test.each([
  ["the strong accent on its soft one", [0.94, 0.03], [0.43, 0.18]],
  ["the dark accent on dark paper", [0.19, 0.012, 65], [0.73, 0.13]],
  ["words on the dark accent", [0.19, 0.02], [0.73, 0.13]],
  ["the strong dark accent on its soft one", [0.31, 0.06], [0.8, 0.11]],
  ["words on danger", [0.99, 0.005, 85], [0.48, 0.18, "danger"]],
  ["danger on the sunken", [0.955, 0.011, 82], [0.48, 0.18, "danger"]],
  ["danger on its soft ground", [0.95, 0.03, "danger"], [0.48, 0.18, "danger"]],
  ["dark danger on its soft ground", [0.31, 0.07, "danger"], [0.75, 0.14, "danger"]],
] as const)("NAV-1 %s can be read with every hue", (_, below, above) => {
  type Color = readonly [lightness: number, chroma: number, hue?: number | "danger"];
  const colorOf = ([lightness, chroma, own]: Color, hue: number) =>
    oklchToHex(lightness, chroma, own === "danger" ? dangerHue(hue) : (own ?? hue));
  for (const hue of HUES)
    expect([hue, contrast(colorOf(below, hue), colorOf(above, hue)) >= 4.5]).toEqual([hue, true]);
});

test("NAV-1 the accent can be read on paper, in the sunken and on its soft ground, and words on it, with every hue", () => {
  for (const hue of HUES) {
    const accent = accentHex(hue);
    const grounds = [
      oklchToHex(0.974, 0.013, 84),
      oklchToHex(0.955, 0.011, 82),
      oklchToHex(0.94, 0.03, hue),
      oklchToHex(0.99, 0.005, 85),
    ];
    const least = Math.min(...grounds.map((ground) => contrast(ground, accent)));
    expect([hue, least >= 4.5]).toEqual([hue, true]);
  }
  expect(accentLightness(262)).toBe(0.5);
});
