import { requestContext } from "~/platform/web/request-context.server";
import type { Route } from "./+types/robots.route";

/** Pages that are not for search say so themselves; a robot must be able to read that. */
export function loader({ context }: Route.LoaderArgs) {
  const { baseUrl } = context.get(requestContext).config;
  const lines = [
    "User-agent: *",
    "Disallow: /api/",
    "Disallow: /live",
    "",
    `Sitemap: ${baseUrl}/sitemap.xml`,
    "",
  ];
  const headers = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-cache" };
  return new Response(lines.join("\n"), { headers });
}
