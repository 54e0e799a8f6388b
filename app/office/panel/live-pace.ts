/** How soon an open panel fetches again after a live change (ADM-6). Pure. */
import type { LiveChange } from "~/platform/realtime/live-connection";
import type { Trainee } from "./trainees.server";

const SETTLE_MS = 400;
/** A save that changes no digit can move at most one percent, and usually nothing. */
const PERCENT_MS = 1_500;
/** The charts may wait: what hundreds of trainees watch elsewhere must not keep every panel fetching. */
const PICTURES_MS = 5_000;

type Shown = Pick<Trainee, "userId" | "progressDigits" | "lessons">;

/** A lesson as a save or a reset left it; seconds. */
type Watched = {
  userId: string;
  /** The lesson's id. */
  lessonNumber: number;
  progressSeconds: number;
  durationSeconds: number | null;
  completed: boolean;
  removed: boolean;
};

/**
 * How long to wait after a change to an account or a lesson, in ms. `shown`: the trainees on the visible page; `ids`: of
 * the lessons shown, in their order.
 */
export function waitAfter(
  { event, data }: Pick<LiveChange, "event" | "data">,
  shown: readonly Shown[],
  ids: readonly number[],
): number {
  if (event !== "progress") return SETTLE_MS;
  const watched = data as Watched;
  const trainee = shown.find(({ userId }) => userId === watched.userId);
  if (!trainee) return PICTURES_MS;
  const moved = trainee.progressDigits[ids.indexOf(watched.lessonNumber)] !== digitOf(watched);
  return moved || trainee.lessons !== null ? SETTLE_MS : PERCENT_MS;
}

/** The digit that the database stores for a lesson. */
function digitOf({ removed, completed, progressSeconds, durationSeconds }: Watched): string {
  if (removed) return "0";
  if (completed) return "9";
  if (progressSeconds === 0) return "0";
  const eighths = durationSeconds ? Math.ceil((progressSeconds / durationSeconds) * 8) : 0;
  return String(Math.min(8, Math.max(1, eighths)));
}
