import { expect, test } from "vitest";
import { shippedWords } from "../../tests/kit/shipped-words";
import { FOLLOW_UPS } from "./copy/follow-ups.server";
import { followUpFaults } from "./script-check";

const one = (message: string) => followUpFaults({ lines: "a", "lines.a.message": message });

test("WEEK-2 a follow-up line has at most 60 words and one question", () => {
  expect(one(`${"word ".repeat(59)}now?`)).toEqual({});
  expect(one(`${"word ".repeat(60)}now?`)).toEqual({
    "lines.a.message": "A follow-up has at most 60 words; this one has 61",
  });
  expect(one("Still there? Shall I wait?")).toEqual({
    "lines.a.message": "A follow-up asks one thing; this one asks 2",
  });
});

test("WEEK-2 every time and reason has a shipped line with one question, and each with what they said names it", () => {
  const { lines } = shippedWords.of(FOLLOW_UPS);
  expect(new Set(lines.map(({ when }) => when)).size).toBe(11);
  for (const { id, message, reminder } of lines) {
    expect(message.match(/\?/g), id).toHaveLength(1);
    if (reminder) expect(reminder, id).toContain("{said}");
  }
});

test("WEEK-2 the shipped line that confirms a call fits one whose day alone is known: it asks about no time", () => {
  const booked = shippedWords.of(FOLLOW_UPS).lines.filter(({ when }) => when === "booked");
  expect(booked.length).toBeGreaterThan(0);
  for (const { message } of booked) expect(message).not.toMatch(/\btime\b/i);
});
