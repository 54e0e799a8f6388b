import { data, redirect } from "react-router";
import { z } from "zod";
import { BookedMeetingView, choiceIn, choiceSent, meetingPath } from "~/booking/booking";
import { bookingFormToken, meetingFor, pickerWords, scheduleOf } from "~/booking/booking.server";
import { contentOf } from "~/content/content.server";
import { asciiMail, isMailAddress } from "~/platform/mail/names";
import { writtenMail } from "~/platform/mail/written-mail.server";
import { revalidatedByPath } from "~/platform/pages/by-path";
import { readForm } from "~/platform/web/request-body.server";
import { requestContext } from "~/platform/web/request-context.server";
import { retryAfter } from "~/platform/web/responses.server";
import { brandOf, slotOf } from "~/settings/settings.server";
import { asRendered } from "~/ui/as-rendered";
import { buttonClass } from "~/ui/button";
import type { Route } from "./+types/apply-page";
import { applicantDetails, interviewOf } from "./applicant-details.server";
import { applicantOf } from "./applicant-list.server";
import { askForLink, withdraw } from "./applicant-self.server";
import { bookInterview } from "./apply-booking.server";
import { applicantIn, LINK_DAYS } from "./apply-link.server";
import { AskWithdraw, Status, Unknown } from "./apply-parts";
import { APPLY } from "./copy/apply.server";
import { mayBook, mayWithdraw } from "./stages";

/** Most see the page without times, or with them as rendered. */
const InterviewTimes = asRendered(() =>
  import("./interview-times").then((code) => code.InterviewTimes),
);

const ZONES = Intl.supportedValuesOf("timeZone");

/** The address is the only credential, so it is neither passed on nor indexed. */
const PRIVATE = { "Referrer-Policy": "no-referrer", "X-Robots-Tag": "noindex, nofollow" };

const actSchema = z.discriminatedUnion("act", [
  z.strictObject({ act: z.literal("withdraw") }),
  z.strictObject({ act: z.literal("link"), mail: z.string().trim().max(200).transform(asciiMail) }),
]);

export const handle = {
  title: (data: Route.ComponentProps["loaderData"]) => data.words.title,
  hydration: "full",
};

export const headers: Route.HeadersFunction = ({ actionHeaders }) => ({
  ...Object.fromEntries(actionHeaders),
  ...PRIVATE,
});

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { db, config } = context.get(requestContext);
  const supportMail = writtenMail(brandOf(context).supportMail);
  const page = { words: contentOf(context, APPLY), supportMail, days: LINK_DAYS };
  const id = applicantIn(context, params.token);
  const details = id && (await applicantDetails(db, id));
  if (!details || details.applicant.anonymized) return data({ ...page, known: null }, 404);
  const { applicant } = details;
  const { searchParams } = new URL(request.url);
  const asks = searchParams.get("ask");
  const booking = await interviewOf(db, details.bookingId);
  const meeting = booking && (await meetingFor(context, booking));
  const elsewhere = slotOf(context, "interview") !== null;
  const known = {
    applicant,
    path: `/apply/${params.token}`,
    origin: config.baseUrl,
    meeting,
    movePath: meeting && `${meetingPath(meeting)}?ask=move`,
    elsewhere,
    mayBook: mayBook(applicant),
    mayWithdraw: mayWithdraw(applicant),
    asksToWithdraw: asks === "withdraw" && mayWithdraw(applicant),
    picker: null,
  };
  if (asks !== "book" || elsewhere || !known.mayBook) return data({ ...page, known });
  const picker = {
    words: pickerWords(context, "interview"),
    schedule: await scheduleOf(context, "interview"),
    choice: choiceIn(searchParams),
    zones: ZONES,
    formToken: bookingFormToken(context, "interview"),
    trainee: { name: applicant.name, mail: applicant.mail, usedMail: "" },
    refusal: null,
  };
  return data({ ...page, known: { ...known, picker } });
}

type Refusal = Extract<Awaited<ReturnType<typeof bookInterview>>, { state: "refused" }>;

