import { Play } from "lucide";
import { useState, useSyncExternalStore } from "react";
import { clock } from "~/platform/time/durations";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { CoverageBar } from "./coverage/coverage-bar";
import { PlayedSeconds } from "./coverage/played-seconds";
import {
  type Coverage,
  coverageWords,
  gapsIn,
  joined,
  type Span,
  type Spans,
} from "./coverage/spans";
import type { Playback } from "./playback";
import { unsentSpans } from "./progress-outbox";
import type { Watcher } from "./progress-recorder";

const GAPS_SHOWN = 5;

type StripProps = {
  playback: Playback;
  before: Coverage | null;
  watcher: Watcher;
  /** The percentage of seconds that completes the lesson; null if the furthest point does. */
  completesAt: number | null;
  /** The length in seconds from which the player's own may be the lesson's. */
  leastLength: number;
};

/** What this person has watched of the video, and its gaps to play; it grows while the video plays (MED-4). */
export function CoverageStrip(props: StripProps) {
  const { playback, before, watcher, completesAt, leastLength } = props;
  const [live] = useState(() => liveSpans(playback, before?.watched ?? [], watcher));
  const here = useSyncExternalStore(live.subscribe, live.all, live.all);
  // Also what another window or device has played since.
  const watched = joined(here, before?.watched ?? []);
  const duration = useSyncExternalStore(
    playback.subscribe,
    () => playback.durationSeconds,
    () => null,
  );
  const said = duration !== null && duration >= leastLength ? duration : null;
  const length = said ?? before?.lengthSeconds ?? null;
  if (length === null || watched.length === 0) return null;
  const unrecorded = before?.unrecordedSeconds ?? 0;
  const gaps = gapsIn(watched, length);
  const play = ([from]: Span) => playback.seek(from);
  return (
    <section aria-label="What you watched" className="mt-4">
      <CoverageBar watched={watched} unrecordedSeconds={unrecorded} lengthSeconds={length} />
      <p className="mt-2 text-quiet text-sm tabular">
        You watched {coverageWords(watched, length)}.
        {completesAt !== null && ` This lesson is completed at ${completesAt} percent.`}
        {unrecorded > 0 &&
          ` Up to ${clock(unrecorded)} you watched before this was recorded; it counts as watched.`}
      </p>
      <Gaps gaps={gaps.slice(0, GAPS_SHOWN)} length={length} onPlay={play} />
      {gaps.length > GAPS_SHOWN && (
        <details className="mt-1 text-sm">
          <summary className="min-h-8 py-1 text-quiet max-md:min-h-11 max-md:py-2.5">
            {gaps.length - GAPS_SHOWN} more gaps
          </summary>
          <Gaps gaps={gaps.slice(GAPS_SHOWN)} length={length} onPlay={play} />
        </details>
      )}
    </section>
  );
}

type GapsProps = { gaps: Spans; length: number; onPlay: (gap: Span) => void };

/** The last second of a video may be a part of one: its end is where the player says it is. */
function Gaps({ gaps, length, onPlay }: GapsProps) {
  if (gaps.length === 0) return null;
  return (
    <ul className="mt-2 flex flex-wrap gap-2">
      {gaps.map((gap) => (
        // Its beginning moves while it plays, and what was pressed keeps the focus.
        <li key={gap[1]}>
          <Button look="outline" small onClick={() => onPlay(gap)}>
            <Icon of={Play} className="size-3.5" />
            <span className="sr-only">Play the gap from </span>
            <span className="tabular">{clock(gap[0])}</span>
            <span className="sr-only"> to </span>
            <span aria-hidden="true">–</span>
            <span className="tabular">{clock(Math.min(gap[1], length))}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** What was watched before and is being played now; right after a reload also what the page before has not sent yet. */
function liveSpans(playback: Playback, before: Spans, watcher: Watcher) {
  const played = new PlayedSeconds(before);
  let leap: Playback["lastLeap"] | null = null;
  return {
    subscribe: (changed: () => void) => {
      played.know(unsentSpans(watcher));
      return playback.subscribe(() => {
        if (leap !== playback.lastLeap) {
          leap = playback.lastLeap;
          played.leap(leap.to);
        }
        played.note(playback.seconds, playback.durationSeconds, performance.now());
        changed();
      });
    },
    all: () => played.all,
  };
}
