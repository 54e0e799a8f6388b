import { CalendarX, Link2Off } from "lucide-react";
import { data, redirect } from "react-router";
import { z } from "zod";
import { leaveNotice } from "~/platform/web/flash.server";
import { readForm } from "~/platform/web/read-form.server";
import { requestContext } from "~/platform/web/request-context.server";
import { brandOf } from "~/settings/settings.server";
import { Button, buttonClass } from "~/ui/button";
import { MailLink } from "~/ui/mail-link";
import type { Route } from "./+types/meeting-page";
import {
  type BookedMeeting,
  BookedMeetingView,
  choiceIn,
  inSentence,
  MEETINGS,
  MeetingTime,
  MovePicker,
  meetingPath,
} from "./booking";
import {
  bookingAt,
  cancelMeeting,
  meetingFor,
  moveMeeting,
  scheduleOf,
  traineeOf,
} from "./booking.server";
import { BookingFrame } from "./booking-frame";
import { BookAnother, Ended, Expired, Held } from "./held";
import { MeetingForm } from "./meeting-form";

/** What the page of a meeting sends; `zone` is only the one in which the time was viewed. */
const meetingAct = z.discriminatedUnion("act", [
  z.strictObject({ act: z.literal("cancel") }),
  z.strictObject({
    act: z.literal("move"),
    at: z.iso.datetime().transform((text) => Date.parse(text)),
    zone: z.string().max(64).optional(),
  }),
]);

const ZONES = Intl.supportedValuesOf("timeZone");

