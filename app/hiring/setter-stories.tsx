import type { Embed } from "~/platform/embeds/embed";
import { VideoFrame } from "~/ui/video-frame";
import { STORIES } from "./content/stories";

type SetterStoriesProps = { stories: readonly (Embed | null)[]; children?: React.ReactNode };

/** Three videos of setters, with the next links below. */
export function SetterStories({ stories, children }: SetterStoriesProps) {
  const some = stories.some((story) => story !== null);
  return (
    <section
      id="stories"
      aria-labelledby="stories-heading"
      className="site-section border-line border-y bg-surface"
    >
      <div className="site-width">
        <h2 id="stories-heading" className="text-3xl sm:text-4xl">
          {STORIES.heading}
        </h2>
        <p className="mt-4 max-w-prose text-lg text-quiet">{some ? STORIES.text : STORIES.empty}</p>
        <div className="mt-10 grid gap-4 md:grid-cols-3">
          {STORIES.titles.map((title, index) => (
            <VideoFrame key={title} embed={stories[index] ?? null} title={title} />
          ))}
        </div>
        {children}
      </div>
    </section>
  );
}
