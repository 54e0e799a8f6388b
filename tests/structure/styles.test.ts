/** The style sheets are made from the files they name: a class in any other file has no style. */
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { productSources } from "./source-files";

const SHEETS = ["app/site.css", "app/journey.css", "app/portal.css"];
const SOURCE = /^@source (not )?"\.\/([^"]+)";$/gm;

const named = SHEETS.flatMap((sheet) =>
  [...readFileSync(sheet, "utf8").matchAll(SOURCE)].map(([, not, place]) => ({
    sheet,
    isLeftOut: not !== undefined,
    path: `app/${place}`,
  })),
);
const isWithin = (file: string, path: string) => file === path || file.startsWith(`${path}/`);

test("every place that a style sheet names is there", () => {
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter(({ path }) => !existsSync(path))).toEqual([]);
});

test("every page and every view with classes is in a style sheet", () => {
  const views = [...productSources()]
    .filter(([file, text]) => file.startsWith("app/") && text.includes("className="))
    // Emails carry their style.
    .filter(([file]) => !file.startsWith("app/platform/mail/"))
    .map(([file]) => file);
  const isStyled = (file: string) =>
    SHEETS.some((sheet) => {
      const of = named.filter((each) => each.sheet === sheet && isWithin(file, each.path));
      return of.length > 0 && !of.some(({ isLeftOut }) => isLeftOut);
    });
  expect(views.length).toBeGreaterThan(200);
  expect(views.filter((file) => !isStyled(file))).toEqual([]);
});
