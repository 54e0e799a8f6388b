/** Whether a trainee is cleared to set: a truth table over the parts that the company counts (READY-1). Pure. */
import type { ReadyPart } from "~/settings/settings";
import type { PracticeSettings } from "~/settings/settings.server";

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
    label: "Three new conversations passed in a row",
    column: "Passes in a row",
    unit: "passes in a row",
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
};

export const STATE_WORDS: Readonly<Record<Verdict["state"], string>> = {
  cleared: "Cleared to set",
  earned: "Cleared to set",
  revoked: "Revoked",
  "sign-off": "Waiting for sign-off",
  missing: "Not cleared",
};

export const PASSES_IN_A_ROW = 3;

/** A trainee's progress with a part: it holds once `done` has reached `of`. */
export type Step = { part: ReadyPart; done: number; of: number };

export function holds({ done, of }: Step): boolean {
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

/** A finished conversation with a simulated prospect, as the server judged it. */
export type FinishedRun = { prospect: string; seed: number; issued: boolean; passed: boolean };

/** `runs`: latest first. Counts those whose seed the server gave, each seed once; a failed one ends the streak. */
export function passesInARow(runs: readonly FinishedRun[]): number {
  const seen = new Set<string>();
  for (const { prospect, seed, issued, passed } of runs) {
    if (!issued) continue;
    if (!passed) break;
    seen.add(`${prospect} ${seed}`);
  }
  return Math.min(seen.size, PASSES_IN_A_ROW);
}
