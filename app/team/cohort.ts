/** A cohort's dates, and how far a trainee is from them (TEAM-2). Pure; runs anywhere. */

/** By the end of the day `by`, in UTC, all lessons up to this one are due. */
export type Target = { lesson: number; by: string };

/** `numbers`: all lessons in their order. */
type Way = { targets: readonly Target[]; numbers: readonly number[]; completed: readonly number[] };

/** The steps left for the first date that is not met yet; null if all are. */
function nextTarget({ targets, numbers, completed }: Way): (Target & { left: number }) | null {
  const done = new Set(completed);
  for (const target of targets.toSorted((one, other) => one.by.localeCompare(other.by))) {
    const upTo = numbers.slice(0, numbers.indexOf(target.lesson) + 1);
    const left = upTo.filter((number) => !done.has(number)).length;
    if (left > 0) return { ...target, left };
  }
  return null;
}

/** One sentence for the dashboard; null without dates. `dayText`: how a day is written. */
export function targetWords(
  way: Way,
  today: string,
  dayText: (day: string) => string,
): string | null {
  if (way.targets.length === 0) return null;
  const next = nextTarget(way);
  if (next === null) return "You've met every target date for your cohort.";
  const lessons = next.left === 1 ? "1 lesson" : `${next.left} lessons`;
  return next.by < today
    ? `${lessons} overdue: everything through lesson ${next.lesson} was due ${dayText(next.by)}.`
    : `Finish through lesson ${next.lesson} by ${dayText(next.by)}: ${lessons} to go.`;
}
