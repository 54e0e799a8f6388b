/** What the page of a meeting says in place of the meeting: its questions, and why there is nothing to change. */
import { CalendarX, Link2Off } from "lucide-react";
import { Button, buttonClass } from "~/ui/button";
import { MailLink } from "~/ui/mail-link";
import { type BookedMeeting, MeetingTime, meetingPath } from "./booking";
import { BookAnother, Ended } from "./held";
import { MeetingForm } from "./meeting-form";

/** Opening the link of a reminder confirms nothing: programs that check mail open it, too. */
export function AskConfirm({ meeting }: { meeting: BookedMeeting }) {
  const path = meetingPath(meeting);
  return (
    <>
      <h1 className="px-2 text-3xl sm:px-0 sm:text-4xl">Will you be there?</h1>
      <div className="panel mt-6 grid gap-6 p-5 sm:p-7">
        <MeetingTime meeting={meeting} />
        <MeetingForm
          action={`${path}?ask=confirm`}
          fields={{ act: "attend" }}
          className="flex flex-wrap gap-3"
        >
          <Button type="submit">Yes, I will be there</Button>
          <a href={`${path}?ask=move`} className={buttonClass("outline")}>
            Choose another time
          </a>
          <a href={`${path}?ask=cancel`} className={buttonClass("quiet")}>
            Cancel the meeting
          </a>
        </MeetingForm>
      </div>
    </>
  );
}

export function AskCancel({ meeting }: { meeting: BookedMeeting }) {
  const path = meetingPath(meeting);
  return (
    <>
      <h1 className="px-2 text-3xl sm:px-0 sm:text-4xl">Cancel this meeting?</h1>
      <div className="panel mt-6 grid gap-6 p-5 sm:p-7">
        <MeetingTime meeting={meeting} />
        <p className="text-quiet">
          The time opens up for someone else. If you just need a different time, choose another one
          instead.
        </p>
        <MeetingForm
          action={`${path}?ask=cancel`}
          fields={{ act: "cancel" }}
          className="flex flex-wrap gap-3"
        >
          <Button type="submit" look="danger">
            Yes, cancel it
          </Button>
          <a href={`${path}?ask=move`} className={buttonClass("outline")}>
            Choose another time
          </a>
          <a href={path} className={buttonClass("quiet")}>
            Keep it
          </a>
        </MeetingForm>
      </div>
    </>
  );
}

export function Cancelled({ meeting }: { meeting: BookedMeeting }) {
  return (
    <Ended icon={<CalendarX aria-hidden="true" />} heading="This meeting is canceled">
      <MeetingTime meeting={meeting} />
      <p className="text-quiet">It will not take place, and someone else can book the time.</p>
      <BookAnother meeting={meeting} />
    </Ended>
  );
}

export function Past({ meeting }: { meeting: BookedMeeting }) {
  return (
    <Ended icon={<CalendarX aria-hidden="true" />} heading="This meeting is over">
      <MeetingTime meeting={meeting} />
      <p className="text-quiet">
        It has started or already taken place, so you can no longer move or cancel it. Missed it?
        Book another time, or write to {meeting.supportMail}.
      </p>
      <BookAnother meeting={meeting} />
    </Ended>
  );
}

export function Unknown({ supportMail }: { supportMail: string }) {
  return (
    <Ended icon={<Link2Off aria-hidden="true" />} heading="This link doesn't open a meeting">
      <p className="text-quiet">
        It may have been cut off when it was copied: it should end with 43 letters and digits. Open
        it again from your email or your bookmarks.
      </p>
      <p>
        If it still leads here, write to <MailLink address={supportMail} /> with your name and the
        day of your meeting.
      </p>
    </Ended>
  );
}
