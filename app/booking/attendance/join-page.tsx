import { CalendarX, Clock, MapPin } from "lucide";
import { data, redirect } from "react-router";
import { contentOf } from "~/content/content.server";
import { writtenMail } from "~/platform/mail/written-mail.server";
import { HOUR_SECONDS } from "~/platform/time/durations";
import { requestContext } from "~/platform/web/request-context.server";
import { brandOf } from "~/settings/settings.server";
import { buttonClass } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { hostAndPlace, meetingFor } from "../booking-context.server";
import { BookingFrame, Ended } from "../booking-frame";
import { MEETING_WORDS } from "../copy/meetings.server";
import { Unknown } from "../meeting-states";
import { MeetingTime } from "../meeting-time";
import { schedulePath } from "../meetings";
import { openSpan } from "../open-span";
import type { Route } from "./+types/join-page";
import { bookingToJoin, countPresence } from "./join.server";
import { doorOf } from "./presence";

export const handle = { title: "Your session" };

/** A page that stays open asks again this often: its session may have been moved. */
const LONGEST_WAIT_SECONDS = HOUR_SECONDS;

/** WEEK-6. Opening it in time counts that someone came, and leads to the meeting. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const words = contentOf(context, MEETING_WORDS);
  const supportMail = writtenMail(brandOf(context).supportMail);
  const booking = await bookingToJoin(context, params.token);
  const page = { words, supportMail, place: null, meeting: null };
  if (booking === null) return data({ ...page, state: "unknown" as const }, 404);
  const now = new Date();
  const { place } = hostAndPlace(context, booking);
  const meeting = {
    ...(await meetingFor(context, booking, { inPortal: booking.traineeId !== null })),
    place: null,
  };
  const known = { ...page, meeting };
  if (booking.cancelledAt) return data({ ...known, state: "canceled" as const }, 410);
  const state = doorOf(booking, +now);
  if (state === "over") return data({ ...known, state });
  if (state === "early") {
    const seconds = Math.ceil((openSpan(booking).from - +now) / 1_000);
    const headers = { Refresh: String(Math.min(seconds, LONGEST_WAIT_SECONDS)) };
    return data({ ...known, state }, { headers });
  }
  if (!isLookingAhead(request)) await countPresence(context.get(requestContext).db, booking, now);
  if (place?.href) throw redirect(place.href);
  return data({ ...known, place, state });
}

/** A program that opens links before anyone follows them. */
function isLookingAhead({ method, headers }: Request): boolean {
  const purpose = headers.get("Sec-Purpose") ?? headers.get("Purpose") ?? "";
  return method !== "GET" || /prefetch|preview/.test(purpose);
}

/** Of the loader: when to ask again. */
export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export default function JoinPage({ loaderData }: Route.ComponentProps) {
  const { state, meeting, words, supportMail, place } = loaderData;
  const { join, ended } = words;
  const time = meeting && <MeetingTime meeting={meeting} />;
  const again = meeting && (
    <p>
      <a href={schedulePath(meeting.calendar, meeting.inPortal)} className={buttonClass()}>
        {join.over.again}
      </a>
    </p>
  );
  return (
    <BookingFrame>
      {state === "unknown" && <Unknown words={ended.unknown} supportMail={supportMail} />}
      {state === "canceled" && (
        <Ended icon={<Icon of={CalendarX} />} heading={ended.canceled.heading}>
          {time}
          {again}
        </Ended>
      )}
      {state === "over" && (
        <Ended icon={<Icon of={CalendarX} />} heading={join.over.heading}>
          {time}
          <p className="text-quiet">{join.over.text}</p>
          {again}
        </Ended>
      )}
      {state === "early" && (
        <Ended icon={<Icon of={Clock} />} heading={join.early.heading}>
          {time}
          <p>{join.early.text}</p>
          <p className="text-quiet">{join.early.wait}</p>
        </Ended>
      )}
      {state === "open" && (
        <Ended icon={<Icon of={MapPin} />} heading={join.open.heading}>
          {time}
          <p>{join.open.text}</p>
          {place && <p className="font-semibold [overflow-wrap:anywhere]">{place.text}</p>}
        </Ended>
      )}
    </BookingFrame>
  );
}
