import { contentOf } from "~/content/content.server";
import { brandOf } from "~/settings/settings.server";
import type { Route } from "./+types/agreement-document";
import { agreementDocument, DOCUMENT_HEADERS } from "./agreement-document.server";
import { ONBOARDING } from "./content/onboarding.server";

/** GET: just the agreement, for the frame of /demo-agreement or by itself. */
export function loader({ context }: Route.LoaderArgs) {
  const words = contentOf(context, ONBOARDING).agreement;
  return new Response(agreementDocument({ words, parties: brandOf(context) }), {
    headers: DOCUMENT_HEADERS,
  });
}
