/** A prospect's meetings: which bookings are theirs; a meeting's outcome changes their status (DAY-5). */
import { and, desc, eq, gt, inArray, isNull, notExists, or, sql } from "drizzle-orm";
import type { Actor } from "~/auth/auth.server";
import { calendarNameOf, MEETINGS, type Outcome } from "~/booking/booking";
import type { MeetingOutcome } from "~/booking/booking.server";
import { bookings } from "~/booking/tables";
import type { Db } from "~/platform/db/database.server";
import { type Change, changesOf, type State } from "./changes.server";
import { wordsOf } from "./name-words";
import { nameOf } from "./prospect";
import { locked, stateOf, write } from "./prospect-writes.server";
import { prospectPage } from "./prospects.server";
import { prospectMeetings, prospects } from "./tables";
import { viewOf } from "./tracker-view";
import { undoOne } from "./undo-prospect.server";

const SUGGESTED_DAYS = 180;
const MOST_SUGGESTED = 5;
const FEWEST_DIGITS = 7;

export type ProspectMeeting = {
  id: string;
  title: string;
  guest: string;
  startsAt: string;
  outcome: Outcome | null;
  canceled: boolean;
};

/** The meetings that are linked to a prospect, newest first. */
export async function meetingsOf(db: Db, prospectId: string): Promise<ProspectMeeting[]> {
  const rows = await db
    .select(SHOWN)
    .from(prospectMeetings)
    .innerJoin(bookings, eq(bookings.id, prospectMeetings.bookingId))
    .where(eq(prospectMeetings.prospectId, prospectId))
    .orderBy(desc(bookings.startsAt));
  return rows.map(shownMeeting);
}

type Searched = {
  firstName: string;
  lastName: string;
  handle: string | null;
  notes: string | null;
};

/** Unlinked bookings whose guest has the prospect's name, or an email address or phone number in its notes. */
export async function suggestedMeetings(db: Db, searched: Searched): Promise<ProspectMeeting[]> {
  const { mails, phones } = contactsIn(`${searched.handle ?? ""} ${searched.notes ?? ""}`);
  const digits = sql`regexp_replace(${bookings.guestPhone}, '[^0-9]', '', 'g')`;
  const rows = await db
    .select(SHOWN)
    .from(bookings)
    .where(
      and(
        isNull(bookings.cancelledAt),
        isNull(bookings.heldUntil),
        isNull(bookings.traineeId),
        gt(bookings.createdAt, sql`now() - make_interval(days => ${SUGGESTED_DAYS})`),
        unlinked(db),
        or(
          sql`lower(${bookings.guestName}) = ${nameOf(searched).toLowerCase()}`,
          mails.length > 0 ? inArray(sql`lower(${bookings.guestMail})`, mails) : undefined,
          phones.length > 0 ? inArray(digits, phones) : undefined,
        ),
      ),
    )
    .orderBy(desc(bookings.startsAt))
    .limit(MOST_SUGGESTED);
  return rows.map(shownMeeting);
}

type Found = { id: string; name: string };

export async function prospectOfMeeting(db: Db, bookingId: string): Promise<Found | null> {
  const [row] = await db
    .select({ id: prospects.id, firstName: prospects.firstName, lastName: prospects.lastName })
    .from(prospectMeetings)
    .innerJoin(prospects, eq(prospects.id, prospectMeetings.prospectId))
    .where(eq(prospectMeetings.bookingId, bookingId));
  return row ? { id: row.id, name: nameOf(row) } : null;
}

/** Who a booking's guest may be: prospects whose notes contain their address or number, then those with their name or `q`. */
export async function prospectsForMeeting(db: Db, bookingId: string, q: string): Promise<Found[]> {
  const [guest] = await db.select().from(bookings).where(eq(bookings.id, bookingId));
  if (!guest) return [];
  const words = (wordsOf(q).length > 0 ? q : guest.guestName).slice(0, 100);
  const view = viewOf(new URLSearchParams({ q: words }));
  const reader = { userId: "", seesAll: false };
  const [noted, named] = await Promise.all([
    q === "" ? notedIn(db, guest) : [],
    wordsOf(words).length > 0 ? prospectPage(db, view, reader) : { prospects: [] },
  ]);
  const all = new Map([...noted, ...named.prospects].map((each) => [each.id, each]));
  const first = [...all.values()].slice(0, MOST_SUGGESTED);
  return first.map((each) => ({ id: each.id, name: nameOf(each) }));
}

function notedIn(db: Db, { guestMail, guestPhone }: typeof bookings.$inferSelect) {
  const phone = guestPhone.replace(/\D/g, "");
  const notes = sql`lower(${prospects.notes})`;
  return db
    .select({ id: prospects.id, firstName: prospects.firstName, lastName: prospects.lastName })
    .from(prospects)
    .where(
      or(
        sql`position(${guestMail.toLowerCase()} in ${notes}) > 0`,
        phone.length >= FEWEST_DIGITS
          ? sql`position(${phone} in regexp_replace(${notes}, '[^0-9a-z]', '', 'g')) > 0`
          : undefined,
      ),
    )
    .limit(MOST_SUGGESTED);
}

/** `taken`: the booking is another prospect's. `gone`: there is no such booking or prospect. */
export type LinkOutcome = "done" | "taken" | "gone" | "not-theirs";

/** Who links; `ownOnly`: only prospects they added. */
type Linker = { actor: Actor; ownOnly: boolean };

