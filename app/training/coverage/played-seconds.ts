/** Turns the points that a player reports into the whole seconds that were played between them. */
import { END_SECONDS, joined, type Span, type Spans, shared } from "./spans";

/** Players rarely offer more than double speed; the server credits no more. */
const FASTEST_RATE = 2;
/** Messages are late by different times. */
const SLACK_SECONDS = 0.5;
/** Players report more often while they play: after a longer silence, nobody knows what happened in it. */
const LONGEST_SILENCE_SECONDS = 3;
/** The first report of a player that was sent somewhere comes within so many seconds of the video. */
const FIRST_REPORT_SECONDS = 1;
/** A length that differs more is another video's, such as an advertisement's. */
const SAME_LENGTH_PART = 0.9;

type Point = { seconds: number; atMs: number };
type Played = { watched: Spans; rewatched: Spans };

export class PlayedSeconds {
  #last: Point | null = null;
  /** Where the stretch that is being played began, apart from the seconds of it already in `#new`. */
  #from = 0;
  /** Where the player was sent last. */
  #target: number | null = null;
  /** All that was played, in fractions: two stretches that meet within a second have played it. */
  #parts: Spans = [];
  #longestSeconds: number | null = null;
  #all: Spans;
  #new: Spans = [];
  #again: Spans = [];

  /** `before`: what this person has watched earlier. */
  constructor(private readonly before: Spans = []) {
    this.#all = before;
  }

  /** All that was watched, with what was watched before; the same list until it changes. */
  get all(): Spans {
    return this.#all;
  }

  /** The player is at this point; `atMs` is a clock that never goes back. */
  note(seconds: number, durationSeconds: number | null, atMs: number): void {
    if (isAnother(this.#longestSeconds, durationSeconds)) {
      if ((durationSeconds ?? 0) < (this.#longestSeconds ?? 0)) {
        this.#last = null;
        return;
      }
      this.#forget();
    }
    this.#longestSeconds = Math.max(durationSeconds ?? 0, this.#longestSeconds ?? 0) || null;
    if (this.#last && isPlayed(this.#last, { seconds, atMs }))
      this.#add(this.#last.seconds, endOf(seconds, durationSeconds));
    else this.#begin(seconds);
    this.#last = { seconds, atMs };
  }

  /** The player goes to this second: what is between is not played, however long it takes to get there. */
  leap(seconds: number): void {
    this.#last = null;
    this.#target = seconds;
  }

  /** These were watched earlier, too. */
  know(earlier: Spans): void {
    if (earlier.length > 0) this.#all = joined(this.#all, earlier);
  }

  /** What was played since this was asked last. */
  take(): Played {
    const played = { watched: this.#new, rewatched: this.#again };
    this.#new = [];
    this.#again = [];
    return played;
  }

  /** A player that was sent to a second says so a moment later. */
  #begin(seconds: number): void {
    const late = seconds - (this.#target ?? seconds);
    this.#from = late > 0 && late <= FIRST_REPORT_SECONDS ? seconds - late : seconds;
    this.#parts = joined(this.#parts, [[this.#from, seconds]]);
  }

  #add(from: number, to: number): void {
    this.#parts = joined(this.#parts, [[from, to]]);
    const span = [Math.ceil(this.#from), Math.floor(to)] as const;
    if (span[1] > span[0]) {
      this.#again = joined(this.#again, shared(this.#all, [span]));
      this.#count(span);
      this.#from = span[1];
    }
    for (const second of [Math.floor(from), Math.floor(to)]) {
      const whole = [second, second + 1] as const;
      const isPlayed = this.#parts.some(([begin, end]) => begin <= whole[0] && end >= whole[1]);
      if (isPlayed && shared(this.#all, [whole]).length === 0) this.#count(whole);
    }
  }

  #count(span: Span): void {
    this.#new = joined(this.#new, [span]);
    this.#all = joined(this.#all, [span]);
  }

  /** What was played so far was a shorter clip in front. */
  #forget(): void {
    this.#last = null;
    this.#parts = [];
    this.#all = this.before;
    this.take();
  }
}

/** The end, once it is near. */
function endOf(seconds: number, durationSeconds: number | null): number {
  const isEnd = durationSeconds !== null && seconds >= durationSeconds - END_SECONDS;
  return isEnd ? Math.max(seconds, Math.ceil(durationSeconds)) : seconds;
}

/** Whether two lengths that a player said are of different videos. */
export function isAnother(one: number | null | undefined, other: number | null): boolean {
  if (!one || !other) return false;
  return Math.min(one, other) < Math.max(one, other) * SAME_LENGTH_PART;
}

function isPlayed(last: Point, next: Point): boolean {
  const [advance, passed] = [next.seconds - last.seconds, (next.atMs - last.atMs) / 1_000];
  const most = Math.min(passed, LONGEST_SILENCE_SECONDS) * FASTEST_RATE + SLACK_SECONDS;
  return advance >= 0 && advance <= most;
}
