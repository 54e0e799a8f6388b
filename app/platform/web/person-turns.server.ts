/** Someone who sends many requests at once waits for their own; nobody else does. */
import { ofPerson } from "../db/person-pool.server";
import { jsonError } from "./responses.server";

/** Fewer than there are connections to the database. */
const AT_ONCE = 6;
/** More than any page asks for. */
const MOST_WAITING = 200;

type Turns = { underWay: number; readonly waiting: (() => void)[] };

/** Of each person, so many requests are worked on at a time, in the order in which they came. */
export class PersonTurns {
  readonly #of = new Map<string, Turns>();

  /** What comes of `work`; 429 if too many of theirs wait already. */
  async during<Result>(person: string, work: () => Promise<Result>): Promise<Result | Response> {
    const turns = this.#of.get(person) ?? { underWay: 0, waiting: [] };
    this.#of.set(person, turns);
    if (turns.waiting.length >= MOST_WAITING)
      return jsonError(429, "You ask for too much at once. Try again soon.", {
        "Retry-After": "5",
      });
    if (turns.underWay < AT_ONCE) turns.underWay += 1;
    else await new Promise<void>((resolve) => turns.waiting.push(resolve));
    try {
      return await ofPerson(person, work);
    } finally {
      this.#passOn(person, turns);
    }
  }

  #passOn(person: string, turns: Turns): void {
    const next = turns.waiting.shift();
    // Its place is given on, so nobody who comes just now is before it.
    if (next) next();
    else turns.underWay -= 1;
    if (turns.underWay === 0) this.#of.delete(person);
  }
}
