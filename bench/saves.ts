/** The saves of every measurement: each trainee in turn, lesson after lesson, ever further. */
import type { ProgressSave } from "../app/training/progress-save.ts";

const LESSONS = 26;
const DURATION_SECONDS = 40_000;
const FURTHEST_SECONDS = 20_000;

/** The nth save, with a position that none of the last 20,000 had. */
export function nthSave(userIds: readonly string[], n: number): ProgressSave {
  const positionSeconds = n % FURTHEST_SECONDS;
  return {
    userId: userIds[n % userIds.length] ?? "",
    lessonNumber: (Math.floor(n / userIds.length) % LESSONS) + 1,
    positionSeconds,
    progressSeconds: positionSeconds + 0.5,
    durationSeconds: DURATION_SECONDS,
    epoch: 0,
    ageSeconds: 0.25,
  };
}

/** Enough saves to give every trainee a row for every lesson. */
export function savesForEveryRow(userIds: readonly string[]): number {
  return userIds.length * LESSONS;
}
