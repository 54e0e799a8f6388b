/** What came in under someone's addresses, without an account or with one: forms, bookings, applications and emails (ADM-9). */
import { eq, inArray, or, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { applicantScores, applicants } from "~/applicants/tables";
import { calendarNameOf, meetingKind } from "~/booking/booking";
import { hostOf, meetingsAhead as hostsMeetingsAhead } from "~/booking/booking.server";
import { attendance, bookings, callEvents, callRegistrants } from "~/booking/tables";
import { submissions } from "~/forms/tables";
import type { Db } from "~/platform/db/database.server";
import { aboutItem } from "~/platform/mail/mail-state";
import { mailOutbox } from "~/platform/mail/tables";
import { rowsInParts } from "~/platform/queries/lists.server";
import { eraseContacts, type requestsNaming } from "~/tracker/tracker.server";
import { inboxReplies } from "../tables";

/** The addresses and the account under which someone wrote or booked. */
export type Traces = { mails: readonly string[]; traineeId: string | null };

export async function guestRecords(tx: Db, { mails, traineeId }: Traces) {
  const of = (mail: PgColumn) => inArray(sql`lower(${mail})`, [...mails]);
  const isTrainee = (column: PgColumn) => (traineeId ? eq(column, traineeId) : undefined);
  const none = { submissions: [], bookings: [], mails: [], replies: [] };
  if (mails.length === 0) return none;
  const sent = await rowsInParts(({ limit, offset }) =>
    tx
      .select()
      .from(submissions)
      .where(or(of(submissions.senderMail), isTrainee(submissions.traineeId)))
      .orderBy(submissions.createdAt, submissions.id)
      .limit(limit)
      .offset(offset),
  );
  const made = await rowsInParts(({ limit, offset }) =>
    tx
      .select()
      .from(bookings)
      .where(or(of(bookings.guestMail), isTrainee(bookings.traineeId)))
      .orderBy(bookings.createdAt, bookings.id)
      .limit(limit)
      .offset(offset),
  );
  const about = [...sent, ...made].map(({ id }) => aboutItem(id));
  const isAbout = about.length > 0 ? inArray(mailOutbox.about, about) : undefined;
  const queued = await rowsInParts(({ limit, offset }) =>
    tx
      .select()
      .from(mailOutbox)
      .where(or(of(mailOutbox.recipient), isAbout))
      .orderBy(mailOutbox.createdAt, mailOutbox.id)
      .limit(limit)
      .offset(offset),
  );
  const ids = [...sent, ...made].map(({ id }) => id);
  const isReply = or(inArray(inboxReplies.submissionId, ids), inArray(inboxReplies.bookingId, ids));
  const replies = ids.length > 0 ? await tx.select().from(inboxReplies).where(isReply) : [];
  // Whoever wrote it is another person.
  const answered = replies.map(({ authorId: _, ...reply }) => reply);
  return { submissions: sent, bookings: made, mails: queued, replies: answered };
}

/** Whether they came to what they booked, and what a video service told of them. */
export async function attendanceRecords(
  tx: Db,
  { mails }: Traces,
  { bookings: made }: Pick<GuestRecords, "bookings">,
) {
  const ids = made.map(({ id }) => id);
  const came = await tx.select().from(attendance).where(inArray(attendance.bookingId, ids));
  return {
    // Who corrected it is another person.
    attendance: came.map(({ markedBy: _, ...record }) => record),
    calls: await tx
      .select({
        kind: callEvents.kind,
        at: callEvents.at,
        name: callEvents.name,
        mail: callEvents.mail,
      })
      .from(callEvents)
      .where(or(inArray(callEvents.bookingId, ids), isInCall(tx, mails)))
      .orderBy(callEvents.at),
    callRegistrations: await tx
      .select({
        at: callRegistrants.receivedAt,
        name: callRegistrants.name,
        mail: callRegistrants.mail,
      })
      .from(callRegistrants)
      .where(isRegistered(mails)),
  };
}

/** Under their address, or as one who registered with it, whatever name and address the service tells. */
function isInCall(tx: Db, mails: readonly string[]) {
  const theirs = tx
    .select({ registrant: callRegistrants.registrant })
    .from(callRegistrants)
    .where(isRegistered(mails));
  return or(
    inArray(sql`lower(${callEvents.mail})`, [...mails]),
    inArray(callEvents.registrant, theirs),
  );
}

const isRegistered = (mails: readonly string[]) =>
  inArray(sql`lower(${callRegistrants.mail})`, [...mails]);

type GuestRecords = Awaited<ReturnType<typeof guestRecords>>;

/** A meeting ahead, which its inbox item cancels or gives to another host. */
export type MeetingAhead = { id: string; title: string; startsAt: string };

/** What they booked and what they host, soonest first. */
export async function meetingsAhead(tx: Db, traces: Traces): Promise<MeetingAhead[]> {
  const { bookings: made } = await guestRecords(tx, traces);
  const now = new Date();
  const ahead = made.filter(
    ({ startsAt, cancelledAt, heldUntil }) =>
      cancelledAt === null && startsAt > now && (heldUntil === null || heldUntil > now),
  );
  const host = traces.traineeId === null ? null : await hostOf(tx, traces.traineeId);
  const hosted = host === null ? [] : await hostsMeetingsAhead(tx, host.id);
  return [
    ...ahead.map((booking) => ({ ...booking, suffix: "" })),
    ...hosted.map((booking) => ({ ...booking, suffix: " (as host)" })),
  ]
    .toSorted((one, other) => +one.startsAt - +other.startsAt)
    .map(({ id, calendar, startsAt, suffix }) => ({
      id,
      title: `${meetingKind(calendarNameOf({ calendar })).title}${suffix}`,
      startsAt: startsAt.toISOString(),
    }));
}

/** Decisions about someone as an applicant; they go with the applications. */
export async function applicantRecords(tx: Db, { mails, traineeId }: Traces) {
  const byMail = mails.length > 0 ? inArray(sql`lower(${applicants.mail})`, [...mails]) : undefined;
  const found = or(byMail, accepted(traineeId));
  if (!found) return { applicants: [], scorecards: [] };
  const rows = await tx.select().from(applicants).where(found);
  const ids = rows.map(({ id }) => id);
  const cards = ids.length > 0 ? inArray(applicantScores.applicantId, ids) : sql`false`;
  const scorecards = await tx.select().from(applicantScores).where(cards);
  // The author of a scorecard is another person.
  return {
    applicants: rows,
    scorecards: scorecards.map(({ authorId: _, authorName: __, ...card }) => card),
  };
}

const accepted = (traineeId: string | null) =>
  traineeId === null ? undefined : eq(applicants.traineeId, traineeId);

/** How a setter may have named them. */
export function guestOf(
  { mails }: Traces,
  { bookings: made }: GuestRecords,
): Parameters<typeof requestsNaming>[1] {
  return { mails, bookings: made.map(({ id, guestPhone }) => ({ id, guestPhone })) };
}

/**
 * Deletes what came in under these addresses, with every email to or about them, and what setters noted of them to find
 * their meetings; returns how many records.
 */
export async function eraseGuest(tx: Db, traces: Traces) {
  const records = await guestRecords(tx, traces);
  await eraseContacts(tx, guestOf(traces, records));
  await tx.delete(callEvents).where(isInCall(tx, traces.mails));
  await tx.delete(callRegistrants).where(isRegistered(traces.mails));
  const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
  for (const [table, rows] of [
    [applicants, (await applicantRecords(tx, traces)).applicants],
    [submissions, records.submissions],
    [bookings, records.bookings],
    [mailOutbox, records.mails],
  ] as const)
    if (rows.length > 0) await tx.delete(table).where(inArray(table.id, idsOf(rows)));
  return {
    submissions: records.submissions.length,
    bookings: records.bookings.length,
    mails: records.mails.length,
  };
}
