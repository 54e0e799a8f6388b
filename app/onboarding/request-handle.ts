import type { Embed } from "~/platform/embeds/embed";
import { framePolicy } from "~/platform/embeds/frame";
import type { PublicPage } from "~/platform/pages/public-page";

/** The handle of a route with a form: the form may be the company's own, in a frame. */
export function requestHandle(page: Pick<PublicPage, "title" | "description" | "changed">) {
  return {
    page: { ...page, alive: "hydrated", byQuery: true } satisfies PublicPage,
    policy: (_config: unknown, { embed }: { embed: Embed | null }) => framePolicy(embed),
  };
}
