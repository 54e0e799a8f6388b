import { Check } from "lucide-react";
import { redirectDocument } from "react-router";
import { FIGURES, figure } from "~/figures/figures";
import { sendForm } from "~/forms/forms";
import { receiveForm, unreceived } from "~/forms/forms.server";
import { framePolicy } from "~/platform/embeds/frame";
import type { PublicPage } from "~/platform/pages/public-page";
import { readForm } from "~/platform/web/read-form.server";
import { slotOf } from "~/settings/settings.server";
import { buttonClass } from "~/ui/button";
import type { Route } from "./+types/role-page";
import { APPLICATION, isUnderAge, qualifies } from "./application";
import {
  APPLY,
  COMPENSATION,
  LAST_CALL,
  PAY,
  REQUIREMENTS,
  ROLE,
  START,
  WORK,
} from "./content/role";
import { STORIES } from "./content/stories";
import { InterviewSection } from "./interview-section";
import { Compensation, Part, PayBand, SetterStories, StartSteps, TitledList } from "./part";
import { storiesOf } from "./stories.server";
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
    title: ROLE.title,
    description: `Set appointments by direct message, ${figure("remote")} remote: what the role takes, what it pays, and how to get an interview. For US or Canadian citizens.`,
    changed: "2026-11-21",
    alive: "hydrated",
    byQuery: true,
    structuredData: (site) => [jobPosting(site)],
  } satisfies PublicPage<Employer>,
  policy: (_: unknown, { interview, stories }: Route.ComponentProps["loaderData"]) =>
    framePolicy(interview, ...stories),
};

export function loader({ context }: Route.LoaderArgs) {
  return { interview: slotOf(context, "interview"), stories: storiesOf(context) };
}

/** Our application: what leads to an interview, and what does not, is decided here (HIRE-1). */
export async function action({ request, context }: Route.ActionArgs) {
  const posted = await readForm(request.clone());
  if (posted && isUnderAge(posted)) return redirectDocument("/disqualified");
  const received = await receiveForm({ request, context }, APPLICATION, { qualified: qualifies });
  if (received.state !== "received") return unreceived(received);
  return redirectDocument(received.qualified ? "/thank-you" : "/disqualified");
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const clientAction = sendForm;

/** HIRE-1. */
export default function RolePage({ loaderData, actionData }: Route.ComponentProps) {
  const { interview, stories } = loaderData;
  return (
    <>
      <Hero />
      <PayBand {...PAY} />
      <Part id="start" heading={START.heading} text={START.text}>
        <StartSteps />
      </Part>
      <InterviewSection interview={interview} answer={actionData} />
      <Work />
      <Requirements />
      <Part id="pay" heading={COMPENSATION.heading} text={COMPENSATION.text}>
        <Compensation />
      </Part>
      <SetterStories stories={stories}>
        <p className="mt-8">
          <a href="/hiring/dmsetters/testimonials" className={buttonClass("outline")}>
            {STORIES.more}
          </a>
        </p>
      </SetterStories>
      <LastCall />
    </>
  );
}

/** The role, next to the three weekly figures. */
function Work() {
  return (
    <Part id="work" heading={WORK.heading} text={WORK.text} className="border-line border-b">
      <dl className="mb-10 grid gap-x-8 gap-y-5 sm:grid-cols-3">
        {WORK.figures.map((name) => (
          <div key={name} className="flex flex-col">
            <dt className="order-2 text-quiet">{FIGURES[name].says}</dt>
            <dd className="font-bold font-heading text-4xl tracking-tight tabular">
              {FIGURES[name].figure}
            </dd>
          </div>
        ))}
      </dl>
      <TitledList items={WORK.tasks} />
    </Part>
  );
}

function Requirements() {
  return (
    <Part id="requirements" heading={REQUIREMENTS.heading} className="border-line border-b">
      <ul className="grid gap-6">
        {REQUIREMENTS.list.map(({ title, text }) => (
          <li key={title} className="flex gap-4">
            <Check aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-success" />
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

function LastCall() {
  return (
    <section aria-labelledby="last-call" className="site-section">
      <div className="site-width flex flex-wrap items-end justify-between gap-8">
        <div>
          <h2 id="last-call" className="max-w-2xl text-4xl sm:text-5xl">
            {LAST_CALL.heading}
          </h2>
          <p className="mt-5 max-w-prose text-lg text-quiet">{LAST_CALL.text}</p>
        </div>
        <a
          href={`#${APPLY.id}`}
          className={`${buttonClass()} min-h-13 whitespace-normal! px-7 text-lg`}
        >
          {ROLE.apply}
        </a>
      </div>
    </section>
  );
}

function Hero() {
  return (
    <section aria-labelledby="role" className="site-width py-14 sm:py-20 lg:py-24">
      <div className="grid items-center gap-x-16 gap-y-14 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
        <div>
          <p className="kicker">{ROLE.kicker}</p>
          <h1
            id="role"
            className="mt-5 text-[clamp(2.5rem,1.5rem+4vw,4.4rem)] leading-[1.03] tracking-[-0.03em]"
          >
            {ROLE.title}
          </h1>
          <p className="mt-7 max-w-[34rem] text-lg text-quiet sm:text-xl">{ROLE.text}</p>
          <p className="mt-9">
            <a
              href={`#${APPLY.id}`}
              className={`${buttonClass()} min-h-13 whitespace-normal! px-7 text-center text-lg`}
            >
              {ROLE.apply}
            </a>
          </p>
          <p className="mt-4">
            <a
              href="/hiring/dmsetters/next-steps"
              className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4"
            >
              {ROLE.booked}
            </a>
          </p>
        </div>
        <DayDrawing />
      </div>
    </section>
  );
}

/** A setter's day, drawn: a dot for each message, and the few that end in a booked call. */
function DayDrawing() {
  const [width, height] = [COLUMNS * STEP, ROWS * STEP];
  return (
    <figure className="relative mx-auto w-full max-w-[30rem] rounded-[28px] border border-line bg-surface p-6 floating sm:p-8 lg:mr-0">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <span className="font-heading font-semibold text-xl">A day, drawn</span>
        <span className="text-quiet text-sm">Every dot is a message</span>
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
        <Count figure={figure("dailyMessages")} says="DMs, the daily target" />
        <Count figure={figure("weeklyBookings")} says="bookings per week" booked />
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
        className={`whitespace-nowrap font-bold font-heading text-2xl tracking-tight tabular sm:text-3xl ${booked ? "text-success" : "text-accent"}`}
      >
        {figure}
      </dd>
    </div>
  );
}
