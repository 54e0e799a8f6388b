/**
 * A notice for the next page: its name travels in a short-lived cookie, its text stays in the code. The page that shows
 * it removes the cookie, not the server: among several requests for one page only the last is shown.
 */
const SECONDS = 30;

/** `id` distinguishes two notices with the same name. */
export type Notice = { id: string; name: string };

/** A Set-Cookie header that makes the next page show the notice with this name. */
export function leaveNotice(name: string): string {
  const value = `${encodeURIComponent(name)}.${crypto.randomUUID()}`;
  return `notice=${value}; Path=/; Max-Age=${SECONDS}; SameSite=Lax`;
}

/** The notice left for this page, if any. */
export function readNotice(request: Request): Notice | null {
  const cookies = request.headers.get("Cookie") ?? "";
  const [, name, id] = /(?:^|;\s*)notice=([\w-]+)\.([\w-]+)(?=;|$)/.exec(cookies) ?? [];
  return name && id ? { id, name } : null;
}
