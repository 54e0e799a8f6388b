/** Someone's lessons in an administrator's words (ADM-4). */

import { clock } from "~/platform/time/durations";
import type { Lesson } from "./catalogue.server";
import { type LessonProgress, lessonPercent } from "./lesson";
import type { StoredProgress } from "./progress.server";

export type LessonDetail = {
  id: number;
  number: number;
  title: string;
  state: "Completed" | "In Progress" | "Not Started";
  percent: number;
  /** Completed faster than the video can be played at double speed. */
  early: boolean;
  watched: string | null;
  lastWatchedAt: string | null;
};

export function lessonDetails(
  rows: readonly StoredProgress[],
  lessons: readonly Lesson[],
): LessonDetail[] {
  const byLesson = new Map(rows.map((row) => [row.lessonNumber, row]));
  return lessons.map(({ id, number, title }) => {
    const row = byLesson.get(id);
    const length = row?.durationSeconds ? clock(row.durationSeconds) : "?:??";
    return {
      id,
      number,
      title,
      state: stateWords(row),
      percent: lessonPercent(row),
      early: row?.completedEarly ?? false,
      watched: row ? `${clock(row.progressSeconds)} of ${length}` : null,
      lastWatchedAt: row?.lastWatchedAt ?? null,
    };
  });
}

function stateWords(row: LessonProgress | undefined): LessonDetail["state"] {
  if (row?.completed) return "Completed";
  return row && row.progressSeconds > 0 ? "In Progress" : "Not Started";
}
