import { askedPath } from "~/platform/pages/route-table.server";
import { whenReached } from "~/platform/pages/server-reach";
import { requestContext } from "~/platform/web/request-context.server";
import { notFound } from "~/platform/web/responses.server";
import type { Route } from "./+types/unknown-page";

/** Any other path: logged, and served the not-found page (NAV-3). */
export function loader({ request, context }: Route.LoaderArgs) {
  context.get(requestContext).log.warn({ path: askedPath(request) }, "unknown path");
  notFound();
}

export const action = loader;

/** A path without a route on a visitor's page may still exist, in the portal for example: it is opened as a new document (C9). */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ request }, next) => {
    if (request.method !== "GET") return next();
    await whenReached(async () => location.assign(request.url));
    return new Promise<never>(() => {});
  },
];

/** Never rendered: it makes this a page, so the not-found page is shown and not the bare error. */
export default function UnknownPage() {
  return null;
}
