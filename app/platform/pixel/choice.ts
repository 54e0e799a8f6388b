/** A visitor's choice about advertising, stored only in this browser; if it stores nothing, the choice holds for this page. */
import { inStorage } from "../web/storage";

export type Choice = "yes" | "no";

const KEY = "advertising-choice";

/** The choice made in this browser; "no" if the browser signals it, null if none was made. */
export function currentChoice(): Choice | null {
  if (refusedByBrowser()) return "no";
  const kept = inStorage((storage) => storage.getItem(KEY));
  return kept === "yes" || kept === "no" ? kept : null;
}

export function keepChoice(choice: Choice): void {
  inStorage((storage) => storage.setItem(KEY, choice));
}

/** Global Privacy Control. */
export function refusedByBrowser(): boolean {
  return "globalPrivacyControl" in navigator && navigator.globalPrivacyControl === true;
}
