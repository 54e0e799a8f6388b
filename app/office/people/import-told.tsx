/** What an import of trainees did, and what undoing it would do and leaves, in words (PEOPLE-5). */
import type { Besides } from "./import-besides.server";

export function undoing(added: number, signedIn: number, besides: Besides | undefined): string {
  const away = `${added - signedIn} of ${added} trainees are deleted, and their codes and sign-in links stop working.`;
  const kept =
    signedIn > 0 &&
    `${signedIn} ${signedIn === 1 ? "has signed in and is" : "have signed in and are"} kept.`;
  const { coaches = [], cohorts = [] } = besides ?? {};
  const groups =
    cohorts.length > 0 &&
    `This import also made ${cohorts.length === 1 ? "the cohort" : "the cohorts"} ${cohorts.join(", ")}: deleted if nobody is left in it.`;
  return [away, kept, groups, staying(coaches)].filter(Boolean).join(" ");
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
