/**
 * Keeps an applicant's record in step with their application and their interview, in the transaction that writes those
 * (APPL-1). Rows are locked in one order: the application or the booking first, then the record.
 */
import {
  type AnyColumn,
  and,
  asc,
  desc,
  eq,
  gt,
  inArray,
  isNull,
  ne,
  type SQL,
  sql,
} from "drizzle-orm";
import { bookings } from "~/booking/tables";
import { recordEvent } from "~/events/events.server";
import type { Submission } from "~/forms/forms.server";
import { submissions } from "~/forms/tables";
import type { Db } from "~/platform/db/database.server";
import { withLock } from "~/platform/db/locks.server";
import { referenceOf } from "./applicant";
import { ofRecord } from "./applicant-details.server";
import {
  decisionAfter,
  isOpen,
  isVerdict,
  OPEN_STAGES,
  type StageFacts,
  type StageNews,
  stageOf,
} from "./stages";
import { applicants } from "./tables";

type Row = typeof applicants.$inferSelect;
type Booking = typeof bookings.$inferSelect;

/** An application has been stored: it joins the open record of its address, or opens one. */
export async function followArrival(tx: Db, application: Submission): Promise<void> {
  const { id, senderName: name, senderMail: mail, createdAt, traineeId } = application;
  const open = await lockOpenRecord(tx, mail);
  if (open) return follow(tx, open, "another application", { application, name });
  const upcoming = isVerdict(application.status) ? null : await upcomingInterview(tx, mail);
  const stage = stageOf({
    application,
    interview: upcoming === null ? null : "booked",
    decision: null,
  });
  await tx.insert(applicants).values({
    id,
    applicationId: id,
    name,
    mail,
    stage,
    bookingId: upcoming,
    traineeId,
    createdAt,
    stageAt: createdAt,
  });
}

/** The inbox has changed an application's status: the record follows a decision, and one that is taken back. */
export async function followVerdict(
  tx: Db,
  former: string,
  application: Submission,
  startsOn: string | null = null,
): Promise<void> {
  const [held] = await tx
    .select()
    .from(applicants)
    .where(eq(applicants.applicationId, application.id))
    .for("update");
  if (!held) return;
  const isBack = held.stage === former && !isVerdict(application.status);
  await follow(tx, held, isBack ? "verdict withdrawn" : null, {
    application,
    startsOn,
    isTold: true,
  });
}

export const APPLIED_AGAIN = "This person has applied again";

/** Whether another record of the same address is open: an address has at most one. */
export async function hasAppliedAgain(
  tx: Db,
  { id, mail }: Pick<Row, "id" | "mail">,
): Promise<boolean> {
  const open = await lockOpenRecord(tx, mail);
  return open !== undefined && open.id !== id;
}

/** Why the inbox cannot take a decision back; null if it can. */
export async function reopeningFault(tx: Db, applicationId: string): Promise<string | null> {
  const [held] = await tx
    .select()
    .from(applicants)
    .where(eq(applicants.applicationId, applicationId));
  return held && !isOpen(held.stage) && (await hasAppliedAgain(tx, held)) ? APPLIED_AGAIN : null;
}

/** An application is about to be deleted: its record keeps an earlier one, or goes with it. */
export async function followDeletion(tx: Db, applicationId: string): Promise<void> {
  const [held] = await tx
    .select()
    .from(applicants)
    .where(eq(applicants.applicationId, applicationId))
    .for("update");
  if (!held) return;
  const [earlier] = await tx
    .select()
    .from(submissions)
    .where(and(ofRecord(held), ne(submissions.id, applicationId)))
    .orderBy(desc(submissions.createdAt))
    .limit(1);
  if (earlier) await follow(tx, held, null, { application: earlier });
  else await tx.delete(applicants).where(eq(applicants.id, held.id));
}

/** A meeting has been booked, confirmed, moved or canceled, or its outcome is known. */
export async function followInterview(tx: Db, booking: Booking): Promise<void> {
  if (booking.calendar !== "interview") return;
  if (booking.cancelledAt === null && booking.heldUntil === null) return joinInterview(tx, booking);
  // Someone who was declined and has applied again has two records with one interview.
  const all = await tx
    .select()
    .from(applicants)
    .where(eq(applicants.bookingId, booking.id))
    .orderBy(asc(applicants.id))
    .for("update");
  for (const held of all) await follow(tx, held, "interview canceled", { interview: null });
}

