/** A cohort's dates, and how far a trainee is from them (TEAM-2). Pure; runs anywhere. */

/** By the end of the day `by`, in UTC, all lessons up to this one are due; `lesson`: its id. */
export type Target = { lesson: number; by: string };

/** `ids`: of all lessons that are shown, in their order. */
type Way = { targets: readonly Target[]; ids: readonly number[]; completed: readonly number[] };

/** The steps left for the first date that is not met yet, and the number of the last; null if all are met. */
function nextTarget({ targets, ids, completed }: Way) {
  const done = new Set(completed);
  for (const target of targets.toSorted((one, other) => one.by.localeCompare(other.by))) {
    const upTo = ids.slice(0, ids.indexOf(target.lesson) + 1);
    const left = upTo.filter((id) => !done.has(id)).length;
    if (left > 0) return { by: target.by, number: upTo.length, left };
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
    ? `${lessons} overdue: everything through lesson ${next.number} was due ${dayText(next.by)}.`
    : `Finish through lesson ${next.number} by ${dayText(next.by)}: ${lessons} to go.`;
}
