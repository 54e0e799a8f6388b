import { Check } from "lucide-react";
import type { PublicPage } from "~/platform/pages/public-page";
import { brandOf } from "~/settings/settings.server";
import { buttonClass } from "~/ui/button";
import { CLAIMS, EARNINGS_NOTE, figure } from "../claims/claims";
import type { Route } from "./+types/book-page";

const INCLUDED = [
  "A call of your own, with somebody who trains setters",
  "A look at your experience, and at what of it counts in remote sales",
  "How the twelve weeks work, week by week, with your hours in them",
  `What graduates do afterwards: roles from ${CLAIMS.roles.figure} a year`,
  "A straight answer whether this is for you, also where it is no",
];

export const handle = {
  page: {
    title: "Book your free discovery call",
    description:
      "A free call about remote appointment setting: your experience, the twelve-week program, and whether the two fit. No commitment required.",
    changed: "2026-11-21",
    alive: "never",
  } satisfies PublicPage,
};

export function loader({ context }: Route.LoaderArgs) {
  return { supportMail: brandOf(context).supportMail };
}

/** BOOK-1. A time is asked for by mail. */
export default function BookPage({ loaderData }: Route.ComponentProps) {
  const { supportMail } = loaderData;
  const request = `mailto:${supportMail}?subject=${encodeURIComponent("Discovery call")}&body=${encodeURIComponent("My name:\nMy time zone:\nThree times that suit me:\n")}`;
  return (
    <div className="site-width grid items-start gap-x-16 gap-y-12 py-16 sm:py-24 lg:grid-cols-[1.15fr_1fr]">
      <div>
        <h1 className="text-[clamp(2.25rem,1.4rem+3.6vw,4rem)]">Book your free discovery call</h1>
        <p className="mt-6 max-w-prose text-lg text-quiet">
          Half an hour, no commitment required. You leave with a plan, whether you join or not.
        </p>
        <h2 className="mt-12 text-2xl">What the call includes</h2>
        <ul className="mt-5 grid gap-3.5">
          {INCLUDED.map((item) => (
            <li key={item} className="flex gap-3">
              <Check aria-hidden="true" className="mt-1 size-5 shrink-0 text-success" />
              {item}
            </li>
          ))}
        </ul>
        <p className="mt-6 text-quiet text-sm">{EARNINGS_NOTE}</p>
      </div>
      <section aria-labelledby="ask" className="panel p-7 sm:p-9">
        <h2 id="ask" className="text-2xl">
          Ask for a time
        </h2>
        <p className="mt-3 text-quiet">
          Write us three times that suit you, with your time zone. You get one of them confirmed
          within {figure("replyHours")} hours.
        </p>
        <p className="mt-7">
          <a href={request} className={`${buttonClass()} w-full`}>
            Write to us
          </a>
        </p>
        <p className="mt-4 break-words text-center text-quiet text-sm">{supportMail}</p>
      </section>
    </div>
  );
}
