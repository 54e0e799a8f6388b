/** What a meeting's page says instead of the meeting: its questions, and that there is none. */

import { Link2Off } from "lucide";
import { Button, buttonClass } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Filled, MailLink } from "~/ui/in-text";
import { Ended } from "./booking-frame";
import type { StateProps } from "./booking-status";
import type { MeetingWords } from "./copy/meetings.server";
import { MeetingForm } from "./meeting-form";
import { MeetingTime } from "./meeting-time";
import { meetingPath } from "./meetings";

/** Opening a reminder's link confirms nothing: programs that scan email open it too. */
export function AskConfirm({ words: { page }, meeting }: StateProps) {
  const path = meetingPath(meeting);
  return (
    <>
      <h1 className="px-2 text-3xl sm:px-0 sm:text-4xl">{page.ask.heading}</h1>
      <div className="panel mt-6 grid gap-6 p-5 sm:p-7">
        <MeetingTime meeting={meeting} />
        <MeetingForm
          action={`${path}?ask=confirm`}
          fields={{ act: "attend", seen: String(meeting.sequence) }}
          className="flex flex-wrap gap-3"
        >
          <Button type="submit">{page.ask.yes}</Button>
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

export function AskCancel({ words: { page }, meeting }: StateProps) {
  const path = meetingPath(meeting);
  return (
    <>
      <h1 className="px-2 text-3xl sm:px-0 sm:text-4xl">{page.cancel.heading}</h1>
      <div className="panel mt-6 grid gap-6 p-5 sm:p-7">
        <MeetingTime meeting={meeting} />
        <p className="text-quiet">{page.cancel.text}</p>
        <MeetingForm
          action={`${path}?ask=cancel`}
          fields={{ act: "cancel", seen: String(meeting.sequence) }}
          className="flex flex-wrap gap-3"
        >
          <Button type="submit" look="danger">
            {page.cancel.yes}
          </Button>
          <a href={`${path}?ask=move`} className={buttonClass("outline")}>
            Choose another time
          </a>
          <a href={path} className={buttonClass("quiet")}>
            {page.cancel.no}
          </a>
        </MeetingForm>
      </div>
    </>
  );
}

type UnknownProps = { words: MeetingWords["ended"]["unknown"]; supportMail: string };

export function Unknown({ words: { heading, text, contact }, supportMail }: UnknownProps) {
  return (
    <Ended icon={<Icon of={Link2Off} />} heading={heading}>
      <p className="text-quiet">{text}</p>
      <p>
        <Filled text={contact} values={{ mail: <MailLink address={supportMail} /> }} />
      </p>
    </Ended>
  );
}
