import type { ReactNode } from "react";
import type { ShownFigure } from "~/figures/figures.server";
import type { FramedEmbed } from "~/platform/embeds/embed";
import { VideoFrame } from "~/ui/video-frame";
import type { RoleWords } from "./role-words.server";

type PartProps = {
  id: string;
  heading: string;
  text?: string;
  className?: string;
  children: ReactNode;
};

/** A part of a page: its topic on the left, its content on the right. */
export function Part({ id, heading, text, className = "", children }: PartProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={`site-section ${className}`}>
      <div className="site-width grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <div>
          <h2 id={`${id}-heading`} className="text-3xl sm:text-4xl">
            {heading}
          </h2>
          {text && <p className="mt-4 max-w-prose text-lg text-quiet">{text}</p>}
        </div>
        <div className="min-w-0">{children}</div>
      </div>
    </section>
  );
}

/** Things of one kind, each with its name, in two columns. */
export function TitledList({ items }: { items: readonly { title: string; text: string }[] }) {
  return (
    <ul className="grid gap-x-12 gap-y-8 sm:grid-cols-2">
      {items.map(({ title, text }) => (
        <li key={title} className="border-line border-t pt-5">
          <h3 className="text-xl">{title}</h3>
          <p className="mt-2 text-quiet">{text}</p>
        </li>
      ))}
    </ul>
  );
}

/** From the application to the first paycheck, as a line with four stops. */
export function StartSteps({ steps }: Pick<RoleWords["start"], "steps">) {
  return (
    <ol className="grid gap-x-10 gap-y-10 sm:grid-cols-2">
      {steps.map(({ when, title, text }) => (
        <li key={title} className="stop relative border-line border-t-2 pt-7">
          <p className="font-bold font-heading text-2xl text-accent tracking-tight tabular">
            {when}
          </p>
          <h3 className="mt-2 text-xl">{title}</h3>
          <p className="mt-2 text-quiet">{text}</p>
        </li>
      ))}
    </ol>
  );
}

type PayBandProps = RoleWords["pay"] & { note: string };

/** The pay as a band of figures, the first one as large as the page allows; with the note that goes with them. */
export function PayBand({ heading, lead, more, note }: PayBandProps) {
  return (
    <section aria-labelledby="pay-band-heading" className="bg-night text-on-night">
      <div className="site-width py-16 sm:py-24">
        <h2 id="pay-band-heading" className="max-w-2xl text-2xl text-on-night-quiet sm:text-3xl">
          {heading}
        </h2>
        <dl className="mt-10 grid grid-cols-2 gap-x-6 gap-y-10 sm:gap-x-12 lg:grid-cols-3">
          {lead && (
            <div className="col-span-full flex flex-col gap-2 border-night-line border-b pb-10">
              <dt className="order-2 text-lg text-on-night-quiet">{lead.says}</dt>
              <dd className="font-bold font-heading text-[min(13vw,clamp(2.6rem,0.5rem+8.5vw,7.5rem))] leading-none tracking-[-0.035em] tabular">
                {lead.figure}
              </dd>
            </div>
          )}
          {more.map(({ figure, says }) => (
            <div key={says} className="flex flex-col gap-1">
              <dt className="order-2 text-on-night-quiet">{says}</dt>
              <dd className="font-bold font-heading text-[1.6rem] tracking-tight tabular sm:text-4xl lg:text-5xl">
                {figure}
              </dd>
            </div>
          ))}
        </dl>
        <p className="mt-12 max-w-prose text-on-night-quiet text-sm">{note}</p>
      </div>
    </section>
  );
}

export function StatCards({ figures }: { figures: readonly ShownFigure[] }) {
  return (
    <dl className="grid grid-cols-2 gap-4 lg:grid-cols-4">
      {figures.map(({ figure, says }, index) => (
        <div
          key={says}
          className={`panel flex flex-col gap-3 p-5 sm:p-7 ${index === 0 ? "col-span-2 bg-accent text-on-accent" : ""}`}
        >
          <dt className={`order-2 ${index === 0 ? "" : "text-quiet"}`}>{says}</dt>
          <dd
            className={`font-bold font-heading leading-none tracking-tight tabular ${index === 0 ? "text-[min(13vw,clamp(2rem,1rem+4vw,3.5rem))]" : "text-3xl sm:text-4xl"}`}
          >
            {figure}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What is paid for what, one line each, with the earnings note. */
export function Compensation({
  rows,
  note,
}: Pick<RoleWords["compensation"], "rows"> & { note: string }) {
  return (
    <>
      <dl className="border-line border-t">
        {rows.map(({ claim, figure, name, text }) => (
          <div
            key={claim}
            className="grid gap-x-8 gap-y-1 border-line border-b py-5 sm:grid-cols-[15rem_minmax(0,1fr)] sm:py-6"
          >
            <dt className="font-semibold text-lg sm:order-2">
              {name}
              <span className="mt-1 block font-normal text-base text-quiet">{text}</span>
            </dt>
            <dd className="order-first sm:whitespace-nowrap font-bold font-heading text-3xl leading-tight tracking-tight tabular sm:text-2xl lg:text-[1.75rem]">
              {figure}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-5 max-w-prose text-quiet text-sm">{note}</p>
    </>
  );
}

type SetterStoriesProps = {
  words: RoleWords["stories"];
  stories: readonly (FramedEmbed | null)[];
  children?: ReactNode;
};

/** Three videos of setters, with further links below. */
export function SetterStories({ words, stories, children }: SetterStoriesProps) {
  const { heading, text, empty, first, firstStory, second, secondStory, third, thirdStory } = words;
  const written = [
    [first, firstStory],
    [second, secondStory],
    [third, thirdStory],
  ] as const;
  const some = stories.some((story) => story !== null);
  return (
    <section
      id="stories"
      aria-labelledby="stories-heading"
      className="site-section border-line border-y bg-surface"
    >
      <div className="site-width">
        <h2 id="stories-heading" className="text-3xl sm:text-4xl">
          {heading}
        </h2>
        <p className="mt-4 max-w-prose text-lg text-quiet">{some ? text : empty}</p>
        <div className="mt-10 grid gap-4 md:grid-cols-3">
          {written.map(([title, story], index) => (
            <VideoFrame key={title} embed={stories[index] ?? null} title={title} story={story} />
          ))}
        </div>
        {children}
      </div>
    </section>
  );
}
