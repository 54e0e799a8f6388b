import { describe, expect, test } from "vitest";
import { type Cue, cueAt, hintsFor, readTime, writeTime } from "./cue";
import {
  changeCue,
  deleteCue,
  differenceOf,
  type Edited,
  mergeCue,
  replaceWords,
  splitCue,
} from "./edit-cues";

const CUES: Cue[] = [
  { start: 0, end: 2, words: "Welcome to lesson one", chapter: "Hello" },
  { start: 2, end: 4, words: "I am Jon Snowe", chapter: null },
  { start: 4, end: 6, words: "Ask snowe anything", chapter: "Questions" },
];
const named = (at: number) => ({ at, ...(CUES[at] ?? (CUES[0] as Cue)) });
const cuesOf = (result: Edited) => ("cues" in result ? result.cues : result.fault);

describe("MED-5 a transcript is edited in place", () => {
  test("changed words, times and chapter, in order of their start", () => {
    const wanted = { start: 5, end: 9, words: " I am\n Jon  Snow ", chapter: " Who " };
    expect(cuesOf(changeCue(CUES, named(1), wanted))).toEqual([
      CUES[0],
      CUES[2],
      { start: 5, end: 9, words: "I am Jon Snow", chapter: "Who" },
    ]);
  });

  test("split near the caret or the middle, its time in proportion", () => {
    expect(cuesOf(splitCue(CUES, named(0), null))).toEqual([
      { start: 0, end: 0.952, words: "Welcome to", chapter: "Hello" },
      { start: 0.952, end: 2, words: "lesson one", chapter: null },
      ...CUES.slice(1),
    ]);
    expect(cuesOf(splitCue(CUES, named(0), 20))).toMatchObject([
      { words: "Welcome to lesson" },
      { words: "one" },
      {},
      {},
    ]);
  });

  test("a cue that others have moved is found where it is, and nothing is put into the one at its old place", () => {
    const moved = cuesOf(splitCue(CUES, named(0), null)) as Cue[];
    const wanted = { ...named(2), words: "Ask Snow anything" };
    expect(cuesOf(changeCue(moved, named(2), wanted))).toMatchObject([
      {},
      {},
      CUES[1],
      { words: "Ask Snow anything", start: 4 },
    ]);
    const changed = [{ ...CUES[1], words: "I am Jon" } as Cue, ...CUES.slice(2)];
    expect(changeCue(changed, named(0), wanted)).toMatchObject({ now: null });
    expect(changeCue([{ ...CUES[0], words: "Hi" } as Cue], named(0), wanted)).toMatchObject({
      now: { words: "Hi" },
    });
  });

  test("merged with the next, and deleted, without losing a chapter", () => {
    expect(cuesOf(mergeCue(CUES, named(1)))).toEqual([
      CUES[0],
      { start: 2, end: 6, words: "I am Jon Snowe Ask snowe anything", chapter: "Questions" },
    ]);
    expect(cuesOf(deleteCue(CUES, named(0)))).toEqual([{ ...CUES[1], chapter: "Hello" }, CUES[2]]);
  });

  test("a misheard name is replaced everywhere", () => {
    expect(replaceWords(CUES, "snowe", "Snow", false)).toMatchObject({
      count: 2,
      cues: [CUES[0], { words: "I am Jon Snow" }, { words: "Ask Snow anything" }],
    });
    expect(replaceWords(CUES, "snowe", "Snow", true)).toMatchObject({ count: 1 });
    expect(
      replaceWords([{ ...CUES[0], words: "a.b (c) $1" } as Cue], "(c) $1", "$&", true),
    ).toMatchObject({
      cues: [{ words: "a.b $&" }],
    });
  });

  test.each<[name: string, result: Edited, fault: RegExp]>([
    ["another's change", deleteCue(CUES, { ...named(1), words: "old" }), /Someone else/],
    ["a place that is gone", deleteCue(CUES, { ...named(1), words: "old", at: 9 }), /Someone else/],
    [
      "no words",
      changeCue(CUES, named(1), { ...named(1), end: 3, words: " ", chapter: null }),
      /Enter what is said/,
    ],
    [
      "an end before its start",
      changeCue(CUES, named(1), { start: 3, end: 1, words: "a", chapter: null }),
      /before it begins/,
    ],
    [
      "one word",
      splitCue(
        [{ start: 0, end: 1, words: "a", chapter: null }],
        { at: 0, start: 0, end: 1, words: "a", chapter: null },
        null,
      ),
      /one word/,
    ],
    ["the last", mergeCue(CUES, named(2)), /last cue/],
  ])("is refused: %s", (_, result, fault) => {
    expect(cuesOf(result)).toMatch(fault);
  });

  test("another's change of any part of a cue is told with what it is now", () => {
    const wanted = { start: 2, end: 4, words: "Mine", chapter: null };
    for (const change of [
      { start: 2.5 },
      { end: 3.5 },
      { words: "Theirs" },
      { chapter: "Theirs" },
    ]) {
      const now = { ...(CUES[1] as Cue), ...change };
      const cues = CUES.toSpliced(1, 1, now);
      expect(changeCue(cues, named(1), wanted)).toEqual({
        fault: "Someone else has changed this cue meanwhile",
        now,
      });
      expect(cuesOf(changeCue(cues, { at: 1, ...now }, wanted))).toMatchObject([{}, wanted, {}]);
    }
    expect(changeCue(CUES.slice(0, 1), named(1), wanted)).toMatchObject({ now: null });
  });

  test("only what differs is written, and put back", () => {
    for (const after of [
      CUES,
      [],
      cuesOf(splitCue(CUES, named(1), null)) as Cue[],
      cuesOf(mergeCue(CUES, named(0))) as Cue[],
      [...CUES, { start: 9, end: 10, words: "more", chapter: null }],
    ]) {
      const { position, removed, put } = differenceOf(CUES, after);
      expect(CUES.toSpliced(position, removed.length, ...put)).toEqual(after);
      expect(after.toSpliced(position, put.length, ...removed)).toEqual(CUES);
    }
    expect(differenceOf(CUES, CUES)).toEqual({ position: 3, removed: [], put: [] });
  });
});

test("MED-5 hints name what overlaps and what nobody can read in time", () => {
  const [first, second] = CUES as [Cue, Cue];
  expect(hintsFor(first, undefined, null)).toEqual([]);
  expect(hintsFor(second, first, second.start)).toEqual([]);
  expect(hintsFor(second, first, second.start - 0.5)).toEqual(["Begins after the video has ended"]);
  expect(hintsFor({ ...second, start: 1 }, first, 1)).toEqual(["Begins before the one above ends"]);
  expect(hintsFor({ ...first, end: 0.5 }, undefined, null)).toEqual([
    "Too fast to read: 42 letters a second",
  ]);
});

test("MED-5 the cue of a second is the last that has begun", () => {
  for (let second = -1; second < 8; second += 0.5)
    expect(cueAt(CUES, second)).toBe(CUES.findLastIndex(({ start }) => start <= second));
});

test("MED-5 times are read as they are written", () => {
  for (const seconds of [0, 0.001, 59.999, 60, 3_599.5, 3_600, 43_200])
    expect(readTime(writeTime(seconds))).toBeCloseTo(seconds, 6);
  for (const wrong of ["", ":", "1:", "a", "1:2:3:4", "1.2.3", "-1", "1:75", "1e3", "0x10"])
    expect(readTime(wrong), wrong).toBeNull();
});
