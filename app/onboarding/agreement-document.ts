import { brandOf } from "~/settings/settings.server";
import type { Route } from "./+types/agreement-document";
import { agreementDocument, DOCUMENT_HEADERS } from "./agreement-document.server";

/** GET: the agreement alone, to be read in the frame of /demo-agreement or without it. */
export function loader({ context }: Route.LoaderArgs) {
  return new Response(agreementDocument(brandOf(context)), { headers: DOCUMENT_HEADERS });
}
