import { describe, expect, test } from "vitest";
import { shippedWords } from "../../tests/kit/shipped-words";
import { shownLessons } from "./catalogue.server";
import { linesOf, questionFault } from "./copy/question-fault";
import { choicesOf, isRight } from "./questions";

const lessons = shownLessons(shippedWords);
const question = (right: string, wrong: string | null = null) => ({
  id: "1",
  question: "What?",
  reason: "Because.",
  right,
  wrong,
});

describe("PRAC-5 the shipped questions", () => {
  test.each(lessons.map((lesson) => [lesson.number, lesson] as const))(
    "lesson %i has two or three, each with a reason and a right answer",
    (_number, { questions }) => {
      expect(questions.length).toBeGreaterThanOrEqual(2);
      expect(questions.length).toBeLessThanOrEqual(3);
      for (const each of questions) {
        expect(questionFault(each)).toBeNull();
        for (const right of linesOf(each.right)) expect(isRight(each, right)).toBe(true);
        for (const wrong of linesOf(each.wrong)) expect(isRight(each, wrong)).toBe(false);
      }
    },
  );
  test("do not give the right answer away by its place", () => {
    const places = lessons
      .flatMap(({ questions }) => questions)
      .filter(({ wrong }) => wrong)
      .map((each) => choicesOf(each).indexOf(linesOf(each.right)[0] ?? ""));
    expect(new Set(places).size).toBeGreaterThan(1);
    for (const place of new Set(places))
      expect(places.filter((each) => each === place).length).toBeLessThan(places.length * 0.6);
  });
});

describe("PRAC-5 a typed answer", () => {
  test.each([
    ["replies", "Replies come first"],
    ["permission", "persmission first"],
    ["permission", "I'd ask for their permission"],
    ["two\n2", "2"],
    ["two\n2", "At most two."],
    ["the script", "From the script!"],
    ["acknowledge", "acknowledging"],
    ["do not push", "I do not push"],
  ])("for %j is right: %s", (right, answer) => {
    expect(isRight(question(right), answer)).toBe(true);
  });
  test.each([
    ["replies", "outreach"],
    ["replies", ""],
    ["replies", "not replies"],
    ["two\n2", "22"],
    ["two\n2", "one, three or more"],
    ["replies", `replies ${"and more words ".repeat(20)}`],
  ])("for %j is wrong: %s", (right, answer) => {
    expect(isRight(question(right), answer)).toBe(false);
  });
});

describe("PRAC-5 a question without a right answer", () => {
  test.each([" \n ", "—", "…\n!"])("is a fault: %j", (right) => {
    expect(questionFault(question(right))?.field).toBe("right");
  });
  test("is one whose answer is right and wrong", () => {
    expect(questionFault(question("Yes", "No\nyes!"))?.field).toBe("wrong");
    expect(questionFault(question("Yes", "No"))).toBeNull();
  });
});
