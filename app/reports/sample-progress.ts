/** Invented progress for a report that shows what reports look like (REP-2). */
import { DAY_MS } from "~/platform/time/durations";
import type { ReportLesson } from "./report";

const COMPLETED = [18, 20] as const;
const PARTIAL = [4, 6] as const;
const PARTIAL_PERCENT = [30, 80] as const;
const DURATION_SECONDS = [600, 1_799] as const;
const WITHIN_MS = 7 * DAY_MS;

export type SampleLesson = ReportLesson & {
  durationSeconds: number;
  progressSeconds: number;
  /** When it was last watched, in time before now; null if never. */
  watchedBeforeMs: number | null;
};

/** 18 to 20 lessons completed and 4 to 6 more begun; the same seed gives the same progress. */
export function sampleProgress(
  seed: number,
  lessons: readonly { number: number; title: string }[],
): SampleLesson[] {
  const random = randomFrom(seed);
  const whole = ([least, most]: readonly [number, number]) =>
    least + Math.floor(random() * (most - least + 1));
  const completed = whole(COMPLETED);
  const begun = completed + whole(PARTIAL);
  return lessons.map(({ number, title }, index) => {
    const durationSeconds = whole(DURATION_SECONDS);
    const part = index < completed ? 100 : index < begun ? whole(PARTIAL_PERCENT) : 0;
    const watchedBeforeMs = part > 0 ? Math.floor(random() * WITHIN_MS) : null;
    return {
      number,
      title,
      state: part === 100 ? "Completed" : part > 0 ? "In Progress" : "Not Started",
      percent: part,
      durationSeconds,
      progressSeconds: (durationSeconds * part) / 100,
      watchedBeforeMs,
    };
  });
}

export function newSeed(): number {
  return Math.floor(Math.random() * 2 ** 31);
}

/** Numbers from 0 to under 1 that depend only on the seed (Weyl sequence through an integer hash). */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
  };
}
