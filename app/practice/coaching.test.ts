import { describe, expect, test } from "vitest";
import { conversationFault, conversationLines, kappa, MOST_LINES } from "./coaching";

describe("PRAC-6 a pasted conversation", () => {
  test("is its lines, with names blanked as whole words in any case", () => {
    const text = " Me: Hi Ann, and ANN again\n\nThem: Joanna here, not annoyed, Ann's sister ";
    expect(conversationLines(text, "Ann, Smith")).toEqual([
      "Me: Hi [name], and [name] again",
      "Them: Joanna here, not annoyed, [name]'s sister",
    ]);
  });
  test("is taken literally where a name has signs of patterns", () => {
    expect(conversationLines("Me: a.c and abc\nyes", "a.c, (, x")[0]).toBe("Me: [name] and abc");
  });
  test("has two lines or more, and an end", () => {
    expect(conversationFault(["one"])).toContain("two lines");
    expect(conversationFault(["one", "two"])).toBeNull();
    expect(conversationFault(Array(MOST_LINES + 1).fill("x"))).toContain("lines");
    expect(conversationFault(["one", "x".repeat(1_001)])).toContain("characters");
  });
});

describe("PRAC-6 agreement", () => {
  const pairs = (both: number, first: number, second: number, none: number) => [
    ...Array.from({ length: both }, () => [true, true] as const),
    ...Array.from({ length: first }, () => [true, false] as const),
    ...Array.from({ length: second }, () => [false, true] as const),
    ...Array.from({ length: none }, () => [false, false] as const),
  ];
  test.each([
    ["full", pairs(5, 0, 0, 5), 1],
    ["that of the textbook", pairs(20, 5, 10, 15), 0.4],
    ["none beyond chance", pairs(1, 1, 1, 1), 0],
    ["less than chance", pairs(0, 5, 5, 0), -1],
  ])("%s", (_name, given, expected) => {
    expect(kappa(given)).toBeCloseTo(expected, 10);
  });
  test("is unknown if nothing was judged twice, or everything the same", () => {
    expect(kappa([])).toBeNull();
    expect(kappa(pairs(4, 0, 0, 0))).toBeNull();
  });
});

describe("READ-12 a pasted conversation", () => {
  test("READ-12 loses numbers, mail addresses, handles and streets before names", () => {
    const text = "Me: hi Jess, 555-123-4567?\nThem: jess@x.com or @jess, 12 Main St, I make $4,200";
    expect(conversationLines(text, "Jess")).toEqual([
      "Me: hi [name], [number]?",
      "Them: [email] or [handle], [address], I make $4,200",
    ]);
  });
});
