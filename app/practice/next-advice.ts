/** Which failed check the feedback on a run is about: the worst of what was done comes before all that is missing (PRAC-3). */
import type { Measure, RightEnding } from "./copy/terms";
import type { Run } from "./run";

type Shown = { measure: Measure; needed: boolean; passed: boolean; aside: boolean };

/** Done to somebody, the worst first. */
const DONE: readonly Measure[] = ["private", "no-guarantee", "no-figure", "no-pressure"];

/** `right`: how it should have ended. Of what is missing, needed checks first, in the order of the rubric. */
export function worstOf<Mark extends Shown>(
  marks: readonly Mark[],
  { ending }: Pick<Run, "ending">,
  right: RightEnding,
): Mark | undefined {
  const failed = marks.filter(({ passed, aside }) => !passed && !aside);
  // A call with somebody who does not fit is done to them, too.
  const done: readonly Measure[] =
    ending === "booked" && right !== "booked" ? [...DONE, "ending"] : DONE;
  const [worst] = failed
    .filter(({ measure }) => done.includes(measure))
    .toSorted((one, other) => done.indexOf(one.measure) - done.indexOf(other.measure));
  return worst ?? failed.find(({ needed }) => needed) ?? failed[0];
}
