import { EARNINGS_NOTE } from "~/figures/figures";
import { GET_STARTED } from "./content/landing";

/** LAND-7, and the button of LAND-8: a form, so that it leads to booking without a script. */
export function GetStartedSection() {
  const { kicker, heading, card } = GET_STARTED;
  return (
    <section
      id="get-started"
      aria-labelledby="get-started-heading"
      className="site-section border-night-line border-b bg-night text-on-night"
    >
      <div className="site-width grid items-center gap-x-16 gap-y-12 lg:grid-cols-[1.2fr_1fr]">
        <div>
          <p className="font-semibold text-on-night-quiet">{kicker}</p>
          <h2
            id="get-started-heading"
            className="mt-4 text-[clamp(2.25rem,1.5rem+3vw,4rem)] leading-[1.05]"
          >
            {heading}
          </h2>
        </div>
        <div className="rounded-[28px] bg-surface p-7 text-ink sm:p-10">
          <h3 className="text-2xl sm:text-3xl">{card.heading}</h3>
          <p className="mt-4 text-quiet">{card.text}</p>
          <form action="/book" data-claim="" className="mt-8">
            <button type="submit" className="claim">
              {card.button}
            </button>
          </form>
          <p className="mt-4 text-center text-quiet text-sm">{card.note}</p>
          <p className="mt-2 text-center text-quiet text-sm">{EARNINGS_NOTE}</p>
        </div>
      </div>
    </section>
  );
}
