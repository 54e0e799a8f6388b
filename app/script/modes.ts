/** The two ways to read the script. Pure; runs anywhere. */
export const MODES = ["interactive", "text"] as const;
export type Mode = (typeof MODES)[number];
