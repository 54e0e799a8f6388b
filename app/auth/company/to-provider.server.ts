import { redirect } from "react-router";

/** The auth library's redirect to the identity provider, with its cookies; null if there is none. */
export async function toProvider(answer: Response): Promise<Response | null> {
  if (!answer.ok) return null;
  const { url }: { url?: string } = await answer.json();
  const headers = new Headers(
    answer.headers.getSetCookie().map((cookie) => ["Set-Cookie", cookie]),
  );
  return url ? redirect(url, { headers }) : null;
}
