import { framePolicy } from "~/platform/embeds/frame";
import type { PublicPage } from "~/platform/pages/public-page";
import { brandOf, slotOf } from "~/settings/settings.server";
import type { Route } from "./+types/group-onboarding-page";
import { CallView, GROUP_ONBOARDING } from "./call-view";

type Data = Route.ComponentProps["loaderData"];

export const handle = {
  page: {
    title: "Book your group onboarding",
    description:
      "One live hour for new setters: the training portal, the script, the tracker and your first two weeks. Choose a time in your own time zone.",
    changed: "2026-11-21",
    alive: "hydrated",
  } satisfies PublicPage,
  policy: (_config: unknown, { embed }: Data) => framePolicy(embed),
};

export function loader({ context }: Route.LoaderArgs) {
  return { embed: slotOf(context, "groupOnboarding"), supportMail: brandOf(context).supportMail };
}

/** ONB-1. */
export default function GroupOnboardingPage({ loaderData }: Route.ComponentProps) {
  return <CallView call={GROUP_ONBOARDING} {...loaderData} />;
}
