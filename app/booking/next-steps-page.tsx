import { contentOf } from "~/content/content.server";
import { PUBLIC_FIGURES } from "~/figures/figures.server";
import type { PublicPage } from "~/platform/pages/public-page";
import { pixelPolicy } from "~/platform/pixel/pixel-policy";
import { requestContext } from "~/platform/web/request-context.server";
import { pixelEventId, pixelOf, slotOf } from "~/settings/settings.server";
import { NumberedColumns, NumberedSteps } from "~/ui/numbered-steps";
import { PixelNotice } from "~/ui/pixel-notice";
import { Unbroken } from "~/ui/unbroken";
import { VideoFrame } from "~/ui/video-frame";
import type { Route } from "./+types/next-steps-page";
import { BookedMeetingView } from "./booking";
import { justBooked } from "./booking.server";
import { BOOKING, type BookingWords } from "./copy/booking.server";

type Words = BookingWords["nextSteps"];
type Data = Route.ComponentProps["loaderData"];

export const handle = {
  page: {
    words: "booking-next-steps.nextSteps",
    unlisted: true,
    changed: "2026-11-21",
    hydration: "full",
    byQuery: true,
    crumbs: ["/book"],
  } satisfies PublicPage,
  policy: import.meta.env.SSR
    ? (_config: unknown, { pixel }: Data) => pixelPolicy(pixel)
    : undefined,
  embeds: ({ embeds }: Data) => embeds,
};

export async function loader({ request, context }: Route.LoaderArgs) {
  const slots = ["programVideo1", "programVideo2", "programVideo3"] as const;
  const meeting = await justBooked(request, context);
  return {
    words: contentOf(context, BOOKING).nextSteps,
    earningsNote: contentOf(context, PUBLIC_FIGURES).earningsNote,
    embeds: slots.map((slot) => slotOf(context, slot)),
    meeting,
    schedule: meeting ? pixelEventId(meeting.reference) : undefined,
    origin: context.get(requestContext).config.baseUrl,
    pixel: pixelOf(context),
  };
}

/** BOOK-1. With the meeting at the top, for the browser that just booked it. */
export default function NextStepsPage({ loaderData }: Route.ComponentProps) {
  const { words, earningsNote, meeting, origin, embeds, pixel } = loaderData;
  return (
    <article className="site-width py-14 sm:py-20">
      <h1 className="max-w-4xl text-page">{words.heading}</h1>
      <p className="mt-6 max-w-prose text-lg text-quiet">{words.text}</p>
      {meeting && (
        <div className="mt-10 max-w-3xl">
          <BookedMeetingView meeting={meeting} origin={origin} heading={words.meeting} />
        </div>
      )}
      <Videos videos={words.videos} embeds={embeds} />
      <Overview overview={words.overview} note={earningsNote} />
      <Investment investment={words.investment} />
      <Expect expect={words.expect} prepare={words.prepare} />
      <PixelNotice pixel={pixel} schedule={loaderData.schedule} />
    </article>
  );
}

function Videos({ videos, embeds }: Pick<Words, "videos"> & Pick<Data, "embeds">) {
  const written = [
    [videos.first, videos.firstStory],
    [videos.second, videos.secondStory],
    [videos.third, videos.thirdStory],
  ] as const;
  return (
    <section aria-labelledby="videos" className="mt-20">
      <h2 id="videos" className="text-3xl">
        {videos.heading}
      </h2>
      <p className="mt-3 max-w-prose text-quiet">{videos.text}</p>
      <ul className="mt-8 grid gap-6 md:grid-cols-3">
        {written.map(([title, story], at) => (
          <li key={title}>
            <VideoFrame embed={embeds[at] ?? null} title={title} story={story} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Overview({ overview, note }: Pick<Words, "overview"> & { note: string }) {
  return (
    <section aria-labelledby="overview" className="mt-20">
      <h2 id="overview" className="text-3xl">
        {overview.heading}
      </h2>
      <p className="mt-3 max-w-prose text-lg text-quiet">
        <Unbroken text={overview.text} />
      </p>
      <NumberedColumns steps={overview.blocks} columns="sm:grid-cols-2 lg:grid-cols-4" />
      <p className="mt-8 max-w-prose text-sm">
        {overview.afterward} <span className="text-quiet">{note}</span>
      </p>
    </section>
  );
}

function Investment({ investment }: Pick<Words, "investment">) {
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
            <dd className="mt-2">
              <Unbroken text={item.text} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-8 font-semibold">{investment.note}</p>
    </section>
  );
}

function Expect({ expect, prepare }: Pick<Words, "expect" | "prepare">) {
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
