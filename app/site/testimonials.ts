import type { Testimonials } from "./copy/testimonials.server";

/** Whether the page has anything to show under their heading. */
export function hasStories({ people, story }: Testimonials): boolean {
  return people.length > 0 || Boolean(story.name && story.quote);
}
