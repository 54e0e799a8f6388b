import { describe, expect, test } from "vitest";
import { countsOf, reportFileName } from "./report";
import { type Report, reportPicture } from "./report-picture";
import { sampleProgress } from "./sample-progress";

const lessonsTo = (last: number) =>
  Array.from({ length: last }, (_, index) => ({
    number: index + 1,
    title: `Title ${index + 1}`,
  }));
const LESSONS = lessonsTo(26);

function report(changes: Partial<Report> = {}): Report {
  return {
    firstName: "Ann",
    lastName: "Example",
    generatedOn: "2026-11-02",
    lessons: sampleProgress(7, LESSONS),
    sample: true,
    digits: 1,
    ...changes,
  };
}

describe("the picture of a report (REP-1)", () => {
  test("is 1400 by 1800 with title, name, date, counts, percentage, 26 lessons and footer", () => {
    const lessons = sampleProgress(7, LESSONS);
    const picture = reportPicture(report({ lessons }));
    const { completed, inProgress, remaining, percent } = countsOf(lessons);
    expect(picture).toContain('width="1400" height="1800"');
    for (const words of [
      "Training Progress Report",
      "Ann Example",
      "Generated November 2, 2026",
      `>${completed}</text>`,
      `>${inProgress}</text>`,
      `>${remaining}</text>`,
      ">Remaining<",
      `Overall progress: ${percent.toFixed(1)}%`,
      "Confidential",
    ])
      expect(picture).toContain(words);
    expect(picture.match(/>Lesson \d+</g)).toHaveLength(26);
    expect(picture.match(/>Completed<\/text>/g)).toHaveLength(completed + 1);
    expect(picture.match(/>In Progress \d\d%<\/text>/g)).toHaveLength(inProgress);
  });
  test.each([28, 29, 60, 99])(
    "CONT-10 %i lessons stay between the counts and the note",
    (count) => {
      const picture = reportPicture(report({ lessons: sampleProgress(7, lessonsTo(count)) }));
      const [, scale = "1"] = /scale\(([\d.]+)\)/.exec(picture) ?? [];
      const ends = [...picture.matchAll(/<rect x="(\d+)" y="(\d+)" width="305" height="148"/g)].map(
        ([, x, y]) => [
          (Number(x) - 60 + 305) * +scale + 60,
          (Number(y) - 530 + 148) * +scale + 530,
        ],
      );
      expect(ends).toHaveLength(count);
      expect(Math.max(...ends.map(([right = 0]) => right))).toBeLessThanOrEqual(1_341);
      expect(Math.max(...ends.map(([, bottom = 0]) => bottom))).toBeLessThanOrEqual(1_700);
    },
  );
  test("the same input gives the same bytes, another input others", () => {
    expect(reportPicture(report())).toBe(reportPicture(report()));
    expect(reportPicture(report({ firstName: "Bo" }))).not.toBe(reportPicture(report()));
  });
  test("S16d says which lessons were completed early, and what that means, and counts them as completed", () => {
    const lessons = sampleProgress(7, LESSONS).map((lesson) => ({
      ...lesson,
      early: lesson.number === 1,
    }));
    const picture = reportPicture(report({ lessons, sample: false }));
    expect(picture.match(/>Completed early<\/text>/g)).toHaveLength(1);
    expect(picture.match(/>Completed early: [^<]+</g)).toHaveLength(1);
    expect(picture).toContain(`>${countsOf(lessons).completed}</text>`);
    expect(reportPicture(report())).not.toContain("early");
  });
  test("says Sample data only if it is (REP-2)", () => {
    expect(reportPicture(report()).match(/Sample data/g)).toHaveLength(2);
    expect(reportPicture(report({ sample: false }))).not.toContain("Sample data");
  });
  test.each([
    ["<script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/script&gt;"],
    [
      `"><image href="x" onerror='y'>`,
      "&quot;&gt;&lt;image href=&quot;x&quot; onerror=&#39;y&#39;&gt;",
    ],
    ["]]>&amp;<!--", "]]&gt;&amp;amp;&lt;!--"],
  ])("a name such as %s is text", (firstName, escaped) => {
    const picture = reportPicture(report({ firstName }));
    expect(picture).toContain(escaped);
    expect(picture).not.toContain(firstName);
    const elements = new Set([...picture.matchAll(/<([\w!?][^\s>/]*)/g)].map(([, name]) => name));
    expect(elements).toEqual(new Set(["svg", "title", "rect", "text"]));
  });
  test("a hostile title is text too, and nothing that XML forbids gets in", () => {
    const lessons = [
      { number: 1, title: "<b>&\u0000\u202e", state: "Completed" as const, percent: 100 },
    ];
    const picture = reportPicture(report({ lessons, lastName: "x\u0001\ud800\uffff" }));
    expect(picture).toContain("&lt;b&gt;&amp;<");
    expect(/[\p{Cc}\p{Cs}\uffff\u202e]/u.test(picture.replaceAll("\n", ""))).toBe(false);
  });
  test("a name that runs from right to left is kept apart from the text around it", () => {
    expect(reportPicture(report({ firstName: "محمد", lastName: "علي" }))).toContain(
      "\u2068محمد علي\u2069",
    );
  });
});

describe("sample progress (REP-2)", () => {
  test("18 to 20 completed, 4 to 6 begun at 30 to 80 percent, all within a week", () => {
    const seen = { completed: new Set<number>(), begun: new Set<number>() };
    for (let seed = 0; seed < 500; seed += 1) {
      const lessons = sampleProgress(seed, LESSONS);
      const begun = lessons.filter(({ state }) => state === "In Progress");
      seen.completed.add(lessons.filter(({ state }) => state === "Completed").length);
      seen.begun.add(begun.length);
      for (const { percent } of begun) expect(percent >= 30 && percent <= 80).toBe(true);
      for (const lesson of lessons) {
        expect(lesson.durationSeconds >= 600 && lesson.durationSeconds <= 1_799).toBe(true);
        expect(lesson.watchedBeforeMs === null).toBe(lesson.state === "Not Started");
        expect((lesson.watchedBeforeMs ?? 0) < 7 * 86_400_000).toBe(true);
      }
    }
    expect([...seen.completed].sort()).toEqual([18, 19, 20]);
    expect([...seen.begun].sort()).toEqual([4, 5, 6]);
  });
  test("one seed gives one sample", () => {
    expect(sampleProgress(3, LESSONS)).toEqual(sampleProgress(3, LESSONS));
    expect(sampleProgress(3, LESSONS)).not.toEqual(sampleProgress(4, LESSONS));
  });
});

describe("the file's name (REP-1, EVI-1)", () => {
  test.each([
    ["Ann", "Example", "Ann_Example_progress_report.svg"],
    ["Mary Ann", "O'Brien", "Mary_Ann_O'Brien_progress_report.svg"],
    ["../../etc", "pass\\wd:*?", "etc_passwd_progress_report.svg"],
    ["محمد", "\u202egpj", "محمد_gpj_progress_report.svg"],
  ])("of %s %s", (first, last, name) => {
    expect(reportFileName(first, last, "svg")).toBe(name);
  });
  test("is never long", () => {
    expect(reportFileName("x".repeat(200), "y".repeat(200), "png").length).toBeLessThan(130);
  });
});
