/** Removes personal data of applicants who were declined or withdrew long ago; they remain as counts (APPL-4). */
import { and, asc, eq, inArray, isNull, lte, min, ne, or, type SQL, sql } from "drizzle-orm";
import { bookings } from "~/booking/tables";
import { recordEvents } from "~/events/events.server";
import { submissions } from "~/forms/tables";
import type { Db } from "~/platform/db/database.server";
import type { JobHandler } from "~/platform/jobs/job-loop.server";
import { queueJob } from "~/platform/jobs/jobs.server";
import { aboutItem } from "~/platform/mail/mail-state";
import { mailOutbox } from "~/platform/mail/tables";
import { referenceOf } from "./applicant";
import { ofRecord } from "./applicant-details.server";
import { applicantScores, applicants } from "./tables";

const KIND = "applicants.anonymize";
const AT_ONCE = 100;
const FORMER = "Former applicant";

const isKept = and(
  inArray(applicants.stage, ["declined", "withdrawn"]),
  isNull(applicants.anonymizedAt),
);
const isOver = (months: number) =>
  sql<Date>`${applicants.stageAt} + make_interval(months => ${months}::int)`;

/** Queues the next removal for when it is due; 0 months: never. */
export async function planAnonymizing(db: Db, months: number): Promise<void> {
  if (months === 0) return;
  const [row] = await db
    .select({ first: sql<string | null>`${min(isOver(months))}` })
    .from(applicants)
    .where(isKept);
  if (!row?.first) return;
  // The database counts smaller parts of a second.
  const runAt = new Date(Date.parse(row.first) + 1);
  await queueJob(db, {
    kind: KIND,
    key: `${KIND} ${runAt.toISOString()}`,
    label: "Remove personal data of former applicants",
    runAt,
    payload: {},
  });
}

/** `monthsIn`: the setting within the job's transaction. */
export function anonymizingJobs(
  monthsIn: (tx: Db) => Promise<number>,
): Readonly<Record<string, JobHandler>> {
  return {
    [KIND]: async (tx) => {
      const months = await monthsIn(tx);
      if (months === 0) return;
      const due = await tx
        .select()
        .from(applicants)
        .where(and(isKept, lte(isOver(months), sql`now()`)))
        .orderBy(asc(applicants.stageAt))
        .limit(AT_ONCE)
        .for("update");
      for (const applicant of due) await anonymize(tx, applicant);
      await recordEvents(
        tx,
        due.map(({ id, stage }) => ({
          actor: "automatic",
          verb: "applicants.anonymize",
          subject: { kind: "application", id, label: referenceOf(id) },
          before: { stage },
          after: null,
        })),
      );
      await planAnonymizing(tx, months);
    },
  };
}

type Row = typeof applicants.$inferSelect;

async function anonymize(tx: Db, applicant: Row): Promise<void> {
  const { id, bookingId } = applicant;
  const idsOf = (rows: readonly { id: string }[]) => rows.map((row) => row.id);
  const sent = idsOf(
    await tx.select({ id: submissions.id }).from(submissions).where(ofRecord(applicant)),
  );
  const met = idsOf(
    await tx.select({ id: bookings.id }).from(bookings).where(interviewsOf(applicant)),
  );
  // First, so nothing that matches by address finds the record.
  await tx
    .update(applicants)
    .set({ name: "", mail: "", phone: "", reason: "", anonymizedAt: sql`now()` })
    .where(eq(applicants.id, id));
  await tx
    .update(applicantScores)
    .set({
      note: "",
      scores: sql`(select coalesce(jsonb_agg(jsonb_set(score, '{note}', '""')), '[]') from jsonb_array_elements(${applicantScores.scores}) score)`,
    })
    .where(eq(applicantScores.applicantId, id));
  if (sent.length > 0)
    await tx
      .update(submissions)
      .set({ senderName: FORMER, senderMail: "", fields: [], note: "", caller: "" })
      .where(inArray(submissions.id, sent));
  if (met.length > 0)
    await tx
      .update(bookings)
      .set({
        guestName: FORMER,
        guestMail: "",
        guestPhone: "",
        zone: "UTC",
        message: "",
        answers: [],
        note: "",
        caller: "",
      })
      .where(inArray(bookings.id, met));
  const about = [id, ...sent, ...met, ...(bookingId ? [bookingId] : [])].map(aboutItem);
  await tx.delete(mailOutbox).where(inArray(mailOutbox.about, about));
}

/** A record's interviews: its own, and earlier ones of its address that no other record has. */
function interviewsOf({ id, bookingId, mail, stageAt }: Row): SQL | undefined {
  const others = sql`(select booking_id from applicants where id <> ${id} and booking_id is not null)`;
  const earlier = and(
    eq(bookings.calendar, "interview"),
    sql`lower(${bookings.guestMail}) = lower(${mail})`,
    lte(bookings.createdAt, stageAt),
    sql`${bookings.id} not in ${others}`,
    ne(bookings.guestMail, ""),
  );
  return or(bookingId ? eq(bookings.id, bookingId) : undefined, earlier);
}
