/** A notice for the next page: its name travels in a short-lived cookie, its words stay in the code. */
const NAME = "notice";
const SECONDS = 30;

/** A Set-Cookie header that has the next page show the notice of this name. */
export function leaveNotice(name: string): string {
  return `${NAME}=${encodeURIComponent(name)}; Path=/; Max-Age=${SECONDS}; HttpOnly; SameSite=Lax`;
}

/** The notice left for this page, if any, and the Set-Cookie header that takes it away. */
export function takeNotice(request: Request): { name: string; clear: string } | null {
  const match = /(?:^|;\s*)notice=([\w-]+)/.exec(request.headers.get("Cookie") ?? "");
  return match?.[1]
    ? { name: match[1], clear: `${NAME}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax` }
    : null;
}
