/** Which sources of a day have a line of their own: anyone can make up any number of them, and a real campaign must keep its line (FUN-1). */
import { createHash, randomBytes } from "node:crypto";
import { DAY_MS } from "~/platform/time/durations";

/** Of a day, `direct` aside. */
const MOST_LINES = 200;
/** Of those, for sources that only one address has named so far; the others wait for a second one. */
const MOST_ALONE = 100;
/** New sources that one address may name in a day. */
const MOST_OF_ADDRESS = 10;
/** Sources whose first address is remembered, and addresses that named one. */
const MOST_REMEMBERED = 5_000;

/** What counts under no line of its own. */
export const OTHERS = "other";
const DIRECT = "direct";

export class SourceLines {
  #day = 0;
  /** Only this process could tell an address from its key, and only today. */
  #salt = randomBytes(16);
  readonly #lines = new Set<string>();
  readonly #first = new Map<string, string>();
  readonly #named = new Map<string, number>();
  #alone = 0;

  /** The line that a visit counts under. `address`: of the subscriber; kept as a key until the day (UTC) ends. */
  lineOf(source: string, address: string, now = Date.now()): string {
    this.#begin(Math.floor(now / DAY_MS));
    if (source === DIRECT) return source;
    const caller = createHash("sha256").update(this.#salt).update(address).digest("base64url");
    const first = this.#first.get(source);
    if (first === undefined && !this.#lines.has(source)) return this.#unknown(source, caller);
    if (first !== undefined && first !== caller) this.#prove(source);
    return this.#lines.has(source) ? source : OTHERS;
  }

  #begin(day: number): void {
    if (this.#day === day) return;
    this.#day = day;
    this.#salt = randomBytes(16);
    this.#alone = 0;
    for (const kept of [this.#lines, this.#first, this.#named]) kept.clear();
  }

  #unknown(source: string, caller: string): string {
    const named = this.#named.get(caller) ?? 0;
    if (named >= MOST_OF_ADDRESS) return OTHERS;
    remember(this.#named, caller, named + 1);
    const isFree = this.#alone < MOST_ALONE && this.#lines.size < MOST_LINES;
    if (isFree) {
      this.#lines.add(source);
      this.#alone += 1;
    }
    remember(this.#first, source, caller);
    return isFree ? source : OTHERS;
  }

  /** A second address names it: it is no longer one person's invention. */
  #prove(source: string): void {
    this.#first.delete(source);
    if (this.#lines.has(source)) this.#alone -= 1;
    else if (this.#lines.size < MOST_LINES) this.#lines.add(source);
  }
}

/** Forgets the oldest if it is one too many. */
function remember<Value>(kept: Map<string, Value>, key: string, value: Value): void {
  kept.set(key, value);
  const [oldest] = kept.keys();
  if (kept.size > MOST_REMEMBERED && oldest !== undefined) kept.delete(oldest);
}
