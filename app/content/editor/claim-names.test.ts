import { expect, test } from "vitest";
import { missingFigure, suggestedName, withClaim, wordsAfter } from "./claim-names";

test("OWN-5 a refused figure becomes a claim: its name, its words and the braces are found", () => {
  const fault = "No claim has $9,000. Add it to the claims, and write its name in braces here";
  const text = "Setters earn $9,000 in a good month. Others less.";
  const figure = missingFigure(fault) ?? "";
  expect(figure).toBe("$9,000");
  expect(missingFigure("No claim has 1.5%. Add it to the claims")).toBe("1.5%");
  expect(suggestedName(figure)).toBe("figure9000");
  expect(wordsAfter(text, figure)).toBe("in a good month");
  expect(withClaim(text, figure, "topPay")).toBe(
    "Setters earn {topPay} in a good month. Others less.",
  );
});

test("OWN-5 other faults offer no claim, and a figure written another way is left to a person", () => {
  for (const fault of [undefined, "At most 40 characters", "There is no such field"])
    expect(missingFigure(fault)).toBeNull();
  expect(withClaim("nine thousand dollars", "$9,000", "topPay")).toBeNull();
  expect(wordsAfter("nothing here", "$9,000")).toBe("");
});
