/** Points of progress that the server does not have yet. */
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
  };
}
