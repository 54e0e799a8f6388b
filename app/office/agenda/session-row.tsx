import type { ReactNode } from "react";
import { useCan } from "~/auth/auth";
import type { AgendaMeeting } from "~/booking/booking.server";
import { dayText, localAt, timeText } from "~/platform/time/zones";
import { ButtonLink } from "~/ui/button";
import { useClock } from "~/ui/use-clock";
import { type AgendaView, agendaPath } from "./agenda-view";
import { SESSION_ACTS, SESSION_WORDS } from "./session-panel";

type SessionRowProps = {
  guests: readonly [AgendaMeeting, ...AgendaMeeting[]];
  view: AgendaView;
  zone: string;
  now: number;
  /** Stands for its day too, where a list has several; `withHost`: as that list names it. */
  withDay: boolean;
  withHost: string;
  children: ReactNode;
};

/** A session with several guests is one row, with each guest's own meeting below. */
export function SessionRow({
  guests,
  view,
  zone,
  now,
  withDay,
  withHost,
  children,
}: SessionRowProps) {
  const [{ id, title, startsAt, endsAt }] = guests;
  const locale = useClock(zone);
  const can = useCan();
  const hasBegun = Date.parse(startsAt) <= now;
  const day = dayText(localAt(zone, Date.parse(startsAt)).day, locale);
  return (
    <li className="py-2.5">
      <div
        className={`grid items-center gap-x-6 gap-y-2 ${withDay ? "md:grid-cols-[15rem_minmax(0,1fr)_auto]" : "md:grid-cols-[12.5rem_minmax(0,1fr)_auto]"}`}
      >
        <time dateTime={startsAt} className="tabular font-semibold">
          {withDay && <span className="md:block">{day}, </span>}
          {timeText(startsAt, zone, { locale })} - {timeText(endsAt, zone, { locale })}
        </time>
        <p className="[overflow-wrap:anywhere]">
          <span className="font-semibold">{title}</span>
          <span className="text-quiet">
            , {guests.length} {withDay ? "guests not confirmed" : "guests"}
            {withHost}
          </span>
        </p>
        {can("agenda.change") && !hasBegun && (
          <p className="flex flex-wrap gap-2">
            {SESSION_ACTS.map((act) => (
              <ButtonLink
                key={act}
                to={agendaPath(view, { do: act, id })}
                aria-label={`${SESSION_WORDS[act]}: ${title}`}
                look="outline"
                small
              >
                {SESSION_WORDS[act]}
              </ButtonLink>
            ))}
          </p>
        )}
      </div>
      <details open={hasBegun} className="mt-1">
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm underline underline-offset-4">
          Each guest
        </summary>
        <ul className="divide-y divide-line border-line border-l pl-4">{children}</ul>
      </details>
    </li>
  );
}
