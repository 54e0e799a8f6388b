import { redirect } from "react-router";

/** The auth library's redirect to the identity provider, with its cookies; null if there is none. */
export async function toProvider(response: Response): Promise<Response | null> {
  if (!response.ok) return null;
  const { url }: { url?: string } = await response.json();
  const headers = new Headers(
    response.headers.getSetCookie().map((cookie) => ["Set-Cookie", cookie]),
  );
  return url ? redirect(url, { headers }) : null;
}
