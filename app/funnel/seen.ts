/** What a request says of a visitor's way, from its headers alone. Pure (FUN-1). */

export type Step = "visit" | "action" | "form";
export type Seen = { page: string; source: string; step: Step };

type Asked = {
  method?: string;
  url?: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
};

const BOT =
  /bot|crawl|spider|slurp|preview|lighthouse|monitor|curl|wget|python|go-http|^node$|externalhit|whatsapp|telegram/i;
const STAMP = /^\/forms\/[a-z][a-z0-9-]{0,40}\/stamp$/;
/** Where the site's calls to action lead. */
const TARGET = /^\/(?:book|hiring\/dmsetters|schedule\/(?:discovery|interview))$/;
const LONGEST_SOURCE = 60;

/** Null for everything that is not counted: bots, visitors who do not want it, other addresses. */
export function seenIn(
  { method, url = "", headers }: Asked,
  isPage: (path: string) => boolean,
  host: string,
): Seen | null {
  if (method !== "GET" || headers.dnt === "1" || headers["sec-gpc"] === "1") return null;
  const path = url.split("?", 1)[0] ?? "";
  const isForm = STAMP.test(path);
  if (!isForm && !isPage(path) && !TARGET.test(path)) return null;
  const agent = String(headers["user-agent"] ?? "");
  if (agent === "" || BOT.test(agent) || headers["sec-purpose"] || headers.purpose) return null;
  const from = addressIn(headers.referer);
  const isOurs = from !== null && [headers.host, host].includes(from.host);
  if (isForm) {
    // A referrer can say anything: pages are those that there are.
    const isKnown = isOurs && (isPage(from.pathname) || TARGET.test(from.pathname));
    return isKnown ? { page: from.pathname, source: sourceOf(from, null), step: "form" } : null;
  }
  const here = addressIn(`http://${host}${url}`);
  if (!isOurs && headers["sec-fetch-site"] !== "same-origin")
    return isPage(path) ? { page: path, source: sourceOf(here, from), step: "visit" } : null;
  if (!TARGET.test(path) || from === null || from.pathname === path || !isPage(from.pathname))
    return null;
  return { page: from.pathname, source: sourceOf(from, null), step: "action" };
}

/** `utm_source`, else the host that led here, else direct. */
function sourceOf(here: URL | null, from: URL | null): string {
  const named = here?.searchParams.get("utm_source")?.trim().toLowerCase() ?? "";
  if (/^[a-z0-9][a-z0-9._ -]*$/.test(named)) return named.slice(0, LONGEST_SOURCE);
  return from?.host.replace(/^www\./, "").slice(0, LONGEST_SOURCE) || "direct";
}

function addressIn(text: string | string[] | undefined): URL | null {
  return typeof text === "string" && URL.canParse(text) ? new URL(text) : null;
}
