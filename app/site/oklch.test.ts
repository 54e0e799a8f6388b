import { expect, test } from "vitest";
import { oklchToHex } from "./oklch";

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
