/**
 * Meetings that setters name for their prospects (DAY-5, PAY-4). A setter learns nothing about bookings from naming one:
 * the answer is the same whether there is such a meeting or not, and someone who may see bookings links it or refuses.
 */

import { and, desc, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { bookings } from "~/booking/tables";
import { type Actor, recordEvent } from "~/events/events.server";
import type { Db } from "~/platform/db/database.server";
import { oneLineText } from "~/platform/text/one-line-text";
import { dialedDigits } from "~/platform/text/phone-number";
import { plainDigits } from "~/platform/text/plain-digits";
import { DAY_SECONDS } from "~/platform/time/durations";
import { isDay } from "~/platform/time/zones";
import type { RequestState } from "./prospect";
import { meetingRequests, prospectMeetings, prospects } from "./tables";

/** More than anyone books in a day, and too few to search with. */
export const NAMED = { name: "named-meetings-of-account", most: 30, seconds: DAY_SECONDS };
const MOST_SHOWN = 20;
const FEWEST_DIGITS = 7;

export const requestFields = z.strictObject({
  contact: oneLineText()
    .max(200, "At most 200 characters")
    .transform(plainDigits)
    .refine(
      (text) => /^[^\s@]+@[^\s@]+$/.test(text) || dialedDigits(text).length >= FEWEST_DIGITS,
      "Enter the email address or phone number they booked with",
    ),
  day: z.string().refine(isDay, "Enter the day of the meeting"),
});

export type MeetingRequest = {
  id: string;
  prospectId: string;
  userId: string;
  contact: string;
  day: string;
  state: RequestState;
  reason: string | null;
};

type Named = { contact: string; day: string };

/** False: there is no such prospect, or with `ownOnly` it is not theirs. */
export async function requestMeeting(
  db: Db,
  prospectId: string,
  { contact, day }: Named,
  { actor, ownOnly }: { actor: Actor; ownOnly: boolean },
): Promise<boolean> {
  const [prospect] = await db
    .select({ userId: prospects.userId })
    .from(prospects)
    .where(eq(prospects.id, prospectId));
  if (!prospect || (ownOnly && prospect.userId !== actor.userId)) return false;
  await db.insert(meetingRequests).values({ prospectId, userId: actor.userId, contact, day });
  return true;
}

/** What was named for a prospect, newest first. */
export async function requestsOf(db: Db, prospectId: string): Promise<MeetingRequest[]> {
  const rows = await db
    .select()
    .from(meetingRequests)
    .where(eq(meetingRequests.prospectId, prospectId))
    .orderBy(desc(meetingRequests.madeAt))
    .limit(MOST_SHOWN);
  return rows.map(shownRequest);
}

export function shownRequest({
  madeAt: _,
  endedAt: __,
  ...row
}: typeof meetingRequests.$inferSelect): MeetingRequest {
  return row;
}

/** `own`: someone else decides what one has named oneself. */
export async function refuseRequest(
  db: Db,
  actor: Actor,
  { request, reason }: { request: string; reason: string },
): Promise<"done" | "gone" | "own"> {
  return db.transaction(async (tx) => {
    const [found] = await tx
      .select()
      .from(meetingRequests)
      .where(and(eq(meetingRequests.id, request), eq(meetingRequests.state, "waiting")))
      .for("update");
    if (!found) return "gone";
    if (found.userId === actor.userId) return "own";
    await tx
      .update(meetingRequests)
      .set({ state: "refused", reason, endedAt: sql`now()` })
      .where(eq(meetingRequests.id, request));
    await recordEvent(tx, {
      actor,
      verb: "pay.refuse",
      subject: { kind: "pay", id: request, label: "Named meeting" },
      before: { state: "waiting" },
      after: { state: "refused" },
    });
    return "done";
  });
}

/** A refused one waits again. `mark`: when it was refused. */
export async function undoRequest(
  db: Db,
  actor: Actor,
  { request, mark }: { request: string; mark: string },
): Promise<"done" | "changed" | "own"> {
  return db.transaction(async (tx) => {
    const [found] = await tx
      .select()
      .from(meetingRequests)
      .where(and(eq(meetingRequests.id, request), eq(meetingRequests.state, "refused")))
      .for("update");
    if (found === undefined || (await requestMark(tx, request)) !== mark) return "changed";
    if (found.userId === actor.userId) return "own";
    await tx
      .update(meetingRequests)
      .set({ state: "waiting", reason: null, endedAt: null })
      .where(eq(meetingRequests.id, request));
    await recordEvent(tx, {
      actor,
      verb: "pay.undo",
      subject: { kind: "pay", id: request, label: "Named meeting" },
      before: { state: "refused" },
      after: { state: "waiting" },
    });
    return "done";
  });
}

/** When a request ended. */
export async function requestMark(db: Db, request: string): Promise<string> {
  const [row] = await db
    .select({ endedAt: meetingRequests.endedAt })
    .from(meetingRequests)
    .where(eq(meetingRequests.id, request));
  return String(row?.endedAt?.getTime() ?? 0);
}

type Booking = typeof bookings.$inferSelect;

/** A linked meeting was what its setter named, by the address, the number or the day. */
export async function endRequests(
  tx: Db,
  prospectId: string,
  { guestMail, guestPhone, startsAt }: Booking,
): Promise<void> {
  await tx
    .update(meetingRequests)
    .set({ state: "linked", endedAt: sql`now()` })
    .where(
      and(
        eq(meetingRequests.prospectId, prospectId),
        eq(meetingRequests.state, "waiting"),
        or(
          isContact([guestMail], [guestPhone]),
          sql`abs(${meetingRequests.day} - ${startsAt}::timestamptz::date) <= 1`,
        ),
      ),
    );
}

/** Whether a request names one of these addresses or numbers, however they are written. */
export function isContact(mails: readonly string[], phones: readonly string[]): SQL | undefined {
  const numbers = phones.map(dialedDigits).filter((digits) => digits.length >= FEWEST_DIGITS);
  return or(
    inArray(
      sql`lower(${meetingRequests.contact})`,
      mails.map((mail) => mail.toLowerCase()),
    ),
    inArray(sql`regexp_replace(${meetingRequests.contact}, '[^0-9]', '', 'g')`, numbers),
  );
}

/** Someone who booked, by their addresses and meetings. */
export type Guest = {
  mails: readonly string[];
  bookings: readonly Pick<Booking, "id" | "guestPhone">[];
};

/** What setters typed to name this guest, and for which day. */
export async function requestsNaming(db: Db, guest: Guest): Promise<Named[]> {
  return db
    .select({ contact: meetingRequests.contact, day: meetingRequests.day })
    .from(meetingRequests)
    .where(isAbout(db, guest))
    .orderBy(meetingRequests.madeAt, meetingRequests.id);
}

/** Removes how this guest is reached from what setters named, which stays. Call it before their bookings are deleted. */
export async function eraseContacts(db: Db, guest: Guest): Promise<void> {
  await db.update(meetingRequests).set({ contact: "Erased" }).where(isAbout(db, guest));
}

/** They have an address or a number of the guest, or were answered with a meeting of theirs, whatever they have. */
function isAbout(db: Db, { mails, bookings: made }: Guest): SQL | undefined {
  const ids = made.map(({ id }) => id);
  const linked = db
    .select({ id: prospectMeetings.prospectId })
    .from(prospectMeetings)
    .where(inArray(prospectMeetings.bookingId, ids));
  return or(
    isContact(
      mails,
      made.map(({ guestPhone }) => guestPhone),
    ),
    and(eq(meetingRequests.state, "linked"), inArray(meetingRequests.prospectId, linked)),
  );
}
