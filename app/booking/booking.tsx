/** Door of the booking room for pages: a calendar to book from, and what is shown of a meeting. */
import { CalendarCheck, CalendarPlus, Clock } from "lucide-react";
import { useLocation } from "react-router";
import { MINUTE_MS } from "~/platform/time/durations";
import { zoneText } from "~/platform/time/zone-names";
import { momentText } from "~/platform/time/zones";
import { buttonClass } from "~/ui/button";
import { PlaceText } from "~/ui/place-text";
import { useClock } from "~/ui/use-clock";
import { type BookedMeeting, meetingFilePath, meetingPath } from "./schedule";

export { BookingPicker } from "./booking-picker";
export { BookingSlot } from "./booking-slot";
export { choiceIn, choiceSent } from "./choice";
export { GuestBooking } from "./guest-booking";
export { calendarNameOf, MEETINGS, OUTCOMES, type Outcome, PROSPECT_CALENDARS } from "./meetings";
export { meetingPath } from "./schedule";

type ViewProps = { meeting: BookedMeeting; heading: string; origin: string };

/** A booked meeting: its time, its file, and the address to change it. */
export function BookedMeetingView({ meeting, heading, origin }: ViewProps) {
  const path = meetingPath(meeting);
  const { pathname } = useLocation();
  return (
    <section
      aria-labelledby="booked"
      className="panel overflow-hidden border-success bg-success-soft"
    >
      <div className="grid gap-4 p-5 sm:p-7">
        <h2 id="booked" className="flex items-center gap-3 text-2xl text-success">
          <CalendarCheck aria-hidden="true" className="size-7 shrink-0" />
          {heading}
        </h2>
        <MeetingTime meeting={meeting} />
        <p className="flex flex-wrap gap-3">
          <a href={meetingFilePath(meeting)} className={buttonClass()}>
            <CalendarPlus aria-hidden="true" className="size-4" />
            {meeting.card.add}
          </a>
          {pathname !== path && (
            <a href={path} className={buttonClass("outline")}>
              Move or cancel
            </a>
          )}
        </p>
        <KeepLink meeting={meeting} address={origin + path} />
      </div>
    </section>
  );
}

/** When it is, in its guest's zone. */
export function MeetingTime({ meeting }: { meeting: BookedMeeting }) {
  const { title, startsAt, endsAt, zone } = meeting;
  const locale = useClock(zone);
  const minutes = (Date.parse(endsAt) - Date.parse(startsAt)) / MINUTE_MS;
  return (
    <div>
      <p className="font-semibold text-quiet">{title}</p>
      <p className="mt-1 font-heading font-semibold text-xl">
        <time dateTime={startsAt}>{momentText(startsAt, zone, locale)}</time>
      </p>
      <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-quiet text-sm">
        <span className="flex items-center gap-1.5">
          <Clock aria-hidden="true" className="size-4" />
          {minutes} minutes
        </span>
        <span>Time zone: {zoneText(zone)}</span>
      </p>
      {(meeting.host || meeting.place) && <WithAndWhere {...meeting} />}
    </div>
  );
}

/** CALL-1. Who holds it, and where it takes place. */
function WithAndWhere({ host, place }: Pick<BookedMeeting, "host" | "place">) {
  return (
    <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
      {host && (
        <>
          <dt className="text-quiet">With</dt>
          <dd className="font-semibold [overflow-wrap:anywhere]">{host}</dd>
        </>
      )}
      {place && (
        <>
          <dt className="text-quiet">Where</dt>
          <dd className="font-semibold [overflow-wrap:anywhere]">
            <PlaceText place={place} />
          </dd>
        </>
      )}
    </dl>
  );
}

/** If no email is sent, the address is all its guest has. */
function KeepLink({ meeting, address }: { meeting: BookedMeeting; address: string }) {
  const { card, mails } = meeting;
  if (meeting.inPortal)
    return (
      <p className="text-quiet text-sm">
        {card.inPortal} {mails && card.alsoMailed}
      </p>
    );
  if (mails) return <p className="text-quiet text-sm">{card.mailed}</p>;
  return (
    <div className="rounded-control border border-line bg-surface p-4 text-sm">
      <p className="font-semibold">{card.save.heading}</p>
      <p className="mt-1 text-quiet">{card.save.text}</p>
      <p className="mt-2">
        <a href={meetingPath(meeting)} className="break-all underline underline-offset-4">
          {address}
        </a>
      </p>
    </div>
  );
}
