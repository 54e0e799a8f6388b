import { EARNINGS_NOTE, FIGURES, figure } from "~/figures/figures";
import { framePolicy } from "~/platform/embeds/frame";
import type { PublicPage } from "~/platform/pages/public-page";
import { withPixelPolicy } from "~/platform/pixel/pixel";
import { requestContext } from "~/platform/web/request-context.server";
import { pixelOf, slotOf } from "~/settings/settings.server";
import { NumberedColumns, NumberedSteps } from "~/ui/numbered-steps";
import { PixelNotice } from "~/ui/pixel-notice";
import { VideoFrame } from "~/ui/video-frame";
import type { Route } from "./+types/next-steps-page";
import { BookedMeetingView } from "./booking";
import { justBooked } from "./booking.server";

/** What /book/next-steps says to someone who has just booked a discovery call (BOOK-1). */
const NEXT_STEPS = {
  heading: "Congratulations, your call is booked",
  text: "You did what most people put off. Read this page before the call: it answers the basics, so the call can be about your questions.",
  overview: {
    heading: "The program in short",
    text: `${figure("weeks")} weeks from the first lesson to interviews for remote sales roles, at ${figure("weeklyHours")} hours a week. Evening and weekend sessions leave room for a job.`,
    blocks: [
      {
        title: "Learn the craft",
        text: "Foundations of appointment setting, how buyers decide, direct messages and prospecting, listening, closing, and the mindset behind them. Six blocks of two weeks, four lessons each.",
      },
      {
        title: "Work with real clients",
        text: "You set appointments for companies during the training, with a coach at your side. Your coach reads what you write and talks through the replies with you.",
      },
      {
        title: "Get coached, one-on-one and in a group",
        text: "1-on-1 sessions on your own conversations, live group calls every week, and a community that helps out in between.",
      },
      {
        title: "Land a role",
        text: `Help with your profile, applications and interviews, introductions to partner companies, and ${figure("supportMonths")} months of support after you start.`,
      },
    ],
  },
  investment: {
    heading: "Your investment",
    text: "You invest time and money. We go over both on the call, in plain numbers.",
    items: [
      {
        title: "Time",
        text: `${figure("weeklyHours")} hours a week for ${figure("weeks")} weeks: lessons, practice on real conversations, and live calls.`,
      },
      {
        title: "Money",
        text: "The price depends on where you start, how much 1-on-1 coaching you want, and whether you pay up front or in installments. We tell you the price on the call, and you owe nothing until you agree to it.",
      },
      {
        title: "Equipment",
        text: "A computer, a stable connection and a quiet place. The software you train and work with is provided.",
      },
    ],
    note: "The call itself is free, without commitment.",
  },
  videos: {
    heading: "Three videos before the call",
    text: "They answer the questions most people ask first.",
    titles: [
      "How the twelve weeks work",
      "A conversation that becomes a booked call",
      "What graduates do afterward",
    ],
  },
  expect: {
    heading: "What to expect on the call",
    steps: [
      {
        title: "You talk first",
        text: "Where you work now, what you have tried, what you want to change and by when. No trick questions.",
      },
      {
        title: "We look at the fit",
        text: "Your hours, your experience with people, your equipment. If something is missing, we tell you what it is and how others got there.",
      },
      {
        title: "You see the program",
        text: "The lessons, the practice and the support, and how they fit into your week. Ask anything you like, including the price.",
      },
      {
        title: "You decide when you are ready",
        text: "If it fits, you get the next steps. If it does not, we say so and suggest what to do instead.",
      },
    ],
  },
  prepare: {
    heading: "Before you join",
    items: [
      "Be in a quiet place with a stable connection, a few minutes early.",
      "Have your calendar open: we look at real weeks, not ideal ones.",
      "Write down the income you want a year from now, and why.",
      "Bring the questions that could stop you. Those are the most useful.",
    ],
  },
} as const;
/** Shown next to graduates' results. */
const AFTERWARDS = `Graduates land roles from ${FIGURES.roles.figure} a year.`;

type Data = Route.ComponentProps["loaderData"];

const { heading, text, overview, investment, videos, expect, prepare } = NEXT_STEPS;

