import { data } from "react-router";
import type { Puzzle } from "~/platform/proof-of-work/puzzle";
import { waitingTime } from "~/platform/time/durations";
import { jsonOf } from "~/platform/web/json";

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
