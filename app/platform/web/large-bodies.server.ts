/** Bodies larger than anyone may send are in memory about three times while they are worked on: only so many at a time. */
import { jsonError } from "./responses.server";

const MOST_LARGE = { ofPerson: 3, ofAll: 8 };
const AGAIN = { "Retry-After": "5" };

export class LargeBodies {
  readonly #ofPerson = new Map<string, number>();
  #all = 0;

  /** What comes of `work`, which reads one and responds to it; 429 if this person has too many under way, 503 if all have. */
  async during<Result>(person: string, work: () => Promise<Result>): Promise<Result | Response> {
    const own = this.#ofPerson.get(person) ?? 0;
    if (own >= MOST_LARGE.ofPerson)
      return jsonError(
        429,
        "Several large files of yours are on their way. Try again soon.",
        AGAIN,
      );
    if (this.#all >= MOST_LARGE.ofAll)
      return jsonError(503, "Many large files are on their way. Try again soon.", AGAIN);
    this.#note(person, 1);
    try {
      return await work();
    } finally {
      this.#note(person, -1);
    }
  }

  #note(person: string, change: number): void {
    this.#all += change;
    const own = (this.#ofPerson.get(person) ?? 0) + change;
    if (own > 0) this.#ofPerson.set(person, own);
    else this.#ofPerson.delete(person);
  }
}
