import { CalendarX, MailCheck } from "lucide";
import { timeText } from "~/platform/time/zones";
import { buttonClass } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Filled } from "~/ui/in-text";
import { useClock } from "~/ui/use-clock";
import { Ended } from "./booking-frame";
import type { MeetingWords } from "./copy/meetings.server";
import { MeetingTime } from "./meeting-time";
import { meetingPath, schedulePath } from "./meetings";
import type { BookedMeeting } from "./schedule";

type UntilProps = { meeting: BookedMeeting; held: NonNullable<BookedMeeting["held"]> };
type HeldProps = UntilProps & { words: MeetingWords["held"] };

/** A meeting whose guest has not yet confirmed by email: what to do, and until when. */
export function Held({ words, meeting, held }: HeldProps) {
  const path = meetingPath(meeting);
  return (
    <>
      <h1 className="px-2 text-3xl sm:px-0 sm:text-4xl">{words.heading}</h1>
      <section
        aria-labelledby="held"
        className="panel mt-6 grid gap-5 border-warning bg-warning-soft p-5 sm:p-7"
      >
        <h2 id="held" className="flex items-center gap-3 text-2xl text-warning">
          <Icon of={MailCheck} className="size-7 shrink-0" />
          {words.subheading}
        </h2>
        <MeetingTime meeting={meeting} />
        <p>
          <Filled
            text={words.text}
            values={{
              mail: <strong className="[overflow-wrap:anywhere]">{held.mail}</strong>,
              until: <HeldUntil meeting={meeting} held={held} />,
            }}
          />
        </p>
        <p className="flex flex-wrap gap-3">
          <a href={path} className={buttonClass()}>
            {words.confirmed}
          </a>
          <a href={`${path}?ask=move`} className={buttonClass("outline")}>
            Choose another time
          </a>
          <a href={`${path}?ask=cancel`} className={buttonClass("quiet")}>
            Cancel
          </a>
        </p>
      </section>
      <p className="mt-6 px-2 text-quiet sm:px-0">{words.note}</p>
    </>
  );
}

export function HeldUntil({ meeting, held }: UntilProps) {
  const locale = useClock(meeting.zone);
  return (
    <strong>
      <time dateTime={held.until}>
        {timeText(held.until, meeting.zone, { locale, named: true })}
      </time>
    </strong>
  );
}

export type StateProps = { words: MeetingWords; meeting: BookedMeeting };

/** A meeting that was canceled, is over, or was not confirmed in time; nothing of any other. */
export function EndedMeeting({ words, meeting }: StateProps) {
  const { canceled: cancelled, past, again } = words.ended;
  const { expired } = words.held;
  const endings: Partial<Record<BookedMeeting["state"], typeof past>> = {
    cancelled,
    past,
    expired,
  };
  const ending = endings[meeting.state];
  if (!ending) return null;
  return (
    <Ended icon={<Icon of={CalendarX} />} heading={ending.heading}>
      <MeetingTime meeting={meeting} />
      <p className="text-quiet">{ending.text}</p>
      <p>
        <a href={schedulePath(meeting.calendar, meeting.inPortal)} className={buttonClass()}>
          {again}
        </a>
      </p>
    </Ended>
  );
}
