/** What a simulated prospect knows and feels, from its seed on. */
import type { Mood } from "./copy/terms";
import { feels } from "./mood";
import type { Ending, Prospect } from "./practice";
import { drawn, nextSeed, shuffled } from "./seeds";

export type State = {
  turn: number;
  trust: number;
  patience: number;
  known: readonly string[];
  /** Objections still to come, in the order of this seed. */
  ahead: readonly string[];
  open: string | null;
  /** Asked without a reason, and not revealed yet. */
  held: string | null;
  /**
   * The reason that still stands: `just` given, for what is asked in the same breath; given with a `guarded` question,
   * for the next one.
   */
  reason: "just" | "guarded" | null;
  mood: Mood;
  /** What counts only once. */
  once: readonly string[];
  /** How many more of the last messages were words in any order than were written, 0 to 3. */
  heaps: number;
  agreed: boolean;
  day: boolean;
  time: boolean;
  zone: boolean;
  ending: Ending | null;
};

export function begin(prospect: Prospect, seed: number): State {
  return {
    turn: 0,
    trust: prospect.startTrust,
    patience: prospect.patience + drawn(nextSeed(seed), 2),
    known: [],
    ahead: shuffled(
      prospect.objections.map(({ id }) => id),
      seed,
    ),
    open: null,
    held: null,
    reason: null,
    mood: feels(prospect.opening) ? "hurt" : "calm",
    once: [],
    heaps: 0,
    agreed: false,
    day: false,
    time: false,
    zone: false,
    ending: null,
  };
}

/** What was said of the time of the call, so far: it counts also while something else is still open. */
export function whenIn(
  { day, time, zone, once }: State,
  said: Pick<State, "day" | "time" | "zone">,
): Pick<State, "day" | "time" | "zone"> {
  const isProposed = once.includes("propose") && said.time;
  return { day: day || said.day || isProposed, time: time || said.time, zone: zone || said.zone };
}
