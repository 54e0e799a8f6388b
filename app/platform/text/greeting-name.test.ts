// cspell:disable
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { greetingName, withoutNameLabel } from "./greeting-name";
import { splitName } from "./person-name";

describe("WEEK-1 LEAD-4 the name in a line to copy", () => {
  test.each([
    // As a sheet has the whole name; what a person writes after "Hey".
    ["Ann Lee", "Ann"],
    ["Lisa & Tom", "Lisa and Tom"],
    ["Lisa & Tom Baker", "Lisa and Tom"],
    ["lisa and tom", "Lisa and Tom"],
    ["Lisa + Tom Baker", "Lisa and Tom"],
    ["jess (mom of 3)", "Jess"],
    ["jess (mom of 3) Miller", "Jess"],
    ["Jess [NYC]", "Jess"],
    ["Ann (Annie) Lee", "Ann"],
    ["(Annie)", "Annie"],
    ["Dr. Ann Lee", "Ann"],
    ["Dr Ann Lee", "Ann"],
    ["Mrs. Patricia Young", "Patricia"],
    ["Dr.", ""],
    ["ann.lee", "Ann"],
    ["ann_lee92", "Ann"],
    ["@ann.lee", "Ann"],
    ["domi_w💅", "Domi"],
    ["REAL NAME: Dominique W", "Dominique"],
    ["Real name: Dominique", "Dominique"],
    ["Name: Ann Lee", "Ann"],
    ["nan", ""],
    ["NaN", ""],
    ["Nan Goldin", "Nan"],
    ["null", ""],
    ["N/A", ""],
    ["#N/A", ""],
    ["#NAME?", ""],
    ["unknown", ""],
    ["Instagram User", ""],
    ["???", ""],
    ["🌸", ""],
    ["🌸 Ann 🌸", "Ann"],
    ["Ann🌸", "Ann"],
    ["✨Jess✨ Miller", "Jess"],
    ["ANN LEE", "Ann"],
    ["ann lee", "Ann"],
    ["JD Smith", "JD"],
    ["J.R. Smith", "J.R."],
    ["DJ", "DJ"],
    ["McKenzie Fox", "McKenzie"],
    ["MARY-ANN FOX", "Mary-Ann"],
    ["mary-ann fox", "Mary-Ann"],
    ["O'NEIL", "O'Neil"],
    ["D'Andre Fox", "D'Andre"],
    ["Mary Ann Fox", "Mary Ann"],
    ["Ann B. Fox", "Ann"],
    ["José Luis", "José"],
    ["JOSÉ", "José"],
    ["Zoe\u0301 Fox", "Zoé"],
    ["jess | mindset coach", "Jess"],
    ["Jess - mindset coach", "Jess"],
    ["Jess / Miller", "Jess"],
    ["Jess~Miller", "Jess"],
    ["the.real.ann", ""],
    ["Its Ann", ""],
    ["Mom of 3", ""],
    ["12345", ""],
    ["user12345", ""],
    ["Fox, Ann", "Ann"],
    ["Ann Fox Jr.", "Ann"],
    ["Seán", "Seán"],
    ["محمد علي", "محمد"],
    ["田中", "田中"],
    ["Nguyễn Văn", "Nguyễn"],
    ["A", "A"],
  ])("%j is greeted as %j", (whole, greeted) => {
    expect(greetingName(splitName(withoutNameLabel(whole)).firstName)).toBe(greeted);
  });

  test.each([
    ["Lisa &", "Lisa"],
    ["jess (mom of", "Jess"],
    ["Dr. Ann", "Ann"],
    ["REAL NAME: Dominique", "Dominique"],
    ["  Ann ", "Ann"],
    ["", ""],
  ])("a first name %j that was split before is greeted as %j", (first, greeted) => {
    expect(greetingName(first)).toBe(greeted);
  });

  test("whatever a cell holds, a greeting has letters only, and greets itself the same", () => {
    const cell = fc.string({ unit: "grapheme", maxLength: 40 });
    fc.assert(
      fc.property(cell, (given) => {
        const greeted = greetingName(given);
        expect(greeted).toMatch(/^[\p{L}\p{M}.'’ -]*$/u);
        expect(greeted).toBe(greeted.trim());
      }),
    );
  });
});
