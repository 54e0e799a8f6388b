/** Bodies are in memory while they arrive and are worked on, large ones about three times: only so many at a time. */
import { jsonError } from "./responses.server";

type Most = { ofSender: number; ofAll: number };

/** Larger than anyone may send, by person. */
export const LARGE: Most = { ofSender: 3, ofAll: 8 };
/** What anyone may send and no short save or form has, by address: two thousand slow ones took 500 MB. */
export const LONG: Most = { ofSender: 60, ofAll: 240 };
const AGAIN = { "Retry-After": "5" };

export class BodyPlaces {
  readonly #ofSender = new Map<string, number>();
  #all = 0;

  constructor(private readonly most: Most) {}

  /** What comes of `work`, which reads one and responds to it; 429 if this sender has too many under way, 503 if all have. */
  async during<Result>(sender: string, work: () => Promise<Result>): Promise<Result | Response> {
    const own = this.#ofSender.get(sender) ?? 0;
    if (own >= this.most.ofSender)
      return jsonError(
        429,
        "Several large files of yours are on their way. Try again soon.",
        AGAIN,
      );
    if (this.#all >= this.most.ofAll)
      return jsonError(503, "Many large files are on their way. Try again soon.", AGAIN);
    this.#note(sender, 1);
    try {
      return await work();
    } finally {
      this.#note(sender, -1);
    }
  }

  #note(sender: string, change: number): void {
    this.#all += change;
    const own = (this.#ofSender.get(sender) ?? 0) + change;
    if (own > 0) this.#ofSender.set(sender, own);
    else this.#ofSender.delete(sender);
  }
}
