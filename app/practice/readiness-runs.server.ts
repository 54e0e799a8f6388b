/** Finished conversations with simulated prospects, the latest first, by person. */
import { and, desc, inArray, isNotNull } from "drizzle-orm";
import type { Db } from "~/platform/db/database.server";
import type { FinishedRun } from "./readiness";
import { practiceRuns } from "./tables";

const MOST_RUNS = 2_000;

export async function runsOf(
  db: Db,
  userIds: string[],
): Promise<(userId: string) => FinishedRun[]> {
  const rows = await db
    .select()
    .from(practiceRuns)
    .where(and(inArray(practiceRuns.userId, userIds), isNotNull(practiceRuns.finishedAt)))
    .orderBy(desc(practiceRuns.finishedAt), desc(practiceRuns.id))
    .limit(MOST_RUNS);
  const byUser = Map.groupBy(rows, ({ userId }) => userId);
  return (userId) =>
    (byUser.get(userId) ?? []).map(({ prospect, seed, issued, passed }) => ({
      ...{ prospect, seed, issued, passed: passed === true },
    }));
}
