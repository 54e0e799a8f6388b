import { CalendarCheck } from "lucide-react";
import { useFetcher } from "react-router";
import { OUTCOMES } from "~/booking/booking";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { LocalTime } from "~/ui/local-time";
import { type ToastMessage, useToast } from "~/ui/toast";
import type { ProspectMeeting } from "./prospect-meetings.server";

type ProspectMeetingsProps = {
  meetings: readonly ProspectMeeting[];
  suggested: readonly ProspectMeeting[];
  mayChange: boolean;
};

/** The meetings of a prospect, and those that may be theirs (DAY-5). */
export function ProspectMeetings({ meetings, suggested, mayChange }: ProspectMeetingsProps) {
  return (
    <section aria-labelledby="meetings" className="panel mt-8 p-5">
      <h2 id="meetings" className="text-2xl">
        Meetings
      </h2>
      {meetings.length === 0 && (
        <p className="mt-2 text-quiet">
          No meeting is linked. When you link one, its outcome updates the status.
        </p>
      )}
      <ul className="divide-y divide-line">
        {meetings.map((meeting) => (
          <Meeting
            key={meeting.id}
            meeting={meeting}
            act={mayChange ? "unlink-meeting" : undefined}
          />
        ))}
      </ul>
      {mayChange && suggested.length > 0 && (
        <>
          <h3 className="mt-4 font-sans font-semibold text-quiet text-sm">
            Same name, email or phone
          </h3>
          <ul className="divide-y divide-line">
            {suggested.map((meeting) => (
              <Meeting key={meeting.id} meeting={meeting} act="link-meeting" />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

type MeetingProps = {
  meeting: ProspectMeeting;
  act?: "link-meeting" | "unlink-meeting" | undefined;
};

function Meeting({
  meeting: { id, title, guest, startsAt, outcome, canceled },
  act,
}: MeetingProps) {
  const fetcher = useFetcher<{ toast: ToastMessage | null }>();
  useToast(fetcher.data?.toast);
  const label = OUTCOMES.find(({ name }) => name === outcome)?.label;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <span id={`meeting-${id}`} className="min-w-0 [overflow-wrap:anywhere]">
        <span className="flex items-center gap-2 font-semibold">
          <CalendarCheck aria-hidden="true" className="size-4 shrink-0 text-quiet" />
          {title}
        </span>
        <span className="text-quiet text-sm">
          <span dir="auto">{guest}</span>, <LocalTime at={startsAt} never="" exact="minutes" />
        </span>
      </span>
      <span className="flex items-center gap-3">
        {label && <Badge tone={outcome === "held" ? "success" : "warning"}>{label}</Badge>}
        {!label && canceled && <Badge tone="neutral">Canceled before it began</Badge>}
        {act && (
          <fetcher.Form method="post">
            <input type="hidden" name="intent" value={act} />
            <input type="hidden" name="booking" value={id} />
            <Button
              type="submit"
              look={act === "link-meeting" ? "outline" : "quiet"}
              small
              busy={fetcher.state !== "idle"}
              aria-describedby={`meeting-${id}`}
            >
              {act === "link-meeting" ? "Link" : "Unlink"}
            </Button>
          </fetcher.Form>
        )}
      </span>
    </li>
  );
}
