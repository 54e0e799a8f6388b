/** Where a visitor came from, as addresses say it: nothing is stored in the browser for it. Pure (FUN-1, FUN-2). */

const UTM = ["source", "medium", "campaign", "term", "content"] as const;
const CAME_FROM = "came_from";
const LONGEST = 60;
const WORDS = /^[\p{L}\p{N}][\p{L}\p{N}._ |:/()-]*$/u;
const HOST = /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/;

/** `referrer`: the host that led to the site; `page`: where the form was. Only what is known. */
export type Origin = Partial<Record<(typeof UTM)[number] | "referrer" | "page", string>>;

/** What a page's address says about it. */
export function originIn(address: URL): Origin {
  const origin: Origin = {};
  if (address.search === "") return origin;
  const { searchParams } = address;
  for (const name of UTM) {
    const words = searchParams.get(`utm_${name}`)?.trim().toLowerCase() ?? "";
    if (WORDS.test(words)) origin[name] = words.slice(0, LONGEST);
  }
  const host = hostOf(searchParams.get(CAME_FROM) ?? "");
  if (host) origin.referrer = host;
  return origin;
}

/** For a form sent from one of these pages; null if its visitor opted out. */
export function originOf(headers: Headers, pages: RegExp): Origin | null {
  if (headers.get("dnt") === "1" || headers.get("sec-gpc") === "1") return null;
  const from = addressIn(headers.get("referer"));
  if (from === null) return null;
  const page = pages.test(from.pathname) ? { page: from.pathname } : {};
  return { ...originIn(from), ...page };
}

/** In one word: the named source, otherwise the host, otherwise direct. */
export function sourceOf({ source, referrer }: Origin): string {
  return source ?? referrer ?? "direct";
}

/** For people; empty if nothing is known. */
export function originText(origin: Origin | null): string {
  if (origin === null) return "";
  const { page, referrer, source = referrer ? "" : "direct", ...utm } = origin;
  const parts = [source, utm.medium, utm.campaign, utm.term, utm.content].filter(Boolean);
  if (referrer) parts.push(`from ${referrer}`);
  return `${parts.join(", ")}${page ? `, on ${page}` : ""}`.replace(/^, /, "");
}

/** What a visit carries from page to page: what its address says, otherwise what the previous page said or was. */
export function carriedBy(here: URL, referrer: string): Origin {
  const own = originIn(here);
  if (Object.keys(own).length > 0) return own;
  const from = addressIn(referrer);
  if (from === null) return {};
  if (from.host === here.host) return originIn(from);
  const host = hostOf(from.host);
  return host ? { referrer: host } : {};
}

/** An address of the site with the carried origin; one that has its own stays as it is. */
export function withOrigin(address: string, { page: _, referrer, ...utm }: Origin): string {
  const url = addressIn(address);
  if (url === null || Object.keys(originIn(url)).length > 0) return address;
  for (const [name, words] of Object.entries(utm)) url.searchParams.set(`utm_${name}`, words);
  if (referrer) url.searchParams.set(CAME_FROM, referrer);
  return url.href;
}

/** The origin part of an address's query, with its question mark. */
export function originQuery(address: string): string {
  const url = addressIn(address);
  return url ? new URL(withOrigin(url.origin, originIn(url))).search : "";
}

export function hostOf(text: string): string {
  const host = text.toLowerCase().replace(/^www\./, "");
  return HOST.test(host) ? host.slice(0, LONGEST) : "";
}

export function addressIn(text: string | string[] | null | undefined): URL | null {
  return typeof text === "string" && URL.canParse(text) ? new URL(text) : null;
}
