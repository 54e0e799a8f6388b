// cspell:ignore audti piramid scirpt
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { SHIPPED_LESSONS } from "~/training/copy/shipped-lessons";
import { matchNames } from "./match-names";
import type { NamedLesson } from "./takes";

const LESSONS: NamedLesson[] = SHIPPED_LESSONS.map(({ id, title }, at) => ({
  id,
  number: at + 1,
  title,
  block: SHIPPED_LESSONS.slice(0, at + 1).findLast(({ block }) => block)?.block ?? null,
}));

type Labeled = { expected: string; name: string };

/** `expected`: a lesson, with "?" where a person should look; "-" for none. */
function labeled(file: string): Labeled[] {
  const lines = readFileSync(`tests/kit/videos/${file}.tsv`, "utf8").split("\n");
  return lines.flatMap((line) => {
    const [expected = "", name = ""] = line.split("\t");
    return line.startsWith("#") || name === "" ? [] : [{ expected, name }];
  });
}

function matched(name: string): string {
  const [match] = matchNames([name], LESSONS);
  if (!match || match.lesson === null) return "-";
  return `${match.lesson}${match.doubt ? "?" : ""}`;
}

test.each(["names", "more-names", "numbered-names"])(
  "MED-1 videos find their lessons by names as people write them: %s",
  (file) => {
    const all = labeled(file);
    expect(all.length).toBeGreaterThan(40);
    const other = all.filter(({ expected, name }) => matched(name) !== expected);
    const wrong = other.filter(({ name }) => /^\d+$/.test(matched(name)));
    expect(wrong, "never a wrong one without a mark").toEqual([]);
    expect(other.length / all.length, JSON.stringify(other)).toBeLessThanOrEqual(0.05);
  },
);

test("MED-1 26 videos dropped at once go to 26 lessons, whatever the company writes in front of each", () => {
  const names = LESSONS.map(
    ({ number, title }) => `ACME Closer Academy ${number} ${title.replaceAll(/[:/]/g, "_")}.mp4`,
  );
  const matches = matchNames(names, LESSONS);
  expect(matches).toEqual(LESSONS.map(({ id }) => ({ lesson: id, doubt: null })));
});

test("MED-1 of two files for the same lesson the surer one keeps it, and the other says why not", () => {
  const [first, second, third] = matchNames(
    ["7 outtakes.mp4", "The 4 Buyer Types.mp4", "08 DM Format.mp4"],
    LESSONS,
  );
  expect(second).toEqual({ lesson: 7, doubt: null });
  expect(third).toEqual({ lesson: 8, doubt: null });
  expect(first?.lesson).toBeNull();
  expect(first?.doubt).toContain("The 4 Buyer Types");
});

test.each([
  // The one that is meant, and the other takes of the same lesson.
  ["Lesson 3 BEST take.mov", "Lesson 3.mov", "lesson 3 v4.mp4"],
  ["Lesson 4 take 3.mp4", "Lesson 4 take 1.mp4", "Lesson 4 Take 2.mp4"],
  ["lesson-5_v10.mp4", "lesson-5_v9.mp4", "lesson-5.mp4"],
  ["Lesson 6.mp4", "Lesson 6 OLD do not use.mp4", "lesson 6 outtakes.mp4"],
  ["DM Format FINAL FINAL (1).mp4", "DM Format.mp4", "DM_Format_backup.mp4"],
  ["Lesson 10 (use this one).mp4", "Lesson 10 (old).mp4", "Lesson10.mp4"],
  ["TrustPyramidReshoot.mov", "TrustPyramid.mov", "Trust Pyramid unused.mov"],
])(
  "MED-1 of several takes the one that is meant has the lesson, in whatever order: %s",
  (meant, one, other) => {
    for (const names of [
      [meant, one, other],
      [other, one, meant],
      [one, meant, other],
    ]) {
      const matches = matchNames(names, LESSONS);
      expect(names.filter((_, at) => matches[at]?.lesson !== null)).toEqual([meant]);
      for (const { lesson, doubt, like } of matches)
        if (lesson === null)
          expect([doubt?.startsWith(`Like ${meant}`), like]).toEqual([
            true,
            matches[names.indexOf(meant)]?.lesson,
          ]);
    }
  },
);

