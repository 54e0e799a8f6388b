/** Trainees' sessions: who books in the portal, and what they have booked. */
import { and, asc, desc, eq, gt } from "drizzle-orm";
import { requireRight, verifiedAddress } from "~/auth/auth.server";
import { trainingCredentials } from "~/auth/tables";
import { submissions } from "~/forms/tables";
import type { Db } from "~/platform/db/database.server";
import { requestContext } from "~/platform/web/request-context.server";
import type { CalendarName } from "~/settings/settings.server";
import { type Context, meetingFacts, meetingFor } from "./booking-context.server";
import type { Booking } from "./bookings.server";
import { isActive } from "./holds.server";
import { meetingPath, type Place } from "./meetings";
import type { BookedMeeting } from "./schedule";
import { bookings } from "./tables";

/**
 * `mail`: the address of their account or their application, which no one can replace in a form; null if there is none;
 * `usedMail`: in that case, the one they last booked with.
 */
export type Trainee = { userId: string; name: string; mail: string | null; usedMail: string };

/** A booked session on the dashboard; `open`: whether it can still be moved or canceled. */
export type Session = {
  calendar: CalendarName;
  startsAt: string;
  endsAt: string;
  zone: string;
  path: string;
  open: boolean;
  place: Place | null;
};

/** The trainee for an address inside the portal; null on the site, which requires no sign-in. */
export async function traineeOf(
  request: Request,
  context: Context,
  required = requireRight,
): Promise<Trainee | null> {
  if (!new URL(request.url).pathname.startsWith("/training/")) return null;
  const { userId, firstName, lastName } = await required(request, context, "training.take");
  const { db } = context.get(requestContext);
  const [mail, usedMail] = await Promise.all([addressOf(db, userId), lastAddress(db, userId)]);
  return { userId, name: `${firstName} ${lastName}`, mail, usedMail };
}

/** A trainee's current and upcoming bookings, in order. */
export async function sessionsOf(context: Context, userId: string): Promise<Session[]> {
  const { db } = context.get(requestContext);
  const rows: Booking[] = await db
    .select()
    .from(bookings)
    .where(and(eq(bookings.traineeId, userId), isActive(), gt(bookings.endsAt, new Date())))
    .orderBy(asc(bookings.startsAt));
  return rows.map((row) => {
    const meeting = meetingFacts(context, row, { inPortal: true });
    const { calendar, startsAt, endsAt, zone, place, state } = meeting;
    const path = meetingPath(meeting);
    return { calendar, startsAt, endsAt, zone, path, place, open: state === "stands" };
  });
}

/** A trainee's own meeting at a time, while it stands. */
export async function meetingOf(
  context: Context,
  { userId }: Pick<Trainee, "userId">,
  { calendar, at = "" }: { calendar: CalendarName; at?: string | undefined },
): Promise<BookedMeeting | null> {
  const instant = new Date(at);
  if (Number.isNaN(+instant)) return null;
  const [row] = await context
    .get(requestContext)
    .db.select()
    .from(bookings)
    .where(
      and(
        eq(bookings.traineeId, userId),
        eq(bookings.calendar, calendar),
        eq(bookings.startsAt, instant),
        isActive(),
      ),
    );
  return row ? meetingFor(context, row, { inPortal: true }) : null;
}

/** Whether the account that booked a meeting is switched off: the ways into the meeting are closed as well (WEEK-6). */
export async function isSwitchedOff(
  db: Db,
  { traineeId }: Pick<Booking, "traineeId">,
): Promise<boolean> {
  if (traineeId === null) return false;
  const [account] = await db
    .select({ isActive: trainingCredentials.isActive })
    .from(trainingCredentials)
    .where(eq(trainingCredentials.userId, traineeId));
  return account?.isActive !== true;
}

async function addressOf(db: Db, userId: string): Promise<string | null> {
  const own = await verifiedAddress(db, userId);
  if (own !== null) return own;
  const [applied] = await db
    .select({ mail: submissions.senderMail })
    .from(submissions)
    .where(eq(submissions.traineeId, userId))
    .orderBy(desc(submissions.createdAt))
    .limit(1);
  return applied?.mail ?? null;
}

async function lastAddress(db: Db, userId: string): Promise<string> {
  const [last] = await db
    .select({ mail: bookings.guestMail })
    .from(bookings)
    .where(eq(bookings.traineeId, userId))
    .orderBy(desc(bookings.createdAt))
    .limit(1);
  return last?.mail ?? "";
}
