import { EARNINGS_NOTE, FIGURES, type FigureName } from "~/figures/figures";

type PayBandProps = { heading: string; lead: FigureName; more: readonly FigureName[] };

/** The pay as a band of figures, the first one as large as the page allows; with the note that goes with them. */
export function PayBand({ heading, lead, more }: PayBandProps) {
  return (
    <section aria-labelledby="pay-heading" className="bg-night text-on-night">
      <div className="site-width py-16 sm:py-24">
        <h2 id="pay-heading" className="max-w-2xl text-2xl text-on-night-quiet sm:text-3xl">
          {heading}
        </h2>
        <dl className="mt-10 grid grid-cols-2 gap-x-6 gap-y-10 sm:gap-x-12 lg:grid-cols-3">
          <div className="col-span-full flex flex-col gap-2 border-night-line border-b pb-10">
            <dt className="order-2 text-lg text-on-night-quiet">{FIGURES[lead].says}</dt>
            <dd className="font-bold font-heading text-[clamp(2.6rem,0.5rem+8.5vw,7.5rem)] leading-none tracking-[-0.035em] tabular">
              {FIGURES[lead].figure}
            </dd>
          </div>
          {more.map((name) => (
            <div key={name} className="flex flex-col gap-1">
              <dt className="order-2 text-on-night-quiet">{FIGURES[name].says}</dt>
              <dd className="font-bold font-heading text-[1.6rem] tracking-tight tabular sm:text-4xl lg:text-5xl">
                {FIGURES[name].figure}
              </dd>
            </div>
          ))}
        </dl>
        <p className="mt-12 max-w-prose text-on-night-quiet text-sm">{EARNINGS_NOTE}</p>
      </div>
    </section>
  );
}

/** Figures side by side, as cards. */
export function StatCards({ names }: { names: readonly FigureName[] }) {
  return (
    <dl className="grid grid-cols-2 gap-4 lg:grid-cols-4">
      {names.map((name, index) => (
        <div
          key={name}
          className={`panel flex flex-col justify-between gap-3 p-5 sm:p-7 ${index === 0 ? "col-span-2 bg-accent text-on-accent" : ""}`}
        >
          <dt className={`order-2 ${index === 0 ? "" : "text-quiet"}`}>{FIGURES[name].says}</dt>
          <dd
            className={`font-bold font-heading leading-none tracking-tight tabular ${index === 0 ? "text-[clamp(2rem,1rem+4vw,3.5rem)]" : "text-3xl sm:text-4xl"}`}
          >
            {FIGURES[name].figure}
          </dd>
        </div>
      ))}
    </dl>
  );
}
