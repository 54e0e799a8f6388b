/** Applicants as one query for table and board (APPL-1). */

import { and, count, eq, isNull, type SQL, sql } from "drizzle-orm";
import { bookings } from "~/booking/tables";
import { submissions } from "~/forms/tables";
import type { Db } from "~/platform/db/database.server";
import { writtenMail } from "~/platform/mail/written-mail.server";
import { containsWords, idsInParts, type Key, nameAndMail } from "~/platform/queries/lists.server";
import {
  type Applicant,
  type ApplicantList,
  foundIn,
  MOST_COUNTED,
  type StageCounts,
} from "./applicant";
import { type ApplicantView, PAGE_SIZE } from "./applicant-view";
import { STAGES, type Stage } from "./stages";
import { applicants } from "./tables";

/** Maximum cards per board column; the table has the others. */
const COLUMN_SIZE = 30;

/** A page past the end is the last one. */
export async function listApplicants(db: Db, view: ApplicantView): Promise<ApplicantList> {
  const inAnyStage = conditionOf({ ...view, stage: undefined });
  const few = view.q === undefined ? null : await countFew(db, inAnyStage);
  const counts = few ?? (await countStages(db, inAnyStage));
  const found = foundIn(counts, view.stage ? [view.stage] : STAGES);
  if (view.view === "board") {
    const all = await rows(db, onBoard(db, view), { limit: COLUMN_SIZE * STAGES.length });
    return { applicants: all, counts, found, page: 1, more: false };
  }
  const last = found === null ? view.page : Math.max(1, Math.ceil(found / PAGE_SIZE));
  const page = Math.min(view.page, last);
  const offset = (page - 1) * PAGE_SIZE;
  const read = await rows(db, conditionOf(view), { limit: PAGE_SIZE + 1, offset });
  const more = read.length > PAGE_SIZE;
  return { applicants: read.slice(0, PAGE_SIZE), counts, found, page, more };
}

/** The ids of everyone in a view, in its order, in batches. */
export function applicantIds(db: Db, view: ApplicantView): AsyncGenerator<string[]> {
  return idsInParts(NEWEST_FIRST, PORTION, ({ keys, after, limit }) =>
    db
      .select({ id: applicants.id, keys })
      .from(applicants)
      .leftJoin(submissions, eq(submissions.id, applicants.applicationId))
      .where(and(conditionOf(view), after))
      .orderBy(sql`${applicants.stageAt} desc, ${applicants.id} desc`)
      .limit(limit),
  );
}

const PORTION = 500;
const NEWEST_FIRST: readonly Key[] = [
  { column: applicants.stageAt, type: "timestamptz", turn: "desc" },
  { column: applicants.id, type: "uuid", turn: "desc" },
];

export async function applicantOf(db: Db, id: string): Promise<Applicant | null> {
  const [row] = await rows(db, eq(applicants.id, id), { limit: 1 });
  return row ?? null;
}

/** Reads what a search finds once; null if that is too many to tell each stage's number from it. */
async function countFew(db: Db, condition: SQL | undefined): Promise<StageCounts | null> {
  const matches = db
    .select({ stage: applicants.stage })
    .from(applicants)
    .leftJoin(submissions, eq(submissions.id, applicants.applicationId))
    .where(condition)
    .limit(MOST_COUNTED + 1)
    .as("matches");
  const counted = await db
    .select({ stage: matches.stage, number: count() })
    .from(matches)
    .groupBy(matches.stage);
  const numbers = new Map(counted.map(({ stage, number }) => [stage, number]));
  const counts = Object.fromEntries(STAGES.map((stage) => [stage, numbers.get(stage) ?? 0]));
  const all = counted.reduce((sum, { number }) => sum + number, 0);
  return all > MOST_COUNTED ? null : (counts as Record<Stage, number>);
}

/** How many are in each stage. */
export function stageCounts(db: Db): Promise<Record<Stage, number>> {
  return countStages(db, undefined);
}

/** Each stage is counted no further than is worth it, so a stage of very many takes no longer. */
async function countStages(db: Db, condition: SQL | undefined): Promise<StageCounts> {
  const numberIn = (stage: Stage) => {
    const counted = db
      .select({ one: sql`1` })
      .from(applicants)
      .leftJoin(submissions, eq(submissions.id, applicants.applicationId))
      .where(and(eq(applicants.stage, stage), condition))
      .limit(MOST_COUNTED + 1);
    return sql<number>`(select count(*)::int from (${counted}) as counted)`;
  };
  const numbers = Object.fromEntries(STAGES.map((stage) => [stage, numberIn(stage)]));
  const [counts] = await db.select(numbers).from(sql`(select) as one`);
  return counts as Record<Stage, number>;
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
      fields: submissions.fields,
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
  return found.map(({ applicant, qualified, fields, interviewAt, cancelledAt }) => ({
    id: applicant.id,
    name: applicant.name,
    mail: writtenMail(applicant.mail),
    stage: applicant.stage,
    qualified,
    unfit: fields?.flatMap(({ label, unfit }) => (unfit ? label : [])) ?? [],
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
  const text = nameAndMail(applicants.name, applicants.mail);
  return and(
    // Anonymized records are only counted, and found by stage.
    q === undefined ? undefined : isNull(applicants.anonymizedAt),
    stage && eq(applicants.stage, stage),
    qualified && eq(submissions.qualified, qualified === "yes"),
    q === undefined ? undefined : containsWords(text, q),
  );
}
