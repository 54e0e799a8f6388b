import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { charactersOf, cleanText, cutTitle, fitText } from "./fitted-text";

describe("titles and names that fit (REP-1)", () => {
  test.each([
    ["x".repeat(28), "x".repeat(28)],
    ["x".repeat(29), `${"x".repeat(25)}...`],
    ["Understanding the Sales Process", "Understanding the Sales P..."],
    ["e\u0301".repeat(28), "e\u0301".repeat(28)],
    ["e\u0301".repeat(29), `${"e\u0301".repeat(25)}...`],
    ["👩‍🚀".repeat(29), `${"👩‍🚀".repeat(25)}...`],
  ])("%s is cut to %s", (title, cut) => {
    expect(cutTitle(title)).toBe(cut);
  });
  test("what a picture cannot hold, or what turns it around, goes", () => {
    expect(cleanText("A\u0000n\u202en\ud800 \n\t B\u2066\ufffe")).toBe("Ann B");
    expect(cleanText("می\u200cخواهم 👩‍🚀")).toBe("می\u200cخواهم 👩‍🚀");
  });
  test("short text keeps its size, longer text becomes smaller, the longest is cut", () => {
    expect(fitText("Ann", 1_280, 40, 22)).toEqual({ text: "Ann", size: 40 });
    const longer = fitText("Ann ".repeat(20), 1_280, 40, 22);
    expect(longer.text).toBe("Ann ".repeat(20));
    expect(longer.size).toBeLessThan(40);
    const longest = fitText("W".repeat(200), 1_280, 40, 22);
    expect(longest.text).toMatch(/^W{40,}\.\.\.$/);
    expect(longest.size).toBe(22);
  });
  test("whatever the text, characters are never cut in two, and nothing grows", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), (text) => {
        const fitted = fitText(text, 269, 17, 11);
        expect(fitted.size).toBeLessThanOrEqual(17);
        expect(fitted.size).toBeGreaterThanOrEqual(11);
        if (fitted.text === text) return;
        const kept = charactersOf(fitted.text.slice(0, -3));
        expect(charactersOf(text).slice(0, kept.length)).toEqual(kept);
      }),
    );
  });
});
