/** Comes before a limit in one process, so a flood of attempts cannot take all connections to the database. */

/** The limit is used up, or too many attempts are waiting. `difficulty`: the proof of work that gets past it anyway. */
export type Exhausted = { kind: "exhausted"; retryAfterSeconds: number; difficulty?: number };

const MOST_WAITING = 300;
const BUSY_RETRY_SECONDS = 5;
/** How long a used-up limit is trusted without asking the database again. */
const REMEMBER_MS = 1_000;

/** Lets one check at the limit at a time, and remembers for a second that it is used up. */
export class Gate {
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  #closed: { until: number; exhausted: Exhausted } | null = null;

  constructor(private readonly mostWaiting = MOST_WAITING) {}

  /** `paid`: this attempt comes with a proof of work, and ignores the remembered limit. */
  async pass<Outcome>(
    check: () => Promise<Outcome | Exhausted>,
    { paid = false } = {},
  ): Promise<Outcome | Exhausted> {
    if (this.#waiting >= this.mostWaiting)
      return { kind: "exhausted", retryAfterSeconds: BUSY_RETRY_SECONDS };
    this.#waiting += 1;
    const turn = this.#last.then(() => (paid ? null : this.#closedNow()) ?? check());
    this.#last = turn.catch(() => undefined);
    try {
      return await turn;
    } finally {
      this.#waiting -= 1;
    }
  }

  /** Nothing is left for anyone: checks in the next second need not ask. */
  close(exhausted: Exhausted): Exhausted {
    this.#closed = { until: performance.now() + REMEMBER_MS, exhausted };
    return exhausted;
  }

  #closedNow(): Exhausted | null {
    if (this.#closed === null || this.#closed.until <= performance.now()) return null;
    return this.#closed.exhausted;
  }
}

/** A gate for each subject, kept while somebody is in it: a subject that asks a lot waits behind itself alone. */
export class Gates {
  readonly #of = new Map<string, { gate: Gate; within: number }>();

  constructor(private readonly mostWaiting: number) {}

  async pass<Outcome>(
    subject: string,
    check: () => Promise<Outcome>,
  ): Promise<Outcome | Exhausted> {
    const own = this.#of.get(subject) ?? { gate: new Gate(this.mostWaiting), within: 0 };
    this.#of.set(subject, own);
    own.within += 1;
    try {
      return await own.gate.pass(check);
    } finally {
      own.within -= 1;
      if (own.within === 0) this.#of.delete(subject);
    }
  }
}
