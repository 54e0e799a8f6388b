import { data, redirect } from "react-router";
import { z } from "zod";
import { contentOf } from "~/content/content.server";
import { writtenMail } from "~/platform/mail/written-mail.server";
import { revalidatedByPath } from "~/platform/pages/by-path";
import { leaveNotice } from "~/platform/web/flash.server";
import { readForm } from "~/platform/web/request-body.server";
import { requestContext } from "~/platform/web/request-context.server";
import { brandOf } from "~/settings/settings.server";
import { asRendered } from "~/ui/as-rendered";
import { buttonClass } from "~/ui/button";
import type { Route } from "./+types/meeting-page";
import { BookedMeetingView, choiceIn, meetingKind, meetingPath } from "./booking";
import { cancelMeeting, meetingFor, pickerWords, scheduleOf } from "./booking.server";
import { BookingFrame } from "./booking-frame";
import { EndedMeeting, Held } from "./booking-status";
import type { Booking } from "./bookings.server";
import { MEETING_WORDS, type MeetingWords } from "./copy/meetings.server";
import { bookingAt, moveMeeting } from "./guest-meetings.server";
import { confirmAttendance } from "./holds.server";
import { AskCancel, AskConfirm, Unknown } from "./meeting-states";
import { MeetingTime } from "./meeting-time";
import { inSentence } from "./meetings";
import type { BookedMeeting } from "./schedule";
import { traineeOf } from "./sessions.server";

const seen = z.coerce.number().int().optional();

/** What a meeting's page sends; `zone` is only the one in which the time was viewed, `seen` the meeting as it was shown. */
const meetingAct = z.discriminatedUnion("act", [
  z.strictObject({ act: z.literal("cancel"), seen }),
  z.strictObject({ act: z.literal("attend"), seen }),
  z.strictObject({
    act: z.literal("move"),
    at: z.iso.datetime().transform((text) => Date.parse(text)),
    zone: z.string().max(64).optional(),
    seen,
  }),
]);

const CHANGED = "This meeting was changed in the meantime. Please look at it again.";

/** Only few come to move their meeting. */
const MovePicker = asRendered(() => import("./move-picker").then((code) => code.MovePicker));

const ZONES = Intl.supportedValuesOf("timeZone");

export const handle = {
  title: "Your meeting",
  hydration: "full",
};

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const supportMail = writtenMail(brandOf(context).supportMail);
  const { booking, inPortal } = await bookingFor({ request, context, params });
  const { baseUrl: origin } = context.get(requestContext).config;
  const words = contentOf(context, MEETING_WORDS);
  const page = { words, supportMail, origin, inPortal };
  if (booking === null)
    return data({ ...page, meeting: null, asks: null, change: null, move: null }, 404);
  const meeting = await meetingFor(context, booking, { inPortal });
  const { searchParams } = new URL(request.url);
  const isOpen = meeting.state === "stands" || meeting.state === "held";
  const asked = isOpen ? searchParams.get("ask") : null;
  const change = ["booked", "moved", "confirmed"].find((name) => searchParams.has(name)) ?? null;
  if (asked !== "move") {
    const wanted = asked === "confirm" && meeting.state !== "stands" ? null : asked;
    const asks = (["cancel", "confirm"] as const).find((each) => each === wanted) ?? null;
    return { ...page, meeting, asks, change, move: null };
  }
  const schedule = await scheduleOf(context, meeting.calendar, { except: booking.id });
  const times = schedule.times.filter(({ at }) => at !== meeting.startsAt);
  const choice = choiceIn(searchParams);
  const move = {
    words: pickerWords(context, meeting.calendar),
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
  const seen = { ...booking, sequence: act.seen ?? booking.sequence };
  if (act.act === "cancel") {
    if (await cancelMeeting(context, seen)) return redirect(path);
    return overtaken({ request, context, params }, path);
  }
  if (act.act === "attend") {
    if (await confirmAttendance(context.get(requestContext).db, seen))
      return redirect(`${path}?confirmed=1`);
    return overtaken({ request, context, params }, path, seen);
  }
  const { kind } = await moveMeeting(context, seen, act.at);
  if (kind === "over") return overtaken({ request, context, params }, path);
  if (kind === "taken")
    return data({ fault: "That time was just taken. Please choose another one." }, 409);
  if (kind === "limited")
    return data({ fault: "This meeting has been moved too many times. Please write to us." }, 409);
  return redirect(kind === "moved" ? `${path}?moved=1` : path);
}

type Args = Pick<Route.LoaderArgs, "request" | "context" | "params">;

