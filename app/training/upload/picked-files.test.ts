import { expect, test } from "vitest";
import type { Examination } from "./examine";
import {
  isOpen,
  type ManyLesson,
  openFirst,
  type PickedFile,
  pickedFrom,
  tally,
  withExamined,
  withLesson,
  withThisInstead,
} from "./picked-files";

const NO_VIDEO = { hasVideo: false, fileName: null, hasTranscript: false, inProgress: 0 };
const LESSONS = ["Welcome", "The Buyer Types", "Handling Objections"].map(
  (title, at): ManyLesson => ({
    id: at + 1,
    number: at + 1,
    title,
    block: null,
    replacement: NO_VIDEO,
  }),
);
const REFUSED: Examination = { fault: "This is not a video." };
const VIDEO = { video: {} } as Examination;

// Saved at one moment: a file is known by it, and a `File` says now.
const chosen = (name: string) => ({
  file: new File(["x"], name, { lastModified: 0 }),
  handle: null,
});
const picked = (...names: string[]) => pickedFrom(names.map(chosen), [], LESSONS);
const lessonsOf = (files: readonly PickedFile[]) => files.map(({ lesson }) => lesson);

function examined(files: readonly PickedFile[], at: number, as: Examination): PickedFile[] {
  const file = files[at]?.chosen.file;
  if (!file) throw new Error(`no file ${at}`);
  return withExamined(files, file, as, LESSONS);
}

test("MED-1 a file that is refused keeps no lesson, and the one that was like it gets the lesson", () => {
  const files = picked("lesson 2.mp4", "Lesson 2 new.mp4", "Welcome.mp4");
  expect(lessonsOf(files)).toEqual([2, null, 1]);
  expect(files[1]?.doubt).toContain("Like lesson 2.mp4");
  const left = examined(files, 0, REFUSED);
  expect(lessonsOf(left)).toEqual([null, 2, 1]);
  expect(left[1]?.doubt ?? "").not.toContain("Like");
  // Of three, only one more gets it; and none that is refused itself.
  const three = examined(picked("lesson 2.mp4", "lesson 2 a.mp4", "lesson 2 b.mp4"), 0, REFUSED);
  expect(lessonsOf(three).filter((lesson) => lesson === 2)).toHaveLength(1);
  expect(lessonsOf(examined(examined(files, 1, REFUSED), 0, REFUSED))).toEqual([null, null, 1]);
});

test("MED-1 a file chosen after the refused one gets its lesson too", () => {
  const before = picked("lesson 2.mp4");
  const files = pickedFrom([chosen("Buyer Types final.mp4")], before, LESSONS);
  expect(lessonsOf(files)).toEqual([2, null]);
  expect(lessonsOf(examined(files, 0, REFUSED))).toEqual([null, 2]);
});

test("MED-1 a video that is fine keeps its lesson, and what a person has placed stays", () => {
  const files = picked("lesson 2.mp4", "Lesson 2 new.mp4");
  expect(lessonsOf(examined(files, 0, VIDEO))).toEqual([2, null]);
  const placed = files.map((each, at) => (at === 1 ? { ...each, lesson: 3, doubt: null } : each));
  expect(lessonsOf(examined(placed, 0, REFUSED))).toEqual([null, 3]);
  const left = files.map((each, at) => (at === 1 ? { ...each, doubt: null } : each));
  expect(lessonsOf(examined(left, 0, REFUSED))).toEqual([null, null]);
});

test("MED-1 how many can be uploaded, need a lesson or cannot be used is counted", () => {
  let files: readonly PickedFile[] = picked(
    "lesson 2.mp4",
    "Lesson 2 new.mp4",
    "Welcome.mp4",
    "x.mp4",
  );
  expect(tally(files)).toBe("0 of 4 can be uploaded, 4 being checked");
  for (const at of [0, 1, 2]) files = examined(files, at, VIDEO);
  expect(tally(files)).toBe(
    "2 of 4 can be uploaded, 1 has no lesson or shares one, 1 being checked",
  );
  files = examined(files, 3, REFUSED);
  expect(tally(files)).toBe(
    "2 of 4 can be uploaded, 1 has no lesson or shares one, 1 cannot be used",
  );
  const shared = files.map((each, at) => (at === 1 ? { ...each, lesson: 2, doubt: null } : each));
  expect(tally(shared)).toBe(
    "1 of 4 can be uploaded, 2 have no lesson or share one, 1 cannot be used",
  );
  expect(tally(files.slice(2, 3))).toBe("1 of 1 can be uploaded");
});

const namesOf = (files: readonly PickedFile[]) => files.map(({ chosen: { file } }) => file.name);

test("MED-1 what a person has to decide comes first, then what cannot be used, and the rest as it was", () => {
  let files: readonly PickedFile[] = picked(
    "Welcome.mp4",
    "broken.mp4",
    "lesson 2.mp4",
    "IMG_0042.MOV",
    "Lesson 2 new.mp4",
    "3 objections.mp4",
  );
  files = examined(files, 1, REFUSED);
  const sorted = openFirst(files);
  const first = ["IMG_0042.MOV", "Lesson 2 new.mp4", "broken.mp4"];
  expect(namesOf(sorted)).toEqual([...first, "Welcome.mp4", "lesson 2.mp4", "3 objections.mp4"]);
  expect(sorted.map((each) => isOpen(each, sorted)).lastIndexOf(true)).toBe(1);
  // Once decided it is not open anymore, also as one without a lesson; one that shares its lesson is.
  const key = sorted[0]?.key ?? "";
  const without = withLesson(sorted, key, null);
  expect(without.filter((each) => isOpen(each, without))).toHaveLength(1);
  const shared = withLesson(sorted, key, 1);
  expect(namesOf(shared.filter((each) => isOpen(each, shared)))).toEqual([
    "IMG_0042.MOV",
    "Lesson 2 new.mp4",
    "Welcome.mp4",
  ]);
});

test("MED-1 another take can have the lesson instead, also of a file that was chosen later or placed by hand", () => {
  const at = (files: readonly PickedFile[], name: string) => {
    const file = files.find((each) => each.chosen.file.name === name);
    if (!file) throw new Error(`no ${name}`);
    return file;
  };
  const placed = withLesson(
    picked("IMG_0042.MOV"),
    at(picked("IMG_0042.MOV"), "IMG_0042.MOV").key,
    2,
  );
  const files = pickedFrom([chosen("lesson 2.mp4")], placed, LESSONS);
  const { doubt, like, key } = at(files, "lesson 2.mp4");
  // Wherever it is shown.
  expect(doubt).toBe("It seems to be “The Buyer Types”, which IMG_0042.MOV has");
  expect(like).toBe(2);
  const swapped = withThisInstead(files, key);
  expect(lessonsOf(swapped)).toEqual([null, 2]);
  expect(swapped.some((each) => isOpen(each, swapped) || each.like !== undefined)).toBe(false);
  // Nothing to take.
  expect(lessonsOf(withThisInstead(swapped, key))).toEqual([null, 2]);
});

test("MED-1 a lesson that is only likely is counted as one to check until it is chosen", () => {
  const files = examined(picked("2 something else.mp4"), 0, VIDEO);
  expect(tally(files)).toBe("1 of 1 can be uploaded (1 to check)");
  expect(tally(withLesson(files, files[0]?.key ?? "", 2))).toBe("1 of 1 can be uploaded");
});
