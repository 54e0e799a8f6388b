/** One applicant with everything that belongs to them (APPL-1). */
import { and, desc, eq, inArray, isNotNull, or, type SQL, sql } from "drizzle-orm";
import { bookings } from "~/booking/tables";
import { events } from "~/events/tables";
import { type AnsweredField, submissions } from "~/forms/tables";
import type { Db } from "~/platform/db/database.server";
import { aboutItem, type MailState } from "~/platform/mail/mail-state";
import { mailsAbout } from "~/platform/mail/mail-states.server";
import { originText } from "~/platform/pages/origin";
import type { Applicant } from "./applicant";
import { applicantOf } from "./applicant-list.server";
import type { Stage } from "./stages";
import { applicants } from "./tables";

const MOST_EVENTS = 200;

export type Application = {
  id: string;
  at: string;
  qualified: boolean | null;
  answers: AnsweredField[];
  /** Empty if unknown. */
  cameFrom: string;
};

/** An act on the timeline; `stage`: what it led to. */
export type TimelineEntry = {
  id: string;
  at: string;
  by: string;
  verb: string;
  stage: string | null;
};

export type ApplicantDetails = {
  applicant: Applicant;
  reason: string;
  traineeId: string | null;
  startsOn: string | null;
  phone: string;
  bookingId: string | null;
  applications: Application[];
  timeline: TimelineEntry[];
  mails: MailState[];
  /** Other records of the same address. */
  earlier: { id: string; stage: Stage; at: string }[];
};

export async function applicantDetails(db: Db, id: string): Promise<ApplicantDetails | null> {
  const applicant = await applicantOf(db, id);
  const [row] = await db.select().from(applicants).where(eq(applicants.id, id));
  if (!applicant || !row) return null;
  const sent = await applicationsOf(db, row);
  const ids = [id, ...sent.map((each) => each.id)];
  const [timeline, mails, earlier] = await Promise.all([
    timelineOf(db, [...new Set(ids)], row.bookingId),
    Promise.all([...new Set(ids)].map((each) => mailsAbout(db, aboutItem(each)))),
    earlierOf(db, row),
  ]);
  const { reason, traineeId, startsOn, phone, bookingId } = row;
  return {
    applicant,
    reason,
    traineeId,
    startsOn,
    phone,
    bookingId,
    timeline,
    earlier,
    applications: sent.map(({ id, createdAt, qualified, fields, origin }) => ({
      id,
      at: createdAt.toISOString(),
      qualified,
      answers: fields,
      cameFrom: originText(origin),
    })),
    mails: mails.flat(),
  };
}

type Row = typeof applicants.$inferSelect;

async function applicationsOf(db: Db, row: Row) {
  if (row.applicationId === null) return [];
  return db.select().from(submissions).where(ofRecord(row)).orderBy(desc(submissions.createdAt));
}

/** A record's applications: those of its address since it was opened. */
export function ofRecord({ applicationId, mail, createdAt }: Row): SQL | undefined {
  if (applicationId === null) return sql`false`;
  const sameAddress = and(
    sql`lower(${submissions.senderMail}) = lower(${mail})`,
    sql`${submissions.createdAt} between ${createdAt.toISOString()}::timestamptz
      and (select created_at from submissions where id = ${applicationId})`,
  );
  return and(
    isNotNull(submissions.qualified),
    or(eq(submissions.id, applicationId), mail === "" ? undefined : sameAddress),
  );
}

/** What was done about the applications and the interview, by anyone, latest first. */
async function timelineOf(
  db: Db,
  ids: readonly string[],
  bookingId: string | null,
): Promise<TimelineEntry[]> {
  const about = (kind: string, subjects: readonly string[]) =>
    and(eq(events.subjectKind, kind), inArray(events.subjectId, [...subjects]));
  const rows = await db
    .select()
    .from(events)
    .where(or(about("application", ids), bookingId ? about("booking", [bookingId]) : undefined))
    .orderBy(desc(events.at), desc(events.id))
    .limit(MOST_EVENTS);
  return rows.map(({ id, at, actorName, verb, after }) => {
    const stage = after?.stage ?? after?.status;
    return {
      id,
      at: at.toISOString(),
      by: actorName,
      verb,
      stage: typeof stage === "string" ? stage : null,
    };
  });
}

async function earlierOf(db: Db, { id, mail }: Row): Promise<ApplicantDetails["earlier"]> {
  if (mail === "") return [];
  const rows = await db
    .select()
    .from(applicants)
    .where(sql`lower(${applicants.mail}) = lower(${mail}) and ${applicants.id} <> ${id}`)
    .orderBy(desc(applicants.createdAt))
    .limit(20);
  return rows.map((row) => ({ id: row.id, stage: row.stage, at: row.createdAt.toISOString() }));
}

export async function interviewOf(db: Db, bookingId: string | null) {
  if (bookingId === null) return null;
  const [row] = await db.select().from(bookings).where(eq(bookings.id, bookingId));
  return row ?? null;
}
