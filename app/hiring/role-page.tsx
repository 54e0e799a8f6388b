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
import { Compensation } from "./compensation";
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
import { PayBand } from "./figures";
import { Hero } from "./hero";
import { InterviewSection } from "./interview-section";
import { Part, TitledList } from "./part";
import { SetterStories } from "./setter-stories";
import { StartSteps } from "./start-steps";
import { storiesOf } from "./stories.server";
import { type Employer, jobPosting } from "./structured-data";

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
