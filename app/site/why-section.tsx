import { EARNINGS_NOTE, FIGURES } from "~/figures/figures";
import { DIFFERENTIATORS, STATS, WHY } from "./content/landing";
import { Icon } from "./icon";
import { Section } from "./section";

/** LAND-3: figures, mission, what sets us apart. */
export function WhySection() {
  return (
    <Section id="why" heading={WHY.heading} className="border-line border-y bg-surface">
      <dl className="mt-12 grid gap-px overflow-hidden rounded-panel border border-line bg-line max-lg:grid-cols-2 lg:grid-cols-6">
        {STATS.map((name) => {
          const { figure, says } = FIGURES[name];
          const wide = name === "roles" ? "col-span-2" : "";
          return (
            <div key={name} className={`flex flex-col gap-2 bg-surface p-5 sm:p-6 ${wide}`}>
              <dt className="order-2 text-quiet">{says}</dt>
              <dd className="font-bold font-heading text-4xl tracking-tight tabular lg:text-5xl">
                {figure}
              </dd>
            </div>
          );
        })}
      </dl>
      <p className="mt-4 text-quiet text-sm">{EARNINGS_NOTE}</p>
      <div className="mt-20 grid gap-x-16 gap-y-6 lg:grid-cols-[1fr_2fr]">
        <h3 className="text-2xl">{WHY.mission.heading}</h3>
        <p className="font-heading text-2xl leading-snug sm:text-3xl">{WHY.mission.text}</p>
      </div>
      <div className="mt-20 grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_2fr]">
        <h3 className="text-2xl">{WHY.apart}</h3>
        <ul className="grid gap-x-12 gap-y-10 sm:grid-cols-2">
          {DIFFERENTIATORS.map(({ icon, title, text }) => (
            <li key={title}>
              <Icon name={icon} className="size-7 text-accent" />
              <h4 className="mt-4 text-xl">{title}</h4>
              <p className="mt-2 text-quiet">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
