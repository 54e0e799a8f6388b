/** Changes to an applicant, each in one transaction with its event (APPL-1, APPL-3). */
import { eq } from "drizzle-orm";
import { lockBooking } from "~/booking/booking.server";
import { bookings } from "~/booking/tables";
import { type Actor, recordEvent } from "~/events/events.server";
import { lockSubmission, writeSubmission } from "~/forms/forms.server";
import type { Db } from "~/platform/db/database.server";
import { referenceOf } from "./applicant";
import { APPLIED_AGAIN, hasAppliedAgain, settleInterview } from "./follow.server";
import { type ApplicantFacts, isOpen, isVerdict, moveFault, type Stage } from "./stages";
import { applicants } from "./tables";

type Row = typeof applicants.$inferSelect;

/** An applicant locked until this transaction ends. */
type HeldApplicant = Row & ApplicantFacts;

export type MoveOutcome =
  | { kind: "moved"; before: Stage; version: number }
  | { kind: "gone" }
  | { kind: "refused"; why: string }
  | { kind: "conflict"; stage: Stage };

/** `endsInterview`: an upcoming interview is about to be canceled. */
export type Move = {
  id: string;
  version: number;
  stage: Stage;
  reason?: string;
  endsInterview?: boolean;
};

/** Moves an applicant, only from the version that was seen. */
export async function moveApplicant(
  db: Db,
  actor: Actor,
  { id, version, stage, reason = "", endsInterview = false }: Move,
): Promise<MoveOutcome> {
  return db.transaction(async (tx) => {
    const held = await holdApplicant(tx, id);
    if (held === null || held.anonymizedAt) return { kind: "gone" };
    if (held.version !== version) return { kind: "conflict", stage: held.stage };
    const stays = held.hasInterview && !endsInterview;
    const why = moveFault({ ...held, hasInterview: stays }, stage);
    if (why !== null) return { kind: "refused", why };
    if (held.stage === stage) return { kind: "moved", before: stage, version };
    if (isOpen(stage) && !isOpen(held.stage) && (await hasAppliedAgain(tx, held)))
      return { kind: "refused", why: APPLIED_AGAIN };
    const next = await writeStage(tx, held, { stage, actor, reason });
    return { kind: "moved", before: held.stage, version: next };
  });
}

type Written = {
  stage: Stage;
  actor: Actor | "guest" | "system";
  reason?: string;
  traineeId?: string;
  startsOn?: string | null;
};

/** Writes a stage with its event, and updates the application in the inbox accordingly. */
export async function writeStage(
  tx: Db,
  held: HeldApplicant,
  { stage, actor, reason = "", traineeId, startsOn = null }: Written,
): Promise<number> {
  const [row] = await tx
    .update(applicants)
    .set({ stage, reason, startsOn, ...(traineeId && { traineeId }) })
    .where(eq(applicants.id, held.id))
    .returning({ version: applicants.version });
  if (stage === "accepted") await settleInterview(tx, held.bookingId);
  const status = inboxStatus(stage, held.stage);
  if (held.applicationId && (status || traineeId))
    await writeSubmission(tx, held.applicationId, {
      ...(status && { status }),
      ...(traineeId && { traineeId }),
    });
  await recordEvent(tx, {
    actor,
    verb: stage === "withdrawn" && actor === "guest" ? "applicants.withdraw" : "applicants.move",
    subject: { kind: "application", id: held.id, label: referenceOf(held.id) },
    before: { stage: held.stage },
    after: { stage },
  });
  return row?.version ?? held.version + 1;
}

/** The status in the inbox: a decision closes the application, and reopening it makes it wait again. */
function inboxStatus(to: Stage, from: Stage) {
  if (isVerdict(to)) return to;
  if (to === "withdrawn") return "done";
  return isOpen(from) ? null : "open";
}

/** Locks the applicant until this transaction ends: their interview and application first, in the order of everyone else. */
export async function holdApplicant(tx: Db, id: string): Promise<HeldApplicant | null> {
  const [seen] = await tx
    .select({ applicationId: applicants.applicationId, bookingId: applicants.bookingId })
    .from(applicants)
    .where(eq(applicants.id, id));
  if (seen?.bookingId) await lockBooking(tx, seen.bookingId);
  if (seen?.applicationId) await lockSubmission(tx, seen.applicationId);
  const [row] = await tx.select().from(applicants).where(eq(applicants.id, id)).for("update");
  if (!row) return null;
  return { ...row, hasInterview: await hasInterview(tx, row), hasTrainee: row.traineeId !== null };
}

/** Whether the interview of a record is ahead. */
export async function hasInterview(
  tx: Db,
  { bookingId }: Pick<Row, "bookingId">,
): Promise<boolean> {
  const [booking] = bookingId
    ? await tx.select().from(bookings).where(eq(bookings.id, bookingId))
    : [];
  return booking !== undefined && booking.cancelledAt === null && booking.startsAt > new Date();
}
