/** Thrown answers of pages and JSON answers of functions. */
import { data } from "react-router";

/** Throws the not-found page, in words that do not tell whether the thing exists for others. */
export function notFound(): never {
  throw data(null, { status: 404, statusText: "Not Found" });
}

/**
 * A JSON error with its status. Other keys may tell a program what to do next, each documented where it is written; the request's id stands in the header X-Request-Id.
 */
export function jsonError(status: number, error: string, headers?: HeadersInit): Response {
  return Response.json({ error }, { status, headers });
}

/** Says when to come back, where that is known. */
export function retryAfter({
  retryAfterSeconds: seconds,
}: {
  retryAfterSeconds?: number | undefined;
}): Record<string, string> {
  return seconds === undefined ? {} : { "Retry-After": String(seconds) };
}

/**
 * A response whose body is streamed. A HEAD request gets the headers alone: nobody would read its stream, and so nobody
 * would ever end it.
 */
export function streamed(
  { method }: Pick<Request, "method">,
  headers: HeadersInit,
  open: () => ReadableStream<Uint8Array>,
): Response {
  return new Response(method === "HEAD" ? null : open(), { headers });
}

/**
 * The JSON body of a request, or null where there is none of at most `limit` characters.
 * Anything but `application/json` counts as none.
 */
export async function jsonBody(request: Request, limit = 65_536): Promise<unknown> {
  if (!/^application\/json\s*(?:;|$)/i.test(request.headers.get("Content-Type") ?? "")) return null;
  const text = await request.text();
  if (text.length > limit) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** A path on this site, or the fallback: never another origin, whatever the parameter holds. */
export function localPath(value: string | null, fallback: string): string {
  if (
    value === null ||
    !/^\/(?!\/)/.test(value) ||
    /[\\\s\p{Cc}\ufffd]|%(?:2f|5c|[01][\da-f])/iu.test(value)
  )
    return fallback;
  const base = "http://site.invalid";
  const url = URL.parse(value, base);
  if (url?.origin !== base || url.pathname.startsWith("//")) return fallback;
  return url.pathname + url.search + url.hash;
}

/** The page that a request is for, as a path on this site: what the framework adds to fetch its data is taken off. */
export function pagePath(request: Request): string {
  const { pathname, searchParams } = new URL(request.url);
  searchParams.delete("_routes");
  const page = pathname.replace(/^\/_root\.data$/, "/").replace(/\.data$/, "");
  return searchParams.size > 0 ? `${page}?${searchParams}` : page;
}

/** The page that a change was sent from, as a path on this site; the change's own where that is not told. */
export function pageBefore(request: Request): string {
  const from = URL.parse(request.headers.get("Referer") ?? "");
  const own = pagePath(request).split("?", 1)[0] ?? "/";
  const told = from?.origin === new URL(request.url).origin;
  return told ? localPath(from.pathname + from.search, own) : own;
}
