/** Someone's progress, compared with the weeks that the program takes (DASH-5). Pure; runs anywhere. */
import { DAY_MS } from "~/platform/time/durations";

const WEEK_MS = 7 * DAY_MS;
const SECONDS_EACH = 45;

/** How long this many objections take: at most ten minutes for a day's twelve. */
export function practiceMinutes(objections: number): number {
  return Math.ceil((objections * SECONDS_EACH) / 60);
}

/** `weeks`: the length of the program. `beganAt`: when the first lesson was opened, ISO; null before. */
type Way = { lessons: number; completed: number; weeks: number; beganAt: string | null; now: Date };

/** One sentence, or null if there is nothing to compare with. */
export function paceWords({ lessons, completed, weeks, beganAt, now }: Way): string | null {
  if (!Number.isInteger(weeks) || weeks < 1 || lessons === 0) return null;
  if (completed >= lessons) return "You have completed every lesson.";
  if (beganAt === null) {
    const perWeek = Math.max(1, Math.round(lessons / weeks));
    return `${counted(lessons, "lesson")} in ${counted(weeks, "week")}: about ${perWeek} a week.`;
  }
  const elapsed = Math.max(0, now.getTime() - Date.parse(beganAt));
  const left = lessons - completed;
  if (elapsed >= weeks * WEEK_MS)
    return `Your ${counted(weeks, "week")} are up, with ${counted(left, "lesson")} left.`;
  const week = Math.floor(elapsed / WEEK_MS) + 1;
  const expected = Math.floor((elapsed / (weeks * WEEK_MS)) * lessons);
  return `Week ${week} of ${weeks}: ${difference(completed - expected)}.`;
}

function difference(lessons: number): string {
  if (lessons < 0) return `${counted(-lessons, "lesson")} behind pace`;
  return lessons > 0 ? `${counted(lessons, "lesson")} ahead of pace` : "right on pace";
}

function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? "" : "s"}`;
}
