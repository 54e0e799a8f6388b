export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** The theme that a Cookie header names; otherwise the system's. */
export function readTheme(cookies: string): Theme {
  const name = /(?:^|;\s*)theme=(\w+)/.exec(cookies)?.[1];
  return THEMES.find((theme) => theme === name) ?? "system";
}
