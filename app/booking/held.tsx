import { CalendarX, MailCheck } from "lucide-react";
import type { ReactNode } from "react";
import { PLAIN, readersEnglish, timeText } from "~/platform/time/zones";
import { buttonClass } from "~/ui/button";
import { Filled } from "~/ui/filled";
import { useHydrated } from "~/ui/use-hydrated";
import { type BookedMeeting, MeetingTime, meetingPath, schedulePath } from "./booking";
import type { MeetingWords } from "./content/meetings.server";

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
          <MailCheck aria-hidden="true" className="size-7 shrink-0" />
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

export function Expired({ words, meeting }: StateProps) {
  const { heading, text } = words.held.expired;
  return (
    <Ended icon={<CalendarX aria-hidden="true" />} heading={heading}>
      <MeetingTime meeting={meeting} />
      <p className="text-quiet">{text}</p>
      <BookAnother words={words} meeting={meeting} />
    </Ended>
  );
}

export function HeldUntil({ meeting, held }: UntilProps) {
  const locale = useHydrated() ? readersEnglish() : PLAIN;
  return (
    <strong>
      <time dateTime={held.until}>
        {timeText(held.until, meeting.zone, { locale, named: true })}
      </time>
    </strong>
  );
}

type EndedProps = { icon: ReactNode; heading: string; children: ReactNode };

/** What an address shows instead of an active meeting. */
export function Ended({ icon, heading, children }: EndedProps) {
  return (
    <div className="panel grid gap-5 p-5 sm:p-8">
      <div className="text-quiet [&_svg]:size-10">{icon}</div>
      <h1 className="text-3xl">{heading}</h1>
      {children}
    </div>
  );
}

export type StateProps = { words: MeetingWords; meeting: BookedMeeting };

export function BookAnother({ words, meeting }: StateProps) {
  return (
    <p>
      <a href={schedulePath(meeting.calendar, meeting.inPortal)} className={buttonClass()}>
        {words.ended.again}
      </a>
    </p>
  );
}
