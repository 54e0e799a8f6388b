/**
 * Turns the points that a player reports into points to save: at most one every 5 s, never a lower furthest one, and the
 * last one also when the player has stopped. The point that completes the lesson is saved immediately.
 */
import { PlayedSeconds } from "./coverage/played-seconds";
import { bounded } from "./coverage/spans";
import { isCompleting } from "./lesson";
import type { ProgressOutbox } from "./progress-outbox";
import type { UnsentProgress } from "./unsent-progress";

/**
 * Who watches what; `epoch` counts resets of that person and changes of that video; `opening` is the server's word on
 * when the page was opened.
 */
export type Watcher = {
  userId: string;
  lessonNumber: number;
  epoch: number;
  opening?: string | undefined;
};

const SAVE_EVERY_MS = 5_000;

export class ProgressRecorder {
  #latest: UnsentProgress | null = null;
  #written: UnsentProgress | null = null;
  #writtenAt = Number.NEGATIVE_INFINITY;
  #waiting: ReturnType<typeof setTimeout> | undefined;
  readonly #played = new PlayedSeconds();

  constructor(
    private readonly watcher: Watcher,
    private readonly outbox: Pick<
      ProgressOutbox,
      "put" | "sendBeforeLeaving" | "sendRestBeforeLeaving"
    >,
  ) {}

  note(seconds: number, durationSeconds: number | null): void {
    if (seconds === 0 && this.#latest === null) {
      this.#played.note(seconds, durationSeconds, performance.now());
      return;
    }
    this.#played.note(seconds, durationSeconds, performance.now());
    const furthest = Math.max(seconds, this.#latest?.progressSeconds ?? 0);
    const completes = isCompleting(furthest, durationSeconds) && !isCompletingPoint(this.#latest);
    const moved =
      seconds !== this.#latest?.positionSeconds || durationSeconds !== this.#latest.durationSeconds;
    if (moved) {
      this.#latest = {
        ...this.watcher,
        positionSeconds: seconds,
        progressSeconds: furthest,
        durationSeconds,
        // Two points in the same millisecond must still be ordered: the later one is newer.
        takenAt: Math.max(Date.now(), (this.#latest?.takenAt ?? 0) + 1),
      };
    }
    const put = () => this.#write((point) => this.outbox.put(point));
    const left = this.#writtenAt + SAVE_EVERY_MS - performance.now();
    if (completes || left <= 0) put();
    else this.#waiting ??= setTimeout(put, left);
  }

  /** The player goes to this second without playing what is between. */
  leap(seconds: number): void {
    this.#played.leap(seconds);
  }

  /** Sends what the throttle still holds back and what may not have arrived, because the page is about to be left. */
  saveBeforeLeaving(): void {
    this.#write((point) => this.outbox.sendBeforeLeaving(point));
    this.outbox.sendRestBeforeLeaving(this.watcher.lessonNumber);
  }

  #write(write: (point: UnsentProgress) => void): void {
    clearTimeout(this.#waiting);
    this.#waiting = undefined;
    if (this.#latest === null || this.#latest === this.#written) return;
    this.#written = this.#latest;
    this.#writtenAt = performance.now();
    const { watched, rewatched } = this.#played.take();
    write({
      ...this.#latest,
      ...(watched.length > 0 && { watched: bounded(watched) }),
      ...(rewatched.length > 0 && { rewatched: bounded(rewatched) }),
    });
  }
}

function isCompletingPoint(point: UnsentProgress | null): boolean {
  return point !== null && isCompleting(point.progressSeconds, point.durationSeconds);
}