export const handle = {
  page: {
    title: "Your discovery call: next steps",
    description:
      "Your discovery call is booked. The program in short, what it asks of you, three videos to watch, and what to expect on the call.",
    changed: "2026-11-21",
    alive: "hydrated",
    byQuery: true,
    crumbs: ["/book"],
  } satisfies PublicPage,
  policy: (_config: unknown, { embeds, pixel }: Data) =>
    withPixelPolicy(pixel, framePolicy(...embeds)),
};

export async function loader({ request, context }: Route.LoaderArgs) {
  const slots = ["programVideo1", "programVideo2", "programVideo3"] as const;
  return {
    embeds: slots.map((slot) => slotOf(context, slot)),
    meeting: await justBooked(request, context),
    origin: context.get(requestContext).config.baseUrl,
    pixel: pixelOf(context),
  };
}

/** BOOK-1. With the meeting on top, for the browser that has just booked it. */
export default function NextStepsPage({ loaderData }: Route.ComponentProps) {
  const { meeting, origin, embeds, pixel } = loaderData;
  return (
    <article className="site-width py-14 sm:py-20">
      <h1 className="max-w-4xl text-[clamp(2.25rem,1.4rem+3.6vw,4rem)]">{heading}</h1>
      <p className="mt-6 max-w-prose text-lg text-quiet">{text}</p>
      {meeting && (
        <div className="mt-10 max-w-3xl">
          <BookedMeetingView meeting={meeting} origin={origin} heading="Your discovery call" />
        </div>
      )}
      <Videos embeds={embeds} />
      <Overview />
      <Investment />
      <Expect />
      <PixelNotice pixel={pixel} />
    </article>
  );
}

function Videos({ embeds }: Pick<Data, "embeds">) {
  return (
    <section aria-labelledby="videos" className="mt-20">
      <h2 id="videos" className="text-3xl">
        {videos.heading}
      </h2>
      <p className="mt-3 max-w-prose text-quiet">{videos.text}</p>
      <ul className="mt-8 grid gap-6 md:grid-cols-3">
        {videos.titles.map((title, at) => (
          <li key={title}>
            <VideoFrame embed={embeds[at] ?? null} title={title} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Overview() {
  return (
    <section aria-labelledby="overview" className="mt-20">
      <h2 id="overview" className="text-3xl">
        {overview.heading}
      </h2>
      <p className="mt-3 max-w-prose text-lg text-quiet">{overview.text}</p>
      <NumberedColumns steps={overview.blocks} columns="sm:grid-cols-2 lg:grid-cols-4" />
      <p className="mt-8 max-w-prose text-sm">
        {AFTERWARDS} <span className="text-quiet">{EARNINGS_NOTE}</span>
      </p>
    </section>
  );
}

function Investment() {
  return (
    <section aria-labelledby="investment" className="panel mt-20 p-6 sm:p-10">
      <h2 id="investment" className="text-3xl">
        {investment.heading}
      </h2>
      <p className="mt-3 max-w-prose text-quiet">{investment.text}</p>
      <dl className="mt-8 grid gap-x-10 gap-y-6 md:grid-cols-3">
        {investment.items.map((item) => (
          <div key={item.title} className="border-line border-t pt-4">
            <dt className="font-heading font-semibold text-xl">{item.title}</dt>
            <dd className="mt-2">{item.text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-8 font-semibold">{investment.note}</p>
    </section>
  );
}

function Expect() {
  return (
    <div className="mt-20 grid items-start gap-x-16 gap-y-12 lg:grid-cols-[1.4fr_1fr]">
      <section aria-labelledby="expect">
        <h2 id="expect" className="text-3xl">
          {expect.heading}
        </h2>
        <div className="mt-8">
          <NumberedSteps steps={expect.steps} />
        </div>
      </section>
      <section aria-labelledby="prepare" className="rounded-panel bg-sunken p-6 sm:p-8">
        <h2 id="prepare" className="text-2xl">
          {prepare.heading}
        </h2>
        <ul className="mt-5 grid list-disc gap-3 pl-5">
          {prepare.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}
