/** What a lesson's progress means: state, percentage and where playback resumes. Pure; runs anywhere. */
import { DAY_SECONDS } from "~/platform/time/durations";

/** A lesson counts as completed at this fraction of a known duration (VID-4). */
export const COMPLETION_PART = 0.9;
/** Players rarely offer more than double speed. */
const FASTEST_RATE = 2;
/** How late a first save may be: it waits for the player's first point and for the connection. */
const MOST_SLACK_SECONDS = 30;
/** Playback resumes only past this many seconds (VID-2). */
const RESUME_AFTER_SECONDS = 5;
/** Of a lesson's id: three digits, in addresses too. */
export const LARGEST_LESSON_NUMBER = 999;
/** A save that waited longer on its device counts as this old. */
export const OLDEST_SAVE_SECONDS = 30 * DAY_SECONDS;

/** A person's progress in one lesson, in seconds; `lessonNumber`: the lesson's id, which it keeps wherever it goes; `durationSeconds` is null until the player has reported it. */
export type LessonProgress = {
  lessonNumber: number;
  progressSeconds: number;
  positionSeconds: number;
  durationSeconds: number | null;
  completed: boolean;
  lastWatchedAt: string;
};

const LESSON_STATES = ["Start", "Continue", "Completed"] as const;
export type LessonState = (typeof LESSON_STATES)[number];

/** The lesson's id in an address part such as `lesson7`, among these; null for anything else (LES-1). */
export function lessonIdOf(slug: string, ids: readonly number[]): number | null {
  const match = /^lesson([1-9]\d{0,2})$/.exec(slug);
  const id = Number(match?.[1] ?? 0);
  return ids.includes(id) ? id : null;
}

/** Where a lesson's words are written. */
export function wordsPath(id: number): string {
  return `/admin/content/lessons?open=lessons.${id}#lessons.${id}.title`;
}

/** The number that people see of a lesson: its place among those shown, in their order (OWN-3); 0 if it is not shown. */
export function numberIn(ids: readonly number[], id: number): number {
  return ids.indexOf(id) + 1;
}

/** A trainee's card label: Start without progress, Continue from the first second, then Completed permanently (DASH-1). */
export function lessonState(progress: LessonProgress | undefined): LessonState {
  if (progress?.completed) return "Completed";
  return progress && progress.progressSeconds > 0 ? "Continue" : "Start";
}

/** 0 to 100: a completed lesson is 100, any other the furthest point of a known duration (DASH-2). */
export function lessonPercent(progress: LessonProgress | undefined): number {
  if (progress?.completed) return 100;
  if (!progress?.durationSeconds) return 0;
  return Math.min(100, (progress.progressSeconds / progress.durationSeconds) * 100);
}

/** Whole percent over the lessons with these ids, those not begun counting as 0 (DASH-2). */
export function overallPercent(all: readonly LessonProgress[], ids: readonly number[]): number {
  const sum = progressIn(all, ids).reduce((total, each) => total + lessonPercent(each), 0);
  return Math.round(sum / ids.length);
}

/** Progress in the lessons with these ids; leftovers of others do not count (CONT-10). */
export function progressIn<Progress extends LessonProgress>(
  all: readonly Progress[],
  ids: readonly number[],
): Progress[] {
  return all.filter(({ lessonNumber }) => ids.includes(lessonNumber));
}

/** The heading that a lesson stands under. */
export type BlockHeading = { id: string; name: string };

/** Lessons of one block, in order; `name` is null if they stand under no heading. */
export type LessonBlock<Lesson> = { name: string | null; lessons: [Lesson, ...Lesson[]] };

/** Lessons in their order, by blocks (DASH-1). */
export function blocksOf<Lesson extends { block: BlockHeading | null }>(
  lessons: readonly Lesson[],
): LessonBlock<Lesson>[] {
  const blocks: LessonBlock<Lesson>[] = [];
  for (const lesson of lessons) {
    const last = blocks.at(-1);
    if (last?.lessons[0].block?.id === lesson.block?.id && last) last.lessons.push(lesson);
    else blocks.push({ name: lesson.block?.name ?? null, lessons: [lesson] });
  }
  return blocks;
}

/** The lesson to continue with: the one watched last if it is not completed, otherwise the first that is not; null when all are. */
export function nextLesson(all: readonly LessonProgress[], ids: readonly number[]): number | null {
  const open = progressIn(all, ids).filter(({ completed }) => !completed);
  const [latest] = open.sort(
    (one, other) => Date.parse(other.lastWatchedAt) - Date.parse(one.lastWatchedAt),
  );
  if (latest) return latest.lessonNumber;
  const begun = new Set(all.map(({ lessonNumber }) => lessonNumber));
  return ids.find((id) => !begun.has(id)) ?? null;
}

/**
 * Whether a point of a video completes it. An unknown duration never does, nor one below `leastLength`: an advertisement
 * before the lesson reports its own.
 */
export function isCompleting(
  seconds: number,
  durationSeconds: number | null,
  leastLength = 0,
): boolean {
  if (durationSeconds === null || durationSeconds <= 0 || durationSeconds < leastLength)
    return false;
  return seconds >= durationSeconds * COMPLETION_PART;
}

/** Shorter clips are taken for an advertisement, until it is known that nothing longer follows them. */
export const SHORTEST_LESSON_SECONDS = 30;
/** Players differ a little about the length of the same video. */
export const SAME_LENGTH_PART = 0.9;

/**
 * The length from which a reported one is believed to be the lesson's, in seconds. `usual`: what others' players said,
 * null if too few have; `own`: the length of what this person has watched to its end before, with nothing after it.
 */
export function leastLength(usual: number | null, own: number | null): number {
  if (usual !== null) return usual * SAME_LENGTH_PART;
  return Math.min(SHORTEST_LESSON_SECONDS, own ?? SHORTEST_LESSON_SECONDS);
}

/** The minimum time between the first save and the completing save for a video of this length, if it is really played. */
export function leastSecondsToComplete(durationSeconds: number): number {
  const needed = durationSeconds * COMPLETION_PART;
  return (needed - Math.min(MOST_SLACK_SECONDS, needed / 2)) / FASTEST_RATE;
}

/** The whole second at which playback resumes; null to begin at the start, also after the end: of a completed lesson, that is its last tenth. */
export function resumeSecond(progress: LessonProgress | undefined): number | null {
  if (!progress || progress.positionSeconds <= RESUME_AFTER_SECONDS) return null;
  const length = progress.durationSeconds;
  const ended =
    length !== null &&
    (progress.positionSeconds >= length - 1 ||
      (progress.completed && isCompleting(progress.positionSeconds, length)));
  return ended ? null : Math.floor(progress.positionSeconds);
}

/** A list of progress with one lesson's row inserted, replaced or removed. */
export function withProgress(
  all: readonly LessonProgress[],
  change: LessonProgress & { removed: boolean },
): LessonProgress[] {
  const { removed, ...progress } = change;
  const others = all.filter(({ lessonNumber }) => lessonNumber !== progress.lessonNumber);
  return removed ? others : [...others, progress];
}
