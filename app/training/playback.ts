/** What the parts of a lesson's page share about its video: where it is, and how to go to another second. */
type Leap = { to: number };
type Seek = (seconds: number) => void;

/** Longer than two reports of a player are apart. */
const STILL_MS = 3_000;

export class Playback {
  #seconds = 0;
  #durationSeconds: number | null = null;
  #leap: Leap = { to: 0 };
  #movedAt = Number.NEGATIVE_INFINITY;
  #seek: Seek | null = null;
  readonly #listeners = new Set<() => void>();

  get seconds(): number {
    return this.#seconds;
  }

  /** Null until the player knows it. */
  get durationSeconds(): number | null {
    return this.#durationSeconds;
  }

  /** The last time the player went somewhere without playing what is between; another object each time. */
  get lastLeap(): Leap {
    return this.#leap;
  }

  /** Whether it plays here, as far as its reports tell. */
  get isMoving(): boolean {
    return performance.now() - this.#movedAt < STILL_MS;
  }

  leap(seconds: number): void {
    this.#leap = { to: seconds };
  }

  /** The player is at this point now. */
  moved(seconds: number, durationSeconds: number | null): void {
    if (seconds === this.#seconds && durationSeconds === this.#durationSeconds) return;
    this.#movedAt = performance.now();
    this.#seconds = seconds;
    this.#durationSeconds = durationSeconds;
    for (const listener of this.#listeners) listener();
  }

  /** Plays from there; nothing happens while there is no player. */
  seek(seconds: number): void {
    this.#seek?.(seconds);
  }

  /** A player says how it is sent elsewhere, until the returned function is called. */
  playedBy(seek: Seek): () => void {
    this.#seek = seek;
    return () => {
      if (this.#seek === seek) this.#seek = null;
    };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}
