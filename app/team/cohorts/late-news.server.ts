/** What a change of a cohort does to who is late in it, in words (TEAM-2). */
import type { Viewer } from "~/auth/auth.server";
import type { Db } from "~/platform/db/database.server";
import { lateIn } from "./cohort-lists.server";

const MOST_NAMED = 5;

/** `news`: whom the change made late, and how many no longer are; empty if it is the same people. */
export async function withLateNews<Outcome>(
  tx: Db,
  viewer: Viewer,
  cohortId: string,
  change: () => Promise<Outcome>,
): Promise<{ outcome: Outcome; news: string }> {
  const before = await lateIn(tx, viewer, cohortId);
  const outcome = await change();
  return { outcome, news: newsOf(before, await lateIn(tx, viewer, cohortId)) };
}

type Late = ReadonlyMap<string, string>;

function newsOf(before: Late, now: Late): string {
  const late = [...now].flatMap(([id, name]) => (before.has(id) ? [] : name));
  const freed = [...before.keys()].filter((id) => !now.has(id)).length;
  const parts = [
    late.length > 0 && `${listed(late)} ${late.length === 1 ? "is" : "are"} late now.`,
    freed > 0 && `${freed === 1 ? "1 is" : `${freed} are`} no longer late.`,
  ];
  return parts.filter(Boolean).join(" ");
}

function listed(names: readonly string[]): string {
  const more = names.length - MOST_NAMED;
  const shown = names.slice(0, MOST_NAMED);
  if (more > 0) return `${shown.join(", ")} and ${more} more`;
  const [last = "", ...others] = shown.toReversed();
  return others.length > 0 ? `${others.toReversed().join(", ")} and ${last}` : last;
}
