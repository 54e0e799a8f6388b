/** What stands before the miss budget in one process, so that a flood of guesses cannot take the database from everybody else. */

/** No try is left, or too many wait for theirs. */
export type Exhausted = { kind: "exhausted"; retryAfterSeconds: number };

/** One answer for wrong, inactive and unknown codes; `exhausted` also for a right one, which is then not looked at. */
export type SignInOutcome = { kind: "accepted"; userId: string } | { kind: "refused" } | Exhausted;

const MOST_WAITING = 300;
const BUSY_RETRY_SECONDS = 5;
/** How long a used-up budget is believed without asking the database again. */
const REMEMBER_MS = 1_000;

/** Lets one check at the budget at a time, and remembers for a second that there is nothing left. */
export class BudgetGate {
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  #closed: { until: number; retryAfterSeconds: number } | null = null;

  async pass<Outcome>(check: () => Promise<Outcome | Exhausted>): Promise<Outcome | Exhausted> {
    if (this.#waiting >= MOST_WAITING)
      return { kind: "exhausted", retryAfterSeconds: BUSY_RETRY_SECONDS };
    this.#waiting += 1;
    const turn = this.#last.then(() => this.#closedNow() ?? check());
    this.#last = turn.catch(() => undefined);
    try {
      return await turn;
    } finally {
      this.#waiting -= 1;
    }
  }

  /** No try is left for anybody: the checks of the next second need not ask. */
  close(retryAfterSeconds: number): Exhausted {
    this.#closed = { until: Date.now() + REMEMBER_MS, retryAfterSeconds };
    return { kind: "exhausted", retryAfterSeconds };
  }

  #closedNow(): Exhausted | null {
    if (this.#closed === null || this.#closed.until <= Date.now()) return null;
    return { kind: "exhausted", retryAfterSeconds: this.#closed.retryAfterSeconds };
  }
}
