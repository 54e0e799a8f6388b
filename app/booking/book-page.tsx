import { Check } from "lucide-react";
import { EARNINGS_NOTE, FIGURES, figure } from "~/figures/figures";
import { framePolicy } from "~/platform/embeds/frame";
import type { PublicPage } from "~/platform/pages/public-page";
import { withPixelPolicy } from "~/platform/pixel/pixel";
import { brandOf, pixelOf, slotOf } from "~/settings/settings.server";
import { MailLink } from "~/ui/mail-link";
import { PixelNotice } from "~/ui/pixel-notice";
import type { Route } from "./+types/book-page";
import { BookingSlot } from "./booking";

type Data = Route.ComponentProps["loaderData"];

const INCLUDED = [
  "A one-on-one call with someone who trains setters",
  "A look at your experience and how much of it carries over to remote sales",
  "How the twelve weeks would fit your schedule, week by week",
  `What graduates do afterward: roles from ${FIGURES.roles.figure} a year`,
  "A straight answer on whether this is right for you, even if it's no",
];

export const handle = {
  page: {
    title: "Book your free discovery call",
    description:
      "A free call about remote appointment setting: your experience, the twelve-week program, and whether it is right for you. No commitment required.",
    changed: "2026-11-21",
    alive: "hydrated",
  } satisfies PublicPage,
  policy: (_config: unknown, { embed, pixel }: Data) => withPixelPolicy(pixel, framePolicy(embed)),
};

export function loader({ context }: Route.LoaderArgs) {
  return {
    embed: slotOf(context, "discovery"),
    supportMail: brandOf(context).supportMail,
    pixel: pixelOf(context),
  };
}

/** BOOK-1. */
export default function BookPage({ loaderData }: Route.ComponentProps) {
  const { embed, supportMail, pixel } = loaderData;
  return (
    <div className="site-width grid items-start gap-x-14 gap-y-12 py-14 sm:py-20 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.25fr)]">
      <div>
        <h1 className="text-[clamp(2.25rem,1.4rem+3.6vw,4rem)]">Book your free discovery call</h1>
        <p className="mt-6 max-w-prose text-lg text-quiet">
          A free consultation, no commitment required. You leave with a plan, whether you join or
          not.
        </p>
        <h2 className="mt-10 text-2xl">What the call includes</h2>
        <ul className="mt-5 grid gap-3.5">
          {INCLUDED.map((item) => (
            <li key={item} className="flex gap-3">
              <Check aria-hidden="true" className="mt-1 size-5 shrink-0 text-success" />
              {item}
            </li>
          ))}
        </ul>
        <p className="mt-6 max-w-prose text-quiet text-sm">{EARNINGS_NOTE}</p>
      </div>
      <section aria-labelledby="times" className="-mx-2 min-w-0 sm:mx-0">
        <h2 id="times" className="px-2 text-2xl sm:px-0">
          Choose a time
        </h2>
        <div className="mt-5">
          <BookingSlot calendar="discovery" embed={embed} />
        </div>
        <p className="mt-5 px-2 text-quiet text-sm sm:px-0">
          No time suits you? Write to <MailLink address={supportMail} subject="Discovery call" />{" "}
          and get an answer within {figure("replyHours")} hours.
        </p>
      </section>
      <PixelNotice pixel={pixel} />
    </div>
  );
}
