/** Who registered for group sessions with Zoom: kept, so that calls are matched by it, in whichever order it comes (WEEK-6). */
import { and, eq, lt, notExists } from "drizzle-orm";
import type { Db } from "~/platform/db/database.server";
import { DAY_MS } from "~/platform/time/durations";
import { requestContext } from "~/platform/web/request-context.server";
import { settingsContext } from "~/settings/settings.server";
import { type Context, hostAndPlace } from "../booking-context.server";
import { GROUP_CALENDARS } from "../meetings";
import { callEvents, callRegistrants } from "../tables";
import { recountCalls } from "./calls.server";
import { meetingNumber, type ZoomRegistration } from "./zoom.server";

/** A registration with which nobody came into a call is forgotten. */
const UNUSED_DAYS = 90;

/** Stores it and recounts the sessions to which someone came with it; ignores those for other meetings. */
export async function receiveRegistration(
  context: Context,
  { number, registrant, name, mail }: ZoomRegistration,
): Promise<void> {
  const { db } = context.get(requestContext);
  if (!isOfGroup(context, number)) return;
  await db
    .insert(callRegistrants)
    .values({ registrant, name, mail })
    .onConflictDoUpdate({ target: callRegistrants.registrant, set: { name, mail } });
  await forgetUnused(db);
  // A call's events are committed before they are counted: one that is not found here finds this registration itself.
  const sessions = await db
    .selectDistinct({ calendar: callEvents.calendar, startsAt: callEvents.startsAt })
    .from(callEvents)
    .where(eq(callEvents.registrant, registrant));
  for (const session of sessions) await recountCalls(db, session);
}

/** Whether a link of a group calendar, the company's or a host's, has this meeting's number. */
function isOfGroup(context: Context, number: string): boolean {
  const { hosts } = context.get(settingsContext);
  const places = GROUP_CALENDARS.flatMap((calendar) =>
    [null, ...hosts.map(({ id }) => id)].map(
      (hostId) => hostAndPlace(context, { calendar, hostId, guestPhone: "" }).place,
    ),
  );
  return places.some((place) => place?.href && meetingNumber(place.href) === number);
}

async function forgetUnused(db: Db): Promise<void> {
  const old = new Date(Date.now() - UNUSED_DAYS * DAY_MS);
  const cameWithIt = db
    .select({ id: callEvents.id })
    .from(callEvents)
    .where(eq(callEvents.registrant, callRegistrants.registrant));
  await db
    .delete(callRegistrants)
    .where(and(lt(callRegistrants.receivedAt, old), notExists(cameWithIt)));
}
