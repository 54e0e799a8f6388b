import { describe, expect, test } from "vitest";
import { matchesWords, nameKey, wordsOf } from "./name-words";

describe("names as they are searched", () => {
  test.each([
    ["Anne-Marie O'Neil", ["anne", "marie", "o", "neil"]],
    ["JOSÉ  Núñez", ["jose", "nunez"]],
    ["Łukasz 王小明", ["lukasz", "王小明"]],
    ["<script>alert(1)</script>", ["script", "alert", "1"]],
    ["=1+1", ["1"]],
    ["' & !:*", []],
  ])("TRK-5 %s", (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });
  test("TRK-5 every searched word must begin a word of the name", () => {
    expect(matchesWords("José Núñez", wordsOf("nu jo"))).toBe(true);
    expect(matchesWords("José Núñez", wordsOf("unez"))).toBe(false);
    expect(matchesWords("José Núñez", [])).toBe(true);
  });
  test("TRK-5 the same name is the same however it is written", () => {
    expect(nameKey("josé", "NUNEZ")).toBe(nameKey("José", "Núñez"));
    expect(nameKey("!!", "??")).toBe("!! ??");
  });
});
