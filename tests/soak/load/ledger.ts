/** The record of a load run: how long things took, and everything that went wrong. */
import { percentile } from "../../../bench/statistics";

/** What is timed, in ms. `page`: a whole document; `panel`, `tracker`: the data that an open page fetches again. */
export type Timed =
  | "page"
  | "save"
  | "panel"
  | "tracker"
  | "act"
  | "other"
  | "save to the other tab"
  | "change to a panel"
  | "change to a tracker";

const SHOWN_FAULTS = 10;

export class Ledger {
  readonly #times = new Map<Timed, number[]>();
  readonly #faults = new Map<string, number>();
  /** Sent so far, saves and streams among them. */
  requests = 0;

  time(what: Timed, ms: number): void {
    const times = this.#times.get(what);
    if (times) times.push(ms);
    else this.#times.set(what, [ms]);
  }

  /** Something that must not happen under load; equal messages are counted together. */
  fault(words: string): void {
    this.#faults.set(words, (this.#faults.get(words) ?? 0) + 1);
  }

  count(what: Timed): number {
    return this.#times.get(what)?.length ?? 0;
  }

  percentile(what: Timed, percent: number): number {
    return percentile(this.#times.get(what) ?? [], percent);
  }

  /** "p50 12 ms, p99 40 ms of 1234". */
  spread(what: Timed): string {
    const [half, most] = [50, 99].map((percent) => this.percentile(what, percent).toFixed(0));
    return `p50 ${half} ms, p99 ${most} ms of ${this.count(what)}`;
  }

  /** How many faults there were, and the most common of them in words. */
  get faults(): { count: number; words: string } {
    const all = [...this.#faults].sort(([, one], [, other]) => other - one);
    const count = all.reduce((sum, [, times]) => sum + times, 0);
    const shown = all.slice(0, SHOWN_FAULTS).map(([words, times]) => `${times} × ${words}`);
    return { count, words: shown.join("; ") };
  }
}
