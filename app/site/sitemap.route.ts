import { publicRoutesContext } from "~/platform/pages/route-table.server";
import { requestContext } from "~/platform/web/request-context.server";
import type { Route } from "./+types/sitemap.route";
import { pageFacts } from "./page-facts.server";

/** Every listed public page with the day it last changed: its words, or the settings that it shows (SEO-1). */
export function loader({ context }: Route.LoaderArgs) {
  const { baseUrl } = context.get(requestContext).config;
  const known = [...context.get(publicRoutesContext)].filter(
    ([path, { canonical = path, unlisted }]) => path === canonical && !unlisted,
  );
  const pages = known.map(([path]) => {
    const last = pageFacts(context, path)?.changed;
    return `<url><loc>${escaped(baseUrl + path)}</loc><lastmod>${last}</lastmod></url>`;
  });
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages,
    "</urlset>\n",
  ].join("\n");
  const headers = { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "no-cache" };
  return new Response(xml, { headers });
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