/** What the page shows after a form: why nothing was done, or that a link is on its way. */
type Result = {
  fault?: string | null;
  sent?: boolean;
  refused?: { refusal: Refusal; choice: ReturnType<typeof choiceSent> };
};

export async function action({ request, context, params }: Route.ActionArgs) {
  const form = await readForm(request.clone());
  const act = form && actSchema.safeParse(Object.fromEntries(form)).data;
  const id = applicantIn(context, params.token);
  if (act?.act === "link") return newLink(context, act.mail);
  if (id === null) return data<Result>({ fault: null }, 404);
  if (act?.act === "withdraw") {
    await withdraw(context, id);
    return redirect(`/apply/${params.token}`);
  }
  const applicant = await applicantOf(context.get(requestContext).db, id);
  if (applicant === null) return data<Result>({ fault: null }, 404);
  const response = await bookInterview({ request, context }, applicant);
  if (response?.state === "unfit") return redirect(response.next);
  if (response?.state !== "refused") return redirect(`/apply/${params.token}`);
  const choice = choiceSent(response.values, response.taken ?? false);
  return data<Result>(
    { refused: { refusal: response, choice } },
    { status: response.status, headers: retryAfter(response) },
  );
}

/** The same response for every address: who has applied is private. */
async function newLink(context: Route.ActionArgs["context"], mail: string) {
  if (!isMailAddress(mail))
    return data<Result>({ fault: "Please enter an email address such as name@example.com" }, 400);
  const seconds = await askForLink(context, mail);
  if (seconds === null) return data<Result>({ sent: true });
  const fault = "You have asked for too many links. Please try again later.";
  return data<Result>(
    { fault },
    { status: 429, headers: retryAfter({ retryAfterSeconds: seconds }) },
  );
}

/** A choice of a time changes the query; what the page asks comes with a document. */
export const shouldRevalidate = revalidatedByPath;

/** APPL-2. What an applicant sees and does through the signed address. */
export default function ApplyPage({ loaderData, actionData }: Route.ComponentProps) {
  const { words, known, supportMail, days } = loaderData;
  const { refused, fault = null, sent = false } = actionData ?? {};
  return (
    <div className="mx-auto w-full max-w-3xl px-3 py-10 sm:px-6 sm:py-16">
      {known === null ? (
        <Unknown
          words={words.unknown}
          days={days}
          supportMail={supportMail}
          fault={fault}
          sent={sent}
        />
      ) : known.asksToWithdraw ? (
        <AskWithdraw words={words.withdraw} path={known.path} />
      ) : (
        <>
          <h1 className="px-2 text-3xl sm:px-0 sm:text-4xl">{words.title}</h1>
          <Status words={words} stage={known.applicant.stage} />
          {known.picker && (
            <section aria-label={words.interview.book} className="mt-8">
              <InterviewTimes
                words={known.picker.words}
                path={known.path}
                known={{ ...known.picker, ...refused }}
              />
            </section>
          )}
          {known.meeting?.state === "stands" && known.movePath && (
            <div className="mt-8 grid gap-4">
              <BookedMeetingView
                meeting={known.meeting}
                origin={known.origin}
                heading={words.interview.booked}
              />
              <p className="px-2 sm:px-0">
                <a href={known.movePath} className={buttonClass("outline")}>
                  {words.interview.move}
                </a>
              </p>
            </div>
          )}
          {known.mayBook && !known.picker && (
            <p className="mt-8 px-2 sm:px-0">
              <a
                href={known.elsewhere ? "/hiring/dmsetters#apply" : `${known.path}?ask=book`}
                className={buttonClass()}
              >
                {words.interview.book}
              </a>
            </p>
          )}
          {known.mayWithdraw && (
            <p className="mt-10 px-2 sm:px-0">
              <a href={`${known.path}?ask=withdraw`} className={`${buttonClass("quiet")} -ml-5`}>
                {words.withdraw.link}
              </a>
            </p>
          )}
        </>
      )}
    </div>
  );
}
