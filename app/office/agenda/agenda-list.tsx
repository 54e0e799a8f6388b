import { Link } from "react-router";
import { useCan } from "~/auth/auth";
import { bySession } from "~/booking/booking";
import type { AgendaMeeting } from "~/booking/booking.server";
import { dayText, localAt, timeText } from "~/platform/time/zones";
import { Badge } from "~/ui/badge";
import { ButtonLink } from "~/ui/button";
import { SelectBox } from "~/ui/selection";
import { useClock } from "~/ui/use-clock";
import { OutcomeButtons } from "../outcome-buttons";
import { type AgendaView, agendaPath } from "./agenda-view";
import { SessionRow } from "./session-row";

export type Names = Readonly<Record<string, string>>;
export type Shown = { view: AgendaView; zone: string; now: number; names: Names };

type MeetingListProps = Shown & {
  meetings: readonly AgendaMeeting[];
  withDay?: boolean;
  /** Within a `Selection`. */
  withBox?: boolean;
};

export function MeetingList({
  meetings,
  withDay = false,
  withBox = false,
  ...shown
}: MeetingListProps) {
  return (
    <ul className="divide-y divide-line">
      {bySession(meetings).map((guests) =>
        guests.length === 1 ? (
          <MeetingRow
            key={guests[0].id}
            meeting={guests[0]}
            withDay={withDay}
            withBox={withBox}
            {...shown}
          />
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
              <MeetingRow
                key={meeting.id}
                meeting={meeting}
                withDay={false}
                withBox={withBox}
                {...shown}
              />
            ))}
          </SessionRow>
        ),
      )}
    </ul>
  );
}

type MeetingRowProps = Shown & { meeting: AgendaMeeting; withDay: boolean; withBox: boolean };

function MeetingRow({ meeting, withDay, withBox, view, zone, now, names }: MeetingRowProps) {
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
      <span className="flex items-center gap-1">
        {withBox && (
          <SelectBox id={id} name={`${guestName}, ${timeText(startsAt, zone, { locale })}`} />
        )}
        <time dateTime={startsAt} className="tabular font-semibold">
          {withDay && <span className="md:block">{day}, </span>}
          {timeText(startsAt, zone, { locale })} - {timeText(endsAt, zone, { locale })}
        </time>
      </span>
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
