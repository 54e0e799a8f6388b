import { notFound } from "~/platform/web/responses.server";
import type { Route } from "./+types/meeting-file.route";
import { meetingFor } from "./booking.server";
import { bookingAt, meetingFile } from "./guest-meetings.server";

/** A meeting's calendar file, for anyone with its signed address; none for one that was never confirmed. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const booking = (await bookingAt(context, params.reference)) ?? notFound();
  if ((await meetingFor(context, booking)).held) notFound();
  return new Response(meetingFile(context, booking), {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": 'attachment; filename="meeting.ics"',
    },
  });
}
