/** Group session calls as a video service reports them: events are stored, and attendance is recounted after each (WEEK-6). */

import { createHash } from "node:crypto";
import { and, eq, gte, inArray, isNull, lt, lte, notInArray, sql } from "drizzle-orm";
import { trainingCredentials, users } from "~/auth/tables";
import type { Db } from "~/platform/db/database.server";
import { withLock } from "~/platform/db/locks.server";
import { writtenMail } from "~/platform/mail/written-mail.server";
import { DAY_MS, HOUR_MS } from "~/platform/time/durations";
import { requestContext } from "~/platform/web/request-context.server";
import { type Context, hostAndPlace } from "../booking-context.server";
import { GROUP_CALENDARS } from "../meetings";
import { attendance, bookings, callEvents, callRegistrants } from "../tables";
import {
  type Call,
  callOf,
  type Guest,
  ownersOf,
  type Registrant,
  type Stay,
  stayKey,
  staysOf,
} from "./calls";
import { meetingNumber, type ZoomEvent } from "./zoom.server";

/** One start of a group calendar. */
export type SessionKey = { calendar: string; startsAt: Date };

/** A call may begin this long before its session; without its beginning, it may be heard of this long after it. */
const AROUND_MS = 2 * HOUR_MS;
/** What nobody was found for is forgotten. */
const UNKNOWN_DAYS = 90;

/** Stores an event and recounts its session; ignores calls that belong to no group session. */
export async function receiveCallEvent(context: Context, event: ZoomEvent): Promise<void> {
  const { db } = context.get(requestContext);
  const session = await sessionOfCall(context, event);
  if (session === null) return;
  const { kind, meeting, stay, participant, registrant, name, mail } = event;
  const at = new Date(event.at);
  const told = JSON.stringify([kind, meeting, stay, at]);
  const id = createHash("sha256").update(told).digest("hex");
  await db
    .insert(callEvents)
    .values({ id, ...session, kind, meeting, stay, participant, registrant, name, mail, at })
    .onConflictDoNothing();
  const old = new Date(Date.now() - UNKNOWN_DAYS * DAY_MS);
  await db
    .delete(callEvents)
    .where(and(isNull(callEvents.bookingId), lt(callEvents.receivedAt, old)));
  await recountCalls(db, session);
}

export function recountCalls(db: Db, session: SessionKey): Promise<void> {
  return inTurn(db, session, (tx) => countCalls(tx, session));
}

/** The session whose link has the meeting's number, and during which the call began; the nearest of several. */
async function sessionOfCall(
  context: Context,
  { number, begunAt, at }: ZoomEvent,
): Promise<SessionKey | null> {
  const moment = begunAt ?? at;
  const endsAfter = begunAt ?? at - AROUND_MS;
  const rows = await context
    .get(requestContext)
    .db.selectDistinctOn([bookings.calendar, bookings.startsAt, bookings.hostId], {
      calendar: bookings.calendar,
      startsAt: bookings.startsAt,
      hostId: bookings.hostId,
    })
    .from(bookings)
    .where(
      and(
        inArray(bookings.calendar, [...GROUP_CALENDARS]),
        lte(bookings.startsAt, new Date(moment + AROUND_MS)),
        gte(bookings.endsAt, new Date(endsAfter)),
        isNull(bookings.cancelledAt),
      ),
    );
  const [nearest] = rows
    .filter((row) => {
      const { place } = hostAndPlace(context, { ...row, guestPhone: "" });
      return place?.href && meetingNumber(place.href) === number;
    })
    .sort((one, other) => Math.abs(+one.startsAt - moment) - Math.abs(+other.startsAt - moment));
  return nearest ? { calendar: nearest.calendar, startsAt: nearest.startsAt } : null;
}

