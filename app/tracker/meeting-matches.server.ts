/** Which bookings may be a prospect's, and which prospects a booking's: for those who may see bookings (DAY-5). */

import {
  and,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNull,
  lt,
  notExists,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { PROSPECT_CALENDARS } from "~/booking/booking";
import { bookings } from "~/booking/tables";
import type { Db } from "~/platform/db/database.server";
import { dialedDigits, NOT_DIALED } from "~/platform/text/phone-number";
import { plainDigits } from "~/platform/text/plain-digits";
import { isContact } from "./meeting-requests.server";
import { wordsOf } from "./name-words";
import { nameOf } from "./prospect";
import { type ProspectMeeting, SHOWN, shownMeeting } from "./prospect-meetings.server";
import { prospectPage } from "./prospects.server";
import { meetingRequests, prospectMeetings, prospects } from "./tables";
import { viewOf } from "./tracker-view";

const SUGGESTED_DAYS = 180;
const MOST_SUGGESTED = 5;
const FEWEST_DIGITS = 7;

type Searched = {
  firstName: string;
  lastName: string;
  handle: string | null;
  notes: string | null;
};

/** Unlinked bookings whose guest has the prospect's name, or an email address or phone number in its notes. */
export async function suggestedMeetings(db: Db, searched: Searched): Promise<ProspectMeeting[]> {
  const { mails, phones } = contactsIn(`${searched.handle ?? ""} ${searched.notes ?? ""}`);
  return matching(
    db,
    gt(bookings.createdAt, sql`now() - make_interval(days => ${SUGGESTED_DAYS})`),
    [
      sql`lower(${bookings.guestName}) = ${nameOf(searched).toLowerCase()}`,
      mails.length > 0 ? inArray(sql`lower(${bookings.guestMail})`, mails) : undefined,
      phones.length > 0 ? inArray(DIGITS, phones) : undefined,
    ],
  );
}

/** Unlinked bookings that a setter may mean: whoever books with this address or number, or on about that day by this name. */
export async function meetingsMeant(
  db: Db,
  { contact, day, name }: { contact: string; day: string; name: string },
): Promise<ProspectMeeting[]> {
  const { mails, phones } = contactsIn(contact);
  const near = and(
    gte(bookings.startsAt, sql`${day}::date - 1`),
    lt(bookings.startsAt, sql`${day}::date + 3`),
    sql`lower(${bookings.guestName}) = ${name.toLowerCase()}`,
  );
  return matching(db, undefined, [
    mails.length > 0 ? inArray(sql`lower(${bookings.guestMail})`, mails) : undefined,
    phones.length > 0 ? inArray(DIGITS, phones) : undefined,
    near,
  ]);
}

const DIGITS = sql`regexp_replace(${bookings.guestPhone}, ${NOT_DIALED}, '', 'g')`;

async function matching(
  db: Db,
  within: SQL | undefined,
  ways: readonly (SQL | undefined)[],
): Promise<ProspectMeeting[]> {
  const rows = await db
    .select(SHOWN)
    .from(bookings)
    .where(
      and(
        isNull(bookings.cancelledAt),
        isNull(bookings.heldUntil),
        isNull(bookings.traineeId),
        inArray(bookings.calendar, PROSPECT_CALENDARS),
        within,
        unlinked(db),
        or(...ways),
      ),
    )
    .orderBy(desc(bookings.startsAt))
    .limit(MOST_SUGGESTED);
  return rows.map(shownMeeting);
}

function unlinked(db: Db) {
  return notExists(
    db
      .select({ one: sql`1` })
      .from(prospectMeetings)
      .where(eq(prospectMeetings.bookingId, bookings.id)),
  );
}

type Found = { id: string; name: string };

/**
 * Who a booking's guest may be: prospects whose setter named it, then those whose notes contain the guest's address or
 * number, then those with their name or `q`.
 */
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

async function notedIn(db: Db, { guestMail, guestPhone }: typeof bookings.$inferSelect) {
  const phone = dialedDigits(guestPhone);
  const notes = sql`lower(${prospects.notes})`;
  const columns = {
    id: prospects.id,
    firstName: prospects.firstName,
    lastName: prospects.lastName,
  };
  const requested = await db
    .select(columns)
    .from(meetingRequests)
    .innerJoin(prospects, eq(prospects.id, meetingRequests.prospectId))
    .where(and(eq(meetingRequests.state, "waiting"), isContact([guestMail], [guestPhone])))
    .limit(MOST_SUGGESTED);
  const noted = await db
    .select(columns)
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
  return [...requested, ...noted];
}

/** Email addresses and phone numbers in someone's notes. */
function contactsIn(text: string): { mails: string[]; phones: string[] } {
  const plain = plainDigits(text);
  const words = plain.toLowerCase().split(/[\s,;<>()]+/);
  const mails = words.filter((word) => word.includes("@") && word.indexOf("@") > 0);
  const numbers = plain.match(/\+?\d[\d ().-]{5,20}\d/g) ?? [];
  const phones = numbers
    .map((number) => number.replace(/\D/g, ""))
    .filter((digits) => digits.length >= FEWEST_DIGITS);
  return { mails, phones };
}
