import { Link } from "react-router";
import { useCan } from "~/auth/auth";
import { bySession } from "~/booking/booking";
import type { AgendaMeeting } from "~/booking/booking.server";
import { dayText, localAt, timeText } from "~/platform/time/zones";
import { Badge } from "~/ui/badge";
import { ButtonLink } from "~/ui/button";
import { useClock } from "~/ui/use-clock";
import { OutcomeButtons } from "../outcome-buttons";
import { type AgendaView, agendaPath, byDayAndHost } from "./agenda-view";
import { SessionRow } from "./session-row";

type Names = Readonly<Record<string, string>>;
type Shown = { view: AgendaView; zone: string; now: number; names: Names };

type AgendaDaysProps = Shown & { meetings: readonly AgendaMeeting[]; days: readonly string[] };

export function AgendaDays({ meetings, days, ...shown }: AgendaDaysProps) {
  const locale = useClock(shown.zone);
  return (
    <>
      {byDayAndHost(meetings, days, shown.zone).map(({ day, hosts }) => (
        <section key={day} aria-labelledby={`day-${day}`} className="mt-7">
          <h2 id={`day-${day}`} className="text-xl">
            {dayText(day, locale)}
          </h2>
          {hosts.length === 0 ? (
            <p className="mt-1 text-quiet">No meetings.</p>
          ) : (
            <div className="panel mt-3 divide-y divide-line px-5 py-1">
              {hosts.map(({ host, meetings: own }) => (
                <section
                  key={host}
                  aria-labelledby={`host-${day}-${host}`}
                  className="grid gap-x-6 py-1 lg:grid-cols-[11rem_minmax(0,1fr)]"
                >
                  <h3
                    id={`host-${day}-${host}`}
                    dir="auto"
                    className="pt-3 font-semibold text-base [overflow-wrap:anywhere] lg:pt-5"
                  >
                    {hostName(shown.names, host)}
                  </h3>
                  <MeetingList meetings={own} {...shown} />
                </section>
              ))}
            </div>
          )}
        </section>
      ))}
    </>
  );
}

type MeetingListProps = Shown & { meetings: readonly AgendaMeeting[]; withDay?: boolean };

export function MeetingList({ meetings, withDay = false, ...shown }: MeetingListProps) {
  return (
    <ul className="divide-y divide-line">
      {bySession(meetings).map((guests) =>
        guests.length === 1 ? (
          <MeetingRow key={guests[0].id} meeting={guests[0]} withDay={withDay} {...shown} />
        ) : (
          <SessionRow
            key={`${guests[0].calendar} ${guests[0].hostId} ${guests[0].startsAt}`}
            guests={guests}
            withDay={withDay}
            withHost={withDay ? withHost(shown.names[guests[0].hostId ?? ""], guests[0].title) : ""}
            view={shown.view}
            zone={shown.zone}
            now={shown.now}
          >
            {guests.map((meeting) => (
              <MeetingRow key={meeting.id} meeting={meeting} withDay={false} {...shown} />
            ))}
          </SessionRow>
        ),
      )}
    </ul>
  );
}

type MeetingRowProps = Shown & { meeting: AgendaMeeting; withDay: boolean };

function MeetingRow({ meeting, withDay, view, zone, now, names }: MeetingRowProps) {
  const { id, title, startsAt, endsAt, guestName, hostId, isConfirmed, isSettled, outcome, place } =
    meeting;
  const locale = useClock(zone);
  const can = useCan();
  const hasBegun = Date.parse(startsAt) <= now;
  const day = dayText(localAt(zone, Date.parse(startsAt)).day, locale);
  return (
    <li
      className={`grid items-center gap-x-6 gap-y-2 py-2.5 ${withDay ? "md:grid-cols-[15rem_minmax(0,1fr)_auto]" : "md:grid-cols-[12.5rem_minmax(0,1fr)_auto]"}`}
    >
      <time dateTime={startsAt} className="tabular font-semibold">
        {withDay && <span className="md:block">{day}, </span>}
        {timeText(startsAt, zone, { locale })} - {timeText(endsAt, zone, { locale })}
      </time>
      <div className="grid gap-1 [overflow-wrap:anywhere]">
        <p>
          <Link
            to={`/admin/inbox/booking/${id}`}
            className="font-semibold underline underline-offset-4"
          >
            {guestName}
          </Link>
          <span className="text-quiet">
            , {title}
            {withDay && withHost(names[hostId ?? ""], title)}
          </span>
        </p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          {!hasBegun && (isConfirmed || !isSettled) && (
            <Badge tone={isConfirmed ? "success" : "warning"}>
              {isConfirmed ? "Confirmed by the guest" : "Not confirmed"}
            </Badge>
          )}
          {place && <Where place={place} guest={guestName} />}
        </p>
      </div>
      {can("agenda.change") &&
        (hasBegun ? (
          <OutcomeButtons action={agendaPath(view)} id={id} guest={guestName} outcome={outcome} />
        ) : (
          <p className="flex flex-wrap gap-2">
            {(["move", "reassign", "cancel"] as const).map((act) => (
              <ButtonLink
                key={act}
                to={agendaPath(view, { do: act, id })}
                aria-label={`${WORDS[act]}: ${guestName}`}
                look="outline"
                small
              >
                {WORDS[act]}
              </ButtonLink>
            ))}
          </p>
        ))}
    </li>
  );
}

type WhereProps = { place: NonNullable<AgendaMeeting["place"]>; guest: string };

/** A link is one click away for the host who opens the agenda before the call. */
function Where({ place: { label, text, href }, guest }: WhereProps) {
  if (href === null) return <span className="text-quiet">{text}</span>;
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      aria-label={`${label}: ${guest}`}
      className="text-accent underline underline-offset-4"
    >
      {label}
    </a>
  );
}

const WORDS = { move: "Move", reassign: "Reassign", cancel: "Cancel" } as const;

/** Empty if a calendar without hosts stands in under its own name. */
function withHost(name: string | undefined, title: string): string {
  return name && name !== title ? ` with ${name}` : "";
}

function hostName(names: Names, host: string | null): string {
  return names[host ?? ""] ?? "No host";
}
