import { and, eq, gte, isNull } from "drizzle-orm";
import { writtenMail } from "~/platform/mail/written-mail.server";
import { DAY_MS } from "~/platform/time/durations";
import { requestContext } from "~/platform/web/request-context.server";
import { notFound } from "~/platform/web/responses.server";
import { brandOf, type Host, settingsContext } from "~/settings/settings.server";
import type { Route } from "./+types/host-feed-file.route";
import { type Context, hostAndPlace } from "./booking-context.server";
import { type CalendarEvent, calendarOfEvents } from "./calendar-file";
import { isActive } from "./holds.server";
import { hostOfFeed } from "./host-feed.server";
import { calendarNameOf, meetingTitle } from "./meetings";
import { bookings } from "./tables";

const DAYS_BACK = 30;

/** A host's meetings, for anyone with the secret address (CALL-5). */
export async function loader({ context, params }: Route.LoaderArgs) {
  const host = hostOfFeed(context, params.feed) ?? notFound();
  return new Response(await hostFeed(context, host), {
    headers: { "Content-Type": "text/calendar; charset=utf-8", "Cache-Control": "no-store" },
  });
}

/** A host's confirmed meetings, starting a month ago. */
async function hostFeed(context: Context, host: Host): Promise<string> {
  const { db, config } = context.get(requestContext);
  const brand = brandOf(context);
  const rows = await db
    .select()
    .from(bookings)
    .where(
      and(
        eq(bookings.hostId, host.id),
        isNull(bookings.heldUntil),
        isActive(),
        gte(bookings.endsAt, new Date(Date.now() - DAYS_BACK * DAY_MS)),
      ),
    )
    .orderBy(bookings.startsAt);
  const events = rows.map((row): CalendarEvent => {
    const title = meetingTitle(context.get(settingsContext), calendarNameOf(row));
    const { place } = hostAndPlace(context, row);
    return {
      uid: `${row.id}@${new URL(config.baseUrl).hostname}`,
      sequence: row.sequence,
      changedAt: row.changedAt,
      startsAt: row.startsAt,
      endsAt: row.endsAt,
      title: `${title}: ${row.guestName}`,
      text: [writtenMail(row.guestMail), row.guestPhone, row.message].filter(Boolean).join("\n"),
      location: place?.text ?? "",
      address: place?.href ?? `${config.baseUrl}/admin/inbox/booking/${row.id}`,
    };
  });
  return calendarOfEvents(`${brand.name}: ${host.name}`, events);
}
