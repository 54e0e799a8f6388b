/** Thrown responses of pages and JSON responses of functions. */
import { data } from "react-router";

/** Throws the not-found page, without revealing whether the thing exists for others. */
export function notFound(): never {
  throw data(null, { status: 404, statusText: "Not Found" });
}

/**
 * A JSON error with its status. Other keys may tell a program what to do next, each documented where it is written; the
 * request's id is in the X-Request-Id header.
 */
export function jsonError(status: number, error: string, headers?: HeadersInit): Response {
  return Response.json({ error }, { status, headers });
}

/** Sets Retry-After, if known. */
export function retryAfter({
  retryAfterSeconds: seconds,
}: {
  retryAfterSeconds?: number | undefined;
}): Record<string, string> {
  return seconds === undefined ? {} : { "Retry-After": String(seconds) };
}

/**
 * A response whose body is streamed. A HEAD request gets only the headers: no one would read its
 * stream, so it would never end.
 */
export function streamed(
  { method }: Pick<Request, "method">,
  headers: HeadersInit,
  open: () => ReadableStream<Uint8Array>,
): Response {
  return new Response(method === "HEAD" ? null : open(), { headers });
}

/** A path on this site, or the fallback: never another origin, regardless of the parameter. */
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

/** The page that a request is for, as a path on this site: without what the framework adds to fetch its data. */
export function pagePath(request: Request): string {
  const { pathname, searchParams } = new URL(request.url);
  searchParams.delete("_routes");
  const page = withoutData(pathname);
  return searchParams.size > 0 ? `${page}?${searchParams}` : page;
}

/**
 * The page that a path is for: the router requests a page's data under the page's address with a suffix, before which it
 * puts `_` if the address ends with a slash.
 */
export function withoutData(path: string): string {
  return path.replace(/(?<=\/)_\.data$|\.data$/, "");
}

/** The page that a change was sent from, as a path on this site; the change's own if that is unknown. */
export function pageBefore(request: Request): string {
  const from = URL.parse(request.headers.get("Referer") ?? "");
  const own = pagePath(request).split("?", 1)[0] ?? "/";
  const isOwn = from?.origin === new URL(request.url).origin;
  return isOwn ? localPath(from.pathname + from.search, own) : own;
}
