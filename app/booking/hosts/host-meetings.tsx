/** Meetings that are booked already, with where to move each: a session of several guests as one. */
import { Link } from "react-router";
import { useCan } from "~/auth/auth";
import { momentText } from "~/platform/time/zones";
import { useClock } from "~/ui/use-clock";
import { bySession } from "../by-session";
import type { MeetingAhead } from "../host-schedule.server";

const ACTS = [
  ["move", "Move"],
  ["reassign", "Reassign"],
] as const;
const SESSION_ACTS = [
  ["move-session", "Move the session"],
  ["cancel-session", "Cancel the session"],
] as const;

function Moment({ at, zone }: { at: string; zone: string }) {
  useClock(zone);
  return <time dateTime={at}>{momentText(at, zone)}</time>;
}

export function Meetings({ meetings }: { meetings: readonly MeetingAhead[] }) {
  const can = useCan();
  return (
    <ul className="mt-2 grid gap-1 text-sm">
      {bySession(meetings).map((guests) => {
        const [{ id, title, startsAt, zone, guest }, ...others] = guests;
        const isSession = others.length > 0;
        const who = isSession ? title : guest;
        return (
          <li key={id}>
            <div className="flex flex-wrap items-center gap-x-4">
              <span>
                {isSession ? `${title}, ${guests.length} guests` : `${title} with ${guest}`},{" "}
                <Moment at={startsAt} zone={zone} />
              </span>
              {can("agenda.change") &&
                (isSession ? SESSION_ACTS : ACTS).map(([act, words]) => (
                  <Link
                    key={act}
                    to={`/admin/agenda?do=${act}&id=${id}`}
                    aria-label={`${words}: ${who}`}
                    className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
                  >
                    {words}
                  </Link>
                ))}
            </div>
            {isSession && <Guests guests={guests} mayMove={can("agenda.change")} />}
          </li>
        );
      })}
    </ul>
  );
}

/** Nothing is shown while all are within the hours. */
export function OutsideHours({ meetings }: { meetings: readonly MeetingAhead[] }) {
  if (meetings.length === 0) return null;
  return (
    <section aria-labelledby="outside-hours" className="panel mt-6 border-warning p-5 sm:p-6">
      <h2 id="outside-hours" className="text-2xl">
        Booked outside the hours
      </h2>
      <p className="mt-1 max-w-prose text-quiet">
        The hours changed after these were booked, or they were moved there. They stay at their time
        until you move or cancel them.
      </p>
      <Meetings meetings={meetings} />
    </section>
  );
}

type GuestsProps = { guests: readonly MeetingAhead[]; mayMove: boolean };

/** Each guest of a session, to be moved alone. */
function Guests({ guests, mayMove }: GuestsProps) {
  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center underline underline-offset-4">
        Each guest
      </summary>
      <ul className="flex flex-wrap gap-x-4 pl-4">
        {guests.map(({ id, guest }) => (
          <li key={id} className="inline-flex min-h-11 items-center">
            {mayMove ? (
              <Link
                to={`/admin/agenda?do=move&id=${id}`}
                aria-label={`Move: ${guest}`}
                className="inline-flex min-h-11 items-center underline underline-offset-4"
              >
                {guest}
              </Link>
            ) : (
              guest
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
