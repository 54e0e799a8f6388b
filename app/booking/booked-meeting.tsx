/** A booked meeting as other pages show it: its time, its file, and the address to change it. */

import { CalendarCheck, CalendarPlus } from "lucide";
import { useLocation } from "react-router";
import { buttonClass } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { MeetingTime } from "./meeting-time";
import { meetingFilePath, meetingPath } from "./meetings";
import type { BookedMeeting } from "./schedule";

type ViewProps = { meeting: BookedMeeting; heading: string; origin: string };

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
          <Icon of={CalendarCheck} className="size-7 shrink-0" />
          {heading}
        </h2>
        <MeetingTime meeting={meeting} />
        <p className="flex flex-wrap gap-3">
          <a href={meetingFilePath(meeting)} className={buttonClass()}>
            <Icon of={CalendarPlus} className="size-4" />
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
