import { CalendarX, Link2Off, MailCheck } from "lucide-react";
import { data, redirect } from "react-router";
import { readForm } from "~/platform/web/read-form.server";
import { brandOf } from "~/settings/settings.server";
import { Button } from "~/ui/button";
import { MailLink } from "~/ui/mail-link";
import type { Route } from "./+types/confirm-page";
import {
  type BookedMeeting,
  calendarNameOf,
  inSentence,
  MEETINGS,
  MeetingTime,
  meetingPath,
  schedulePath,
} from "./booking";
import { afterBooking, bookingToConfirm, confirmMeeting, meetingFor } from "./booking.server";
import { BookingFrame } from "./booking-frame";
import { Ended, HeldUntil } from "./held";
import { MeetingForm } from "./meeting-form";

export const handle = { alive: "hydrated" };

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Confirm your meeting | ${loaderData?.brandName}` },
  { name: "robots", content: "noindex" },
];

/** Opening the link changes nothing: programs that check mail open it, too. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { name: brandName, supportMail } = brandOf(context);
  const booking = await bookingToConfirm(context, params.reference);
  if (booking === null) return data({ brandName, supportMail, meeting: null }, 404);
  const meeting = meetingFor(context, booking);
  if (meeting.held === null || booking.confirmedAt) throw redirect(meetingPath(meeting));
  return { brandName, supportMail, meeting };
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

/** S9. Where the mail to a new address leads: its guest confirms a meeting that is held. */
export default function ConfirmPage({ loaderData, actionData }: Route.ComponentProps) {
  const { meeting, supportMail, brandName } = loaderData;
  return (
    <BookingFrame>
      {actionData?.fault && (
        <p role="alert" className="mb-5 px-2 text-danger sm:px-0">
          {actionData.fault}
        </p>
      )}
      {meeting === null && <Unknown supportMail={supportMail} />}
      {meeting?.state === "held" && <Confirm meeting={meeting} brandName={brandName} />}
      {meeting && meeting.state !== "held" && <TooLate meeting={meeting} />}
    </BookingFrame>
  );
}

function Confirm({ meeting, brandName }: { meeting: BookedMeeting; brandName: string }) {
  const { held, calendar } = meeting;
  return (
    <>
      <h1 className="px-2 text-3xl sm:px-0 sm:text-4xl">Confirm your meeting</h1>
      <div className="panel mt-6 grid gap-6 p-5 sm:p-7">
        <MeetingTime meeting={meeting} />
        <p>
          Your {inSentence(MEETINGS[calendar].title)} with {brandName} is booked once you confirm.
          {held && (
            <>
              {" "}
              We hold the time until <HeldUntil meeting={meeting} held={held} />.
            </>
          )}
        </p>
        <ConfirmButton>Confirm the meeting</ConfirmButton>
        <p className="text-quiet text-sm">
          If you didn't choose this time, close this page. Nothing will be booked.
        </p>
      </div>
    </>
  );
}

function TooLate({ meeting }: { meeting: BookedMeeting }) {
  return (
    <Ended icon={<CalendarX aria-hidden="true" />} heading="This time is no longer held">
      <MeetingTime meeting={meeting} />
      <p className="text-quiet">
        This meeting is not booked, and the time is open again. Confirm your address now and choose
        another time: your next booking needs no confirmation.
      </p>
      <ConfirmButton>Confirm my address</ConfirmButton>
    </Ended>
  );
}

function ConfirmButton({ children }: { children: string }) {
  return (
    <MeetingForm fields={{ act: "confirm" }}>
      <Button type="submit">
        <MailCheck aria-hidden="true" className="size-4" />
        {children}
      </Button>
    </MeetingForm>
  );
}

function Unknown({ supportMail }: { supportMail: string }) {
  return (
    <Ended icon={<Link2Off aria-hidden="true" />} heading="This link doesn't open a meeting">
      <p className="text-quiet">
        It may have been cut off when it was copied: open it again from your email. If it still
        leads here, write to <MailLink address={supportMail} />.
      </p>
    </Ended>
  );
}
