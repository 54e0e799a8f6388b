/** Captions whose time does not begin with their video. Pure. */
import { HOUR_SECONDS } from "~/platform/time/durations";
import type { Cue } from "./cue";
import type { Edited } from "./edit-cues";

const CHANGED = "Someone else has changed this transcript meanwhile";

/**
 * How many whole hours nothing is said before the first cue: editing programs may count their time from one hour on, and
 * so write the captions of a video that begins at once.
 */
export function hoursBefore(cues: readonly Cue[]): number {
  return Math.floor((cues[0]?.start ?? 0) / HOUR_SECONDS);
}

export function inHours(hours: number): string {
  return hours === 1 ? "1 hour" : `${hours} hours`;
}

/** All cues, as many hours earlier as a page has offered; not if they have changed since. */
export function earlier(cues: readonly Cue[], hours: number): Edited {
  if (hoursBefore(cues) !== hours) return { fault: CHANGED };
  const moved = (seconds: number) => Math.round((seconds - hours * HOUR_SECONDS) * 1_000) / 1_000;
  return { cues: cues.map((cue) => ({ ...cue, start: moved(cue.start), end: moved(cue.end) })) };
}
