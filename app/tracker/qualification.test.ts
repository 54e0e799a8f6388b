import { describe, expect, test } from "vitest";
import { parseMoney, parseScore } from "~/platform/money/money";
import type { Country } from "./prospect";
import { isQualified, whyNotMasked, whyNotQualified } from "./qualification";

function typed(country: Country, annualIncome: string, score: string) {
  return {
    country,
    annualIncome: annualIncome || null,
    annualIncomeCents: parseMoney(annualIncome),
    score: score || null,
    scorePoints: parseScore(score),
  };
}

describe("who is qualified", () => {
  test.each([
    ["US", "$65,000", "720", []],
    ["US", "60000", "700", []],
    ["US", "65k", "850", []],
    ["US", "1e9", "700", []],
    ["US", "59,999.99", "700", ["The income is $59,999.99, and the minimum is $60,000"]],
    ["US", "60000", "699", ["The score is 699, and the minimum is 700"]],
    ["US", "60000", "1e9", ["The score “1e9” is not a number"]],
    ["US", "abc", "", ["No score was given", "The income “abc” is not an amount"]],
    ["US", "", "-720", ["The score “-720” is not a number", "No income was given"]],
    ["UK", "90000", "800", ["The prospect lives in the UK, not in the US"]],
    ["Canada", "90000", "800", ["The prospect lives in Canada, not in the US"]],
    ["Other", "90000", "800", ["The prospect does not live in the US"]],
  ] as const)("TRK-3 %s, %s, %s", (country, income, score, reasons) => {
    const prospect = typed(country, income, score);
    expect(whyNotQualified(prospect)).toEqual(reasons);
    expect(isQualified(prospect)).toBe(reasons.length === 0);
  });
  test("TRK-3 people who may not see the figures get none", () => {
    expect(whyNotMasked("US")).toEqual(["Income or score does not meet the rule"]);
    expect(whyNotMasked("UK")).toEqual(["The prospect lives in the UK, not in the US"]);
  });
});
