import { CalendarCheck } from "lucide";
import { Link } from "react-router";
import type { Session } from "~/booking/booking.server";
import { momentText } from "~/platform/time/zones";
import { Icon } from "~/ui/icon";
import { PlaceText } from "~/ui/place-text";
import { useClock, useReadersZone } from "~/ui/use-clock";

/** A session that a trainee has booked, and what can be done with it (DASH-4). */
export function BookedSession({ session, title }: { session: Session; title: string }) {
  const { startsAt, zone, path, open, place } = session;
  const shown = useReadersZone(zone);
  const locale = useClock(shown);
  const moment = momentText(startsAt, shown, locale);
  return (
    <>
      <p className="flex items-center gap-2 font-semibold text-success text-sm">
        <Icon of={CalendarCheck} className="size-4 shrink-0" />
        {open ? "Booked" : "Started"}
      </p>
      <p className="mt-1 font-semibold">
        <time dateTime={startsAt}>{moment}</time>
      </p>
      {place && (
        <p className="mt-1 text-sm [overflow-wrap:anywhere]">
          <PlaceText place={place} />
        </p>
      )}
      <p className="mt-1 flex flex-wrap gap-x-4">
        <SessionLink to={path} about={`${title} on ${moment}`}>
          Details
        </SessionLink>
        {open && (
          <>
            <SessionLink to={`${path}?ask=move`} about={`${title} on ${moment}`}>
              Move
            </SessionLink>
            <SessionLink to={`${path}?ask=cancel`} about={`${title} on ${moment}`}>
              Cancel
            </SessionLink>
          </>
        )}
      </p>
    </>
  );
}

/** `about`: which session, for those who only hear the link. */
function SessionLink({ to, about, children }: { to: string; about: string; children: string }) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
    >
      {children}
      <span className="sr-only">: {about}</span>
    </Link>
  );
}
