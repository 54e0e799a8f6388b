import { describe, expect, test } from "vitest";
import { fileNotes, replacementNotes, sentences } from "./upload/replacement";
import { readPasted } from "./video-address";
import { type ListLesson, namesOf, planOf, planText } from "./video-list";

const ORIGINS = ["https://player.example", "https://iframe.example"];
const at = (id: string) => `https://player.example/embed/7/${id}`;
const TITLES = ["The 4 Buyer Types", "Pre Sell", "Closing", "Closing Advanced"];

const replacedBy = (hasVideo: boolean, inProgress = hasVideo ? 9 : 0, hasTranscript = false) => ({
  hasVideo,
  hasTranscript,
  fileName: hasVideo ? "Opening.mp4" : null,
  inProgress,
});

const lessons = (videos: readonly (string | null)[] = []): ListLesson[] => [
  ...TITLES.map((title, index) => ({
    id: (index + 1) * 10,
    number: index + 1,
    title,
    video: videos[index] ?? null,
    replacement: replacedBy(typeof videos[index] === "string"),
  })),
  { id: 99, number: null, title: "Voice notes", video: null, replacement: replacedBy(false) },
];

const planned = (lines: readonly string[], known = lessons()) =>
  planOf(lines.join("\n"), known, ORIGINS).map(({ lesson, fault }) => fault ?? lesson?.id);

describe("OWN-3 a pasted list of videos", () => {
  test.each<[string, string[], unknown[]]>([
    ["by order", [at("a"), at("b")], [10, 20]],
    ["by number", [`3 ${at("a")}`, `Lesson 1: ${at("b")}`, `${at("c")} 2`], [30, 10, 20]],
    [
      "by title, the longest first",
      [`Closing advanced\t${at("a")}`, `${at("b")} closing`],
      [40, 30],
    ],
    ["by a title with a number in it", [`the 4 buyer types, ${at("a")}`], [10]],
    ["a lesson that is not live by its title", [`Voice Notes: ${at("a")}`], [99]],
    ["what is named first, the rest by order", [at("a"), `1. ${at("b")}`], [20, 10]],
    ["a lesson that does not exist", [`9 ${at("a")}`], ["There is no lesson 9"]],
    ["a lesson twice", [`1 ${at("a")}`, `1 ${at("b")}`], [10, "Lesson 1 is in the list twice"]],
    [
      "a line with two addresses",
      [`closing ${at("a")}, second part ${at("b")}`, `${at("c")} ${at("c")}`],
      ["There are two addresses in this line", 10],
    ],
    [
      "a line that nobody's embed code is as long as",
      ["<iframe".repeat(2_000)],
      ["This line is too long"],
    ],
    ["by a title without its article", [`"4 buyer types" (final v2!!) ${at("a")}`], [10]],
    ["a line without an address", ["Videos"], ["There is no address in this line"]],
    [
      "markup in several lines",
      [`<div>\n<iframe\nsrc="${at("a")}"></iframe>\n</div>`, at("b")],
      [10, 20],
    ],
    ["without https", ["player.example/embed/7/a"], [10]],
  ])("goes %s", (_, lines, ids) => {
    expect(planned(lines)).toEqual(ids);
  });
  test("is another plan once somebody has set one of its videos, and the same if they set another one", () => {
    const plan = (known: ListLesson[]) => planText(planOf(at("a"), known, ORIGINS), known);
    expect(plan(lessons([null]))).toBe(plan(lessons([null, at("x")])));
    expect(planText(planOf(`1 ${at("a")}`, lessons(), ORIGINS), lessons())).not.toBe(
      planText(planOf(`1 ${at("a")}`, lessons(), ORIGINS), lessons([at("y")])),
    );
  });
  test("fills the lessons without a video, and begins with the first if there are more lines than those", () => {
    const some = lessons([at("x"), null, null, at("y")]);
    expect(planned([at("a"), at("b")], some)).toEqual([20, 30]);
    expect(planned([at("a"), at("b"), at("c")], some)).toEqual([10, 20, 30]);
    expect(planned(["a", "b", "c", "d", "e"].map(at))).toEqual([
      10,
      20,
      30,
      40,
      "No lesson is left for it",
    ]);
  });
  test("warns of a video in two lessons and of one that is replaced", () => {
    const plan = planOf(
      `1 ${at("a")}\n2 ${at("a")}\n3 ${at("z")}`,
      lessons([at("x"), null, null, at("z")]),
      ORIGINS,
    );
    expect(plan.map(({ notes }) => notes)).toEqual([
      [
        "Replaces this lesson’s video: 9 trainees in progress start over, and those who completed it stay completed",
      ],
      ["The same video as Lesson 1"],
      ["The same video as Lesson 4"],
    ]);
  });
});

describe("MED-9 what another video does", () => {
  test.each([
    [replacedBy(false), ""],
    [replacedBy(true, 0), "Replaces this lesson’s video. No one is in the middle of it."],
    [
      replacedBy(true, 1, true),
      "Replaces this lesson’s video: 1 trainee in progress starts over, and those who completed it stay completed. Its transcript stays until you remove it, with the captions and in search.",
    ],
    [
      replacedBy(false, 1200),
      "This lesson had a video before: 1,200 trainees in progress start over, and those who completed it stay completed.",
    ],
    [
      replacedBy(false, 0, true),
      "Its transcript stays until you remove it, with the captions and in search.",
    ],
  ])("is said, %o", (replacement, said) => {
    expect(sentences(replacementNotes(replacement))).toBe(said);
  });
  test("a file may be the one that is there", () => {
    const same = "The same file again changes nothing";
    expect(fileNotes(replacedBy(true), "Opening.mp4")).toContain(same);
    expect(fileNotes(replacedBy(true), "The Trust Pyramid.webm")).not.toContain(same);
    expect(fileNotes(replacedBy(false), "Opening.mp4")).toEqual([]);
  });
});

describe("UPL-1 OWN-3 what was pasted for one lesson", () => {
  test.each([
    at("a"),
    "player.example/embed/7/a",
    "//player.example/embed/7/a",
    "https://player.example/play/7/a",
  ])("%s is understood", (pasted) => {
    const read = readPasted(pasted, ORIGINS);
    expect("video" in read && read.video.address).toBe(at("a"));
  });
  test("of another host names the hosts that work", () => {
    expect(readPasted("https://youtu.be/abc", ORIGINS)).toEqual({
      fault:
        "Videos of youtu.be do not work here. Videos of player.example, iframe.example work, such as https://player.example/embed/123/abc",
    });
  });
});

test("MED-3 many lessons with one video are said as runs", () => {
  const lessons = [2, 3, 4, 5, 7, 8, 10].map((number) => ({ number, title: "" }));
  const named = { number: null, title: "Extra" };
  expect(namesOf([...lessons, named])).toBe(
    "Lessons 2 to 5, Lesson 7, Lesson 8, Lesson 10, “Extra”",
  );
  expect(namesOf(lessons.slice(0, 1))).toBe("Lesson 2");
  expect(namesOf([])).toBe("");
});