/** Links a booking; an outcome it already has changes the prospect's status now. */
export async function linkMeeting(
  db: Db,
  { prospectId, bookingId }: { prospectId: string; bookingId: string },
  { actor, ownOnly }: Linker,
): Promise<LinkOutcome> {
  return db.transaction(async (tx) => {
    const [booking] = await tx
      .select({ id: bookings.id, outcome: bookings.outcome })
      .from(bookings)
      .where(and(eq(bookings.id, bookingId), isNull(bookings.heldUntil)))
      .for("update");
    const current = await locked(tx, prospectId);
    if (!booking || current === null) return "gone";
    if (ownOnly && current.userId !== actor.userId) return "not-theirs";
    const linked = await tx
      .insert(prospectMeetings)
      .values({ bookingId, prospectId })
      .onConflictDoNothing()
      .returning({ bookingId: prospectMeetings.bookingId });
    if (linked.length === 0) return "taken";
    const change = { id: prospectId, state: current.before };
    const facts = { booking: bookingId, linked: true };
    await write(tx, current, change, { verb: "prospects.link", actor, facts });
    if (booking.outcome) await followMeeting(tx, actor, booking);
    return "done";
  });
}

/** Removes a link. The status stays: undoing its change is a separate act. */
export async function unlinkMeeting(
  db: Db,
  { prospectId, bookingId }: { prospectId: string; bookingId: string },
  { actor, ownOnly }: Linker,
): Promise<LinkOutcome> {
  return db.transaction(async (tx) => {
    const current = await locked(tx, prospectId);
    if (current === null) return "gone";
    if (ownOnly && current.userId !== actor.userId) return "not-theirs";
    const ended = await tx
      .delete(prospectMeetings)
      .where(
        and(eq(prospectMeetings.bookingId, bookingId), eq(prospectMeetings.prospectId, prospectId)),
      )
      .returning({ bookingId: prospectMeetings.bookingId });
    if (ended.length === 0) return "gone";
    const change = { id: prospectId, state: current.before };
    const facts = { booking: bookingId, linked: false };
    await write(tx, current, change, { verb: "prospects.link", actor, facts });
    return "done";
  });
}

/** A meeting's outcome changes its prospect's status; another outcome replaces the change, and none undoes it. */
export async function followMeeting(
  tx: Db,
  actor: Actor,
  { id: booking, outcome }: MeetingOutcome,
): Promise<void> {
  const prospect = await prospectOfMeeting(tx, booking);
  if (prospect === null) return;
  const { id } = prospect;
  const earlier = outcomeInForce(await changesOf(tx, id), booking);
  // If something newer changed the status, that stays.
  if (earlier)
    await undoOne(tx, { id, version: earlier.version }, { actor, mayEdit: true, zone: "UTC" });
  if (outcome === null) return;
  const current = await locked(tx, id);
  if (current === null) return;
  const state = stateOf(movedBy(outcome, current.before), current.before);
  const facts = { booking, outcome };
  await write(tx, current, { id, state }, { verb: "prospects.meeting", actor, facts });
}

function outcomeInForce(changes: readonly Change[], booking: string): Change | undefined {
  const last = changes.find(({ kind, meeting }) => kind === "met" && meeting?.booking === booking);
  return last && changes.some(({ of }) => of === last.id) ? undefined : last;
}

const OPEN: readonly State["status"][] = ["pending", "no_show", "rescheduled"];

/** A decided prospect keeps their status, but a held meeting is a show (PAY-1). Someone who did not come is due for a message today. */
function movedBy(outcome: Outcome, { status, nextContactAt, showedAt }: State): Partial<State> {
  const now = new Date().toISOString();
  const shown = outcome === "held" ? { showedAt: showedAt ?? now } : {};
  if (!OPEN.includes(status)) return shown;
  const due = { nextContactAt: nextContactAt ?? now };
  switch (outcome) {
    case "held":
      return { status: "pending", ...shown };
    case "no-show":
      return { status: "no_show", ...due };
    case "canceled":
      return { status: "rescheduled", ...due };
  }
}

const SHOWN = {
  id: bookings.id,
  calendar: bookings.calendar,
  guest: bookings.guestName,
  startsAt: bookings.startsAt,
  outcome: bookings.outcome,
  cancelledAt: bookings.cancelledAt,
};

type Row = Pick<
  typeof bookings.$inferSelect,
  "id" | "calendar" | "startsAt" | "outcome" | "cancelledAt"
> & { guest: string };

function shownMeeting({ calendar, startsAt, cancelledAt, ...row }: Row): ProspectMeeting {
  const { title } = MEETINGS[calendarNameOf({ calendar })];
  return { ...row, title, startsAt: startsAt.toISOString(), canceled: cancelledAt !== null };
}

function unlinked(db: Db) {
  return notExists(
    db
      .select({ one: sql`1` })
      .from(prospectMeetings)
      .where(eq(prospectMeetings.bookingId, bookings.id)),
  );
}

/** Email addresses and phone numbers in someone's notes. */
function contactsIn(text: string): { mails: string[]; phones: string[] } {
  const words = text.toLowerCase().split(/[\s,;<>()]+/);
  const mails = words.filter((word) => word.includes("@") && word.indexOf("@") > 0);
  const numbers = text.match(/\+?\d[\d ().-]{5,20}\d/g) ?? [];
  const phones = numbers
    .map((number) => number.replace(/\D/g, ""))
    .filter((digits) => digits.length >= FEWEST_DIGITS);
  return { mails, phones };
}
