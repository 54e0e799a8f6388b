/** The subject of a report, and their actual progress. */
import { and, eq } from "drizzle-orm";
import { type Seen, traineesOnly } from "~/auth/auth.server";
import { trainingCredentials } from "~/auth/tables";
import type { Db } from "~/platform/db/database.server";
import { type Lesson, lessonsByUser } from "~/training/training.server";
import type { ReportLesson } from "./report";

export type ReportedTrainee = { firstName: string; lastName: string; lessons: ReportLesson[] };

/** Null if this person sees no such trainee. */
export async function findTrainee(
  db: Db,
  userId: string,
  shown: readonly Lesson[],
  seen: Seen,
): Promise<ReportedTrainee | null> {
  const [person] = await db
    .select({ firstName: trainingCredentials.firstName, lastName: trainingCredentials.lastName })
    .from(trainingCredentials)
    .where(
      and(
        eq(trainingCredentials.userId, userId),
        traineesOnly(db),
        seen(trainingCredentials.userId),
      ),
    );
  if (!person) return null;
  const details = (await lessonsByUser(db, [userId], shown))(userId);
  const lessons = details.map(({ number, title, state, percent, early }) => ({
    number,
    title,
    state,
    percent,
    early,
  }));
  return { ...person, lessons };
}
