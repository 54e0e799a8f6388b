/** What follows from a response of the auth library: where a sign-in leads, or what a refused one shows. */
import { data, redirect } from "react-router";
import type { Puzzle } from "~/platform/proof-of-work/puzzle";
import { waitingTime } from "~/platform/time/durations";
import { leaveNotice } from "~/platform/web/flash.server";
import { jsonOf } from "~/platform/web/json";
import { localPath } from "~/platform/web/responses.server";
import { workOf } from "./rights";
import type { Viewer } from "./session-reader.server";

/** Leads someone who is signed in to their work. */
export const ENTRANCE = "/auth";

/** Where the visitor wanted to go: a path on this site, or the entrance if that is all they asked for (AUTH-1). */
export function destinationOf(request: Request): string {
  const destination = localPath(new URL(request.url).searchParams.get("redirect"), ENTRANCE);
  return /^\/auth(?![\w-])/.test(destination) ? ENTRANCE : destination;
}

/** Where someone arrives: where they wanted to go, or at their work (OWN-1). */
export function arrivalOf(destination: string, person: Pick<Viewer, "roles">): string {
  return destination === ENTRANCE ? workOf(person) : destination;
}

/** To the destination if a session has begun; to the second step, which keeps the destination, if one is required. */
export async function afterSignIn(response: Response, destination: string): Promise<Response> {
  const headers = cookiesOf(response);
  const { signedIn, roles = [] }: SignedIn = await response.json();
  if (!signedIn)
    return redirect(`/auth/confirm?redirect=${encodeURIComponent(destination)}`, { headers });
  headers.append("Set-Cookie", leaveNotice("signed-in"));
  return redirect(arrivalOf(destination, { roles }), { headers });
}

type SignedIn = { signedIn: boolean; roles?: Viewer["roles"] };

/** The auth library's redirect to the identity provider, with its cookies; null if there is none. */
export async function toProvider(response: Response): Promise<Response | null> {
  if (!response.ok) return null;
  const { url }: { url?: string } = await response.json();
  return url ? redirect(url, { headers: cookiesOf(response) }) : null;
}

/** The cookies that the auth library sets, for a response of ours. */
export function cookiesOf(response: Response): Headers {
  return new Headers(response.headers.getSetCookie().map((cookie) => ["Set-Cookie", cookie]));
}

/** `puzzle`: what the browser solves before it sends the form again. */
export type SignInFault = { error: string; puzzle?: Puzzle };

/** What a refused sign-in shows; wrong, inactive and unknown codes look the same. */
export async function signInFault(response: Response, wrong = "Invalid access code") {
  const { status } = response;
  if (status === 429) {
    const seconds = Number(response.headers.get("Retry-After")) || 60;
    const { code, puzzle } = (await jsonOf<{ code?: string; puzzle?: Puzzle }>(response)) ?? {};
    const error =
      code === "too-many-sign-ins"
        ? `Too many sign-ins to this account. Try again in ${waitingTime(seconds)}.`
        : `Too many attempts. Try again in ${waitingTime(seconds)}, or ask your administrator for a sign-in link.`;
    const headers = { "Retry-After": String(seconds) };
    return data<SignInFault>({ error, ...(puzzle && { puzzle }) }, { status, headers });
  }
  if (status === 401 || status === 400) return data<SignInFault>({ error: wrong }, { status: 401 });
  const error = "An unexpected error occurred";
  return data<SignInFault>({ error }, { status: status === 503 ? 503 : 500 });
}
