/** Whether a trainee is cleared to set: a truth table over the parts that the company counts (READY-1). Pure. */
import type { ReadyPart } from "~/settings/settings";
import type { PracticeSettings } from "~/settings/settings.server";
import type { Ending, Prospect } from "./practice";

/** `revokedAt`: it was revoked, and only a person restores it. */
export type Clearance = { revokedAt: string | null };

/**
 * `cleared` and `revoked` are stored; `earned`: everything holds, so the server clears; `sign-off`: everything holds,
 * and a person clears; `missing`: parts are missing.
 */
export type Verdict = {
  state: "cleared" | "revoked" | "earned" | "sign-off" | "missing";
  missing: ReadyPart[];
};

export const READY_STEPS: Readonly<
  Record<ReadyPart, { label: string; column: string; unit: string; to: string; link: string }>
> = {
  lessons: {
    label: "All lessons completed",
    column: "Lessons",
    unit: "lessons",
    to: "/training",
    link: "Go to your lessons",
  },
  questions: {
    label: "All lesson questions answered right",
    column: "Questions",
    unit: "questions",
    to: "/training",
    link: "Go to your lessons",
  },
  drill: {
    label: "Every objection answered right, with no misses since",
    column: "Objections",
    unit: "objections",
    to: "/training/practice/objections",
    link: "Practice objections",
  },
  practice: {
    label: "Three different prospects passed in a row: two calls booked, one let go kindly",
    column: "Prospects in a row",
    unit: "different prospects in a row",
    to: "/training/practice",
    link: "Practice a conversation",
  },
  agreement: {
    label: "A conversation a coach marked as ready",
    column: "Coach",
    unit: "conversations",
    to: "/training/coaching",
    link: "Send a conversation",
  },
  attendance: {
    label: "A live group session attended",
    column: "Live sessions",
    unit: "live sessions",
    to: "/training/sessions/weekly-group",
    link: "Save a seat in a live session",
  },
};

export const STATE_WORDS: Readonly<Record<Verdict["state"], string>> = {
  cleared: "Cleared to set",
  earned: "Cleared to set",
  revoked: "Revoked",
  "sign-off": "Waiting for sign-off",
  missing: "Not cleared",
};

/** The word for all prospects that would count. */
export const EVERY = "every prospect";

/** Different prospects, and of these the calls booked and the misfits let go kindly. */
const DIFFERENT = 3;
const BOOKED = 2;
const DECLINED = 1;

/** A trainee's progress with a part: it holds once `done` has reached `of`. `still`: the prospects that would count. */
export type Step = {
  part: ReadyPart;
  done: number;
  of: number;
  still?: string;
  standings?: readonly Standing[];
};

export function holds({ done, of }: Pick<Step, "done" | "of">): boolean {
  return done >= of;
}

export function verdictOf(
  { parts, signOff }: Pick<PracticeSettings, "parts" | "signOff">,
  held: ReadonlySet<ReadyPart>,
  clearance: Clearance | null,
): Verdict {
  const missing = parts.filter((part) => !held.has(part));
  if (clearance) return { state: clearance.revokedAt ? "revoked" : "cleared", missing };
  if (missing.length > 0) return { state: "missing", missing };
  return { state: signOff ? "sign-off" : "earned", missing };
}

/**
 * A conversation with a simulated prospect, as the server judged it. `ending`: null if it was begun and left, which
 * counts as not passed.
 */
export type JudgedRun = {
  prospect: string;
  ending: Ending | null;
  issued: boolean;
  passed: boolean;
};
/** A prospect that trainees are shown. */
type Shown = Pick<Prospect, "id" | "name" | "right">;

/**
 * How many of the different prospects that it takes were passed in a row, and who would count next. `runs`: latest
 * first; a failed one ends the streak, and only those whose seed the server gave count. A company that shows fewer
 * prospects of a kind needs no more than those.
 */
export function varietyOf(runs: readonly JudgedRun[], shown: readonly Shown[]): Step {
  const passed = streakOf(runs);
  const { of, left } = missingOf(passed, shown);
  const still = stillCounting(passed, shown);
  return {
    part: "practice",
    done: of - left,
    of,
    still:
      still.size === shown.length
        ? EVERY
        : shown.flatMap(({ id, name }) => (still.has(id) ? name : [])).join(", "),
  };
}

type Streak = ReadonlyMap<string, Ending | null>;

function missingOf(passed: Streak, shown: readonly Shown[]) {
  const needs = (ending: Ending, most: number) => {
    const of = Math.min(most, shown.filter(({ right }) => right === ending).length);
    const done = [...passed.values()].filter((each) => each === ending).length;
    return Math.max(0, of - done);
  };
  const [booked, declined] = [needs("booked", BOOKED), needs("declined", DECLINED)];
  const of = Math.min(DIFFERENT, shown.length);
  const anyLeft = Math.max(0, of - passed.size);
  return { of, booked, declined, anyLeft, left: Math.max(anyLeft, booked + declined) };
}

/** Those who bring the next step: any, or those whose right end is missing. */
function stillCounting(passed: Streak, shown: readonly Shown[]): ReadonlySet<string> {
  const { left, booked, declined, anyLeft } = missingOf(passed, shown);
  const counts = shown.filter(({ id, right }) => {
    if (left === 0 || passed.has(id)) return false;
    if (anyLeft > booked + declined) return true;
    return (right === "booked" && booked > 0) || (right === "declined" && declined > 0);
  });
  return new Set(counts.map(({ id }) => id));
}

/**
 * What each prospect is to the part of practice, by the same rule. `again`: it was passed before a conversation that was
 * not, and counts again.
 */
export type Standing = { name: string; standing: "passed" | "counts" | "again" | "cannot" };

export function standingsOf(runs: readonly JudgedRun[], shown: readonly Shown[]): Standing[] {
  const passed = streakOf(runs);
  const ever = new Set(runs.filter((run) => run.issued && run.passed).map((run) => run.prospect));
  const still = stillCounting(passed, shown);
  return shown.map(({ id, name }) => {
    if (passed.has(id)) return { name, standing: "passed" };
    if (!still.has(id)) return { name, standing: "cannot" };
    return { name, standing: ever.has(id) ? "again" : "counts" };
  });
}

/** The prospects passed since the latest failure, each with the end it came to. */
function streakOf(runs: readonly JudgedRun[]): Streak {
  const passed = new Map<string, Ending | null>();
  for (const { prospect, ending, issued, passed: isPassed } of runs) {
    if (!issued) continue;
    if (!isPassed) break;
    if (!passed.has(prospect)) passed.set(prospect, ending);
  }
  return passed;
}
