/** A settings form's initial state, and its response if nothing was saved. */

import type { ReauthenticationPrompt } from "~/auth/auth.server";
import { parsedUrl } from "~/platform/web/json";
import { safeAction } from "~/ui/safe-action";
import type { Fields } from "../settings";

/** `mark`: detects a change made in the meantime. */
export type PartState = { name: string; fields: Fields; mark: string };

/** `saved`: it is stored. Otherwise `values`: what was sent; `mark`: of what these values replace; `stored`: what someone else stored in the meantime. */
export type PartResponse = { part: string; saved: true; reauthentication?: undefined } | PartFault;

export type PartFault = {
  part: string;
  saved?: false;
  mark: string;
  values: Fields;
  faults: Fields;
  stored: Fields | null;
  message: string;
  reauthentication?: ReauthenticationPrompt;
};

export const NOTHING_SAVED = "Nothing was saved. See what is marked below.";
/**
 * Sends a form of the settings; a refusal is told next to the form, which keeps what was typed. After
 * saving, the page stays: a redirect would lose the race against the live update of the same change.
 */
export async function sendSettings<Result>(request: Request, serverAction: () => Promise<Result>) {
  try {
    return await safeAction<Result | PartResponse>(request, serverAction, (sent, { words }) => {
      const { part = "", mark = "", ...values } = textsOf(sent);
      return {
        part,
        mark,
        values,
        faults: {},
        stored: null,
        message: `Nothing was saved. ${words}`,
      };
    });
  } catch (response) {
    const next = response instanceof Response ? response.headers.get("Location") : null;
    const part = next && parsedUrl(next, request.url)?.searchParams.get("saved");
    if (part) return { part, saved: true as const };
    throw response;
  }
}

/** The values of a form, with checkboxes of one name joined by commas; files have separate forms. */
export function textsOf(form: FormData): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [name, value] of form)
    if (typeof value === "string") texts[name] = name in texts ? `${texts[name]},${value}` : value;
  return texts;
}
