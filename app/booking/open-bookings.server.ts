/** How many upcoming meetings one stranger may have, so no one books out a calendar (SLOT-2, BOOK-1). */
import { and, eq, gt, isNull, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Db } from "~/platform/db/database.server";
import { NOT_DIALED } from "~/platform/text/phone-number";
import { DAY_MS } from "~/platform/time/durations";
import { availabilityOf } from "./availability.server";
import { freeTimes } from "./free-times";
import { isActive } from "./holds.server";
import type { BookableCalendar } from "./hosts.server";
import { bookings } from "./tables";

/** From one email address or phone number, and from one network address, which an office may share. */
const MOST_OF_A_GUEST = 10;
const MOST_OF_A_CALLER = 20;
/** From this many on, a guest or caller has at most half of what a calendar offers. */
const FEW = 3;

type Stranger = { guest: { mail: string; phone: string }; caller: string };

/** True: this stranger has as many upcoming meetings as one may have. */
export async function hasEnough(
  tx: Db,
  bookable: BookableCalendar,
  { guest: { mail, phone }, caller }: Stranger,
): Promise<boolean> {
  const isGuest = or(
    sql`lower(${bookings.guestMail}) = lower(${mail})`,
    phone === ""
      ? undefined
      : sql`${digitsOf(bookings.guestPhone)} = ${digitsOf(sql`${phone}::text`)}`,
  );
  const [own] = await tx
    .select({
      // An unconfirmed booking may be a stranger using someone else's address.
      guest: sql<number>`count(*) filter (where ${and(isGuest, isNull(bookings.heldUntil))})::int`,
      caller: sql<number>`count(*) filter (where ${eq(bookings.caller, caller)})::int`,
      here: sql<number>`count(*) filter (where ${eq(bookings.calendar, bookable.name)})::int`,
    })
    .from(bookings)
    .where(
      and(
        isActive(),
        gt(bookings.startsAt, new Date(bookable.now)),
        or(isGuest, eq(bookings.caller, caller)),
      ),
    );
  if (!own) return false;
  if (own.guest >= MOST_OF_A_GUEST || own.caller >= MOST_OF_A_CALLER) return true;
  // With this one they would have more than are left.
  return own.here >= FEW && own.here + 1 > (await seatsLeft(tx, bookable)) - 1;
}

function digitsOf(phone: SQLWrapper): SQL {
  return sql`regexp_replace(${phone}, ${NOT_DIALED}, '', 'g')`;
}

async function seatsLeft(tx: Db, bookable: BookableCalendar): Promise<number> {
  const { calendar, now } = bookable;
  const window = { from: now, to: now + (calendar.horizonDays + 2) * DAY_MS };
  const available = await availabilityOf(tx, bookable, window);
  const times = freeTimes(calendar, available, { ...window, now });
  return times.reduce((sum, { left }) => sum + left, 0);
}
