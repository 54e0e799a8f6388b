/** What the parts of a lesson's page share about its video: where it is, and how to go to another second. */
type Seek = (seconds: number) => void;

export class Playback {
  #seconds = 0;
  #durationSeconds: number | null = null;
  #seek: Seek | null = null;
  readonly #listeners = new Set<() => void>();

  get seconds(): number {
    return this.#seconds;
  }

  /** Null until the player knows it. */
  get durationSeconds(): number | null {
    return this.#durationSeconds;
  }

  /** The player is at this point now. */
  moved(seconds: number, durationSeconds: number | null): void {
    if (seconds === this.#seconds && durationSeconds === this.#durationSeconds) return;
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
