import { pickerWords } from "~/booking/booking.server";
import { contentOf } from "~/content/content.server";
import { writtenMail } from "~/platform/mail/written-mail.server";
import { revalidatedByPath } from "~/platform/pages/by-path";
import type { PublicPage } from "~/platform/pages/public-page";
import { brandOf, slotOf } from "~/settings/settings.server";
import type { Route } from "./+types/group-onboarding-page";
import { CallView } from "./call-view";
import { ONBOARDING } from "./copy/onboarding.server";

type Data = Route.ComponentProps["loaderData"];

export const handle = {
  page: {
    words: "onboarding.group",
    changed: "2026-11-21",
    hydration: "full",
  } satisfies PublicPage,
  embeds: ({ embed }: Data) => [embed],
};

export function loader({ context }: Route.LoaderArgs) {
  const { times, group: words } = contentOf(context, ONBOARDING);
  return {
    call: { calendar: "groupOnboarding" as const, ...words, times },
    picker: pickerWords(context, "groupOnboarding"),
    embed: slotOf(context, "groupOnboarding"),
    supportMail: writtenMail(brandOf(context).supportMail),
  };
}

/** A choice of a time changes the query. */
export const shouldRevalidate = revalidatedByPath;

/** ONB-1. */
export default function GroupOnboardingPage({ loaderData }: Route.ComponentProps) {
  return <CallView {...loaderData} />;
}
