import { Link } from "react-router";
import { useCan } from "~/auth/auth";
import type { AgendaMeeting } from "~/booking/booking.server";
import { dayText, localAt, PLAIN, readersEnglish, timeText } from "~/platform/time/zones";
import { Badge } from "~/ui/badge";
import { ButtonLink } from "~/ui/button";
import { useHydrated } from "~/ui/use-hydrated";
import { OutcomeButtons } from "../outcome-buttons";
import { type AgendaView, agendaPath, byDayAndHost } from "./agenda-view";

type Names = Readonly<Record<string, string>>;
type Shown = { view: AgendaView; zone: string; now: number; names: Names };

type AgendaDaysProps = Shown & { meetings: readonly AgendaMeeting[]; days: readonly string[] };

/** Each day with the meetings of each host. */
export function AgendaDays({ meetings, days, ...shown }: AgendaDaysProps) {
  const locale = useHydrated() ? readersEnglish() : PLAIN;
  return byDayAndHost(meetings, days, shown.zone).map(({ day, hosts }) => (
    <section key={day} aria-labelledby={`day-${day}`} className="mt-8">
      <h2 id={`day-${day}`} className="text-2xl">
        {dayText(day, locale)}
      </h2>
      {hosts.length === 0 ? (
        <p className="panel mt-3 px-5 py-4 text-quiet">No meetings.</p>
      ) : (
        <div className="mt-3 grid items-start gap-4 xl:grid-cols-2">
          {hosts.map(({ host, meetings: own }) => (
            <section
              key={host}
              aria-labelledby={`host-${day}-${host}`}
              className="panel min-w-0 px-5 py-4"
            >
              <h3 id={`host-${day}-${host}`} dir="auto" className="font-semibold text-lg">
                {hostName(shown.names, host)}
              </h3>
              <MeetingList meetings={own} {...shown} />
            </section>
          ))}
        </div>
      )}
    </section>
  ));
}

type MeetingListProps = Shown & { meetings: readonly AgendaMeeting[]; withDay?: boolean };

export function MeetingList({ meetings, withDay = false, ...shown }: MeetingListProps) {
  return (
    <ul className="divide-y divide-line">
      {meetings.map((meeting) => (
        <MeetingRow key={meeting.id} meeting={meeting} withDay={withDay} {...shown} />
      ))}
    </ul>
  );
}

type MeetingRowProps = Shown & { meeting: AgendaMeeting; withDay: boolean };

function MeetingRow({ meeting, withDay, view, zone, now, names }: MeetingRowProps) {
  const { id, title, startsAt, endsAt, guestName, hostId, isConfirmed, outcome } = meeting;
  const locale = useHydrated() ? readersEnglish() : PLAIN;
  const can = useCan();
  const hasBegun = Date.parse(startsAt) <= now;
  const day = dayText(localAt(zone, Date.parse(startsAt)).day, locale);
  return (
    <li className="grid gap-2 py-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <time dateTime={startsAt} className="tabular font-semibold">
          {withDay && `${day}, `}
          {timeText(startsAt, zone, { locale })} - {timeText(endsAt, zone, { locale })}
        </time>
        {!hasBegun && (
          <Badge tone={isConfirmed ? "success" : "warning"}>
            {isConfirmed ? "Confirmed by the guest" : "Not confirmed"}
          </Badge>
        )}
      </p>
      <p className="[overflow-wrap:anywhere]">
        <Link
          to={`/admin/inbox/booking/${id}`}
          className="font-semibold underline underline-offset-4"
        >
          {guestName}
        </Link>
        <span className="text-quiet">
          , {title}
          {withDay && ` with ${hostName(names, hostId)}`}
        </span>
      </p>
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

const WORDS = { move: "Move", reassign: "Reassign", cancel: "Cancel" } as const;

function hostName(names: Names, host: string | null): string {
  return names[host ?? ""] ?? "No host";
}
