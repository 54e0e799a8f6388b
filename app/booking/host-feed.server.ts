/** The secret address of a host's meetings, for calendars that subscribe to it (CALL-5). */
import { timingSafeEqual } from "node:crypto";
import { and, eq, gte, isNull } from "drizzle-orm";
import { authContext } from "~/auth/auth.server";
import { DAY_MS } from "~/platform/time/durations";
import { requestContext } from "~/platform/web/request-context.server";
import { brandOf, type Host, settingsContext } from "~/settings/settings.server";
import { type Context, hostAndPlace } from "./booking-context.server";
import { type CalendarEvent, calendarOfEvents } from "./calendar-file";
import { stands } from "./holds.server";
import { calendarNameOf, MEETINGS } from "./meetings";
import { bookings } from "./tables";

const REFERENCE = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([\w-]{43})$/;
const DAYS_BACK = 30;

export function feedAddress(context: Context, host: Host): string | null {
  if (host.feedKey === null) return null;
  const { baseUrl } = context.get(requestContext).config;
  return `${baseUrl}/hosts/${host.id}.${signatureOf(context, host.feedKey)}/meetings.ics`;
}

/** The host whose feed it is; null for an address that is not in use, or no longer is. */
export function hostOfFeed(context: Context, reference: string): Host | null {
  const [, id, signature = ""] = REFERENCE.exec(reference) ?? [];
  const host = context.get(settingsContext).hosts.find((each) => each.id === id);
  if (!host?.feedKey) return null;
  const given = Buffer.from(signature);
  const expected = Buffer.from(signatureOf(context, host.feedKey));
  return given.length === expected.length && timingSafeEqual(given, expected) ? host : null;
}

/** A host's confirmed meetings, starting a month ago. */
export async function hostFeed(context: Context, host: Host): Promise<string> {
  const { db, config } = context.get(requestContext);
  const brand = brandOf(context);
  const rows = await db
    .select()
    .from(bookings)
    .where(
      and(
        eq(bookings.hostId, host.id),
        isNull(bookings.heldUntil),
        stands(),
        gte(bookings.endsAt, new Date(Date.now() - DAYS_BACK * DAY_MS)),
      ),
    )
    .orderBy(bookings.startsAt);
  const events = rows.map((row): CalendarEvent => {
    const { title } = MEETINGS[calendarNameOf(row)];
    const { place } = hostAndPlace(context, row);
    return {
      uid: `${row.id}@${new URL(config.baseUrl).hostname}`,
      ...{ sequence: row.sequence, changedAt: row.changedAt },
      ...{ startsAt: row.startsAt, endsAt: row.endsAt },
      title: `${title}: ${row.guestName}`,
      text: [row.guestMail, row.guestPhone, row.message].filter(Boolean).join("\n"),
      location: place?.text ?? "",
      address: place?.href ?? `${config.baseUrl}/admin/inbox/booking/${row.id}`,
    };
  });
  return calendarOfEvents(`${brand.name}: ${host.name}`, events);
}

function signatureOf(context: Context, key: string): string {
  return context.get(authContext).vault.lookupOf(`host-feed ${key}`);
}
