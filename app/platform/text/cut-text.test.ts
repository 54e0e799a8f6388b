import { expect, test } from "vitest";
import { cutText } from "./cut-text";

test("LEAD-1 a text that is cut ends in no half of a character, wherever it is cut", () => {
  const text = "Mommy of 3 👶🏽👨‍👩‍👧 é";
  for (let most = 0; most <= text.length + 1; most += 1) {
    const cut = cutText(text, most);
    expect(cut.isWellFormed()).toBe(true);
    expect(text.startsWith(cut)).toBe(true);
    expect(most - cut.length).toBeLessThanOrEqual(1);
  }
  expect(cutText("Mommy of 3 👶", 12)).toBe("Mommy of 3 ");
  expect(cutText("Mommy of 3 👶", 13)).toBe("Mommy of 3 👶");
});