/** A confirmed interview joins the open record of its address, unless an earlier one there has not begun yet. */
async function joinInterview(tx: Db, booking: Booking): Promise<void> {
  const open = await lockOpenRecord(tx, booking.guestMail);
  if (!open) return;
  const linked = open.bookingId === booking.id ? null : await bookingOf(tx, open.bookingId);
  if (linked && linked.cancelledAt === null && linked.startsAt > new Date()) return;
  await follow(tx, open, newsOf(booking), { interview: booking });
}

function newsOf({ outcome, startsAt }: Booking): StageNews | null {
  if (outcome === "held") return "interview held";
  return startsAt > new Date() ? "interview booked" : null;
}

/** What is new about a record; `isTold`: the act already has an event of its own. */
type Changed = {
  application?: Submission;
  name?: string;
  interview?: Booking | null;
  startsOn?: string | null;
  isTold?: boolean;
};

/** Writes a locked record's stage as it follows from the news, with its event. */
async function follow(
  tx: Db,
  held: Row,
  news: StageNews | null,
  { application, name = held.name, interview, startsOn = null, isTold = false }: Changed,
): Promise<void> {
  const booking = interview === undefined ? await bookingOf(tx, held.bookingId) : interview;
  const sent = application ?? (await applicationOf(tx, held.applicationId));
  const facts = { application: sent, interview: interviewIn(booking) };
  const stage = stageOf({ ...facts, decision: decisionAfter(held.stage, news) });
  const next = {
    applicationId: application?.id ?? held.applicationId,
    bookingId: booking?.id ?? null,
    traineeId: application ? application.traineeId : held.traineeId,
    name,
    stage,
    startsOn: startsOn ?? held.startsOn,
  };
  if (Object.entries(next).every(([key, value]) => held[key as keyof typeof next] === value))
    return;
  await tx.update(applicants).set(next).where(eq(applicants.id, held.id));
  if (stage === "accepted") await settleInterview(tx, next.bookingId);
  if (isTold || stage === held.stage) return;
  await recordEvent(tx, {
    actor: "automatic",
    verb: "applicants.move",
    subject: { kind: "application", id: held.id, label: referenceOf(held.id) },
    before: { stage: held.stage },
    after: { stage },
  });
}

/** Nobody waits any more for an answer to the interview of someone who is accepted. */
export async function settleInterview(tx: Db, bookingId: string | null): Promise<void> {
  if (bookingId === null) return;
  await tx
    .update(bookings)
    .set({ status: "done" })
    .where(and(eq(bookings.id, bookingId), inArray(bookings.status, ["new", "open"])));
}

function interviewIn(booking: Booking | null): StageFacts["interview"] {
  if (booking === null || booking.cancelledAt !== null) return null;
  if (booking.outcome === null) return "booked";
  return booking.outcome === "held" ? "held" : null;
}

/** The record of an address that is not decided yet; until this transaction ends nobody else changes it or opens one. */
export async function lockOpenRecord(db: Db, mail: string): Promise<Row | undefined> {
  if (mail === "") return undefined;
  return withLock(db, { name: "applicants", of: mail.toLowerCase() }, async (tx) => {
    const [row] = await tx
      .select()
      .from(applicants)
      .where(and(ofAddress(applicants.mail, mail), inArray(applicants.stage, [...OPEN_STAGES])))
      .for("update");
    return row;
  });
}

async function upcomingInterview(tx: Db, mail: string): Promise<string | null> {
  if (mail === "") return null;
  const [row] = await tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        eq(bookings.calendar, "interview"),
        ofAddress(bookings.guestMail, mail),
        isNull(bookings.cancelledAt),
        isNull(bookings.heldUntil),
        gt(bookings.startsAt, sql`now()`),
      ),
    )
    .orderBy(asc(bookings.startsAt))
    .limit(1);
  return row?.id ?? null;
}

async function bookingOf(tx: Db, id: string | null): Promise<Booking | null> {
  if (id === null) return null;
  const [row] = await tx.select().from(bookings).where(eq(bookings.id, id));
  return row ?? null;
}

async function applicationOf(tx: Db, id: string | null): Promise<StageFacts["application"]> {
  const { qualified, status } = submissions;
  const [row] =
    id === null
      ? []
      : await tx.select({ qualified, status }).from(submissions).where(eq(submissions.id, id));
  return row ?? { qualified: null, status: "open" };
}

function ofAddress(column: AnyColumn, mail: string): SQL {
  return sql`lower(${column}) = lower(${mail})`;
}
