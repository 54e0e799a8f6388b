import { Check } from "lucide";
import { redirectDocument } from "react-router";
import { applicationReceipt, followArrival } from "~/applicants/applicants.server";
import { contentOf } from "~/content/content.server";
import { sendForm } from "~/forms/forms";
import { hasOtherQuestions, receiveForm, rememberSender, unreceived } from "~/forms/forms.server";
import type { PublicPage } from "~/platform/pages/public-page";
import { readForm } from "~/platform/web/request-body.server";
import { pixelEventId, pixelOf, slotOf } from "~/settings/settings.server";
import { buttonClass } from "~/ui/button";
import { Icon } from "~/ui/icon";
import type { Route } from "./+types/role-page";
import { formOf } from "./application-form";
import { APPLICATION } from "./copy/application.server";
import { APPLY_ID, InterviewSection } from "./interview-section";
import { leavesNoTrace, qualifies, refusalsOf, unfitIn } from "./qualification.server";
import { rememberUnfit } from "./refusals.server";
import {
  Compensation,
  Part,
  PayBand,
  SetterStories,
  StartSteps,
  TitledList,
} from "./role-sections";
import { type RoleWords, roleWords, storiesOf } from "./role-words.server";
import { type Employer, jobPosting } from "./structured-data";

const COLUMNS = 15;
const ROWS = 8;
const STEP = 26;
/** Where in the day a reply became a booked call: column and row. */
const BOOKED = [
  [4, 2],
  [11, 4],
  [8, 6],
] as const;

export const handle = {
  page: {
    words: "hiring",
    changed: "2026-11-21",
    hydration: "full",
    byQuery: true,
    structuredData: import.meta.env.SSR
      ? (site, { words }) => [jobPosting(site, words)]
      : undefined,
  } satisfies PublicPage<Employer, Route.ComponentProps["loaderData"]>,
  embeds: ({ interview, stories }: Route.ComponentProps["loaderData"]) => [interview, ...stories],
};

export function loader({ context }: Route.LoaderArgs) {
  return {
    words: roleWords(context),
    form: formOf(contentOf(context, APPLICATION)),
    interview: slotOf(context, "interview"),
    stories: storiesOf(context),
  };
}

/** Our application: it decides what leads to an interview and what does not (HIRE-1). */
export async function action({ request, context }: Route.ActionArgs) {
  const application = contentOf(context, APPLICATION);
  const { questions } = application;
  const posted = await readForm(request.clone());
  const disqualified = (values: Parameters<typeof rememberUnfit>[1]) =>
    redirectDocument("/disqualified", {
      headers: { "Set-Cookie": rememberUnfit(context, values) },
    });
  const form = formOf(application);
  if (posted && !hasOtherQuestions(form, posted) && leavesNoTrace(questions, posted))
    return disqualified(textsOf(posted));
  const received = await receiveForm({ request, context }, form, {
    qualified: (values) => qualifies(questions, values),
    unfit: (values) => unfitIn(questions, values),
    stored: followArrival,
    receipt: applicationReceipt(context, (values) => refusalsOf(questions, values)),
  });
  if (received.state !== "received") return unreceived(received);
  if (!received.qualified) return disqualified(received.values);
  // The pixel's script removes it from the address.
  const lead = pixelOf(context).id ? `#lead-${pixelEventId(received.id)}` : "";
  const cookie = rememberSender(request, context, received.id);
  return redirectDocument(`/thank-you${lead}`, { headers: { "Set-Cookie": cookie } });
}

function textsOf(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].filter((each): each is [string, string] => !(each[1] instanceof File)),
  );
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const clientAction = sendForm;

/** HIRE-1. */
export default function RolePage({ loaderData, actionData }: Route.ComponentProps) {
  const { words, form, interview, stories } = loaderData;
  const { role, pay, start, apply, compensation, earningsNote: note } = words;
  return (
    <>
      <Hero words={words} />
      <PayBand {...pay} note={note} />
      <Part id="start" heading={start.heading} text={start.text}>
        <StartSteps steps={start.steps} />
      </Part>
      <InterviewSection words={apply} form={form} interview={interview} response={actionData} />
      <Work work={words.work} />
      <Requirements requirements={words.requirements} />
      <Part id="pay" heading={compensation.heading} text={compensation.text}>
        <Compensation rows={compensation.rows} note={note} />
      </Part>
      <SetterStories words={words.stories} stories={stories}>
        <p className="mt-8">
          <a href="/hiring/dmsetters/testimonials" className={buttonClass("outline")}>
            {words.stories.more}
          </a>
        </p>
      </SetterStories>
      <LastCall {...words.lastCall} apply={role.apply} />
    </>
  );
}

