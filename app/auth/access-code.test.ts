// cspell:ignore OILOIL ABCDEFGHIJO
import { randomBytes } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  adminCode,
  type CodeCount,
  codeLength,
  explainCodes,
  looksLikeCode,
  normalizeCode,
  RISK_A_MONTH,
  riskAMonth,
  SHORTEST_CODE,
  triesADay,
  wantedTriesADay,
} from "./access-code";

/** People who join and leave, each with a code of the right length on the day they join. */
class Population {
  readonly #codes: number[] = [];

  come(): void {
    this.#codes.push(codeLength(this.#codes.length + 1));
  }

  go(which: number): void {
    this.#codes.splice(which % Math.max(1, this.#codes.length), 1);
  }

  counts(): CodeCount[] {
    const byDigits = Map.groupBy(this.#codes, (digits) => digits);
    return [...byDigits].map(([digits, codes]) => ({ digits, codes: codes.length }));
  }
}

describe("the length of an access code (AUTH-1)", () => {
  test.each([
    [0, 6],
    [1, 6],
    [12, 6],
    [13, 7],
    [40, 7],
    [41, 8],
    [127, 8],
    [128, 9],
    [402, 9],
    [403, 10],
    [1_271, 10],
    [1_272, 11],
    [5_000, 12],
  ])("%i active codes have %i digits", (active, digits) => {
    expect(codeLength(active)).toBe(digits);
  });
  test("is the least at which the wanted tries stay within the risk, for every number of people", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), (active) => {
        const digits = codeLength(active);
        const risk = (length: number) =>
          riskAMonth([{ digits: length, codes: active }], wantedTriesADay(active));
        expect(risk(digits)).toBeLessThanOrEqual(RISK_A_MONTH);
        if (digits > SHORTEST_CODE) expect(risk(digits - 1)).toBeGreaterThan(RISK_A_MONTH);
      }),
    );
  });
});

describe("the limit on wrong codes (AUTH-1)", () => {
  test("as a company grows from 1 to 5,000, guessing never has half a percent a month", () => {
    const company = new Population();
    for (let people = 1; people <= 5_000; people += 1) {
      company.come();
      const counts = company.counts();
      expect(riskAMonth(counts, triesADay(counts))).toBeLessThanOrEqual(RISK_A_MONTH);
    }
  });
  test("neither has it while people come and go", () => {
    const days = fc.array(fc.oneof(fc.constant(-1), fc.nat(1_000)), { maxLength: 300 });
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 200 }), (changes, first) => {
        const company = new Population();
        for (let people = 0; people < first; people += 1) company.come();
        for (const change of changes) change < 0 ? company.come() : company.go(change);
        const counts = company.counts();
        expect(riskAMonth(counts, triesADay(counts))).toBeLessThanOrEqual(RISK_A_MONTH);
      }),
    );
  });
  test("is never below ten nor above the target, for any codes", () => {
    const count = fc.record({ digits: fc.integer({ min: 1, max: 12 }), codes: fc.nat(10_000) });
    fc.assert(
      fc.property(fc.array(count, { maxLength: 6 }), (counts) => {
        const active = counts.reduce((sum, { codes }) => sum + codes, 0);
        expect(triesADay(counts)).toBeGreaterThanOrEqual(10);
        expect(triesADay(counts)).toBeLessThanOrEqual(wantedTriesADay(active));
        expect(Number.isInteger(triesADay(counts))).toBe(true);
      }),
    );
  });
  test.each([
    ["nobody yet", [], 10],
    ["a few", [{ digits: 6, codes: 5 }], 10],
    ["enough for one each", [{ digits: 8, codes: 100 }], 100],
    [
      "older, shorter codes hold it down",
      [
        { digits: 6, codes: 12 },
        { digits: 9, codes: 300 },
      ],
      13,
    ],
    ["codes fixed too short", [{ digits: 6, codes: 500 }], 10],
  ])("%s", (_case, counts, tries) => {
    expect(triesADay(counts)).toBe(tries);
  });
  test("the risk is that of the guesser's best length", () => {
    const many = { digits: 9, codes: 1_000 };
    const few = { digits: 6, codes: 10 };
    expect(riskAMonth([many, few], 10)).toBe(riskAMonth([few], 10));
    expect(riskAMonth([few], 10)).toBeCloseTo(0.0031, 4);
    expect(riskAMonth([{ digits: 6, codes: 200 }], 10)).toBeCloseTo(0.06, 2);
    expect(riskAMonth([], 10)).toBe(0);
  });
});

