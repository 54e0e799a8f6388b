/** Door of the training room for browsers: how a coach's pages show a lesson. */

import { clock } from "~/platform/time/durations";
import { CoverageBar } from "./coverage/coverage-bar";
import { type Coverage, coverageWords } from "./coverage/spans";

/** What someone has watched of a lesson's video, with its words (MED-4). */
export function CoverageLine({ coverage }: { coverage: Coverage }) {
  const { watched, unrecordedSeconds, lengthSeconds } = coverage;
  if (!lengthSeconds) return null;
  return (
    <div>
      <CoverageBar {...coverage} />
      <p className="mt-1 text-quiet text-xs tabular">
        Watched {coverageWords(watched, lengthSeconds)}
        {unrecordedSeconds > 0 && `; up to ${clock(unrecordedSeconds)} before this was recorded`}
      </p>
    </div>
  );
}