/** The role, next to the three weekly figures. */
function Work({ work }: Pick<RoleWords, "work">) {
  return (
    <Part id="work" heading={work.heading} text={work.text} className="border-line border-b">
      <dl className="mb-10 grid gap-x-8 gap-y-5 sm:grid-cols-3">
        {work.figures.map(({ figure, says }) => (
          <div key={says} className="flex flex-col">
            <dt className="order-2 text-quiet">{says}</dt>
            <dd className="font-bold font-heading text-4xl tracking-tight tabular">{figure}</dd>
          </div>
        ))}
      </dl>
      <TitledList items={work.tasks} />
    </Part>
  );
}

function Requirements({ requirements }: Pick<RoleWords, "requirements">) {
  return (
    <Part id="requirements" heading={requirements.heading} className="border-line border-b">
      <ul className="grid gap-6">
        {requirements.list.map(({ title, text }) => (
          <li key={title} className="flex gap-4">
            <Icon of={Check} className="mt-0.5 size-6 shrink-0 text-success" />
            <div>
              <h3 className="text-xl">{title}</h3>
              <p className="mt-1 text-quiet">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function LastCall({ heading, text, apply }: RoleWords["lastCall"] & { apply: string }) {
  return (
    <section aria-labelledby="last-call" className="site-section">
      <div className="site-width flex flex-wrap items-end justify-between gap-8">
        <div>
          <h2 id="last-call" className="max-w-2xl text-4xl sm:text-5xl">
            {heading}
          </h2>
          <p className="mt-5 max-w-prose text-lg text-quiet">{text}</p>
        </div>
        <a
          href={`#${APPLY_ID}`}
          className={`${buttonClass()} min-h-13 whitespace-normal! px-7 text-lg`}
        >
          {apply}
        </a>
      </div>
    </section>
  );
}

type HeroProps = { words: Pick<RoleWords, "role" | "drawing" | "day"> };

function Hero({ words: { role, drawing, day } }: HeroProps) {
  return (
    <section aria-labelledby="role" className="site-width py-14 sm:py-20 lg:py-24">
      <div className="grid items-center gap-x-16 gap-y-14 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
        <div>
          <p className="kicker">{role.kicker}</p>
          <h1
            id="role"
            className="mt-5 text-[min(12vw,clamp(2.5rem,1.5rem+4vw,4.4rem))] leading-[1.03] tracking-[-0.03em]"
          >
            {role.title}
          </h1>
          <p className="mt-7 max-w-[34rem] text-lg text-quiet sm:text-xl">{role.text}</p>
          <p className="mt-9">
            <a
              href={`#${APPLY_ID}`}
              className={`${buttonClass()} min-h-13 whitespace-normal! px-7 text-center text-lg`}
            >
              {role.apply}
            </a>
          </p>
          <p className="mt-4">
            <a
              href="/hiring/dmsetters/next-steps"
              className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4"
            >
              {role.booked}
            </a>
          </p>
        </div>
        <DayDrawing drawing={drawing} day={day} />
      </div>
    </section>
  );
}

/** A setter's day, drawn: a dot for each message, and the few that end in a booked call. */
function DayDrawing({ drawing, day }: Pick<RoleWords, "drawing" | "day">) {
  const [width, height] = [COLUMNS * STEP, ROWS * STEP];
  return (
    <figure className="relative mx-auto w-full max-w-[30rem] rounded-[28px] border border-line bg-surface p-6 floating sm:p-8 lg:mr-0">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <span className="font-heading font-semibold text-xl">{drawing.title}</span>
        <span className="text-quiet text-sm">{drawing.dots}</span>
      </figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="mt-6 block w-full">
        <defs>
          <pattern id="messages" width={STEP} height={STEP} patternUnits="userSpaceOnUse">
            <circle cx={STEP / 2} cy={STEP / 2} r="4.5" fill="var(--color-accent)" opacity="0.34" />
          </pattern>
        </defs>
        <rect width={width} height={height} fill="url(#messages)" />
        {BOOKED.map(([column, row]) => (
          <g key={column} transform={`translate(${(column + 0.5) * STEP} ${(row + 0.5) * STEP})`}>
            <circle r="17" fill="var(--color-surface)" />
            <circle r="14" fill="var(--color-success)" />
            <path
              d="M-6 0.5l4.2 4.2L6.4-4.6"
              fill="none"
              stroke="var(--color-surface)"
              strokeWidth="3"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </g>
        ))}
      </svg>
      <dl className="mt-7 grid grid-cols-2 gap-x-6 border-line border-t pt-6">
        <Count figure={day.messages} says={drawing.messages} />
        <Count figure={day.bookings} says={drawing.bookings} booked />
      </dl>
    </figure>
  );
}

type CountProps = { figure: string; says: string; booked?: boolean };

function Count({ figure, says, booked = false }: CountProps) {
  return (
    <div className="flex flex-col">
      <dt className="order-2 text-quiet text-sm">{says}</dt>
      <dd
        className={`font-bold sm:whitespace-nowrap font-heading text-[clamp(1.25rem,6.4vw,1.5rem)] tracking-tight tabular sm:text-3xl ${booked ? "text-success" : "text-accent"}`}
      >
        {figure}
      </dd>
    </div>
  );
}
