/** What the parts of a lesson's page share about its video: where it is, and how to go to another second. */
type Leap = { to: number };
type Seek = (seconds: number) => void;
type Place = () => number;

/** Longer than two reports of a player are apart. */
const STILL_MS = 3_000;

export class Playback {
  #seconds = 0;
  #durationSeconds: number | null = null;
  #leap: Leap = { to: 0 };
  #movedAt = Number.NEGATIVE_INFINITY;
  #seek: Seek | null = null;
  #place: Place | null = null;
  readonly #listeners = new Set<() => void>();

  /** As the player last reported. */
  get seconds(): number {
    return this.#seconds;
  }

  /** Where the player stands: it reports a jump only once it has loaded what is there, which takes seconds on a slow line. */
  get place(): number {
    return this.#place?.() ?? this.#seconds;
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

  /** A player says how it is sent elsewhere and, if it can be asked, where it is, until the returned function is called. */
  playedBy(seek: Seek, place: Place | null = null): () => void {
    this.#seek = seek;
    this.#place = place;
    return () => {
      if (this.#seek !== seek) return;
      this.#seek = null;
      this.#place = null;
    };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}
