import { describe, expect, test } from "vitest";
import { FIGURES } from "~/figures/figures";
import { shippedWords } from "../../../tests/kit/shipped-words";
import { shownLessons } from "../catalogue.server";

const lessons = shownLessons(shippedWords);

/** The specification's titles, whose lessons come first; that of lesson 24 is partly cut off there. */
const TITLES = [
  "Appointment Setting - Facebook",
  "Appointment Setting - LinkedIn Job Offer",
  "Why People Really Buy: Emotions vs Logic",
  "The 6 Principles of Ethical Persuasion",
  "The Buyer's Decision Cycle",
  "The Trust Pyramid",
  "The 4 Buyer Types",
  "The DM Format",
  "Anti Spam Techniques & Pattern Interrupts",
  "Increase Your Response Rate",
  "What is Triaging",
  "Key Questions to Identify Ideal Prospects (BANT GPCT)",
  "Pre Sell During Triaging",
  "Trigger Soft Skills",
  "Digging into the Prospect's Real Pain (basic)",
  "Digging into the Prospect's Real Pain (advanced)",
  "The Art of Story Selling",
  "Handling Objections with Confidence",
  "Advanced Closing Techniques",
  "Create Ethical Urgency & Momentum",
  "Sales Mindset: Identity Better Than Motivation",
  "The Daily Routine of a Closer",
  "Handling Rejection, Burnout & Slumps",
  "From Setter to Closer",
  "Script Audit",
  "The Future of Sales",
];

const words = (text: string | null) => (text ?? "").trim().split(/\s+/).filter(Boolean).length;

describe("the lessons (LES-1)", () => {
  test("are numbered in their order", () => {
    expect(lessons.map(({ number }) => number)).toEqual(lessons.map((_, index) => index + 1));
  });
  test("have the titles of the specification", () => {
    expect(lessons.slice(0, TITLES.length).map(({ title }) => title)).toEqual(
      TITLES.map((title, index) => (index === 23 ? expect.stringContaining(title) : title)),
    );
  });
  test.each(lessons.map((lesson) => [lesson.number, lesson] as const))(
    "lesson %i has a text to read, of the length a reader expects",
    (_number, { subtitle, description, overview }) => {
      const length = [overview.teaches, overview.why, ...overview.next]
        .map(words)
        .reduce((a, b) => a + b);
      expect(length).toBeGreaterThanOrEqual(150);
      expect(length).toBeLessThanOrEqual(300);
      expect(overview.next.length).toBeGreaterThanOrEqual(3);
      for (const text of [subtitle, description]) expect(words(text)).toBeGreaterThanOrEqual(5);
    },
  );
  test("LAND-3 are as many as visitors are promised, or more", () => {
    expect(lessons.length).toBeGreaterThanOrEqual(Number(FIGURES.lessons.figure));
  });
  test("repeat no text", () => {
    const texts = lessons.flatMap(({ subtitle, description, overview }) => [
      subtitle,
      description,
      overview.teaches,
      overview.why,
      ...overview.next,
    ]);
    expect(new Set(texts).size).toBe(texts.length);
  });
});
