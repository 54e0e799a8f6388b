import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { splitName } from "./split-name";

describe("SLOT-2 an applicant's name in two", () => {
  test.each([
    ["Ann Sample", "Ann", "Sample"],
    ["  Ann   Sample ", "Ann", "Sample"],
    ["Ann Marie Sample", "Ann Marie", "Sample"],
    ["Ann van der Berg", "Ann", "van der Berg"],
    ["Maria de la Cruz", "Maria", "de la Cruz"],
    ["Van Morrison", "Van", "Morrison"],
    ["Sample, Ann Marie", "Ann Marie", "Sample"],
    ["Ann Sample, Jr.", "Ann", "Sample Jr."],
    ["Ann Sample III", "Ann", "Sample III"],
    ["Ann", "Ann", ""],
    ["Ann,", "Ann", ""],
    ["محمد علي", "محمد", "علي"],
    ["", "", ""],
  ])("%s", (name, firstName, lastName) => {
    expect(splitName(name)).toEqual({ firstName, lastName });
  });

  test("no word is lost, and two words never leave a part empty", () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-zA-Z]{1,8}$/), { minLength: 2 }), (words) => {
        const { firstName, lastName } = splitName(words.join(" "));
        expect(firstName && lastName).not.toBe("");
        expect(`${firstName} ${lastName}`).toBe(words.join(" "));
      }),
    );
  });
});
