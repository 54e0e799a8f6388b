import { Clock } from "lucide";
import { MINUTE_MS } from "~/platform/time/durations";
import { zoneText } from "~/platform/time/zone-names";
import { momentText } from "~/platform/time/zones";
import { Face } from "~/ui/face";
import { Icon } from "~/ui/icon";
import { PlaceText } from "~/ui/place-text";
import { useClock } from "~/ui/use-clock";
import type { BookedMeeting } from "./schedule";

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
          <Icon of={Clock} className="size-4" />
          {minutes} minutes
        </span>
        <span>Time zone: {zoneText(zone)}</span>
      </p>
      {(meeting.host || meeting.place) && <WithAndWhere {...meeting} />}
    </div>
  );
}

/** CALL-1. Who holds it, and where it takes place. */
function WithAndWhere({
  host,
  hostPhoto,
  place,
}: Pick<BookedMeeting, "host" | "hostPhoto" | "place">) {
  return (
    <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-1">
      {host && (
        <>
          <dt className="text-quiet">With</dt>
          <dd className="flex items-center gap-3 font-semibold [overflow-wrap:anywhere]">
            {hostPhoto && <Face name={host} photo={hostPhoto} size="medium" />}
            {host}
          </dd>
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
