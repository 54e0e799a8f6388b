/**
 * How large the next piece of an upload is. A proxy may hold a piece back until it is whole, give up on one that takes a
 * minute, or take none that is large: then smaller ones come through. Pure.
 */
const MB = 1024 * 1024;
const [LEAST, MOST] = [MB / 4, 8 * MB];
const QUICK_MS = 10_000;
const SLOW_MS = 30_000;
/** Before a size that did not come through is tried again: then at most a twentieth is sent twice. */
const BETWEEN_TRIES = 100;

export class PieceSize {
  bytes = MOST;
  /** What came through, for a while after a larger one did not. */
  #cap = MOST;
  /** What a proxy takes at most. */
  #most = MOST;
  #inARow = 0;
  #before = { bytes: MOST, cap: MOST };

  arrived(ms: number): void {
    this.#inARow += 1;
    if (this.#inARow >= BETWEEN_TRIES) {
      this.#cap = Math.min(2 * this.#cap, this.#most);
      this.#inARow = 0;
    }
    if (ms < QUICK_MS) this.bytes = Math.min(2 * this.bytes, this.#cap);
    else if (ms > SLOW_MS) this.#shrink();
  }

  /** It was cut off, or nothing came back. */
  lost(): void {
    this.#before = { bytes: this.bytes, cap: this.#cap };
    this.#shrink();
    this.#cap = this.bytes;
    this.#inARow = 0;
  }

  /** Some of it has arrived: nothing holds pieces back, and the line was cut. */
  wasCut(): void {
    this.bytes = this.#before.bytes;
    this.#cap = this.#before.cap;
  }

  /** A proxy said so of a piece; returns whether smaller ones can be tried. */
  tooLarge(): boolean {
    if (this.bytes <= LEAST) return false;
    this.lost();
    this.#most = this.bytes;
    return true;
  }

  #shrink(): void {
    this.bytes = Math.max(this.bytes / 2, LEAST);
  }
}
