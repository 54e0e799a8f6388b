/** Applicants as one query for table and board (APPL-1). */
import { and, count, eq, isNull, type SQL, sql } from "drizzle-orm";
import { bookings } from "~/booking/tables";
import { submissions } from "~/forms/tables";
import type { Db } from "~/platform/db/database.server";
import { contains } from "~/platform/queries/lists.server";
import type { Applicant, ApplicantList, StageCounts } from "./applicant";
import { type ApplicantView, PAGE_SIZE } from "./applicant-view";
import { STAGES, type Stage } from "./stages";
import { applicants } from "./tables";

const MOST_WORDS = 6;
/** Maximum cards per board column; the table has the others. */
const COLUMN_SIZE = 30;

export async function listApplicants(db: Db, view: ApplicantView): Promise<ApplicantList> {
  const counts = await countStages(db, conditionOf({ ...view, stage: undefined }));
  const found = view.stage ? counts[view.stage] : sumOf(counts);
  if (view.view === "board") {
    const all = await rows(db, onBoard(db, view), { limit: COLUMN_SIZE * STAGES.length });
    return { applicants: all, counts, found, more: false };
  }
  const offset = (view.page - 1) * PAGE_SIZE;
  const page = await rows(db, conditionOf(view), { limit: PAGE_SIZE, offset });
  return { applicants: page, counts, found, more: found > view.page * PAGE_SIZE };
}

export async function applicantOf(db: Db, id: string): Promise<Applicant | null> {
  const [row] = await rows(db, eq(applicants.id, id), { limit: 1 });
  return row ?? null;
}

function sumOf(counts: StageCounts): number {
  return Object.values(counts).reduce((sum, each) => sum + each, 0);
}

async function countStages(db: Db, condition: SQL | undefined): Promise<StageCounts> {
  const counted = await db
    .select({ stage: applicants.stage, number: count() })
    .from(applicants)
    .leftJoin(submissions, eq(submissions.id, applicants.applicationId))
    .where(condition)
    .groupBy(applicants.stage);
  const numbers = new Map(counted.map(({ stage, number }) => [stage, number]));
  return Object.fromEntries(STAGES.map((stage) => [stage, numbers.get(stage) ?? 0])) as Record<
    Stage,
    number
  >;
}

async function rows(
  db: Db,
  condition: SQL | undefined,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<Applicant[]> {
  const found = await db
    .select({
      applicant: applicants,
      qualified: submissions.qualified,
      interviewAt: bookings.startsAt,
      cancelledAt: bookings.cancelledAt,
    })
    .from(applicants)
    .leftJoin(submissions, eq(submissions.id, applicants.applicationId))
    .leftJoin(bookings, eq(bookings.id, applicants.bookingId))
    .where(condition)
    .orderBy(sql`${applicants.stageAt} desc, ${applicants.id} desc`)
    .limit(limit)
    .offset(offset);
  return found.map(({ applicant, qualified, interviewAt, cancelledAt }) => ({
    id: applicant.id,
    name: applicant.name,
    mail: applicant.mail,
    stage: applicant.stage,
    qualified,
    appliedAt: applicant.createdAt.toISOString(),
    stageAt: applicant.stageAt.toISOString(),
    interviewAt: interviewAt?.toISOString() ?? null,
    hasInterview: interviewAt !== null && cancelledAt === null && interviewAt > new Date(),
    hasTrainee: applicant.traineeId !== null,
    anonymized: applicant.anonymizedAt !== null,
    version: applicant.version,
  }));
}

/** The newest of each column in the view. */
function onBoard(db: Db, view: ApplicantView): SQL {
  const ranked = db
    .select({
      id: applicants.id,
      place:
        sql<number>`row_number() over (partition by ${applicants.stage} order by ${applicants.stageAt} desc, ${applicants.id} desc)`.as(
          "place",
        ),
    })
    .from(applicants)
    .leftJoin(submissions, eq(submissions.id, applicants.applicationId))
    .where(conditionOf(view))
    .as("ranked");
  const first = db
    .select({ id: ranked.id })
    .from(ranked)
    .where(sql`${ranked.place} <= ${COLUMN_SIZE}`);
  return sql`${applicants.id} in ${first}`;
}

function conditionOf({ q, stage, qualified }: Partial<ApplicantView>): SQL | undefined {
  const words = q?.split(/\s+/).slice(0, MOST_WORDS) ?? [];
  const text = sql`${applicants.name} || ' ' || ${applicants.mail}`;
  return and(
    // Anonymized records are only counted, and found by stage.
    words.length > 0 ? isNull(applicants.anonymizedAt) : undefined,
    stage && eq(applicants.stage, stage),
    qualified && eq(submissions.qualified, qualified === "yes"),
    ...words.map((word) => contains(text, word)),
  );
}
