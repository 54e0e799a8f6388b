import type { OfferedAct } from "~/auth/batches/batches.server";
import type { AgendaMeeting } from "~/booking/booking.server";
import { dayText } from "~/platform/time/zones";
import { Selection, WithSelected } from "~/ui/selection";
import { useClock } from "~/ui/use-clock";
import { MeetingList, type Names, type Shown } from "./agenda-list";
import { agendaPath, byDayAndHost, spanQuery } from "./agenda-view";

type AgendaDaysProps = Shown & {
  meetings: readonly AgendaMeeting[];
  days: readonly string[];
  /** What can be done with many of them. */
  acts: readonly OfferedAct[];
};

/** The meetings of each day by host, and what can be done with many of them. */
export function AgendaDays({ meetings, days, acts, ...shown }: AgendaDaysProps) {
  const locale = useClock(shown.zone);
  const listed = byDayAndHost(meetings, days, shown.zone);
  const rows = listed.flatMap(({ hosts }) => hosts.flatMap((host) => host.meetings));
  return (
    <Selection rows={rows.map(({ id }) => id)} view={agendaPath(shown.view)}>
      {listed.map(({ day, hosts }) => (
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
                  <MeetingList meetings={own} withBox={acts.length > 0} {...shown} />
                </section>
              ))}
            </div>
          )}
        </section>
      ))}
      {rows.length > 0 && (
        <WithSelected
          action="/admin/batches"
          sent={{ intent: "agenda", view: spanQuery(rows, shown.view) }}
          acts={acts}
          found={rows.length}
        />
      )}
    </Selection>
  );
}

function hostName(names: Names, host: string | null): string {
  return names[host ?? ""] ?? "No host";
}