/** Someone else was faster: the page tells what became of the meeting. `attending`: as it was, by who will be there. */
async function overtaken(args: Args, path: string, attending?: Pick<Booking, "sequence">) {
  const { booking } = await bookingFor(args);
  if (booking === null || booking.cancelledAt) return redirect(path);
  if (attending?.sequence === booking.sequence && booking.guestConfirmedAt)
    return redirect(`${path}?confirmed=1`);
  return +booking.startsAt > Date.now() ? data({ fault: CHANGED }, 409) : redirect(path);
}

/** In the portal, only a trainee's own; on the site, whatever the signed address names. */
async function bookingFor({ request, context, params }: Args) {
  const trainee = await traineeOf(request, context);
  const booking = await bookingAt(context, params.reference);
  if (trainee && booking && booking.traineeId !== trainee.userId)
    throw redirect("/training", { headers: { "Set-Cookie": leaveNotice("access-denied") } });
  return { booking, inPortal: trainee !== null };
}

/** A choice of a time changes the query; what the page asks comes with a document. */
export const shouldRevalidate = revalidatedByPath;

/** BOOK-1, DASH-4. What a guest sees and changes through a meeting's signed address. */
export default function MeetingPage({ loaderData, actionData }: Route.ComponentProps) {
  const { words, meeting, asks, move, supportMail, inPortal } = loaderData;
  const fault = actionData?.fault ?? null;
  const held = meeting?.held;
  return (
    <BookingFrame inPortal={inPortal}>
      {fault && !move && (
        <p role="alert" className="mb-5 px-2 font-medium text-danger sm:px-0">
          {fault}
        </p>
      )}
      {meeting === null && <Unknown words={words.ended.unknown} supportMail={supportMail} />}
      {meeting && <EndedMeeting words={words} meeting={meeting} />}
      {meeting?.state === "held" && held && asks === null && (
        <Held words={words.held} meeting={meeting} held={held} />
      )}
      {meeting && asks === "cancel" && <AskCancel words={words} meeting={meeting} />}
      {meeting && asks === "confirm" && <AskConfirm words={words} meeting={meeting} />}
      {meeting && move && (
        <>
          <h1 className="px-2 text-3xl sm:px-0 sm:text-4xl">{words.page.move}</h1>
          <h2 className="sr-only">Free times</h2>
          <div className="mt-6 grid gap-5">
            <div className="px-2 sm:px-0">
              <MeetingTime meeting={meeting} />
            </div>
            <MovePicker
              {...move}
              path={`${meetingPath(meeting)}?ask=move`}
              sequence={meeting.sequence}
              notice={fault}
            />
            <p>
              <a href={meetingPath(meeting)} className={buttonClass("quiet")}>
                {words.page.keep}
              </a>
            </p>
          </div>
        </>
      )}
      {meeting?.state === "stands" && asks === null && (
        <MeetingSummary
          words={words.page}
          meeting={meeting}
          origin={loaderData.origin}
          change={loaderData.change}
        />
      )}
    </BookingFrame>
  );
}

type SummaryProps = {
  words: MeetingWords["page"];
  meeting: BookedMeeting;
  origin: string;
  change: string | null;
};

function MeetingSummary({ words, meeting, origin, change }: SummaryProps) {
  const { title, prepare } = meeting;
  const { nextSteps } = meetingKind(meeting.calendar);
  const path = meetingPath(meeting);
  return (
    <>
      <h1 className="px-2 text-3xl sm:px-0 sm:text-4xl">Hello {meeting.guestName}</h1>
      <div className="mt-6">
        <BookedMeetingView
          meeting={meeting}
          origin={origin}
          heading={headingAfter(change, title, words)}
        />
      </div>
      <section aria-labelledby="until-then" className="mt-10 px-2 sm:px-0">
        <h2 id="until-then" className="text-2xl">
          {words.next}
        </h2>
        <ul className="mt-4 grid list-disc gap-2 pl-5">
          {prepare.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
        {meeting.isConfirmed && (
          <p className="mt-4 font-semibold text-success">{words.willAttend}</p>
        )}
        <p className="mt-6 flex flex-wrap gap-3">
          {!meeting.isConfirmed && (
            <a href={`${path}?ask=confirm`} className={buttonClass()}>
              {words.attend}
            </a>
          )}
          {nextSteps && (
            <a href={nextSteps} className={buttonClass("outline")}>
              {words.nextSteps}
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

function headingAfter(change: string | null, title: string, words: MeetingWords["page"]): string {
  if (change === "moved") return words.moved;
  if (change === "confirmed") return words.attending;
  return words.booked.replace("{meeting}", inSentence(title));
}

function readMeetingAct(form: FormData | null): z.output<typeof meetingAct> | null {
  if (form === null) return null;
  return meetingAct.safeParse(Object.fromEntries(form)).data ?? null;
}
