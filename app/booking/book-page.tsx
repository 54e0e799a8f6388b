import { contentOf } from "~/content/content.server";
import { PUBLIC_FIGURES } from "~/figures/figures.server";
import { writtenMail } from "~/platform/mail/written-mail.server";
import { revalidatedByPath } from "~/platform/pages/by-path";
import type { PublicPage } from "~/platform/pages/public-page";
import { pixelPolicy } from "~/platform/pixel/pixel-policy";
import { brandOf, pixelOf, slotOf } from "~/settings/settings.server";
import { CheckList } from "~/ui/check-list";
import { MailLink } from "~/ui/in-text";
import { PixelNotice } from "~/ui/pixel-notice";
import type { Route } from "./+types/book-page";
import { pickerWords } from "./booking.server";
import { BookingSlot } from "./booking-slot";
import { BOOKING } from "./copy/booking.server";

type Data = Route.ComponentProps["loaderData"];

export const handle = {
  page: {
    words: "booking-next-steps.book",
    changed: "2026-11-21",
    hydration: "full",
  } satisfies PublicPage,
  policy: import.meta.env.SSR
    ? (_config: unknown, { pixel }: Data) => pixelPolicy(pixel)
    : undefined,
  embeds: ({ embed }: Data) => [embed],
};

export function loader({ context }: Route.LoaderArgs) {
  return {
    words: contentOf(context, BOOKING).book,
    picker: pickerWords(context, "discovery"),
    earningsNote: contentOf(context, PUBLIC_FIGURES).earningsNote,
    embed: slotOf(context, "discovery"),
    supportMail: writtenMail(brandOf(context).supportMail),
    pixel: pixelOf(context),
  };
}

/** A choice of a time changes the query. */
export const shouldRevalidate = revalidatedByPath;

/** BOOK-1. */
export default function BookPage({ loaderData }: Route.ComponentProps) {
  const { words, picker, earningsNote, embed, supportMail, pixel } = loaderData;
  return (
    <div className="site-width grid items-start gap-x-14 gap-y-12 py-14 sm:py-20 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.25fr)] lg:grid-rows-[auto_1fr]">
      <div>
        <h1 className="text-page">{words.heading}</h1>
        <p className="mt-6 max-w-prose text-lg text-quiet">{words.text}</p>
      </div>
      <div className="max-lg:order-last lg:sticky lg:top-28">
        <h2 className="text-2xl">{words.includedHeading}</h2>
        <CheckList items={words.included} className="mt-5 gap-3.5" />
        <p className="mt-6 max-w-prose text-quiet text-sm">{earningsNote}</p>
      </div>
      <section
        aria-labelledby="times"
        className="-mx-2 min-w-0 sm:mx-0 lg:col-start-2 lg:row-span-2 lg:row-start-1"
      >
        <h2 id="times" className="px-2 text-2xl sm:px-0">
          {words.times}
        </h2>
        <div className="mt-5">
          <BookingSlot calendar="discovery" words={picker} embed={embed} />
        </div>
        <p className="mt-5 px-2 text-quiet text-sm sm:px-0">
          {words.beforeMail} <MailLink address={supportMail} subject={words.subject} />{" "}
          {words.afterMail}
        </p>
      </section>
      <PixelNotice pixel={pixel} />
    </div>
  );
}
