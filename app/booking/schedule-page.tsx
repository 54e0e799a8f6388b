import { data, redirect } from "react-router";
import { rememberedSender } from "~/forms/forms.server";
import { revalidatedByPath } from "~/platform/pages/by-path";
import { notFound, retryAfter } from "~/platform/web/responses.server";
import { type Calendar, calendarOf, settingsContext, slotOf } from "~/settings/settings.server";
import { asRendered } from "~/ui/as-rendered";
import type { Route } from "./+types/schedule-page";
import { BookingSlot, choiceIn, choiceSent } from "./booking";
import { bookingFormToken, pickerWords, receiveBooking, scheduleOf } from "./booking.server";
import { BookingFrame } from "./booking-frame";
import { BookingPicker } from "./booking-picker";
import { afterBooking, ownBooking } from "./guest-meetings.server";
import { calendarAt } from "./meetings";
import { traineeOf } from "./sessions.server";

/** Few are told that a meeting is not for them. */
const Unfit = asRendered(() => import("./unfit").then((code) => code.Unfit));

type Data = Route.ComponentProps["loaderData"];

const ZONES = Intl.supportedValuesOf("timeZone");

/** A link to a time that has been taken, or has passed. */
const GONE = {
  message: "That time is no longer free. Please choose another one.",
  faults: {},
  values: {},
  taken: true as const,
};

export const handle = {
  title: (data: Route.ComponentProps["loaderData"]) => `${data.words.title}: choose a time`,
  description: (data: Route.ComponentProps["loaderData"]) => data.words.description,

  hydration: "full",
  embeds: ({ embed }: Data) => [embed],
};

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const trainee = await traineeOf(request, context);
  const inPortal = trainee !== null;
  const calendar =
    calendarAt(context.get(settingsContext), params.calendar, inPortal) ?? notFound();
  const words = pickerWords(context, calendar);
  const page = {
    calendar,
    inPortal,
    words,
    embed: slotOf(context, calendar),
  };
  const { searchParams } = new URL(request.url);
  const unfit = refusalOf(
    calendarOf(context, calendar),
    searchParams.get("unfit"),
    words.refused.text,
  );
  if (page.embed || unfit !== null) return { ...page, unfit, known: null };
  const choice = choiceIn(searchParams);
  const at = choice.at ?? undefined;
  const own = await ownBooking(request, context, { calendar, trainee, at });
  const schedule = { ...(await scheduleOf(context, calendar)), own };
  const isOwn = own !== undefined && own.at === at;
  const gone = at !== undefined && !isOwn && schedule.times.every((each) => each.at !== at);
  const refusal = gone ? GONE : null;
  const formToken = bookingFormToken(context, calendar);
  const guest = trainee && { name: trainee.name, mail: trainee.mail, usedMail: trainee.usedMail };
  const entered =
    calendar === "interview" && !trainee ? await rememberedSender(request, context) : null;
  return {
    ...page,
    unfit,
    known: { schedule, choice, zones: ZONES, formToken, refusal, trainee: guest, entered },
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const trainee = await traineeOf(request, context);
  const calendar =
    calendarAt(context.get(settingsContext), params.calendar, trainee !== null) ?? notFound();
  const response = await receiveBooking({ request, context, calendar, trainee });
  if (response.state === "refused")
    return data(
      { refusal: response, choice: choiceSent(response.values, response.taken ?? false) },
      { status: response.status, headers: retryAfter(response) },
    );
  if (response.state === "unfit") return redirect(response.next);
  const { next, headers } = afterBooking(request, response.meeting);
  return redirect(next, { headers });
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

/** A choice of a time changes the query. */
export const shouldRevalidate = revalidatedByPath;

/** BOOK-1, DASH-4, ONB-1. A calendar's times, on the site and in the portal, rendered per request: complete without a script. */
export default function SchedulePage({ loaderData, actionData }: Route.ComponentProps) {
  const { calendar, words, embed, known, inPortal, unfit } = loaderData;
  if (unfit !== null) return <Unfit words={words.refused} text={unfit} inPortal={inPortal} />;
  return (
    <BookingFrame inPortal={inPortal} width="max-w-4xl">
      <h1 className={`text-3xl sm:text-4xl ${inPortal ? "" : "px-2 sm:px-0"}`}>{words.heading}</h1>
      <section aria-label={words.title} className="mt-6 sm:mt-8">
        <h2 className="sr-only">{words.title}</h2>
        {known ? (
          <BookingPicker
            calendar={calendar}
            words={words}
            inPortal={inPortal}
            known={{ ...known, ...actionData }}
          />
        ) : (
          <BookingSlot calendar={calendar} words={words} embed={embed} />
        )}
      </section>
    </BookingFrame>
  );
}

/** What someone reads whose answer leads to no booking; null if the address names no such question (CALL-2). */
function refusalOf({ questions }: Calendar, id: string | null, usual: string): string | null {
  const asked = questions.find((question) => question.id === id && question.refuses.length > 0);
  return asked ? asked.refusal || usual : null;
}
