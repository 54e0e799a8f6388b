import { buttonClass } from "~/ui/button";
import type { Landing } from "./copy/landing.server";

/** From one message to the next: long enough to read it. */
const STEP_MS = 900;

/** LAND-2. */
export function Hero({ hero, conversation }: Pick<Landing, "hero" | "conversation">) {
  return (
    <section aria-labelledby="hero-heading" className="site-width py-10 sm:py-20 lg:py-18">
      <div className="grid items-center gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
        <div>
          <p className="font-heading font-semibold text-[min(1.125rem,8.5vw)] text-quiet">
            {hero.tagline} <span className="text-accent tracking-[0.08em]">{hero.loud}</span>
          </p>
          <h1
            id="hero-heading"
            className="mt-5 text-[min(13vw,clamp(2.5rem,1.6rem+3.6vw,4.35rem))] leading-[1.02] tracking-[-0.03em]"
          >
            {hero.heading}
          </h1>
          <p className="mt-6 font-semibold text-lg">{hero.kicker}</p>
          <p className="mt-3 max-w-[34rem] text-lg text-quiet">{hero.promise}</p>
          <p className="mt-8 flex flex-wrap items-center gap-3">
            <a href="#get-started" className={`${buttonClass()} min-h-13 px-7 text-lg`}>
              {hero.start}
            </a>
            <a href="#program" className={`${buttonClass("quiet")} min-h-13 text-lg`}>
              {hero.program}
            </a>
          </p>
        </div>
        <HeroConversation conversation={conversation} />
      </div>
    </section>
  );
}

/** A direct message conversation that turns, message by message, into a booked call; drawn, not a picture. */
function HeroConversation({ conversation }: Pick<Landing, "conversation">) {
  const { prospect, setter, messages } = conversation;
  return (
    <figure className="relative mx-auto w-full max-w-[30rem] lg:mr-0">
      <div className="rounded-[28px] border border-line bg-surface p-4 floating sm:p-6">
        <div className="flex items-center gap-3 border-line border-b pb-4">
          <span
            aria-hidden="true"
            className="grid size-10 place-items-center rounded-full bg-accent-soft font-bold font-heading text-accent-strong"
          >
            {prospect.charAt(0)}
          </span>
          <p className="leading-tight">
            <span className="block font-semibold">{prospect}</span>
            <span className="text-quiet text-sm">{conversation.status}</span>
          </p>
        </div>
        <ol className="mt-5 grid gap-2.5">
          {messages.map(({ from, text }, index) => (
            <li
              key={text}
              className={`max-w-[85%] ${from === "setter" ? "justify-self-end" : "justify-self-start"}`}
            >
              <p
                className={`plays px-4 py-2.5 text-[0.95rem] leading-snug ${
                  from === "setter"
                    ? "rounded-[18px] rounded-br-[5px] bg-accent text-on-accent"
                    : "rounded-[18px] rounded-bl-[5px] bg-sunken"
                }`}
                style={{ animationDelay: `${(index + 1) * STEP_MS}ms` }}
              >
                <span className="sr-only">{from === "setter" ? setter : prospect}: </span>
                {text}
              </p>
            </li>
          ))}
        </ol>
        <BookedCall {...conversation} delayMs={(messages.length + 1) * STEP_MS} />
      </div>
      <figcaption className="mt-4 text-center text-quiet text-sm">
        {conversation.caption}
      </figcaption>
    </figure>
  );
}

type BookedCallProps = Pick<Landing["conversation"], "booked" | "when"> & { delayMs: number };

function BookedCall({ booked, when, delayMs }: BookedCallProps) {
  return (
    <div
      className="plays mt-4 flex items-center gap-4 rounded-panel border border-success bg-success-soft p-4 raised sm:-mr-10"
      style={{ animationDelay: `${delayMs}ms` }}
    >
      <svg viewBox="0 0 44 44" width="44" height="44" aria-hidden="true" className="shrink-0">
        <rect x="3" y="7" width="38" height="34" rx="7" fill="var(--color-surface)" />
        <path d="M3 14a7 7 0 0 1 7-7h24a7 7 0 0 1 7 7v3H3z" fill="var(--color-success)" />
        <path
          d="M14 3.5v7M30 3.5v7"
          stroke="var(--color-success)"
          strokeWidth="3"
          strokeLinecap="round"
        />
        <path
          d="M14.5 28.5l5.2 5.2 10-10.6"
          fill="none"
          stroke="var(--color-success)"
          strokeWidth="3.2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <p className="leading-snug">
        <strong className="block font-heading font-semibold">{booked}</strong>
        <span className="text-success tabular">{when}</span>
      </p>
    </div>
  );
}
