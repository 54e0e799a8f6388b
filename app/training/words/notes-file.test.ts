import { expect, test } from "vitest";
import { notesFile } from "./notes-file";

const LESSONS = [
  { id: 1, number: 1, title: "Welcome" },
  { id: 2, number: 2, title: "Price [and] *more*" },
];
const note = (lessonNumber: number, atSeconds: number, words: string) => ({
  id: `${lessonNumber} ${atSeconds}`,
  lessonNumber,
  atSeconds,
  words,
});

test("MED-7 notes are Markdown: a heading for each lesson, a second that plays, text that stays text", () => {
  const notes = [
    note(1, 7.9, "Ask first"),
    note(1, 3_725, "# not a heading\n\n1. not a list\n<b>& so on</b>"),
    note(2, 0, "- a"),
    note(9, 1, "kept"),
  ];
  const file = notesFile(
    notes,
    LESSONS,
    (each) => `https://a/l${each.lessonNumber}?t=${Math.floor(each.atSeconds)}`,
  );
  expect(file).toBe(`# Notes

## Lesson 1: Welcome

- [0:07](https://a/l1?t=7) Ask first
- [1:02:05](https://a/l1?t=3725) \\# not a heading

  1\\. not a list
  \\<b\\>& so on\\</b\\>

## Lesson 2: Price \\[and\\] \\*more\\*

- [0:00](https://a/l2?t=0) \\- a

## A lesson that is no longer shown

- [0:01](https://a/l9?t=1) kept
`);
  expect(notesFile([], LESSONS, () => "")).toBe("# Notes\n\nNo notes yet.\n");
});
