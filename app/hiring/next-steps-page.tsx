import { Check } from "lucide-react";
import { BookedMeetingView } from "~/booking/booking";
import { justBooked } from "~/booking/booking.server";
import { framePolicy } from "~/platform/embeds/frame";
import type { PublicPage } from "~/platform/pages/public-page";
import { requestContext } from "~/platform/web/request-context.server";
import { brandOf, calendarOf, slotOf } from "~/settings/settings.server";
import { buttonClass } from "~/ui/button";
import { MailLink } from "~/ui/mail-link";
import { NumberedSteps } from "~/ui/numbered-steps";
import type { Route } from "./+types/next-steps-page";
import { BONUSES, EXPECT, NEXT_STEPS, SOLD } from "./content/next-steps";
import { APPLY, ROLE, START } from "./content/role";
import { Compensation, Part, SetterStories, StartSteps, TitledList } from "./part";
import { storiesOf } from "./stories.server";
import { article, type Employer } from "./structured-data";

const PAGE = {
  title: NEXT_STEPS.title,
  titleAlone: true,
  description:
    "Your setter interview is booked: what is being sold, how day one goes, commission and bonuses, setters' stories, and what to expect in the call.",
  changed: "2026-11-21",
  alive: "never",
  byQuery: true,
  crumbs: ["/hiring/dmsetters"],
} satisfies PublicPage;

export const handle = {
  page: {
    ...PAGE,
    structuredData: (site, _, page) => [article(page, site, "/hiring/dmsetters/next-steps")],
  } satisfies PublicPage<Employer>,
  policy: (_: unknown, { stories }: Route.ComponentProps["loaderData"]) => framePolicy(...stories),
};

/** `minutes`: the interview's length, if it is booked in our calendar. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const minutes = slotOf(context, "interview")
    ? null
    : calendarOf(context, "interview").lengthMinutes;
  return {
    stories: storiesOf(context),
    minutes,
    supportMail: brandOf(context).supportMail,
    meeting: await justBooked(request, context),
    origin: context.get(requestContext).config.baseUrl,
  };
}

/** HIRE-2. */
export default function NextStepsPage({ loaderData }: Route.ComponentProps) {
  const { stories, minutes, supportMail, meeting, origin } = loaderData;
  return (
    <>
      <header className="site-width py-16 sm:py-24">
        <h1 className="max-w-4xl text-[clamp(2.25rem,1.4rem+3.6vw,4rem)]">{NEXT_STEPS.title}</h1>
        <p className="mt-6 max-w-prose text-lg text-quiet">{NEXT_STEPS.text}</p>
        {meeting && (
          <div className="mt-10 max-w-3xl">
            <BookedMeetingView meeting={meeting} origin={origin} heading="Your interview" />
          </div>
        )}
        <Contents />
      </header>
      <Part
        id="sold"
        heading={SOLD.heading}
        text={SOLD.text}
        className="border-line border-y bg-surface"
      >
        <TitledList items={SOLD.parts} />
      </Part>
      <Part id="start" heading={START.heading} text={START.text}>
        <StartSteps />
      </Part>
      <SetterStories stories={stories} />
      <Part id="pay" heading={BONUSES.heading} text={BONUSES.text}>
        <Compensation />
        <h3 className="mt-10 text-xl">{BONUSES.onward.title}</h3>
        <p className="mt-2 max-w-prose text-quiet">{BONUSES.onward.text}</p>
      </Part>
      <Interview minutes={minutes} supportMail={supportMail} />
    </>
  );
}

function Contents() {
  return (
    <nav aria-label="On this page" className="mt-10">
      <ul className="flex flex-wrap gap-3">
        {NEXT_STEPS.contents.map(({ id, name }) => (
          <li key={id}>
            <a href={`#${id}`} className={buttonClass("outline")}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Interview({ minutes, supportMail }: { minutes: number | null; supportMail: string }) {
  const { heading, text, steps, ready, moved, notBooked } = EXPECT;
  return (
    <Part
      id="expect"
      heading={heading}
      text={minutes === null ? text : `${text} It takes about ${minutes} minutes.`}
      className="border-line border-t bg-surface"
    >
      <NumberedSteps steps={steps} />
      <div className="mt-12 rounded-panel bg-sunken p-6 sm:p-8">
        <h3 className="text-xl">{ready.title}</h3>
        <ul className="mt-4 grid gap-3">
          {ready.list.map((item) => (
            <li key={item} className="flex gap-3">
              <Check aria-hidden="true" className="mt-1 size-5 shrink-0 text-success" />
              {item}
            </li>
          ))}
        </ul>
      </div>
      <p className="mt-8 max-w-prose text-quiet">
        {moved} For anything else write to <MailLink address={supportMail} />.
      </p>
      <p className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-3 font-semibold">
        {notBooked}
        <a href={`/hiring/dmsetters#${APPLY.id}`} className={buttonClass("outline")}>
          {ROLE.apply}
        </a>
      </p>
    </Part>
  );
}
