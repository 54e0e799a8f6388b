import { describe, expect, test } from "vitest";
import { base32, codeAt, keyAddress, matchingStep, stepAt } from "./totp.server";

/** The key and the times of RFC 6238, appendix B, whose codes have eight digits there. */
const KEY = Buffer.from("12345678901234567890");
const VECTORS = [
  [59, "94287082"],
  [1_111_111_109, "07081804"],
  [1_111_111_111, "14050471"],
  [1_234_567_890, "89005924"],
  [2_000_000_000, "69279037"],
  [20_000_000_000, "65353130"],
] as const;

describe("one-time codes", () => {
  test.each(VECTORS)("AUTH-7 the code at second %i ends like the standard's %s", (second, code) => {
    expect(codeAt(KEY, stepAt(second * 1_000))).toBe(code.slice(2));
  });

  test("AUTH-7 one step of drift is accepted each way, and no more", () => {
    const moment = 1_234_567_890_000;
    const now = stepAt(moment);
    const accepted = [-2, -1, 0, 1, 2].map((drift) =>
      matchingStep(KEY, codeAt(KEY, now + drift), { moment, used: 0 }),
    );
    expect(accepted).toEqual([null, now - 1, now, now + 1, null]);
  });

  test("AUTH-7 a code is good once, and so is every older one", () => {
    const moment = 1_234_567_890_000;
    const now = stepAt(moment);
    const used = now;
    expect(matchingStep(KEY, codeAt(KEY, now), { moment, used })).toBeNull();
    expect(matchingStep(KEY, codeAt(KEY, now - 1), { moment, used })).toBeNull();
    expect(matchingStep(KEY, codeAt(KEY, now + 1), { moment, used })).toBe(now + 1);
  });

  test("AUTH-7 what is not a six-digit code is refused without an error", () => {
    for (const code of ["", "12345", "1234567", "abcdef", "١٢٣٤٥٦", "\u0000"])
      expect(matchingStep(KEY, code, { moment: 90_000, used: 0 })).toBeNull();
  });

  test("AUTH-7 a key is typed as base32, and named in an address that apps read", () => {
    expect(base32(Buffer.from("foobar"))).toBe("MZXW6YTBOI");
    const text = keyAddress("Set & Co", "Ana Ortiz", KEY);
    expect(text).toMatch(
      /^otpauth:\/\/totp\/Set%20%26%20Co:Ana%20Ortiz\?secret=\w+&issuer=Set%20%26%20Co&/,
    );
    const address = new URL(text);
    expect(Object.fromEntries(address.searchParams)).toEqual({
      secret: "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ",
      issuer: "Set & Co",
      algorithm: "SHA1",
      digits: "6",
      period: "30",
    });
  });
});
