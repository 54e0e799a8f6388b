import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const page = readFileSync("docs/owners.md", "utf8");
const files = readdirSync("docs/tour").map((name) => `docs/tour/${name}`);
const pictures = files.map((file) => ({ file, bytes: readFileSync(file) }));

test("the tour in docs/owners.md shows every picture, in both themes and with words for it", () => {
  const shown = [...page.matchAll(/(?:src|srcset)="(tour\/[^"]+)"/g)].map(
    ([, file]) => `docs/${file}`,
  );
  expect(shown.toSorted()).toEqual(files.toSorted());
  const pairs = [
    ...page.matchAll(
      /\(prefers-color-scheme: dark\)" srcset="([^"]+)-dark\.png"><img src="([^"]+)-light\.png" alt="[^"]{15,}"/g,
    ),
  ];
  expect(pairs.every(([, dark, light]) => dark === light)).toBe(true);
  expect(pairs.length * 2).toBe(files.length);
});

test("the tour is wide and narrow, and light to load", () => {
  const COLOR_TYPE = 25;
  const PALETTE = 3;
  expect(pictures.filter(({ bytes }) => bytes[COLOR_TYPE] !== PALETTE)).toEqual([]);
  const widths = pictures.map(({ bytes }) => bytes.readUInt32BE(16));
  expect(Math.min(...widths)).toBeLessThan(600);
  expect(Math.max(...widths)).toBeGreaterThan(1_200);
  expect(pictures.filter(({ bytes }) => bytes.length > 150_000).map(({ file }) => file)).toEqual(
    [],
  );
  expect(pictures.reduce((sum, { bytes }) => sum + bytes.length, 0)).toBeLessThan(1_500_000);
});
