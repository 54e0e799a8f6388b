import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dollars, parseMoney, parseScore } from "./money";

describe("amounts as people type them", () => {
  test.each([
    ["$65,000", 6_500_000],
    ["65000", 6_500_000],
    ["65k", 6_500_000],
    ["65 K", 6_500_000],
    ["$ 65,000.50", 6_500_050],
    ["1.5m", 150_000_000],
    ["65,000 USD", 6_500_000],
    ["US$65000", 6_500_000],
    ["  60000 ", 6_000_000],
    ["59999.99", 5_999_999],
    ["1e9", 100_000_000_000],
    ["1000000000", 100_000_000_000],
    [".5", 50],
    ["1.005", 101],
    ["2,500.005", 250_001],
    ["1.0049999999999999999", 100],
    ["0.005", 1],
    ["0.0049", 0],
    ["8.575", 858],
    ["1.255", 126],
    ["1.00005k", 100_005],
    ["1.000005k", 100_001],
    ["0.0000004m", 40],
    ["1.115e1", 1_115],
    ["0", 0],
    ["６５０００", 6_500_000],
    ["٦٥٬٠٠٠٫٥٠", 6_500_050],
    ["$۶۵۰۰۰", 6_500_000],
    ["", null],
    ["   ", null],
    ["abc", null],
    ["-65000", null],
    ["$-5", null],
    ["(65,000)", null],
    ["6,5000", null],
    ["65,00", null],
    ["65.000.000", null],
    ["1e99", null],
    ["NaN", null],
    ["Infinity", null],
    ["0x10", null],
    ["k", null],
    ["$", null],
    ["65000; drop table prospects", null],
    ["=65000", null],
  ])("TRK-3 %j is %j cents", (text, cents) => {
    expect(parseMoney(text)).toBe(cents);
  });
  test("TRK-3 every amount reads as what it is shown as, and no text breaks the reader", () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), (number) => {
        const cents = number % 1e13;
        expect(parseMoney(dollars(cents))).toBe(cents);
      }),
    );
    fc.assert(
      fc.property(fc.maxSafeNat(), fc.nat(999_999), (number, part) => {
        const whole = number % 1e9;
        const text = `${whole}.${String(part).padStart(6, "0")}`;
        // 10,000 of the part's units are a cent.
        const cents = (BigInt(whole) * 1_000_000n + BigInt(part) + 5_000n) / 10_000n;
        expect(parseMoney(text)).toBe(Number(cents));
      }),
    );
    fc.assert(
      fc.property(fc.string(), (text) => {
        const cents = parseMoney(text);
        expect(cents === null || (Number.isSafeInteger(cents) && cents >= 0)).toBe(true);
      }),
    );
  });
});

describe("scores as people type them", () => {
  test.each([
    ["700", 700],
    [" 720 ", 720],
    ["699.9", 699],
    ["0", 0],
    ["999", 999],
    ["", null],
    ["abc", null],
    ["-720", null],
    ["1e9", null],
    ["1000000000", null],
    ["$65,000", null],
    ["65k", null],
    ["7 20", null],
  ])("TRK-3 %j is %j points", (text, points) => {
    expect(parseScore(text)).toBe(points);
  });
});

describe("amounts as they are shown", () => {
  test.each([
    [0, "$0", "$0.00"],
    [250_000, "$2,500", "$2,500.00"],
    [123_450, "$1,234.50", "$1,234.50"],
  ])("TRK-1 %d cents", (cents, short, exact) => {
    expect([dollars(cents), dollars(cents, true)]).toEqual([short, exact]);
  });
});