test("MED-1 why another take has the lesson is said, and one that is called unused is checked even alone", () => {
  const doubts = (...names: string[]) => matchNames(names, LESSONS).map(({ doubt }) => doubt);
  const seems = "it seems to be “The Trust Pyramid”";
  expect(doubts("Lesson 6.mp4", "Lesson 6 best.mp4")).toEqual([
    `Like Lesson 6 best.mp4, which says “best”, ${seems}`,
    null,
  ]);
  expect(doubts("Lesson 6.mp4", "Lesson 06.mov")[1]).toBe(`Like Lesson 6.mp4, ${seems}`);
  expect(doubts("Lesson 6 do not use.mp4")).toEqual(["Its name says “do not use”"]);
  // The words of a title, and parts of words, say nothing about a take.
  const own = { id: 41, number: 27, title: "Good Old Follow-Ups", block: null };
  const [match] = matchNames(["Good Old Follow-Ups.mp4"], [...LESSONS, own]);
  expect(match).toEqual({ lesson: 41, doubt: null });
  expect(doubts("Lesson 6 bold gold.mp4")).not.toContain("Its name says “old”");
});

test.each([
  ["Lesson 9 - bad audio.mp4", "9?"],
  ["lesson 14 audio fixed.mov", "14?"],
  ["3 audio only.mp4", "3?"],
  // A word of a title itself, and a title with two slips, say more than the number in front.
  ["Lesson 9 - script audit.mp4", "25?"],
  ["Lesson 9 scirpt audti.mp4", "25?"],
  // Alone, it is still better than nothing.
  ["bad audio.mp4", "25?"],
  ["piramid.mp4", "6?"],
  ["Lesson 6 piramid.mp4", "6"],
])("MED-1 one word that is only like a title's says less than a number: %s", (name, lesson) => {
  expect(matched(name)).toBe(lesson);
});

test("MED-1 why a number does not say enough is told", () => {
  const doubts = (...names: string[]) => matchNames(names, LESSONS).map(({ doubt }) => doubt);
  expect(doubts("L02_E03.mp4", "12b.mp4", "Lesson 4 part 2.mp4", "1 of 3.mp4")).toEqual([
    "Its name also says 3",
    "Its name says “part b”",
    "Its name says “part 2”",
    "Its name says “of 3”",
  ]);
  expect(doubts("Week 2 - Video 3.mp4", "Recording 12.mp4")).toEqual([
    "Its name also says 2",
    "Its number may be the recorder’s",
  ]);
  // Where most files say the same number, it is the course's.
  const course = LESSONS.map(({ number }) => `Lesson ${number} - Academy 30.mp4`);
  expect(doubts(...course)).toEqual(LESSONS.map(() => null));
  // A part that a title has, and its numbers, are its own.
  const own = { id: 41, number: 27, title: "Voice Notes, Part 2", block: null };
  const [match] = matchNames(["Voice Notes Part 2.mp4"], [...LESSONS, own]);
  expect(match).toEqual({ lesson: 41, doubt: null });
});

test("MED-1 a lesson that trainees do not see has no number, and is found by its title", () => {
  const draft = { id: 40, number: null, title: "Voice Notes That Work", block: null };
  const [byNumber, byTitle] = matchNames(["lesson 40.mp4", "voice notes.mp4"], [...LESSONS, draft]);
  expect(byNumber?.lesson).toBeNull();
  expect(byTitle).toEqual({ lesson: 40, doubt: null });
});

test("MED-1 any name at all: one match for each file, and no lesson twice", () => {
  const parts = labeled("names").map(({ name }) => name);
  const name = fc.oneof(fc.string(), fc.constantFrom(...parts), fc.string({ unit: "binary" }));
  fc.assert(
    fc.property(fc.array(name, { maxLength: 8 }), (names) => {
      const matches = matchNames(names, LESSONS);
      const lessons = matches.flatMap(({ lesson }) => lesson ?? []);
      expect(matches).toHaveLength(names.length);
      expect(new Set(lessons).size).toBe(lessons.length);
    }),
    { numRuns: 40 },
  );
});
