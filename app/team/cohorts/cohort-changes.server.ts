/** What administrators change of cohorts. */
import { eq, sql } from "drizzle-orm";
import type { Viewer } from "~/auth/auth.server";
import { users } from "~/auth/tables";
import { recordEvent } from "~/events/events.server";
import type { Db } from "~/platform/db/database.server";
import { withLock } from "~/platform/db/locks.server";
import type { Fields } from "~/settings/settings";
import { markOf, type Overtaken, overtaken } from "~/settings/settings.server";
import { cohorts } from "../tables";
import { type Cohort, type CohortFields, cohortOf } from "./cohort-records.server";
import { withLateNews } from "./late-news.server";

/** `fault`: nothing was changed. `mark`: see `cohortMark`; `news`: see `withLateNews`. */
type CohortOutcome = { id: string; mark: string; news: string } | { fault: string } | Overtaken;

type Lessons = readonly { id: number; number: number }[];

/** Of what the form of a cohort shows; `lessons`: those shown. */
export function cohortMark(cohort: Cohort, lessons: Lessons): string {
  return markOf(shownOf(cohort, lessons));
}

function shownOf({ name, startsOn, coach, targets }: Cohort, lessons: Lessons): Fields {
  const numbers = new Map(lessons.map(({ id, number }) => [id, number]));
  const dates = targets
    .map(({ lesson, by }) => `${by} (lesson ${numbers.get(lesson) ?? "not live"})`)
    .join(", ");
  return { Name: name, "Start date": startsOn, Coach: coach ?? "", "Target dates": dates };
}

const TAKEN = "A cohort with this name already exists";

/** `id` null: a new one. `began`: the mark of what was shown. */
export async function saveCohort(
  db: Db,
  actor: Viewer,
  id: string | null,
  { began, lessons, ...fields }: CohortFields & { began?: string | undefined; lessons: Lessons },
): Promise<CohortOutcome> {
  return withLock(db, "settings", async (tx) => {
    const [same] = await tx
      .select({ id: cohorts.id })
      .from(cohorts)
      .where(sql`lower(${cohorts.name}) = lower(${fields.name})`);
    if (same && same.id !== id) return { fault: TAKEN };
    if (!(await isAccount(tx, fields.coachId))) return { fault: "This coach no longer exists" };
    const before = id === null ? null : await cohortOf(tx, actor, id);
    if (id !== null && before === null) return { fault: "This cohort no longer exists" };
    const refusal = before && overtaken(began, shownOf(before, lessons));
    if (refusal) return refusal;
    const { outcome, news } = before
      ? await withLateNews(tx, actor, before.id, () =>
          tx.update(cohorts).set(fields).where(eq(cohorts.id, before.id)).returning(),
        )
      : {
          outcome: await tx.insert(cohorts).values(fields).onConflictDoNothing().returning(),
          news: "",
        };
    const [saved] = outcome;
    if (!saved) return { fault: TAKEN };
    await recordEvent(tx, {
      actor,
      verb: before ? "cohorts.change" : "cohorts.create",
      subject: { kind: "cohort", id: saved.id, label: saved.name },
      before: before && factsOf(before),
      after: factsOf(fields),
    });
    const after = await cohortOf(tx, actor, saved.id);
    return { id: saved.id, mark: after ? cohortMark(after, lessons) : "", news };
  });
}

/** False: it no longer exists. Its members stay trainees, in no cohort. */
export async function deleteCohort(db: Db, actor: Viewer, id: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const before = await cohortOf(tx, actor, id);
    if (before === null) return false;
    await tx.delete(cohorts).where(eq(cohorts.id, id));
    await recordEvent(tx, {
      actor,
      verb: "cohorts.delete",
      after: null,
      subject: { kind: "cohort", id, label: before.name },
      before: factsOf(before),
    });
    return true;
  });
}

/** True also for none. */
async function isAccount(tx: Db, userId: string | null): Promise<boolean> {
  if (userId === null) return true;
  const rows = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId));
  return rows.length > 0;
}

function factsOf({ startsOn, coachId, targets }: CohortFields) {
  const dates = targets.map(({ lesson, by }) => `${lesson}: ${by}`).join(", ");
  return { startsOn, coach: coachId, dates };
}
