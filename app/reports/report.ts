/** A progress report's content: one person's lessons, counted. Pure; runs anywhere. */

export type ReportLesson = {
  number: number;
  title: string;
  state: "Completed" | "In Progress" | "Not Started";
  /** 0 to 100. */
  percent: number;
  early?: boolean;
};

/** A report's note on lessons that were completed early. */
export const EARLY_NOTE =
  "Completed early: the end was reached faster than the video can be played, counted from the first saved point.";

export type ReportCounts = {
  completed: number;
  inProgress: number;
  remaining: number;
  /** 0 to 100: the mean of all lessons. */
  percent: number;
};

export function countsOf(lessons: readonly ReportLesson[]): ReportCounts {
  const of = (state: ReportLesson["state"]) =>
    lessons.filter((lesson) => lesson.state === state).length;
  const sum = lessons.reduce((total, { percent }) => total + Math.min(100, percent), 0);
  return {
    completed: of("Completed"),
    inProgress: of("In Progress"),
    remaining: of("Not Started"),
    percent: sum / Math.max(1, lessons.length),
  };
}

/** `{first}_{last}_progress_report`, without anything a file system or a header rejects. */
export function reportFileName(first: string, last: string, extension: "svg" | "png"): string {
  const parts = [first, last].map((name) =>
    [
      ...name
        .normalize("NFC")
        .replace(/[\p{Cc}\p{Cf}\p{Cs}\\/:*?"<>|]/gu, "")
        .trim(),
    ]
      .slice(0, 50)
      .join("")
      .replace(/\s+/g, "_")
      .replace(/^\.+/, ""),
  );
  return `${parts.join("_")}_progress_report.${extension}`;
}
