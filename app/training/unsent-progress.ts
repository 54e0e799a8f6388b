/** Points of progress that the server does not have yet. */
import { isAnother } from "./coverage/played-seconds";
import { bounded, joined } from "./coverage/spans";
import type { ProgressSave } from "./progress-save";

/** One lesson's newest unsent point. `takenAt`: this device's clock in ms, used only to compute the point's age. */
export type UnsentProgress = Omit<ProgressSave, "ageSeconds"> & { takenAt: number };

/** The furthest point of both, with the newer one's position; points from before a reset do not count after it. */
export function merged(earlier: UnsentProgress, point: UnsentProgress): UnsentProgress {
  if (earlier.epoch < point.epoch) return point;
  if (earlier.epoch > point.epoch) return earlier;
  const newer = point.takenAt >= earlier.takenAt ? point : earlier;
  return {
    ...newer,
    progressSeconds: Math.max(earlier.progressSeconds, point.progressSeconds),
    durationSeconds: newer.durationSeconds ?? earlier.durationSeconds ?? point.durationSeconds,
    ...played(earlier, point),
  };
}

/** The seconds of both, counted from when the first page was opened; those of a shorter clip in front are not the video's. */
function played(one: UnsentProgress, other: UnsentProgress): Partial<UnsentProgress> {
  if (isAnother(one.durationSeconds, other.durationSeconds)) {
    const video = (one.durationSeconds ?? 0) > (other.durationSeconds ?? 0) ? one : other;
    return playedOf(video.watched, video.rewatched, video.opening);
  }
  const all = (name: "watched" | "rewatched") =>
    one[name] || other[name] ? bounded(joined(one[name] ?? [], other[name] ?? [])) : undefined;
  const openings = [one.opening, other.opening].filter((each) => each !== undefined);
  return playedOf(all("watched"), all("rewatched"), openings.toSorted(byMoment)[0]);
}

function playedOf(
  watched: UnsentProgress["watched"],
  rewatched: UnsentProgress["watched"],
  opening: string | undefined,
): Partial<UnsentProgress> {
  return {
    ...(watched && { watched }),
    ...(rewatched && { rewatched }),
    ...(opening !== undefined && { opening }),
  };
}

/** What the server said begins with the moment. */
function byMoment(one: string, other: string): number {
  return Number.parseInt(one, 10) - Number.parseInt(other, 10);
}
