import type { ReactNode } from "react";
import { Picture } from "~/content/content";
import type { ShownFigure } from "~/figures/figures.server";
import type { Landing } from "./copy/landing.server";
import { Icon } from "./icon";
import { Section } from "./section";

type Why = Landing["why"];
type WhySectionProps = {
  why: Why;
  founder: Landing["founder"];
  /** The first is shown large. */
  stats: readonly ShownFigure[];
  earningsNote: string;
  children: ReactNode;
};

/** LAND-3: figures, mission, who is behind it, what sets us apart. */
export function WhySection({ why, founder, stats, earningsNote, children }: WhySectionProps) {
  const [first, ...others] = stats;
  return (
    <Section
      id="why"
      kicker={why.kicker}
      heading={why.heading}
      className="border-line border-y bg-surface"
    >
      <div className="mt-8 grid items-end gap-x-16 gap-y-8 sm:mt-12 sm:gap-y-10 lg:grid-cols-[auto_minmax(0,1fr)]">
        {first && <LargeFigure shown={first} sourceLabel={why.source} />}
        <dl className="grid grid-cols-2 gap-x-6 gap-y-7 sm:gap-x-10">
          {others.map(({ figure, says }) => (
            <div key={says} className="border-line border-t pt-4">
              <dt className="text-quiet max-sm:text-sm">{says}</dt>
              <dd className="font-bold font-heading text-xl tracking-tight tabular sm:text-3xl">
                {figure}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <p className="mt-6 text-quiet text-sm">{earningsNote}</p>
      <div className="mt-10 max-w-4xl sm:mt-24">
        <h3 className="kicker">{why.missionHeading}</h3>
        <p className="mt-3 font-heading text-xl leading-snug sm:mt-4 sm:text-4xl sm:leading-tight">
          {why.mission}
        </p>
      </div>
      <Founder founder={founder} />
      <div className="mt-10 sm:mt-24">
        <h3 className="text-2xl sm:text-3xl">{why.apart}</h3>
        <ul className="mt-6 grid gap-x-10 gap-y-6 sm:mt-8 sm:grid-cols-2 sm:gap-y-10 lg:grid-cols-4">
          {why.differentiators.map(({ icon, title, text }) => (
            <li key={title} className="max-sm:flex max-sm:gap-4">
              <Icon name={icon} className="size-7 shrink-0 text-accent" />
              <div className="min-w-0">
                <h4 className="text-xl sm:mt-4">{title}</h4>
                <p className="mt-1 text-quiet sm:mt-2">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
      {children}
    </Section>
  );
}

function LargeFigure({ shown, sourceLabel }: { shown: ShownFigure; sourceLabel: string }) {
  const { figure, says, source } = shown;
  return (
    <dl className="max-w-sm">
      <dt className="sr-only">{says}</dt>
      <dd>
        <span className="block font-bold font-heading text-[min(24vw,clamp(5rem,3rem+10vw,9.5rem))] text-accent leading-[0.9] tracking-[-0.04em] tabular">
          {figure}
        </span>
        <span aria-hidden="true" className="mt-4 block text-lg">
          {says}
        </span>
        {source && (
          <span className="mt-1 block text-quiet text-sm">
            {sourceLabel} {source}
          </span>
        )}
      </dd>
    </dl>
  );
}

/** Who teaches; nothing until the company has entered that. */
function Founder({ founder }: Pick<WhySectionProps, "founder">) {
  const { name, role, photo, text } = founder;
  if (!name || !text) return null;
  return (
    <figure className="mt-10 flex items-start gap-x-10 gap-y-4 rounded-[28px] bg-paper p-5 max-sm:flex-col sm:mt-24 sm:p-12">
      <Portrait name={name} photo={photo} />
      <div>
        <blockquote className="max-w-3xl sm:text-xl">
          <p>{text}</p>
        </blockquote>
        <figcaption className="mt-5 leading-snug">
          <strong className="block font-semibold">{name}</strong>
          <span className="text-quiet">{role}</span>
        </figcaption>
      </div>
    </figure>
  );
}

type PortraitProps = { name: string; photo: Landing["founder"]["photo"]; small?: boolean };

/** A person's photo, or the first letter of the name while there is none. */
export function Portrait({ name, photo, small = false }: PortraitProps) {
  const size = small
    ? "size-11 text-lg sm:size-14 sm:text-xl"
    : "size-16 text-2xl sm:size-32 sm:text-4xl";
  if (photo)
    return (
      <Picture
        picture={photo}
        sizes={small ? "56px" : "128px"}
        className={`${size} shrink-0 rounded-full object-cover`}
      />
    );
  return (
    <span
      aria-hidden="true"
      className={`${size} grid shrink-0 place-items-center rounded-full bg-accent-soft font-bold font-heading text-accent-strong`}
    >
      {name.charAt(0)}
    </span>
  );
}
