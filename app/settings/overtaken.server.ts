/** Two people at one form: a save names what it began from, and never replaces what its sender has not seen. */
import { markOf } from "./change-settings.server";
import type { Fields } from "./settings";

/** `mark`: of what is stored now, with which the next save may replace it. */
export type Overtaken = { fault: string; mark: string };

/** Why a save is refused that began from something else; null where it did not, or does not say. `stored`: by labels. */
export function overtaken(began: string | undefined, stored: Fields): Overtaken | null {
  const mark = markOf(stored);
  if (began === undefined || began === mark) return null;
  const now = Object.entries(stored).map(([label, value]) => `${label}: ${value || "nothing"}`);
  return {
    fault: `Someone else changed this in the meantime. Nothing was saved, and what you typed is still here. Stored now: ${now.join(" · ")}. Save again to replace it with yours.`,
    mark,
  };
}
