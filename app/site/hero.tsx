import { buttonClass } from "~/ui/button";
import { HERO } from "./content/landing";
import { HeroConversation } from "./hero-conversation";

/** LAND-2. */
export function Hero() {
  return (
    <section aria-labelledby="hero-heading" className="site-width py-14 sm:py-20 lg:py-18">
      <div className="grid items-center gap-x-16 gap-y-14 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
        <div>
          <p className="font-heading font-semibold text-lg text-quiet">
            {HERO.tagline.plain}{" "}
            <span className="text-accent tracking-[0.08em]">{HERO.tagline.loud}</span>
          </p>
          <h1
            id="hero-heading"
            className="mt-5 text-[clamp(2.5rem,1.6rem+3.4vw,4rem)] leading-[1.03] tracking-[-0.03em]"
          >
            {HERO.heading}
          </h1>
          <p className="mt-7 max-w-[34rem] text-lg text-quiet sm:text-xl">{HERO.promise}</p>
          <p className="mt-9 flex flex-wrap items-center gap-3">
            <a href="#get-started" className={`${buttonClass()} min-h-13 px-7 text-lg`}>
              Get Started
            </a>
            <a href="#program" className={`${buttonClass("quiet")} min-h-13 text-lg`}>
              See the program
            </a>
          </p>
        </div>
        <HeroConversation />
      </div>
    </section>
  );
}
