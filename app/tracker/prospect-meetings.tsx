import { CalendarCheck } from "lucide";
import { useFetcher } from "react-router";
import { OUTCOMES } from "~/booking/booking";
import { longDayText } from "~/platform/time/zones";
import type { ActResult } from "~/platform/web/act-result";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/fields";
import { Icon } from "~/ui/icon";
import { KeptWords } from "~/ui/kept-form";
import { LocalTime } from "~/ui/local-time";
import { useToast } from "~/ui/toast";
import type { MeetingRequest } from "./meeting-requests.server";
import type { ProspectMeeting } from "./prospect-meetings.server";

type ProspectMeetingsProps = {
  suggested: readonly ProspectMeeting[] | null;
  requests: readonly MeetingRequest[];
  /** What the form's words are kept by in this browser. */
  keptAs: string;
};

/** Which meetings may be a prospect's; who may not see bookings names one instead (DAY-5). Linked ones are in the timeline. */
export function ProspectMeetings({ suggested, requests, keptAs }: ProspectMeetingsProps) {
  const open = requests.filter(({ state }) => state !== "linked");
  return (
    <section aria-labelledby="meetings" className="panel mt-4 p-5">
      <h3 id="meetings" className="text-lg">
        Meetings
      </h3>
      <p className="mt-1 text-quiet text-sm">
        A linked meeting is in the timeline, and its outcome updates the status.
      </p>
      <ul className="divide-y divide-line">
        {open.map((request) => (
          <NamedMeeting key={request.id} request={request} />
        ))}
      </ul>
      {suggested === null && <NameMeeting keptAs={keptAs} />}
      {suggested !== null && suggested.length > 0 && (
        <>
          <h4 className="mt-4 font-sans font-semibold text-quiet text-sm">
            Same name, email or phone
          </h4>
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

function NamedMeeting({ request: { contact, day, state, reason } }: { request: MeetingRequest }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <span className="min-w-0 [overflow-wrap:anywhere]">
        <span className="font-semibold">{longDayText(day)}</span>
        <span dir="auto" className="block text-quiet text-sm">
          {contact}
        </span>
        {reason && (
          <span dir="auto" className="block text-sm">
            {reason}
          </span>
        )}
      </span>
      <Badge tone={state === "refused" ? "danger" : "warning"}>
        {state === "refused" ? "Not linked" : "Waiting for an administrator"}
      </Badge>
    </li>
  );
}

/** A setter says which meeting it was; nothing here tells whether there is one. */
function NameMeeting({ keptAs }: { keptAs: string }) {
  const fetcher = useFetcher<ActResult>();
  useToast(fetcher.data?.toast);
  return (
    <fetcher.Form
      method="post"
      className="mt-4 grid gap-3 sm:grid-cols-[2fr_1fr_auto] sm:items-end"
    >
      <input type="hidden" name="intent" value="name-meeting" />
      <KeptWords as={keptAs} result={fetcher.data} />
      <TextField
        name="contact"
        label="Email or phone they booked with"
        autoComplete="off"
        maxLength={200}
        required
      />
      <TextField name="day" label="Day of the meeting" type="date" required />
      <Button type="submit" look="outline" busy={fetcher.state !== "idle"}>
        Ask to link
      </Button>
    </fetcher.Form>
  );
}

type MeetingProps = { meeting: ProspectMeeting; act: "link-meeting" | "unlink-meeting" };

/** One meeting, to be linked or unlinked. */
export function Meeting({
  meeting: { id, title, guest, startsAt, outcome, canceled },
  act,
}: MeetingProps) {
  const fetcher = useFetcher<ActResult>();
  useToast(fetcher.data?.toast);
  const label = OUTCOMES.find(({ name }) => name === outcome)?.label;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <span id={`meeting-${id}`} className="min-w-0 [overflow-wrap:anywhere]">
        <span className="flex items-center gap-2 font-semibold">
          <Icon of={CalendarCheck} className="size-4 shrink-0 text-quiet" />
          {title}
        </span>
        <span className="text-quiet text-sm">
          <span dir="auto">{guest}</span>, <LocalTime at={startsAt} never="" exact="minutes" />
        </span>
      </span>
      <span className="flex items-center gap-3">
        {label && <Badge tone={outcome === "held" ? "success" : "warning"}>{label}</Badge>}
        {!label && canceled && <Badge tone="neutral">Canceled before it began</Badge>}
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
      </span>
    </li>
  );
}
