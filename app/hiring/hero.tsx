import { buttonClass } from "~/ui/button";
import { APPLY, ROLE } from "./content/role";
import { DayDrawing } from "./day-drawing";

export function Hero() {
  return (
    <section aria-labelledby="role" className="site-width py-14 sm:py-20 lg:py-24">
      <div className="grid items-center gap-x-16 gap-y-14 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
        <div>
          <p className="kicker">{ROLE.kicker}</p>
          <h1
            id="role"
            className="mt-5 text-[clamp(2.5rem,1.5rem+4vw,4.4rem)] leading-[1.03] tracking-[-0.03em]"
          >
            {ROLE.title}
          </h1>
          <p className="mt-7 max-w-[34rem] text-lg text-quiet sm:text-xl">{ROLE.text}</p>
          <p className="mt-9">
            <a
              href={`#${APPLY.id}`}
              className={`${buttonClass()} min-h-13 whitespace-normal! px-7 text-center text-lg`}
            >
              {ROLE.apply}
            </a>
          </p>
          <p className="mt-4">
            <a
              href="/hiring/dmsetters/next-steps"
              className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4"
            >
              {ROLE.booked}
            </a>
          </p>
        </div>
        <DayDrawing />
      </div>
    </section>
  );
}
