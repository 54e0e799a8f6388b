import { and, count, eq, inArray, or } from "drizzle-orm";
import { deleteTrainee, traineesOnly } from "~/auth/auth.server";
import {
  announcementRefusals,
  knownDevices,
  personPhotos,
  sessions,
  trainingCredentials,
  users,
} from "~/auth/tables";
import { hostOf, removeHost } from "~/booking/booking.server";
import { type Actor, recordEvent } from "~/events/events.server";
import { events } from "~/events/tables";
import { submissions } from "~/forms/tables";
import { erasePayTexts, payDataOf } from "~/pay/pay.server";
import type { Db } from "~/platform/db/database.server";
import { aboutAccount, aboutFormerAddress } from "~/platform/mail/mail-state";
import { mailOutbox } from "~/platform/mail/tables";
import { rowsInParts } from "~/platform/queries/lists.server";
import { indentedJson } from "~/platform/web/indented-json.server";
import {
  clearances,
  coachConversations,
  drillReviews,
  messageDisputes,
  practiceRuns,
} from "~/practice/tables";
import { cohortMembers, messageRecipients, nudgeRefusals, nudges } from "~/team/tables";
import { meetingRequests, prospectPasts, prospects } from "~/tracker/tables";
import { requestsNaming, requestsOf } from "~/tracker/tracker.server";
import { lessonCoverage, watchCredits } from "~/training/coverage/tables";
import { lessonAnswers, lessonProgress } from "~/training/tables";
import { countNotes } from "~/training/training.server";
import { eraseName } from "../log/erase-name.server";
import { batches, batchRows } from "../tables";
import type { PersonKey } from "./find-people.server";
import {
  applicantRecords,
  attendanceRecords,
  eraseGuest,
  guestOf,
  guestRecords,
  type MeetingAhead,
  meetingsAhead,
  type Traces,
} from "./guest-records.server";

const FORMER = "Former user";
/** Each portion sorts all of a person's events again, and these rows are small. */
const EVENTS_AT_ONCE = 5_000;

/**
 * A file with everything stored about a person, by kind of record, in pieces; null if there is no such person. The log
 * records that it was read.
 */
export async function exportPerson(db: Db, actor: Actor, key: PersonKey): Promise<string[] | null> {
  return db.transaction(async (tx) => {
    const data = await dataOf(tx, key);
    if (data === null) return null;
    const subject = await subjectOf(tx, key);
    await recordEvent(tx, { actor, verb: "people.export", subject, before: null, after: null });
    return indentedJson({ exportedAt: new Date().toISOString(), kind: key.kind, ...data });
  });
}

/** `ahead`: these meetings have to be canceled first. Nothing was changed in any case but `done`. */
export type Erasure =
  | { kind: "done" }
  | { kind: "gone" }
  | { kind: "ahead"; meetings: MeetingAhead[] };

/** Erases a person, all or nothing. Events keep that something happened, without the person. */
export async function erasePerson(db: Db, actor: Actor, key: PersonKey): Promise<Erasure> {
  return db.transaction(async (tx) => {
    const traces = await tracesOf(tx, key);
    if (traces === null) return { kind: "gone" };
    const meetings = await meetingsAhead(tx, traces);
    if (meetings.length > 0) return { kind: "ahead", meetings };
    const erased = await eraseGuest(tx, traces);
    if (key.kind === "prospect") {
      await tx.delete(prospectPasts).where(eq(prospectPasts.prospectId, key.id));
      await tx.delete(prospects).where(eq(prospects.id, key.id));
      await tx.delete(meetingRequests).where(eq(meetingRequests.prospectId, key.id));
    }
    if (key.kind === "trainee") {
      await erasePayTexts(tx, key.id);
      const host = await hostOf(tx, key.id);
      if (host) await removeHost(tx, actor, host.id);
      await deleteTrainee(tx, key.id);
      await eraseName(tx, actor, key.id);
      const about = [aboutAccount(key.id), aboutFormerAddress(key.id)];
      await tx.delete(mailOutbox).where(inArray(mailOutbox.about, about));
    }
    const label = { trainee: FORMER, prospect: "Prospect", guest: "Guest" }[key.kind];
    const id = key.kind === "guest" ? "guest" : key.id;
    const subject = { kind: key.kind, id, label };
    await recordEvent(tx, { actor, verb: "people.erase", subject, before: null, after: erased });
    return { kind: "done" };
  });
}

