/** Requests that are repeated until the server has taken everything: one at a time, with pauses. */

export class Attempts {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<void> | null = null;
  #isAsked = false;
  #isStopped = false;

  /** `attempt`: returns after how many ms to attempt again, or null if there is nothing left or nothing goes on. */
  constructor(private readonly attempt: () => Promise<number | null>) {}

  isRunning(): boolean {
    return this.#running !== null;
  }

  /** Attempts now, or once more if that is under way; resolves when no attempt is due. */
  readonly now = (): Promise<void> => {
    clearTimeout(this.#timer);
    this.#isAsked = true;
    this.#isStopped = false;
    this.#running ??= this.#run();
    return this.#running;
  };

  /** Instead of what was planned. */
  after(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.now, ms);
  }

  /** An attempt under way ends, and none follows it until one is asked for. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#isStopped = true;
  }

  async #run(): Promise<void> {
    let pause: number | null = null;
    try {
      while (!this.#isStopped && (this.#isAsked || pause === 0)) {
        this.#isAsked = false;
        pause = await this.attempt();
      }
    } finally {
      this.#running = null;
    }
    if (pause !== null && !this.#isStopped) this.after(pause);
  }
}

/** Calls back when the connection is back, or someone looks at the page again or leaves it; returns the function that ends that. */
export function whenBack(again: () => void): () => void {
  window.addEventListener("online", again);
  document.addEventListener("visibilitychange", again);
  return () => {
    window.removeEventListener("online", again);
    document.removeEventListener("visibilitychange", again);
  };
}
