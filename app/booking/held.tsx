import { CalendarX, MailCheck } from "lucide-react";
import type { ReactNode } from "react";
import { PLAIN, readersEnglish, timeText } from "~/platform/time/zones";
import { buttonClass } from "~/ui/button";
import { useHydrated } from "~/ui/use-hydrated";
import { type BookedMeeting, MeetingTime, meetingPath, schedulePath } from "./booking";

type HeldProps = { meeting: BookedMeeting; held: NonNullable<BookedMeeting["held"]> };

/** A meeting whose guest has not yet confirmed by mail: what to do, and until when. */
export function Held({ meeting, held }: HeldProps) {
  const path = meetingPath(meeting);
  return (
    <>
      <h1 className="px-2 text-3xl sm:px-0 sm:text-4xl">One more step: confirm by email</h1>
      <section
        aria-labelledby="held"
        className="panel mt-6 grid gap-5 border-warning bg-warning-soft p-5 sm:p-7"
      >
        <h2 id="held" className="flex items-center gap-3 text-2xl text-warning">
          <MailCheck aria-hidden="true" className="size-7 shrink-0" />
          This time is held for you
        </h2>
        <MeetingTime meeting={meeting} />
        <p>
          We sent an email to <strong className="[overflow-wrap:anywhere]">{held.mail}</strong>.
          Open the link in it and confirm by <HeldUntil meeting={meeting} held={held} />. Until you
          do, the meeting is not booked; after that, the time opens up for others.
        </p>
        <p className="flex flex-wrap gap-3">
          <a href={path} className={buttonClass()}>
            I have confirmed
          </a>
          <a href={`${path}?ask=move`} className={buttonClass("outline")}>
            Choose another time
          </a>
          <a href={`${path}?ask=cancel`} className={buttonClass("quiet")}>
            Cancel
          </a>
        </p>
      </section>
      <p className="mt-6 px-2 text-quiet sm:px-0">
        No email after a few minutes? Look in your spam folder. If the address is wrong, cancel and
        book again with the right one. You only confirm an address once.
      </p>
    </>
  );
}

/** Nobody confirmed it in time. */
export function Expired({ meeting }: Pick<HeldProps, "meeting">) {
  return (
    <Ended icon={<CalendarX aria-hidden="true" />} heading="This time is no longer held">
      <MeetingTime meeting={meeting} />
      <p className="text-quiet">
        The meeting was not confirmed in time, so it is not booked and the time is open again.
      </p>
      <BookAnother meeting={meeting} />
    </Ended>
  );
}

export function HeldUntil({ meeting, held }: HeldProps) {
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

/** What an address says in place of a meeting that takes place. */
export function Ended({ icon, heading, children }: EndedProps) {
  return (
    <div className="panel grid gap-5 p-5 sm:p-8">
      <div className="text-quiet [&_svg]:size-10">{icon}</div>
      <h1 className="text-3xl">{heading}</h1>
      {children}
    </div>
  );
}

export function BookAnother({ meeting }: { meeting: BookedMeeting }) {
  return (
    <p>
      <a href={schedulePath(meeting.calendar, meeting.inPortal)} className={buttonClass()}>
        Book another time
      </a>
    </p>
  );
}
