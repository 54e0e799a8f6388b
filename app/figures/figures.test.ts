import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { FIGURES } from "./figures";

/** Amounts, percentages and rounded-up counts: what a visitor would take for a promise. */
const FIGURE = /\$\d[\d,.]*K?|\b\d+\s?%|\b\d+\+/g;
/** Salaries of sample people, and the sizes of a drawing, are no claims. */
const ELSEWHERE = /content\/testimonials|picture\.server|\.test\./;

test("LAND-3 no page states its own figure: they all come from the claims", () => {
  const files = globSync("app/{site,booking,hiring,onboarding,support}/**/*.{ts,tsx}").filter(
    (file) => !ELSEWHERE.test(file),
  );
  expect(files.length).toBeGreaterThan(20);
  const found = files.flatMap((file) =>
    [...wordsOf(readFileSync(file, "utf8")).matchAll(FIGURE)].map(([text]) => `${file}: ${text}`),
  );
  expect(found).toEqual([]);
});

test("LAND-3 what somebody may earn is marked as that", () => {
  for (const [name, claim] of Object.entries(FIGURES)) {
    if (claim.figure.includes("$") && !["packages", "prospectIncome"].includes(name))
      expect(claim, name).toHaveProperty("earnings");
  }
});

/** The quoted texts and markup texts of a file, without classes and drawings. */
function wordsOf(source: string): string {
  return source
    .replace(/className=("[^"]*"|\{`[^`]*`\})/g, "")
    .replace(/\b(?:d|viewBox|transform|style|clamp)=\S+/g, "")
    .replace(/\$\{[^}]*\}/g, "");
}
