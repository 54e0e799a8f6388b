import { notFound } from "~/platform/web/responses.server";
import type { Route } from "./+types/host-feed-file";
import { hostFeed, hostOfFeed } from "./booking.server";

/** A host's meetings, for anyone with the secret address (CALL-5). */
export async function loader({ context, params }: Route.LoaderArgs) {
  const host = hostOfFeed(context, params.feed) ?? notFound();
  return new Response(await hostFeed(context, host), {
    headers: { "Content-Type": "text/calendar; charset=utf-8", "Cache-Control": "no-store" },
  });
}