export const handle = { alive: "hydrated" };

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Your meeting | ${loaderData?.brandName}` },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { name: brandName, supportMail } = brandOf(context);
  const { booking, inPortal } = await bookingFor({ request, context, params });
  const { baseUrl: origin } = context.get(requestContext).config;
  const page = { brandName, supportMail, origin, inPortal };
  if (booking === null)
    return data({ ...page, meeting: null, asks: null, change: null, move: null }, 404);
  const meeting = meetingFor(context, booking, { inPortal });
  const { searchParams } = new URL(request.url);
  const isOpen = meeting.state === "stands" || meeting.state === "held";
  const asked = isOpen ? searchParams.get("ask") : null;
  const change = ["booked", "moved"].find((name) => searchParams.has(name)) ?? null;
  if (asked !== "move") {
    const asks = asked === "cancel" ? ("cancel" as const) : null;
    return { ...page, meeting, asks, change, move: null };
  }
  const schedule = await scheduleOf(context, meeting.calendar, { except: booking.id });
  const times = schedule.times.filter(({ at }) => at !== meeting.startsAt);
  const choice = choiceIn(searchParams);
  const move = {
    schedule: { ...schedule, times },
    choice: { ...choice, zone: choice.zone ?? meeting.zone },
    zones: ZONES,
  };
  return { ...page, meeting, asks: "move" as const, change, move };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { booking, inPortal } = await bookingFor({ request, context, params });
  if (booking === null) return data({ fault: null }, 404);
  const path = meetingPath({ reference: params.reference, inPortal });
  const act = readMeetingAct(await readForm(request));
  if (act === null) return data({ fault: "We couldn't read this form. Please try again." }, 400);
  if (act.act === "cancel") {
    await cancelMeeting(context, booking);
    return redirect(path);
  }
  const { kind } = await moveMeeting(context, booking, act.at);
  if (kind === "taken")
    return data({ fault: "That time was just taken. Please choose another one." }, 409);
  if (kind === "limited")
    return data({ fault: "This meeting has been moved too many times. Please write to us." }, 409);
  return redirect(kind === "moved" ? `${path}?moved=1` : path);
}

type Args = Pick<Route.LoaderArgs, "request" | "context" | "params">;

/** In the portal a trainee's own, on the site whatever the signed address names. */
async function bookingFor({ request, context, params }: Args) {
  const trainee = await traineeOf(request, context);
  const booking = await bookingAt(context, params.reference);
  if (trainee && booking && booking.traineeId !== trainee.userId)
    throw redirect("/training", { headers: { "Set-Cookie": leaveNotice("access-denied") } });
  return { booking, inPortal: trainee !== null };
}

/** BOOK-1, DASH-4. What a guest sees and changes with the signed address of a meeting. */
export default function MeetingPage({ loaderData, actionData }: Route.ComponentProps) {
  const { meeting, asks, move, supportMail, inPortal } = loaderData;
  const fault = actionData?.fault ?? null;
  const held = meeting?.held;
  return (
    <BookingFrame inPortal={inPortal}>
      {meeting === null && <Unknown supportMail={supportMail} />}
      {meeting?.state === "cancelled" && <Cancelled meeting={meeting} />}
      {meeting?.state === "past" && <Past meeting={meeting} />}
      {meeting?.state === "expired" && <Expired meeting={meeting} />}
      {meeting?.state === "held" && held && asks === null && <Held meeting={meeting} held={held} />}
      {meeting && asks === "cancel" && <AskCancel meeting={meeting} />}
      {meeting && move && (
        <>
          <h1 className="px-2 text-3xl sm:px-0 sm:text-4xl">Move your meeting</h1>
          <h2 className="sr-only">Free times</h2>
          <div className="mt-6 grid gap-5">
            <div className="px-2 sm:px-0">
              <MeetingTime meeting={meeting} />
            </div>
            <MovePicker {...move} path={`${meetingPath(meeting)}?ask=move`} notice={fault} />
            <Back meeting={meeting} />
          </div>
        </>
      )}
      {meeting?.state === "stands" && asks === null && (
        <MeetingSummary meeting={meeting} origin={loaderData.origin} change={loaderData.change} />
      )}
    </BookingFrame>
  );
}

type SummaryProps = { meeting: BookedMeeting; origin: string; change: string | null };

function MeetingSummary({ meeting, origin, change }: SummaryProps) {
  const { title, prepare, nextSteps } = MEETINGS[meeting.calendar];
  const path = meetingPath(meeting);
  return (
    <>
      <h1 className="px-2 text-3xl sm:px-0 sm:text-4xl">Hello {meeting.guestName}</h1>
      <div className="mt-6">
        <BookedMeetingView
          meeting={meeting}
          origin={origin}
          heading={
            change === "moved"
              ? "Your meeting has a new time"
              : `Your ${inSentence(title)} is booked`
          }
        />
      </div>
      <section aria-labelledby="until-then" className="mt-10 px-2 sm:px-0">
        <h2 id="until-then" className="text-2xl">
          What happens next
        </h2>
        <ul className="mt-4 grid list-disc gap-2 pl-5">
          {prepare.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
        <p className="mt-6 flex flex-wrap gap-3">
          {nextSteps && (
            <a href={nextSteps} className={buttonClass("outline")}>
              See your next steps
            </a>
          )}
          <a href={`${path}?ask=move`} className={buttonClass("outline")}>
            Choose another time
          </a>
          <a href={`${path}?ask=cancel`} className={buttonClass("quiet")}>
            Cancel the meeting
          </a>
        </p>
      </section>
    </>
  );
}

function AskCancel({ meeting }: { meeting: BookedMeeting }) {
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

function Cancelled({ meeting }: { meeting: BookedMeeting }) {
  return (
    <Ended icon={<CalendarX aria-hidden="true" />} heading="This meeting is canceled">
      <MeetingTime meeting={meeting} />
      <p className="text-quiet">It will not take place, and someone else can book the time.</p>
      <BookAnother meeting={meeting} />
    </Ended>
  );
}

function Past({ meeting }: { meeting: BookedMeeting }) {
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

function Unknown({ supportMail }: { supportMail: string }) {
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

function Back({ meeting }: { meeting: BookedMeeting }) {
  return (
    <p>
      <a href={meetingPath(meeting)} className={buttonClass("quiet")}>
        Keep the current time
      </a>
    </p>
  );
}

/** Null where it is nothing of the kind. */
function readMeetingAct(form: FormData | null): z.output<typeof meetingAct> | null {
  if (form === null) return null;
  return meetingAct.safeParse(Object.fromEntries(form)).data ?? null;
}
