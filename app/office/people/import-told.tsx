/** What an import of trainees did, and what undoing it would do and leaves, in words (PEOPLE-5). */
import type { Besides } from "./import-besides.server";
import type { Kept } from "./people-import.server";

type Undone = { added: number; kept: Kept | undefined; besides: Besides | undefined };

export function undoing({ added, kept: left, besides }: Undone): string {
  const { signedIn = 0, staff = 0, paid = 0 } = left ?? {};
  const away = `${added - signedIn - staff - paid} of ${added} trainees are deleted, and their codes and sign-in links stop working.`;
  const kept =
    signedIn > 0 &&
    `${signedIn} ${signedIn === 1 ? "has signed in and is" : "have signed in and are"} kept.`;
  const promoted =
    staff > 0 && `${staff} ${staff === 1 ? "is staff now and is" : "are staff now and are"} kept.`;
  const owed =
    paid > 0 &&
    `${paid} ${paid === 1 ? "has" : "have"} open pay and ${paid === 1 ? "is" : "are"} kept.`;
  const { coaches = [], cohorts = [] } = besides ?? {};
  const groups =
    cohorts.length > 0 &&
    `This import also made ${cohorts.length === 1 ? "the cohort" : "the cohorts"} ${cohorts.join(", ")}: deleted if nobody is left in it.`;
  return [away, kept, promoted, owed, groups, staying(coaches)].filter(Boolean).join(" ");
}

export function addedText(added: number, leftOut: number): string {
  const people = `Added ${added} ${added === 1 ? "trainee" : "trainees"}.`;
  if (leftOut === 0) return people;
  return `${people} ${leftOut} ${leftOut === 1 ? "cell was" : "cells were"} left out.`;
}

/** Their accounts are staff's, which only their own page takes away. */
function staying(coaches: readonly string[]): string | null {
  if (coaches.length === 0) return null;
  const [stay, them] =
    coaches.length === 1 ? ["stays a coach", "This account"] : ["stay coaches", "These accounts"];
  return `${coaches.join(", ")} ${stay}. ${them} can be removed under Administrators.`;
}

/** What an undone import has left behind. */
export function LeftBehind({ besides }: { besides: Besides | undefined }) {
  const { coaches = [], cohorts = [] } = besides ?? {};
  const groups = cohorts.length > 0 && `Still there, with people in it: ${cohorts.join(", ")}.`;
  const words = [staying(coaches), groups].filter(Boolean).join(" ");
  return words ? <p className="mt-2 text-sm">{words}</p> : null;
}
