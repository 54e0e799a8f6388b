/** A visitor's choice about advertising, kept in this browser alone. */

export type Choice = "yes" | "no";

const KEY = "advertising-choice";

/** The choice made in this browser; "no" where the browser itself says so for its person, null where none is made. */
export function currentChoice(): Choice | null {
  if (refusedByBrowser()) return "no";
  const kept = attempt(() => localStorage.getItem(KEY));
  return kept === "yes" || kept === "no" ? kept : null;
}

export function keepChoice(choice: Choice): void {
  attempt(() => localStorage.setItem(KEY, choice));
}

/** Global Privacy Control. */
export function refusedByBrowser(): boolean {
  return "globalPrivacyControl" in navigator && navigator.globalPrivacyControl === true;
}

/** A browser may refuse to keep anything for this site: then the choice holds for this page. */
function attempt<Value>(use: () => Value): Value | null {
  try {
    return use();
  } catch {
    return null;
  }
}