/** Null if there is no such person. */
async function tracesOf(tx: Db, { kind, id }: PersonKey): Promise<Traces | null> {
  switch (kind) {
    case "guest": {
      const mail = id.toLowerCase();
      const traces = { mails: [mail], traineeId: null };
      const { submissions: sent, bookings: made } = await guestRecords(tx, traces);
      const { applicants: applied } = await applicantRecords(tx, traces);
      return sent.length + made.length + applied.length > 0 ? traces : null;
    }
    case "prospect": {
      const [listed] = await tx.select().from(prospects).where(eq(prospects.id, id));
      const past = eq(prospectPasts.prospectId, id);
      const [kept] = await tx.select({ found: count() }).from(prospectPasts).where(past);
      return listed || (kept?.found ?? 0) > 0 ? { mails: [], traineeId: null } : null;
    }
    case "trainee": {
      const [row] = await tx
        .select({ mail: trainingCredentials.email, account: users.email })
        .from(trainingCredentials)
        .innerJoin(users, eq(users.id, trainingCredentials.userId))
        .where(and(eq(trainingCredentials.userId, id), traineesOnly(tx)));
      if (!row) return null;
      const applied = await tx
        .select({ mail: submissions.senderMail })
        .from(submissions)
        .where(eq(submissions.traineeId, id));
      const all = [row.mail, row.account, ...applied.map(({ mail }) => mail)];
      return { mails: [...new Set(all.map((mail) => mail.toLowerCase()))], traineeId: id };
    }
  }
}

async function dataOf(tx: Db, key: PersonKey): Promise<Record<string, unknown> | null> {
  const traces = await tracesOf(tx, key);
  if (traces === null) return null;
  const { id, kind } = key;
  const records = await guestRecords(tx, traces);
  const sent = [...records.submissions, ...records.bookings].map((row) => row.id);
  const past = await eventsOf(tx, kind === "guest" ? sent : [id, ...sent]);
  // A hash of an address, and what only the mail loop needs, is not personal data.
  const applied = await applicantRecords(tx, traces);
  const shown = {
    ...applied,
    ...(await attendanceRecords(tx, traces, records)),
    submissions: records.submissions.map(({ caller: _, ...row }) => row),
    bookings: records.bookings.map(({ caller: _, ...row }) => row),
    mails: records.mails.map(({ recipient, subject, body, sealed, createdAt, sentAt }) => ({
      recipient,
      subject,
      body: sealed ? null : body,
      createdAt,
      sentAt,
    })),
    replies: records.replies,
    events: past,
    meetingRequests: await requestsNaming(tx, guestOf(traces, records)),
  };
  if (kind === "trainee") return { ...(await accountOf(tx, id)), ...shown };
  if (kind === "guest") return { mail: id, ...shown };
  const rows = await tx.select().from(prospects).where(eq(prospects.id, id));
  const earlier = await rowsInParts(({ limit, offset }) =>
    tx
      .select()
      .from(prospectPasts)
      .where(eq(prospectPasts.prospectId, id))
      .orderBy(prospectPasts.version)
      .limit(limit)
      .offset(offset),
  );
  return {
    prospect: rows.map(({ nameKey: _, search: __, ...row }) => row)[0] ?? null,
    earlier,
    ...shown,
    meetingRequests: await requestsOf(tx, id),
  };
}

