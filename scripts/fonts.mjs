/**
 * Makes the fonts in app/fonts from the packages: `npm run fonts`. They contain the characters of English texts; the
 * rest of the Latin letters comes from the packages' own files, which a browser fetches only if a page has one.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import subsetFont from "subset-font";

const ASCII = String.fromCharCode(...Array.from({ length: 95 }, (_, at) => 32 + at));
const TYPED = `${ASCII}\u00a0©·×–—‘’“”•…→←✓`;
const FILES = "node_modules/@fontsource-variable";

/** Headings have one weight; text has the axis that its emphasis needs. */
const FONTS = {
  "app/fonts/heading.woff2": {
    from: `${FILES}/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2`,
    wght: 650,
  },
  "app/fonts/text.woff2": {
    from: `${FILES}/instrument-sans/files/instrument-sans-latin-wght-normal.woff2`,
    wght: { min: 400, max: 700 },
  },
};

export function makeFonts() {
  return Promise.all(
    Object.entries(FONTS).map(async ([file, { from, wght }]) => [
      file,
      await subsetFont(readFileSync(from), TYPED, {
        targetFormat: "woff2",
        variationAxes: { wght },
      }),
    ]),
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href)
  for (const [file, bytes] of await makeFonts()) {
    writeFileSync(file, bytes);
    process.stdout.write(`${file}: ${bytes.length} bytes\n`);
  }
