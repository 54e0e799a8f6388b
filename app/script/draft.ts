/** What a draft can be changed to. */
export const STYLES = ["shorter", "friendlier", "more-direct"] as const;
export type Style = (typeof STYLES)[number];

export const LONGEST_SAID = 2_000;

export const INPUT_REQUIRED = {
  title: "Input required",
  description: "Please enter the prospect's response first",
} as const;

export type DraftSource = "ai" | "script";

/** What is sent piece by piece: texts, then one end or one error. */
export type DraftEvent = { text: string } | { end: DraftSource } | { error: string };
