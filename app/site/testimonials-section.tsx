import type { ReactNode } from "react";
import type { FramedEmbed } from "~/platform/embeds/embed";
import type { Testimonials } from "./copy/testimonials.server";
import { PhoneRow, Section } from "./section";
import { Portrait } from "./why-section";

const STARS = [1, 2, 3, 4, 5];
const STAR = "M10 1.6l2.5 5.3 5.8.8-4.2 4.1 1 5.8L10 14.8l-5.1 2.8 1-5.8L1.7 7.7l5.8-.8z";

/** One or two do not sit in a third of the row. */
const COLUMNS: Readonly<Record<number, string>> = { 1: "", 2: "sm:grid-cols-2" };

type SectionProps = {
  testimonials: Testimonials;
  players: Players;
  earningsNote: string;
  children: ReactNode;
};

/** LAND-5. */
export function TestimonialsSection({
  testimonials,
  players,
  earningsNote,
  children,
}: SectionProps) {
  const { heading, sampleNote, people, labels, story } = testimonials;
  const samples = people.some(({ sample }) => sample);
  return (
    <Section id="testimonials" heading={heading} text={samples ? sampleNote : undefined}>
      <LargeStory story={story} labels={labels} players={players} />
      <PhoneRow name="Short stories" className="mt-8 sm:mt-12">
        <ul
          className={`phone-row grid gap-4 ${COLUMNS[people.length] ?? "sm:grid-cols-2 lg:grid-cols-3"}`}
        >
          {people.map((person) => (
            <Story key={person.name} person={person} labels={labels} players={players} />
          ))}
        </ul>
      </PhoneRow>
      <p className="mt-5 text-quiet text-sm">{earningsNote}</p>
      {children}
    </Section>
  );
}

/** One long story; nothing until the company has entered one. */
function LargeStory({
  story,
  labels,
  players,
}: Pick<Testimonials, "story" | "labels"> & { players: Players }) {
  const { name, role, photo, before, after, quote, video } = story;
  if (!name || !quote) return null;
  return (
    <figure className="mt-8 grid items-center gap-x-14 gap-y-5 rounded-[28px] bg-night p-6 text-on-night sm:mt-12 sm:gap-y-8 sm:p-12 lg:grid-cols-[auto_minmax(0,1fr)]">
      <Portrait name={name} photo={photo} />
      <div>
        <blockquote className="max-w-3xl font-heading text-xl leading-snug sm:text-3xl">
          <p>{quote}</p>
        </blockquote>
        <figcaption className="mt-4 flex flex-wrap gap-x-10 gap-y-3 sm:mt-6">
          <p className="leading-snug">
            <strong className="block font-semibold">{name}</strong>
            <span className="text-on-night-quiet">{role}</span>
          </p>
          {before && after && (
            <p className="leading-snug">
              <span className="block text-on-night-quiet">
                {labels.before} {before}
              </span>
              <span className="block">
                {labels.after} {after}
              </span>
            </p>
          )}
        </figcaption>
        <Video video={video} label={labels.video} name={name} players={players} />
      </div>
    </figure>
  );
}

type Players = Readonly<Record<string, FramedEmbed>>;
type VideoProps = { video: string | null; label: string; name: string; players: Players };

/** Played here if its host is known; otherwise a link. */
function Video({ video, label, name, players }: VideoProps) {
  if (!video) return null;
  const player = players[video];
  if (!player)
    return (
      <p className="mt-4">
        <a href={video} className="inline-flex min-h-11 items-center underline underline-offset-4">
          {label}
        </a>
      </p>
    );
  const { address, frame } = player;
  return (
    <div className="mt-4">
      <iframe
        src={frame.address}
        title={`${label}: ${name}`}
        loading="lazy"
        allow={frame.allow}
        allowFullScreen
        sandbox={frame.sandbox}
        referrerPolicy="strict-origin-when-cross-origin"
        className="block aspect-video w-full rounded-control bg-sunken"
      />
      <a
        href={address}
        className="inline-flex min-h-11 items-center text-sm underline underline-offset-4"
      >
        {label}
      </a>
    </div>
  );
}

type StoryProps = Pick<Testimonials, "labels"> & {
  players: Players;
  person: Testimonials["people"][number];
};

function Story({ person, labels, players }: StoryProps) {
  const { name, role, photo, before, after, salary, quote, rating, sample, video } = person;
  return (
    <li className="panel flex snap-start flex-col p-6 sm:p-7">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <Rating rating={rating} />
        <Pay salary={salary} sample={sample} labels={labels} />
      </div>
      <blockquote className="mt-5 flex-1 text-[1.05rem]">
        <p>{quote}</p>
      </blockquote>
      <Change name={labels.before} work={before} />
      <Change name={labels.after} work={after} />
      <Video video={video} label={labels.video} name={name} players={players} />
      <div className="mt-6 flex items-center gap-3 border-line border-t pt-5 sm:gap-4">
        <Portrait name={name} photo={photo} small />
        <p className="min-w-0 leading-snug">
          <strong className="block font-semibold">{name}</strong>
          <span className="text-quiet text-sm">{role}</span>
        </p>
      </div>
    </li>
  );
}

/** What someone did, or does now. */
function Change({ name, work }: { name: string; work: string | null }) {
  if (!work) return null;
  return (
    <p className="mt-4 text-sm">
      <span className="text-quiet">{name}</span> {work}
    </p>
  );
}

type PayProps = Pick<StoryProps["person"], "salary" | "sample"> & Pick<StoryProps, "labels">;

function Pay({ salary, sample, labels }: PayProps) {
  const notes = [salary && labels.perYear, sample && labels.sample].filter(Boolean);
  return (
    <p className="text-right leading-tight">
      {salary && <span className="block font-bold font-heading text-2xl tabular">{salary}</span>}
      <span className="text-quiet text-sm">{notes.join(", ")}</span>
    </p>
  );
}

function Rating({ rating }: { rating: number }) {
  return (
    <p>
      <span className="sr-only">
        {rating} out of {STARS.length} stars
      </span>
      <svg viewBox="0 0 100 20" width="100" height="20" aria-hidden="true">
        {STARS.map((star) => (
          <path
            key={star}
            d={STAR}
            transform={`translate(${(star - 1) * 20} 0)`}
            fill={star <= rating ? "var(--color-warning)" : "var(--color-line)"}
          />
        ))}
      </svg>
    </p>
  );
}
