/** Changes are accepted only from this site's own pages, or from clients that are not browsers. */
const READS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Whether a request may change something. A browser says where a request comes from in Sec-Fetch-Site, older ones in
 * Origin; a client that sends neither carries no visitor's cookies by accident.
 */
export function isAllowedChange(request: Request, baseUrl: string): boolean {
  if (READS.has(request.method)) return true;
  const site = request.headers.get("Sec-Fetch-Site");
  if (site !== null) return site === "same-origin" || site === "none";
  const origin = request.headers.get("Origin");
  if (origin === null) return true;
  return origin === new URL(request.url).origin || origin === new URL(baseUrl).origin;
}
