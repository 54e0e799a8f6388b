/** Entry file of the team slice: cohorts and messages, as trainees' and administrators' pages need them. */
import { eq } from "drizzle-orm";
import type { Db } from "~/platform/db/database.server";
import type { Target } from "./cohort";
import { cohortMembers, cohorts } from "./tables";

export {
  mailMessage,
  markRead,
  messagesFor,
  refusesNudges,
  sendMessage,
  setNudgesRefused,
} from "./messages.server";

/** The dates of someone's cohort; none if they are not in one. */
export async function targetsOf(db: Db, userId: string): Promise<Target[]> {
  const [row] = await db
    .select({ targets: cohorts.targets })
    .from(cohortMembers)
    .innerJoin(cohorts, eq(cohorts.id, cohortMembers.cohortId))
    .where(eq(cohortMembers.userId, userId));
  return row?.targets ?? [];
}
