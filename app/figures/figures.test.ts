import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { contentAt } from "../content/content.server";
import { figureNames, figuresWithoutSource } from "./figures.server";
import { foundingFigures } from "./founding";
import { FIGURES } from "./shipped-figures";

/** Amounts, percentages and rounded-up counts: what a visitor would take for a promise. */
const FIGURE = /\$\d[\d,.]*K?|\b\d+\s?%|\b\d+\+/g;
/** Salaries of sample people, the sizes of a drawing, and what people ask are not ours. */
const ELSEWHERE = /copy\/testimonials|copy\/question-lines|picture\.server|\.test\./;

test("LAND-3 no page states its own figure: they all come from the public ones", () => {
  const files = globSync("app/{site,booking,hiring,onboarding,support}/**/*.{ts,tsx}").filter(
    (file) => !ELSEWHERE.test(file),
  );
  expect(files.length).toBeGreaterThan(20);
  const found = files.flatMap((file) =>
    [...wordsOf(readFileSync(file, "utf8")).matchAll(FIGURE)].map(([text]) => `${file}: ${text}`),
  );
  expect(found).toEqual([]);
});

test("LAND-3 what someone may earn is marked as that", () => {
  for (const [name, shipped] of Object.entries(FIGURES)) {
    if (shipped.figure.includes("$") && !["packages", "prospectIncome"].includes(name))
      expect(shipped, name).toHaveProperty("earnings");
  }
});

test.each([
  ["2020-12-31", "2026-11-22", "5", "almost 6 years"],
  ["2020-12-31", "2026-12-30", "5", "almost 6 years"],
  ["2020-12-31", "2026-12-31", "6", "6 years"],
  ["2020-12-31", "2027-02-01", "6", "more than 6 years"],
  ["2026-01-15", "2026-11-22", "0", "almost 1 year"],
  ["2026-11-01", "2026-11-22", "0", "a few months"],
  ["2027-01-01", "2026-11-22", "0", "a few months"],
])("CONT-8 founded on %s, on %s it is %s years old: %s", (founded, today, years, words) => {
  expect(Object.fromEntries(foundingFigures(founded, new Date(`${today}T12:00:00Z`)))).toEqual({
    foundingYear: founded.slice(0, 4),
    yearsSinceFounding: years,
    ageInWords: words,
  });
});

test("CONT-8 years of experience follow the founding date, and a figure with its record is not a to-do", () => {
  const fields = { founded: "2019-03-01", "figures.students.source": "The register" };
  const at = (own: Record<string, string> | null) =>
    contentAt(
      { generation: 1, fields: new Map(own ? [["claims", own]] : []), changed: new Map() },
      () => new Map(),
    );
  const names = new Map(figureNames(at(fields), new Date("2026-11-22T12:00:00Z")));
  expect([names.get("years"), names.get("founded"), names.get("yearsInWords")]).toEqual([
    "7+",
    "2019",
    "almost 8 years",
  ]);
  const computed = 3;
  expect(figuresWithoutSource(at(null))).toBe(Object.keys(FIGURES).length - computed);
  expect(figuresWithoutSource(at(fields))).toBe(Object.keys(FIGURES).length - computed - 1);
});

/** A file's quoted and markup texts, without classes and drawings. */
function wordsOf(source: string): string {
  return source
    .replace(/className=("[^"]*"|\{`[^`]*`\})/g, "")
    .replace(/\b(?:d|viewBox|transform|style|clamp)=\S+/g, "")
    .replace(/\$\{[^}]*\}/g, "");
}
