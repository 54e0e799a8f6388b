import { CalendarX, MailCheck } from "lucide";
import { data, redirect } from "react-router";
import { contentOf } from "~/content/content.server";
import { writtenMail } from "~/platform/mail/written-mail.server";
import { readForm } from "~/platform/web/request-body.server";
import { brandOf } from "~/settings/settings.server";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Filled } from "~/ui/in-text";
import type { Route } from "./+types/confirm-page";
import { calendarNameOf, meetingPath } from "./booking";
import { meetingFor } from "./booking.server";
import { BookingFrame, Ended } from "./booking-frame";
import { HeldUntil } from "./booking-status";
import { MEETING_WORDS, type MeetingWords } from "./copy/meetings.server";
import { afterBooking, bookingToConfirm, confirmMeeting } from "./guest-meetings.server";
import { MeetingForm } from "./meeting-form";
import { Unknown } from "./meeting-states";
import { MeetingTime } from "./meeting-time";
import { inSentence, schedulePath } from "./meetings";
import type { BookedMeeting } from "./schedule";

export const handle = {
  title: (data: Route.ComponentProps["loaderData"]) => data.words.confirm.heading,
  hydration: "full",
};

/** Opening the link changes nothing: programs that scan email open it too. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const supportMail = writtenMail(brandOf(context).supportMail);
  const words = contentOf(context, MEETING_WORDS);
  const booking = await bookingToConfirm(context, params.reference);
  if (booking === null) return data({ words, supportMail, meeting: null }, 404);
  const meeting = await meetingFor(context, booking);
  if (meeting.held === null || booking.confirmedAt) throw redirect(meetingPath(meeting));
  return { words, supportMail, meeting };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const booking = await bookingToConfirm(context, params.reference);
  if (booking === null) return data({ fault: null }, 404);
  const fields = Object.fromEntries((await readForm(request)) ?? []);
  if (Object.keys(fields).join() !== "act" || fields.act !== "confirm")
    return data({ fault: "We couldn't read this form. Please try again." }, 400);
  const meeting = await confirmMeeting(context, booking);
  if (meeting?.state === "stands") {
    const { next, headers } = afterBooking(request, meeting);
    return redirect(next, { headers });
  }
  return redirect(
    meeting?.held === null ? meetingPath(meeting) : schedulePath(calendarNameOf(booking)),
  );
}

/** S9. Where the email to a new address leads: its guest confirms a held meeting. */
export default function ConfirmPage({ loaderData, actionData }: Route.ComponentProps) {
  const { meeting, supportMail } = loaderData;
  const { confirm: words, ended } = loaderData.words;
  return (
    <BookingFrame>
      {actionData?.fault && (
        <p role="alert" className="mb-5 px-2 text-danger sm:px-0">
          {actionData.fault}
        </p>
      )}
      {meeting === null && <Unknown words={ended.unknown} supportMail={supportMail} />}
      {meeting?.state === "held" && <Confirm words={words} meeting={meeting} />}
      {meeting && meeting.state !== "held" && <TooLate words={words} meeting={meeting} />}
    </BookingFrame>
  );
}

type ConfirmProps = { words: MeetingWords["confirm"]; meeting: BookedMeeting };

function Confirm({ words, meeting }: ConfirmProps) {
  const { held, title } = meeting;
  return (
    <>
      <h1 className="px-2 text-3xl sm:px-0 sm:text-4xl">{words.heading}</h1>
      <div className="panel mt-6 grid gap-6 p-5 sm:p-7">
        <MeetingTime meeting={meeting} />
        <p>
          <Filled text={words.text} values={{ meeting: inSentence(title) }} />
          {held && (
            <>
              {" "}
              <Filled
                text={words.until}
                values={{ until: <HeldUntil meeting={meeting} held={held} /> }}
              />
            </>
          )}
        </p>
        <ConfirmButton>{words.button}</ConfirmButton>
        <p className="text-quiet text-sm">{words.note}</p>
      </div>
    </>
  );
}

function TooLate({ words: { late }, meeting }: ConfirmProps) {
  return (
    <Ended icon={<Icon of={CalendarX} />} heading={late.heading}>
      <MeetingTime meeting={meeting} />
      <p className="text-quiet">{late.text}</p>
      <ConfirmButton>{late.button}</ConfirmButton>
    </Ended>
  );
}

function ConfirmButton({ children }: { children: string }) {
  return (
    <MeetingForm fields={{ act: "confirm" }}>
      <Button type="submit">
        <Icon of={MailCheck} className="size-4" />
        {children}
      </Button>
    </MeetingForm>
  );
}
