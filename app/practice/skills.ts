/** Progress without streaks: what was passed in the newest runs (PRAC-3). */
import type { Check } from "./checks";
import type { RunResult } from "./run";

type Finished = { result: RunResult | null; passed: boolean | null };

/** A skill is what the last ten runs show. */
const RECENT = 10;

export function resultsOf(runs: readonly Finished[]): { runs: number; passed: number } {
  return { runs: runs.length, passed: runs.filter(({ passed }) => passed).length };
}

/** How often each check was passed in the newest runs that it applied to; weakest first. */
export function skillsOf(
  runs: readonly Finished[],
  checks: readonly Pick<Check, "id" | "title">[],
) {
  return checks
    .flatMap(({ id, title }) => {
      const marks = runs
        .flatMap(({ result }) => result?.marks.filter((mark) => mark.id === id) ?? [])
        .slice(0, RECENT);
      const yes = marks.filter(({ passed }) => passed).length;
      return marks.length > 0 ? [{ id, title, yes, of: marks.length }] : [];
    })
    .toSorted((one, other) => one.yes / one.of - other.yes / other.of);
}
