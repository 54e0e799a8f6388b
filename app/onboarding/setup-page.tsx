import { framePolicy } from "~/platform/embeds/frame";
import type { PublicPage } from "~/platform/pages/public-page";
import { brandOf, slotOf } from "~/settings/settings.server";
import type { Route } from "./+types/setup-page";
import { CallView, SETUP } from "./call-view";

type Data = Route.ComponentProps["loaderData"];

export const handle = {
  page: {
    title: "Setup and onboarding call",
    description:
      "Book the call where we set up your accounts and tools with you, so you can send your first messages the same day.",
    changed: "2026-11-21",
    canonical: "/setup",
    alive: "hydrated",
  } satisfies PublicPage,
  policy: (_config: unknown, { embed }: Data) => framePolicy(embed),
};

export function loader({ context }: Route.LoaderArgs) {
  return { embed: slotOf(context, "setup"), supportMail: brandOf(context).supportMail };
}

/** ONB-1. */
export default function SetupPage({ loaderData }: Route.ComponentProps) {
  return <CallView call={SETUP} {...loaderData} />;
}