describe("the explanation for an administrator (AUTH-1)", () => {
  test("names length, codes, tries and risk", () => {
    const text = explainCodes([{ digits: 6, codes: 12 }]);
    for (const number of ["7 digits", "12 active codes", "12 wrong codes a day", "0.45 percent"])
      expect(text).toContain(number);
    expect(text).toContain("the shortest that is safe");
  });
  test("of a configured length says so, and what it costs", () => {
    const text = explainCodes([{ digits: 6, codes: 200 }], 6);
    for (const words of ["6 digits, as configured", "10 wrong codes a day", "6.01 percent"])
      expect(text).toContain(words);
  });
  test("of one code is in the singular", () => {
    expect(explainCodes([{ digits: 6, codes: 1 }])).toContain("1 active code,");
  });
});

describe("what is compared (AUTH-1)", () => {
  test.each([
    ["123456", "123456"],
    ["  123456\n", "123456"],
    ["123 456", "123456"],
    ["123-456", "123456"],
    ["１２３４５６", "123456"],
    ["abcd-efgh", "ABCDEFGH"],
    ["123\u00a0456", "123456"],
    ["123\u200b456", "123456"],
    ["\u2066123456\u2069", "123456"],
    ["12\u00ad34\ufeff56", "123456"],
    ["123–456", "123456"],
    ["O82874O", "0828740"],
    ["o8287lI", "0828711"],
    ["OIL OIL", "OILOIL"],
    ["1234567O8901L", "1234567O8901L"],
    ["abcd-efgh-ijo0", "ABCDEFGHIJO0"],
    ["---", "---"],
    ["   ", ""],
    ["", ""],
  ])("%j is %j", (typed, compared) => {
    expect(normalizeCode(typed)).toBe(compared);
  });
  test("is the same however letters are composed and digits are grouped", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (typed) => {
        expect(normalizeCode(typed.normalize("NFD"))).toBe(normalizeCode(typed));
      }),
    );
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z2-7]{5}[A-H][A-Z2-7]{6}$/), fc.nat(12), (code, at) => {
        expect(normalizeCode(`${code.slice(0, at)} - ${code.slice(at)}`)).toBe(code);
      }),
    );
  });
});

describe("a code of digits (AUTH-1)", () => {
  test.each(["12345678.", "“12345678”.", "(12345678)", "<12345678>", "'12345678',"])(
    "AUTH-1 is read out of the sentence it was copied from: %s",
    (copied) => {
      expect(normalizeCode(copied)).toBe("12345678");
      expect(normalizeCode(copied.replace("12345678", "OWNER2345678"))).not.toBe("OWNER2345678");
    },
  );
  const digits = fc.stringMatching(/^\d{6,12}$/);
  const unseen = fc.constantFrom(
    ..."\u200b\u200c\u200d\u2060\ufeff\u00ad\u200e\u202a\u3164\ufe0f\t\u00a0",
  );
  test("AUTH-1 is read with anything invisible in it, in full width, and with letters that look like its digits", () => {
    fc.assert(
      fc.property(digits, unseen, fc.nat(12), (code, sign, at) => {
        expect(normalizeCode(`${code.slice(0, at)}${sign}${code.slice(at)}`)).toBe(code);
        const wide = [...code]
          .map((digit) => String.fromCodePoint(0xff10 + Number(digit)))
          .join("");
        expect(normalizeCode(wide)).toBe(code);
        const misread = code.replace("0", "o").replace("1", "l");
        expect(normalizeCode(misread)).toBe(code);
      }),
    );
  });
  test("AUTH-1 is read in the digits of any script, and no two codes become one", () => {
    const zero = fc.constantFrom(0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xff10);
    fc.assert(
      fc.property(digits, digits, zero, (code, other, from) => {
        const typed = [...code].map((digit) => String.fromCodePoint(from + Number(digit))).join("");
        expect(normalizeCode(typed)).toBe(code);
        expect(looksLikeCode(typed)).toBe(true);
        expect(normalizeCode(typed) === normalizeCode(other)).toBe(code === other);
      }),
    );
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z2-7]{12}$/), (code) => {
        expect(normalizeCode(code.replace("2", "٢").replace("7", "۷"))).toBe(normalizeCode(code));
      }),
    );
  });
});

describe("an administrator's code (AUTH-1)", () => {
  test("is twelve characters of base32, and survives being typed", () => {
    const code = adminCode(randomBytes(12));
    expect(code).toMatch(/^[A-Z2-7]{12}$/);
    expect(normalizeCode(code.toLowerCase())).toBe(code);
  });
  test("uses every character equally often", () => {
    const all = Uint8Array.from({ length: 256 }, (_, byte) => byte);
    const drawn = Array.from({ length: 21 }, (_, part) => adminCode(all.subarray(part * 12)));
    const counts = Map.groupBy(drawn.join(""), (character) => character);
    expect(counts.size).toBe(32);
    expect(new Set([...counts.values()].map(({ length }) => length))).toEqual(new Set([7, 8]));
  });
});
