import { contentOf } from "~/content/content.server";
import type { PublicPage } from "~/platform/pages/public-page";
import type { Route } from "./+types/terms-page";
import { TERMS } from "./copy/terms.server";
import { LegalText } from "./legal-text";

export const handle = {
  page: {
    words: "terms",
    changed: "2026-11-21",
    hydration: "never",
  } satisfies PublicPage,
};

export function loader({ context }: Route.LoaderArgs) {
  return contentOf(context, TERMS);
}

export default function TermsPage({ loaderData }: Route.ComponentProps) {
  return <LegalText words={loaderData} />;
}