async function accountOf(tx: Db, userId: string) {
  const [account] = await tx
    .select()
    .from(trainingCredentials)
    .where(eq(trainingCredentials.userId, userId));
  const [person] = await tx
    .select({ addressConfirmed: users.emailVerified, zone: users.zone })
    .from(users)
    .where(eq(users.id, userId));
  const { accessCode: _, accessCodeLookup: __, accessCodeDigits: ___, ...open } = account ?? {};
  return {
    account: { ...open, ...person },
    host: await hostOf(tx, userId),
    bulkActs: await tx
      .select({ at: batches.createdAt, act: batches.act, result: batchRows.result })
      .from(batchRows)
      .innerJoin(batches, eq(batches.id, batchRows.batchId))
      .where(and(eq(batchRows.subjectId, userId), inArray(batches.list, ["people", "trainees"]))),
    photo: await tx
      .select({ webpInBase64: personPhotos.data, addedAt: personPhotos.addedAt })
      .from(personPhotos)
      .where(eq(personPhotos.userId, userId)),
    progress: await tx.select().from(lessonProgress).where(eq(lessonProgress.userId, userId)),
    coverageOfEarlierVideos: await tx
      .select()
      .from(lessonCoverage)
      .where(eq(lessonCoverage.userId, userId)),
    secondsCreditedByPage: await tx
      .select()
      .from(watchCredits)
      .where(eq(watchCredits.userId, userId)),
    // Their words are for nobody else, so the person exports them.
    lessonNotes: { stored: await countNotes(tx, userId), exportedBy: "the person alone" },
    answers: await tx.select().from(lessonAnswers).where(eq(lessonAnswers.userId, userId)),
    clearance: await tx.select().from(clearances).where(eq(clearances.userId, userId)),
    sentToCoaches: await tx
      .select({ lines: coachConversations.lines, sentAt: coachConversations.sentAt })
      .from(coachConversations)
      .where(eq(coachConversations.userId, userId)),
    drill: await tx.select().from(drillReviews).where(eq(drillReviews.userId, userId)),
    practice: await rowsInParts(({ limit, offset }) =>
      tx
        .select()
        .from(practiceRuns)
        .where(eq(practiceRuns.userId, userId))
        .orderBy(practiceRuns.id)
        .limit(limit)
        .offset(offset),
    ),
    disputedReadings: await tx
      .select({
        runId: messageDisputes.runId,
        at: messageDisputes.at,
        moves: messageDisputes.moves,
        disputedAt: messageDisputes.disputedAt,
      })
      .from(messageDisputes)
      .innerJoin(practiceRuns, eq(practiceRuns.id, messageDisputes.runId))
      .where(eq(practiceRuns.userId, userId)),
    cohorts: await tx.select().from(cohortMembers).where(eq(cohortMembers.userId, userId)),
    ...(await payDataOf(tx, userId)),
    announcements: await tx
      .select()
      .from(messageRecipients)
      .where(eq(messageRecipients.userId, userId)),
    nudges: await tx.select().from(nudges).where(eq(nudges.userId, userId)),
    noAnnouncementMails: await tx
      .select()
      .from(announcementRefusals)
      .where(eq(announcementRefusals.userId, userId)),
    noNudges: await tx.select().from(nudgeRefusals).where(eq(nudgeRefusals.userId, userId)),
    sessions: await tx
      .select({
        createdAt: sessions.createdAt,
        lastSeenAt: sessions.lastSeenAt,
        ipAddress: sessions.ipAddress,
        userAgent: sessions.userAgent,
      })
      .from(sessions)
      .where(eq(sessions.userId, userId)),
    devices: await tx
      .select({ expiresAt: knownDevices.expiresAt })
      .from(knownDevices)
      .where(eq(knownDevices.userId, userId)),
  };
}

/** Events about these subjects and by this person, without who else did them. */
async function eventsOf(tx: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return rowsInParts(
    ({ limit, offset }) =>
      tx
        .select({
          at: events.at,
          verb: events.verb,
          subject: events.subjectKind,
          before: events.before,
          after: events.after,
        })
        .from(events)
        .where(or(inArray(events.subjectId, [...ids]), inArray(events.actorId, [...ids])))
        .orderBy(events.at, events.id)
        .limit(limit)
        .offset(offset),
    EVENTS_AT_ONCE,
  );
}

async function subjectOf(tx: Db, { kind, id }: PersonKey) {
  if (kind === "guest") return { kind, id: "guest", label: "Guest" };
  if (kind === "prospect") return { kind, id, label: "Prospect" };
  const [row] = await tx.select({ name: users.name }).from(users).where(eq(users.id, id));
  return { kind, id, label: row?.name ?? FORMER };
}
