import fc from "fast-check";
import { expect, test } from "vitest";
import { plainDigits } from "./plain-digits";

/** The ten digits of every script that browsers write numbers in. */
const SCRIPTS = Intl.supportedValuesOf("numberingSystem").flatMap((system) => {
  const format = new Intl.NumberFormat("en", { numberingSystem: system, useGrouping: false });
  const digits = Array.from({ length: 10 }, (_, digit) => format.format(digit));
  return digits.every((digit) => /^\p{Nd}$/u.test(digit)) ? [digits] : [];
});

test("AUTH-1 the digits of every script are the digits they are", () => {
  expect(SCRIPTS.length).toBeGreaterThan(40);
  for (const digits of SCRIPTS) expect(plainDigits(digits.join(""))).toBe("0123456789");
});

test("AUTH-1 every decimal digit of Unicode becomes one of ours, and no text of ours changes", () => {
  const all = Array.from({ length: 0x2_0000 }, (_, point) => String.fromCodePoint(point));
  const digits = all.filter((character) => /^\p{Nd}$/u.test(character));
  const read = digits.map(plainDigits);
  expect(digits.length).toBeGreaterThan(600);
  for (const digit of "0123456789")
    expect(read.filter((each) => each === digit)).toHaveLength(digits.length / 10);
  fc.assert(
    fc.property(fc.string({ unit: "grapheme-ascii" }), (text) => plainDigits(text) === text),
  );
});

test("TRK-3 the marks of an Arabic keyboard are our point and comma, and marks of direction are left out", () => {
  expect(plainDigits("\u2067$٦٥٬٠٠٠٫٥٠\u2069")).toBe("$65,000.50");
});