/** One change of a session's attendance at a time. */
export function inTurn<Result>(
  db: Db,
  { calendar, startsAt }: SessionKey,
  work: (tx: Db) => Promise<Result>,
): Promise<Result> {
  return withLock(db, { name: "attendance", of: `${calendar} ${+startsAt}` }, work);
}

export const ofSession = (
  { calendar, startsAt }: SessionKey,
  table: typeof bookings | typeof callEvents,
) => and(eq(table.calendar, calendar), eq(table.startsAt, startsAt));

/** Everyone in a call of this session, as far as is known now. */
async function countCalls(tx: Db, session: SessionKey): Promise<void> {
  const rows = await tx.select().from(callEvents).where(ofSession(session, callEvents));
  const stays = staysIn(rows);
  const byHand = new Map(
    rows.flatMap((row) =>
      row.byHand && row.bookingId ? [[stayKey(row), row.bookingId] as const] : [],
    ),
  );
  const registrants = await registrantsIn(tx, stays);
  const owners = ownersOf(stays, await guestsOf(tx, session), { byHand, registrants });
  for (const row of rows) {
    const owner = owners.get(stayKey(row)) ?? null;
    if (owner !== row.bookingId)
      await tx.update(callEvents).set({ bookingId: owner }).where(eq(callEvents.id, row.id));
  }
  const calls = [...Map.groupBy(stays, ({ key }) => owners.get(key))].flatMap(([booking, own]) => {
    const call = booking === undefined ? null : callOf(own);
    return booking && call ? [{ booking, call }] : [];
  });
  await storeCalls(tx, session, calls);
}

async function storeCalls(
  tx: Db,
  session: SessionKey,
  calls: readonly { booking: string; call: Call }[],
): Promise<void> {
  const { startsAt } = session;
  const inCalls = calls.map(({ booking }) => booking);
  const ofOthers = tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        ofSession(session, bookings),
        inCalls.length > 0 ? notInArray(bookings.id, inCalls) : undefined,
      ),
    );
  await tx
    .update(attendance)
    .set({ calledFrom: null, calledUntil: null, minutes: null })
    .where(and(eq(attendance.startsAt, startsAt), inArray(attendance.bookingId, ofOthers)));
  for (const { booking: bookingId, call } of calls) {
    const called = {
      calledFrom: new Date(call.from),
      calledUntil: new Date(call.until),
      minutes: call.minutes,
    };
    await tx
      .insert(attendance)
      .values({ bookingId, startsAt, ...called })
      .onConflictDoUpdate({
        target: [attendance.bookingId, attendance.startsAt],
        set: called,
      });
  }
}

/** Those who booked, under every name and address that they are known by. */
async function guestsOf(tx: Db, session: SessionKey): Promise<Guest[]> {
  const rows = await tx
    .select({
      booking: bookings.id,
      mail: bookings.guestMail,
      name: bookings.guestName,
      account: users.email,
      accountName: users.name,
      given: trainingCredentials.email,
    })
    .from(bookings)
    .leftJoin(users, eq(users.id, bookings.traineeId))
    .leftJoin(trainingCredentials, eq(trainingCredentials.userId, bookings.traineeId))
    .where(
      and(ofSession(session, bookings), isNull(bookings.cancelledAt), isNull(bookings.heldUntil)),
    );
  return rows.map(({ booking, mail, name, account, accountName, given }) => ({
    booking,
    mails: [mail, account, given].filter((each) => each !== null),
    names: [name, accountName].filter((each) => each !== null),
  }));
}

/** The registrations with which someone came into a call, as far as they are known. */
async function registrantsIn(
  tx: Db,
  stays: readonly Stay[],
): Promise<ReadonlyMap<string, Registrant>> {
  const named = stays.map(({ registrant }) => registrant).filter(Boolean);
  if (named.length === 0) return new Map();
  const rows = await tx
    .select()
    .from(callRegistrants)
    .where(inArray(callRegistrants.registrant, named));
  return new Map(rows.map((row) => [row.registrant, row]));
}

