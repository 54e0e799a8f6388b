/** Door of the cohorts: their names and members, as the panel shows them (TEAM-2). */
import { asc, desc } from "drizzle-orm";
import type { Viewer } from "~/auth/auth.server";
import type { Db } from "~/platform/db/database.server";
import { cohorts } from "../tables";
import { visible } from "./cohort-records.server";

export { addRecipient, announcementReach } from "../messages.server";
export { assignCoach, giveCoach, takeCoach } from "./coaches.server";
export { saveCohort } from "./cohort-changes.server";
export { lateMembers } from "./cohort-lists.server";
export { cohortOf } from "./cohort-records.server";
export {
  activeCoaches,
  addMembers,
  type Coach,
  type Late,
  lateReason,
  removeMembers,
} from "./members.server";

export { addTrainee, type Placement, placementFields } from "./placement.server";

export async function cohortNames(
  db: Db,
  viewer: Viewer,
): Promise<{ id: string; name: string; startsOn: string }[]> {
  return db
    .select({ id: cohorts.id, name: cohorts.name, startsOn: cohorts.startsOn })
    .from(cohorts)
    .where(visible(viewer))
    .orderBy(desc(cohorts.startsOn), asc(cohorts.name));
}
