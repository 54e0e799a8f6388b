/** The changes a draft can be given. */
export const STYLES = ["shorter", "friendlier", "more-direct"] as const;
export type Style = (typeof STYLES)[number];

export const LONGEST_SAID = 2_000;

export const INPUT_REQUIRED = {
  title: "Input required",
  description: "Please enter the prospect's response first",
} as const;

export type DraftSource = "ai" | "script";

/** A reply that the script offers when it is not sure which one fits. */
export type DraftChoice = { id: string; title: string; text: string };

/**
 * What to know about a text from the script: it is fixed and must not be changed; it is only a placeholder, and these
 * are the replies that may fit; nothing needs an answer, and the script goes on; or the script has none. A reply that fits needs no advice.
 */
export type DraftAdvice =
  | { verdict: "fixed"; title: string; forSetter: string }
  | { verdict: "unsure"; choices: DraftChoice[] }
  | { verdict: "nothing" }
  | { verdict: "unknown" };

/** What is sent piece by piece: texts, perhaps advice, then one end or one error. */
export type DraftEvent =
  | { text: string }
  | { advice: DraftAdvice }
  | { end: DraftSource }
  | { error: string };
