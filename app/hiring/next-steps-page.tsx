import { BookedMeetingView } from "~/booking/booking";
import { justBooked } from "~/booking/booking.server";
import { contentOf } from "~/content/content.server";
import { writtenMail } from "~/platform/mail/written-mail.server";
import type { PublicPage } from "~/platform/pages/public-page";
import { requestContext } from "~/platform/web/request-context.server";
import { brandOf, calendarOf, slotOf } from "~/settings/settings.server";
import { buttonClass } from "~/ui/button";
import { CheckList } from "~/ui/check-list";
import { MailLink } from "~/ui/in-text";
import { NumberedSteps } from "~/ui/numbered-steps";
import type { Route } from "./+types/next-steps-page";
import { NEXT_STEPS, type NextSteps } from "./copy/next-steps.server";
import { APPLY_ID } from "./interview-section";
import { Compensation, Part, SetterStories, StartSteps, TitledList } from "./role-sections";
import { roleWords, storiesOf } from "./role-words.server";
import { article, type Employer } from "./structured-data";

export const handle = {
  page: {
    words: "hiring-next-steps",
    titleAlone: true,
    changed: "2026-11-21",
    hydration: "never",
    byQuery: true,
    crumbs: ["/hiring/dmsetters"],
    structuredData: (site, { role }, page) => [
      article(page, site, { path: "/hiring/dmsetters/next-steps", posted: role.role.posted }),
    ],
  } satisfies PublicPage<Employer, Route.ComponentProps["loaderData"]>,
  embeds: ({ stories }: Route.ComponentProps["loaderData"]) => stories,
};

/** `minutes`: the interview's length, if it is booked in our calendar. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const minutes = slotOf(context, "interview")
    ? null
    : calendarOf(context, "interview").lengthMinutes;
  return {
    words: contentOf(context, NEXT_STEPS),
    role: roleWords(context),
    stories: storiesOf(context),
    minutes,
    supportMail: writtenMail(brandOf(context).supportMail),
    meeting: await justBooked(request, context),
    origin: context.get(requestContext).config.baseUrl,
  };
}

/** HIRE-2. */
export default function NextStepsPage({ loaderData }: Route.ComponentProps) {
  const { words, role, stories, minutes, supportMail, meeting, origin } = loaderData;
  const { sold, bonuses } = words;
  const { start, compensation, earningsNote } = role;
  return (
    <>
      <header className="site-width py-16 sm:py-24">
        <h1 className="max-w-4xl text-page">{words.title}</h1>
        <p className="mt-6 max-w-prose text-lg text-quiet">{words.text}</p>
        {meeting && (
          <div className="mt-10 max-w-3xl">
            <BookedMeetingView meeting={meeting} origin={origin} heading={words.meeting} />
          </div>
        )}
        <Contents contents={words.contents} />
      </header>
      <Part
        id="sold"
        heading={sold.heading}
        text={sold.text}
        className="border-line border-y bg-surface"
      >
        <TitledList items={sold.parts} />
      </Part>
      <Part id="start" heading={start.heading} text={start.text}>
        <StartSteps steps={start.steps} />
      </Part>
      <SetterStories words={role.stories} stories={stories} />
      <Part id="pay" heading={bonuses.heading} text={bonuses.text}>
        <Compensation rows={compensation.rows} note={earningsNote} />
        <h3 className="mt-10 text-xl">{bonuses.onward.title}</h3>
        <p className="mt-2 max-w-prose text-quiet">{bonuses.onward.text}</p>
      </Part>
      <Interview
        words={words.expect}
        apply={role.role.apply}
        minutes={minutes}
        supportMail={supportMail}
      />
    </>
  );
}

function Contents({ contents }: Pick<NextSteps, "contents">) {
  return (
    <nav aria-label="On this page" className="mt-10">
      <ul className="flex flex-wrap gap-3">
        {Object.entries(contents).map(([id, name]) => (
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

type InterviewProps = {
  words: NextSteps["expect"];
  apply: string;
  minutes: number | null;
  supportMail: string;
};

function Interview({ words, apply, minutes, supportMail }: InterviewProps) {
  const { heading, text, beforeMinutes, afterMinutes, steps, ready } = words;
  return (
    <Part
      id="expect"
      heading={heading}
      text={minutes === null ? text : `${text} ${beforeMinutes} ${minutes} ${afterMinutes}`}
      className="border-line border-t bg-surface"
    >
      <NumberedSteps steps={steps} />
      <div className="mt-12 rounded-panel bg-sunken p-6 sm:p-8">
        <h3 className="text-xl">{ready.title}</h3>
        <CheckList items={ready.list} className="mt-4 gap-3" />
      </div>
      <p className="mt-8 max-w-prose text-quiet">
        {words.moved} {words.contact} <MailLink address={supportMail} />.
      </p>
      <p className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-3 font-semibold">
        {words.notBooked}
        <a href={`/hiring/dmsetters#${APPLY_ID}`} className={buttonClass("outline")}>
          {apply}
        </a>
      </p>
    </Part>
  );
}
