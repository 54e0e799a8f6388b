import { clock, HOUR_SECONDS } from "~/platform/time/durations";
import type { Cue } from "./cue";
import { inHours } from "./move-cues";
import { TranscriptButton } from "./transcript-button";

/** Captions may stay a little longer than the picture. */
const END_SECONDS = 1;

/** What of a transcript is not in the video; null if all is, or nobody knows. */
export function lateWords(cues: readonly Cue[], length: number | null): string | null {
  if (length === null) return null;
  const begin = cues.filter(({ start }) => start > length).length;
  const end = cues.filter((cue) => cue.end > length + END_SECONDS).length;
  if (end === 0 && begin === 0) return null;
  const count = (begin || end).toLocaleString("en-US");
  const [one, more] = begin > 0 ? ["cue begins", "cues begin"] : ["cue ends", "cues end"];
  return `This transcript goes on after the video ends at ${clock(length)}: ${count} ${count === "1" ? one : more} later. Is it the transcript of another video?`;
}

/** `hours`: how many whole ones nothing is said at the beginning. */
export function LateCues({ late, hours }: { late: string | null; hours: number }) {
  if (late === null && hours === 0) return null;
  return (
    <div className="panel mt-6 grid gap-3 p-5">
      {late !== null && <p className="text-warning">{late}</p>}
      {hours > 0 && <MoveEarlier hours={hours} />}
    </div>
  );
}

function MoveEarlier({ hours }: { hours: number }) {
  return (
    <>
      <p>
        Nothing is said before {clock(hours * HOUR_SECONDS)}. Some editing programs count their time
        from one hour on. If yours does, move everything back to the beginning.
      </p>
      <TranscriptButton intent="earlier" label={`Move all cues ${inHours(hours)} earlier`}>
        <input type="hidden" name="hours" value={hours} />
      </TranscriptButton>
    </>
  );
}