type Row = typeof callEvents.$inferSelect;

function staysIn(rows: readonly Row[]): Stay[] {
  return staysOf(rows.map((row) => ({ ...row, at: +row.at })));
}

/** Someone in a call whom nobody who booked could be matched to. `who`: names them within their session. */
export type UnknownParticipant = { who: string; name: string; mail: string; minutes: number };

/** By session, as `sessionId` names it. */
export async function unknownParticipants(
  db: Db,
  since: Date,
): Promise<ReadonlyMap<string, UnknownParticipant[]>> {
  const rows = await db
    .select()
    .from(callEvents)
    .where(gte(callEvents.startsAt, since))
    .orderBy(callEvents.at);
  const bySession = Map.groupBy(rows, sessionId);
  return new Map([...bySession].map(([id, own]) => [id, unknownIn(own)]));
}

export function sessionId({ calendar, startsAt }: SessionKey): string {
  return `${calendar} ${startsAt.toISOString()}`;
}

function unknownIn(rows: readonly Row[]): UnknownParticipant[] {
  const owned = new Set(rows.filter(({ bookingId }) => bookingId).map(stayKey));
  const unowned = staysIn(rows).filter(({ key }) => !owned.has(key));
  return [...Map.groupBy(unowned, ({ who }) => who)].flatMap(([who, stays]) => {
    const call = callOf(stays);
    const [first] = stays;
    if (!call || !first) return [];
    return [
      { who, name: first.name || "No name", mail: writtenMail(first.mail), minutes: call.minutes },
    ];
  });
}

export type AssignedGuest = Pick<typeof bookings.$inferSelect, "id" | "guestName" | "traineeId">;

type Assignment = SessionKey & { who: string; booking: string };

/** Says by hand who a participant is; false if there is no such one. `record`: in the same transaction. */
export function assignParticipant(
  db: Db,
  { who, booking, ...session }: Assignment,
  record: (tx: Db, guest: AssignedGuest) => Promise<void>,
): Promise<boolean> {
  return inTurn(db, session, async (tx) => {
    const rows = await tx.select().from(callEvents).where(ofSession(session, callEvents));
    const keys = new Set(staysIn(rows).flatMap((stay) => (stay.who === who ? [stay.key] : [])));
    const ids = rows.filter((row) => keys.has(stayKey(row))).map(({ id }) => id);
    const [guest] = await tx
      .select({ id: bookings.id, guestName: bookings.guestName, traineeId: bookings.traineeId })
      .from(bookings)
      .where(and(ofSession(session, bookings), sql`${bookings.id}::text = ${booking}`));
    if (ids.length === 0 || !guest) return false;
    await tx
      .update(callEvents)
      .set({ byHand: true, bookingId: guest.id })
      .where(inArray(callEvents.id, ids));
    await countCalls(tx, session);
    await record(tx, guest);
    return true;
  });
}

/** Takes back what was said by hand of a guest; false if nothing was. `record`: in the same transaction. */
export function releaseParticipant(
  db: Db,
  { booking, ...session }: Omit<Assignment, "who">,
  record: (tx: Db, guest: AssignedGuest) => Promise<void>,
): Promise<boolean> {
  return inTurn(db, session, async (tx) => {
    const { id, guestName, traineeId } = bookings;
    const [guest] = await tx
      .select({ id, guestName, traineeId })
      .from(bookings)
      .where(and(ofSession(session, bookings), eq(id, booking)));
    if (!guest) return false;
    const released = await tx
      .update(callEvents)
      .set({ byHand: false, bookingId: null })
      .where(
        and(
          ofSession(session, callEvents),
          eq(callEvents.bookingId, guest.id),
          eq(callEvents.byHand, true),
        ),
      )
      .returning({ id: callEvents.id });
    if (released.length === 0) return false;
    await countCalls(tx, session);
    await record(tx, guest);
    return true;
  });
}
