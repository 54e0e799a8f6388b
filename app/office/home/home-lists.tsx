/** The short lists of the owner's home. */
import { Link } from "react-router";
import { traineeAddress } from "~/auth/auth";
import type { AgendaMeeting } from "~/booking/booking.server";
import { timeText } from "~/platform/time/zones";
import { LocalTime } from "~/ui/local-time";
import { useClock } from "~/ui/use-clock";
import type { CallOfDay } from "./home.server";

const LINK =
  "font-semibold underline decoration-line underline-offset-4 hover:decoration-ink [overflow-wrap:anywhere]";

type CallListProps = { calls: readonly CallOfDay[]; zone: string };

export function CallList({ calls, zone }: CallListProps) {
  const locale = useClock(zone);
  if (calls.length === 0) return null;
  return (
    <ul className="divide-y divide-line">
      {calls.map(({ id, title, startsAt, guestName, guests, place }) => (
        <li key={id} className="flex flex-wrap items-baseline gap-x-3 gap-y-1 py-2">
          <time dateTime={startsAt} className="tabular font-semibold">
            {timeText(startsAt, zone, { locale })}
          </time>
          <span className="min-w-0">
            {guests === 1 ? (
              <Link to={`/admin/inbox/booking/${id}`} dir="auto" className={LINK}>
                {guestName}
              </Link>
            ) : (
              <Link to="/admin/agenda" className={LINK}>{`${guests} guests`}</Link>
            )}
            <span className="text-quiet">, {title}</span>
          </span>
          {place?.href && (
            <a
              href={place.href}
              target="_blank"
              rel="noreferrer"
              aria-label={`${place.label}: ${guests === 1 ? guestName : title}`}
              className="text-accent underline underline-offset-4"
            >
              {place.label}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

export function OpenMeetings({ meetings }: { meetings: readonly AgendaMeeting[] }) {
  return (
    <ul className="divide-y divide-line">
      {meetings.map(({ id, title, startsAt, guestName }) => (
        <li key={id} className="py-2">
          <Link to={`/admin/inbox/booking/${id}`} dir="auto" className={LINK}>
            {guestName}
          </Link>
          <span className="text-quiet">
            , {title}, <LocalTime at={startsAt} never="" />
          </span>
        </li>
      ))}
    </ul>
  );
}

type LateName = { userId: string; name: string; reason: string };

export function LateNames({ late }: { late: readonly LateName[] }) {
  if (late.length === 0) return null;
  return (
    <ul className="divide-y divide-line">
      {late.map(({ userId, name, reason }) => (
        <li key={userId} className="py-2">
          <Link to={traineeAddress(userId)} dir="auto" className={LINK}>
            {name}
          </Link>
          <span className="block text-quiet text-sm">{reason}</span>
        </li>
      ))}
    </ul>
  );
}
