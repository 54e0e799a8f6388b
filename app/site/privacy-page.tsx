import { contentOf } from "~/content/content.server";
import type { PublicPage } from "~/platform/pages/public-page";
import type { Route } from "./+types/privacy-page";
import { PRIVACY } from "./copy/privacy.server";
import { LegalText } from "./legal-text";

export const handle = {
  page: {
    words: "privacy",
    changed: "2026-11-21",
    hydration: "never",
  } satisfies PublicPage,
};

export function loader({ context }: Route.LoaderArgs) {
  return contentOf(context, PRIVACY);
}

export default function PrivacyPage({ loaderData }: Route.ComponentProps) {
  return <LegalText words={loaderData} />;
}
