/** Someone new in the training gets an account, and with it a cohort, a coach and a first day (APPL-3, OWN-4). */
import { z } from "zod";
import { type Auth, can, type Viewer } from "~/auth/auth.server";
import type { Db } from "~/platform/db/database.server";
import { isDay } from "~/platform/time/zones";
import { type NotDone, refused } from "~/platform/web/act-result";
import { giveCoach } from "./coaches.server";
import { cohortOf } from "./cohort-records.server";
import { activeCoaches, addMembers } from "./members.server";

const words = (most: number) => z.string().trim().max(most).default("");

export const placementFields = {
  cohortId: words(100),
  coachId: words(100),
  startsOn: words(10),
};

export type Placement = { cohortId: string; coachId: string; startsOn: string };

type Added = {
  person: { firstName: string; lastName: string; email?: string | undefined };
  placement: Placement;
};

/** In the transaction of what led to it, which a refusal leaves as it was. */
export async function addTrainee(
  tx: Db,
  auth: Pick<Auth, "createTrainee">,
  viewer: Viewer,
  { person, placement }: Added,
): Promise<{ refusal: NotDone } | { made: { userId: string; accessCode: string } }> {
  const refusal = await placementFault(tx, viewer, placement);
  if (refusal) return { refusal };
  const result = await auth.createTrainee(person, viewer, tx);
  if ("fault" in result) {
    if (result.isTaken) return { refusal: refused(409, result.fault) };
    // Thrown to roll back both the account and what led to it.
    throw new Error(result.fault);
  }
  const { made } = result;
  const { cohortId, coachId } = placement;
  if (cohortId) await addMembers(tx, viewer, cohortId, [made.userId]);
  if (coachId && !(await giveCoach(tx, viewer, [made.userId], coachId)))
    throw new Error("A coach is none any more");
  return { made };
}

/** What is wrong with the cohort, the coach or the day; null if nothing is. */
async function placementFault(
  tx: Db,
  viewer: Viewer,
  { cohortId, coachId, startsOn }: Placement,
): Promise<NotDone | null> {
  if (startsOn && !isDay(startsOn)) return refused(400, "Please enter a day");
  if (cohortId && !can(viewer, "cohorts.change")) return refused(403, "You may not change cohorts");
  if (coachId && !can(viewer, "coaches.assign")) return refused(403, "You may not assign coaches");
  if (cohortId && (await cohortOf(tx, viewer, cohortId)) === null)
    return refused(409, "This cohort no longer exists");
  const coaches = coachId ? await activeCoaches(tx) : [];
  const isCoach = coaches.some(({ userId }) => userId === coachId);
  return coachId && !isCoach ? refused(409, "This person is no longer a coach") : null;
}
