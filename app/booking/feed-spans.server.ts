/** The busy times found in a feed, merged, and few enough to be stored (CALL-5). */
import type { Component } from "~/platform/calendars/components";
import { Unreadable } from "~/platform/web/unreadable";
import type { Span } from "./free-times";

const MOST_SPANS = 20_000;
/** Enough for an event every half an hour. */
const MOST_SPANS_OF_ONE = 6_000;
const MOST_BEFORE_MERGING = 100_000;

/** Of one event, or one list of busy times. */
type Found = { event: Component; spans: readonly Span[] };

export class FoundSpans {
  readonly #leaveOut: (event: Component, reason: string) => void;
  #spans: Span[];
  #waiting: Found[] = [];
  #waitingSpans = 0;
  #isFull = false;

  /** `once`: of the events that come once, which are what a calendar honestly holds. Throws `Unreadable`. */
  constructor(once: readonly Span[], leaveOut: (event: Component, reason: string) => void) {
    this.#leaveOut = leaveOut;
    this.#spans = merged(once);
    if (this.#spans.length > MOST_SPANS) throw new Unreadable("It has too many events.");
  }

  /** Of an event that may come more often than a calendar can hold: then it is left out, and no other. */
  add(event: Component, found: readonly Span[]): void {
    const spans = merged(found);
    if (spans.length > MOST_SPANS_OF_ONE) this.#leaveOut(event, "it has too many busy times");
    else this.#waiting.push({ event, spans });
    this.#waitingSpans += spans.length;
    if (this.#isFull || this.#waitingSpans > MOST_BEFORE_MERGING) this.#settle();
  }

  all(): Span[] {
    this.#settle();
    return merged(this.#spans);
  }

  #settle(): void {
    const waiting = this.#waiting;
    [this.#waiting, this.#waitingSpans] = [[], 0];
    if (!this.#isFull) {
      const all = merged([this.#spans, ...waiting.map(({ spans }) => spans)].flat());
      this.#isFull = all.length > MOST_SPANS;
      if (!this.#isFull) this.#spans = all;
    }
    if (this.#isFull) this.#addSmallest(waiting);
  }

  #addSmallest(waiting: readonly Found[]): void {
    for (const { event, spans } of waiting.toSorted(bySize)) {
      if (this.#spans.length + spans.length <= MOST_SPANS) this.#spans.push(...spans);
      else this.#leaveOut(event, "its calendar has too many busy times");
    }
  }
}

function bySize(one: Found, other: Found): number {
  return one.spans.length - other.spans.length;
}

function merged(spans: readonly Span[]): Span[] {
  const all: Span[] = [];
  for (const span of spans.toSorted((one, other) => one.startsAt - other.startsAt)) {
    const last = all.at(-1);
    if (last && span.startsAt <= last.endsAt) last.endsAt = Math.max(last.endsAt, span.endsAt);
    else all.push({ ...span });
  }
  return all;
}
