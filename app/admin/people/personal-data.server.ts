/** What is stored about one person, found, exported and erased: trainees, prospects, and guests by their address (ADM-9). */
import { and, count, desc, eq, ilike, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import {
  type Actor,
  deleteTrainee,
  eraseName,
  recordEvent,
  traineesOnly,
} from "~/auth/auth.server";
import { events, knownDevices, sessions, trainingCredentials, users } from "~/auth/tables";
import { bookings } from "~/booking/tables";
import { submissions } from "~/forms/tables";
import type { Db } from "~/platform/db/database.server";
import { aboutAccount, aboutItem } from "~/platform/mail/mail-state";
import { mailOutbox } from "~/platform/mail/tables";
import { prospectPasts, prospects } from "~/tracker/tables";
import { lessonProgress } from "~/training/tables";

export type PersonKind = "trainee" | "prospect" | "guest";

/** `id`: of a trainee or a prospect; of a guest, who has none, the mail address. */
export type PersonKey = { kind: PersonKind; id: string };
export type FoundPerson = PersonKey & { name: string; detail: string };

const MOST_FOUND = 20;
const FORMER = "Former user";

/** People whose name or mail address contains this text, removed prospects included; at most so many of each kind. */
export async function findPeople(db: Db, text: string): Promise<FoundPerson[]> {
  const like = `%${text.replace(/[\\%_]/g, "\\$&")}%`;
  const [trainees, listed, removed, guests] = await Promise.all([
    db
      .select()
      .from(trainingCredentials)
      .where(
        and(
          traineesOnly(db),
          or(ilike(fullName(trainingCredentials), like), ilike(trainingCredentials.email, like)),
        ),
      )
      .limit(MOST_FOUND),
    db
      .select()
      .from(prospects)
      .where(ilike(fullName(prospects), like))
      .limit(MOST_FOUND),
    removedProspects(db, like),
    findGuests(db, like),
  ]);
  return [
    ...trainees.map(({ userId, email, ...person }) => ({
      ...{ kind: "trainee" as const, id: userId, name: nameOf(person) },
      detail: email.endsWith(".invalid") ? "Account and progress" : email,
    })),
    ...listed.map((row) => found(row.id, nameOf(row), `Added ${row.createdAt.toDateString()}`)),
    ...removed.map(({ id, typed }) => found(id, nameOf(typed), "Removed from the tracker")),
    ...guests,
  ];
}

/** Everything that is stored about a person, by kind of record; null where there is nobody. It is in the log that it was read. */
export async function exportPerson(
  db: Db,
  actor: Actor,
  key: PersonKey,
): Promise<Record<string, unknown> | null> {
  return db.transaction(async (tx) => {
    const data = await dataOf(tx, key);
    if (data === null) return null;
    const subject = await subjectOf(tx, key);
    await recordEvent(tx, { actor, verb: "people.export", subject, before: null, after: null });
    return { exportedAt: new Date().toISOString(), kind: key.kind, ...data };
  });
}

/** `refused`: in a few words why not. In every case but `done` nothing was changed. */
export type Erasure = { kind: "done" } | { kind: "gone" } | { kind: "refused"; why: string };

/** Erases a person, together or not at all. Events keep that something happened, without the person. */
export async function erasePerson(db: Db, actor: Actor, key: PersonKey): Promise<Erasure> {
  return db.transaction(async (tx) => {
    const mails = await mailsOf(tx, key);
    if (mails === null) return { kind: "gone" };
    const traineeId = key.kind === "trainee" ? key.id : null;
    if (await hasUpcomingMeeting(tx, mails, traineeId))
      return { kind: "refused", why: "Cancel their upcoming meeting first, so that they know" };
    const erased = await eraseGuest(tx, mails, traineeId);
    if (key.kind === "prospect") {
      await tx.delete(prospectPasts).where(eq(prospectPasts.prospectId, key.id));
      await tx.delete(prospects).where(eq(prospects.id, key.id));
    }
    if (key.kind === "trainee") {
      await deleteTrainee(tx, key.id);
      await eraseName(tx, actor, key.id);
      await tx.delete(mailOutbox).where(eq(mailOutbox.about, aboutAccount(key.id)));
    }
    const label = { trainee: FORMER, prospect: "Prospect", guest: "Guest" }[key.kind];
    const id = key.kind === "guest" ? "guest" : key.id;
    const subject = { kind: key.kind, id, label };
    await recordEvent(tx, { actor, verb: "people.erase", subject, before: null, after: erased });
    return { kind: "done" };
  });
}

function found(id: string, name: string, detail: string): FoundPerson {
  return { kind: "prospect", id, name, detail };
}

function nameOf({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`;
}

function fullName({ firstName, lastName }: { firstName: PgColumn; lastName: PgColumn }): SQL {
  return sql`(${firstName} || ' ' || ${lastName})`;
}

async function removedProspects(db: Db, like: string) {
  return db
    .selectDistinctOn([prospectPasts.prospectId], {
      id: prospectPasts.prospectId,
      typed: prospectPasts.typed,
    })
    .from(prospectPasts)
    .leftJoin(prospects, eq(prospects.id, prospectPasts.prospectId))
    .where(
      and(
        isNull(prospects.id),
        sql`(${prospectPasts.typed}->>'firstName') || ' ' || (${prospectPasts.typed}->>'lastName') ilike ${like}`,
      ),
    )
    .orderBy(prospectPasts.prospectId, desc(prospectPasts.version))
    .limit(MOST_FOUND);
}

/** Guests and applicants, one for each address. */
async function findGuests(db: Db, like: string): Promise<FoundPerson[]> {
  const guestsIn = (table: PgTable, mail: PgColumn, name: PgColumn) => {
    const address = sql<string>`lower(${mail})`;
    return db
      .selectDistinctOn([address], { mail: address, name: sql<string>`${name}` })
      .from(table)
      .where(or(ilike(mail, like), ilike(name, like)))
      .limit(MOST_FOUND);
  };
  const senders = await guestsIn(submissions, submissions.senderMail, submissions.senderName);
  const booked = await guestsIn(bookings, bookings.guestMail, bookings.guestName);
  const names = new Map([...senders, ...booked].map(({ mail, name }) => [mail, name]));
  return [...names].map(([mail, name]) => ({ kind: "guest", id: mail, name, detail: mail }));
}

/** The addresses under which a person may have written or booked; null where there is no such person. */
async function mailsOf(tx: Db, { kind, id }: PersonKey): Promise<string[] | null> {
  switch (kind) {
    case "guest": {
      const mail = id.toLowerCase();
      const { submissions: sent, bookings: made } = await guestRecords(tx, [mail], null);
      return sent.length + made.length > 0 ? [mail] : null;
    }
    case "prospect": {
      const [listed] = await tx.select().from(prospects).where(eq(prospects.id, id));
      const past = eq(prospectPasts.prospectId, id);
      const [kept] = await tx.select({ found: count() }).from(prospectPasts).where(past);
      return listed || (kept?.found ?? 0) > 0 ? [] : null;
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
      return [...new Set(all.map((mail) => mail.toLowerCase()))];
    }
  }
}

async function guestRecords(tx: Db, mails: readonly string[], traineeId: string | null) {
  const of = (mail: PgColumn) => inArray(sql`lower(${mail})`, [...mails]);
  const isTrainee = (column: PgColumn) => (traineeId ? eq(column, traineeId) : undefined);
  const none = { submissions: [], bookings: [], mails: [] };
  if (mails.length === 0) return none;
  const sent = await tx
    .select()
    .from(submissions)
    .where(or(of(submissions.senderMail), isTrainee(submissions.traineeId)));
  const made = await tx
    .select()
    .from(bookings)
    .where(or(of(bookings.guestMail), isTrainee(bookings.traineeId)));
  const about = [...sent, ...made].map(({ id }) => aboutItem(id));
  const isAbout = about.length > 0 ? inArray(mailOutbox.about, about) : undefined;
  const queued = await tx
    .select()
    .from(mailOutbox)
    .where(or(of(mailOutbox.recipient), isAbout));
  return { submissions: sent, bookings: made, mails: queued };
}

async function hasUpcomingMeeting(
  tx: Db,
  mails: readonly string[],
  traineeId: string | null,
): Promise<boolean> {
  const { bookings: made } = await guestRecords(tx, mails, traineeId);
  const now = new Date();
  return made.some(
    ({ startsAt, cancelledAt, heldUntil }) =>
      cancelledAt === null && startsAt > now && (heldUntil === null || heldUntil > now),
  );
}

/** Deletes what came in under these addresses, with every mail to them or about it; returns how much it was. */
async function eraseGuest(tx: Db, mails: readonly string[], traineeId: string | null) {
  const records = await guestRecords(tx, mails, traineeId);
  const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
  for (const [table, rows] of [
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

async function dataOf(tx: Db, key: PersonKey): Promise<Record<string, unknown> | null> {
  const mails = await mailsOf(tx, key);
  if (mails === null) return null;
  const { id, kind } = key;
  const records = await guestRecords(tx, mails, kind === "trainee" ? id : null);
  const sent = [...records.submissions, ...records.bookings].map((row) => row.id);
  const past = await eventsOf(tx, kind === "guest" ? sent : [id, ...sent]);
  // What stands for an address, and what only the mail loop needs, is nobody's data.
  const shown = {
    submissions: records.submissions.map(({ caller: _, ...row }) => row),
    bookings: records.bookings.map(({ caller: _, ...row }) => row),
    mails: records.mails.map(({ recipient, subject, body, sealed, createdAt, sentAt }) => ({
      ...{ recipient, subject, body: sealed ? null : body, createdAt, sentAt },
    })),
    events: past,
  };
  if (kind === "trainee") return { ...(await accountOf(tx, id)), ...shown };
  if (kind === "guest") return { mail: id, ...shown };
  const rows = await tx.select().from(prospects).where(eq(prospects.id, id));
  const earlier = await tx.select().from(prospectPasts).where(eq(prospectPasts.prospectId, id));
  return {
    prospect: rows.map(({ nameKey: _, search: __, ...row }) => row)[0] ?? null,
    earlier,
    ...shown,
  };
}

async function accountOf(tx: Db, userId: string) {
  const [account] = await tx
    .select()
    .from(trainingCredentials)
    .where(eq(trainingCredentials.userId, userId));
  const { accessCode: _, accessCodeLookup: __, accessCodeDigits: ___, ...open } = account ?? {};
  return {
    account: open,
    progress: await tx.select().from(lessonProgress).where(eq(lessonProgress.userId, userId)),
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

/** What was done to these subjects and by this person, without who else did it. */
async function eventsOf(tx: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return tx
    .select({
      at: events.at,
      verb: events.verb,
      subject: events.subjectKind,
      before: events.before,
      after: events.after,
    })
    .from(events)
    .where(or(inArray(events.subjectId, [...ids]), inArray(events.actorId, [...ids])))
    .orderBy(events.at);
}

async function subjectOf(tx: Db, { kind, id }: PersonKey) {
  if (kind === "guest") return { kind, id: "guest", label: "Guest" };
  if (kind === "prospect") return { kind, id, label: "Prospect" };
  const [row] = await tx.select({ name: users.name }).from(users).where(eq(users.id, id));
  return { kind, id, label: row?.name ?? FORMER };
}
