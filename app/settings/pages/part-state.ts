/** A settings form's initial state, and its response. */
import { type ActResult, type Done, done, type NotDone, refused } from "~/platform/web/act-result";
import { parsedUrl } from "~/platform/web/json";
import { safeAction } from "~/ui/safe-action";
import type { ShownLogo } from "../logo";
import type { Fields } from "../settings";

/** `mark`: detects a change made in the meantime. */
export type PartState = { name: string; fields: Fields; mark: string };

/** `mark`: of what the typed values replace; `stored`: what someone else stored in the meantime. */
type PartConflict = { part: string; mark: string; stored: Fields | null };

export type PartRefusal = NotDone<PartConflict>;

/** What a trial of unsaved values told, and those values; `shown`: what an unsaved logo looks like. */
type Trial = { tried: string; typed: Fields; shown?: ShownLogo };

/** The copy that can be taken back, by the name the log knows it by; null once it is, or if nothing changed. */
export type Copied = { undo: string | null };

/** Its value: the part that was saved, the trial of one, or a copy. */
export type PartResponse = Done<string | Trial | Copied> | PartRefusal;

/** A page's response, if it is about this part. */
export function responseOf(part: string, response: PartResponse | undefined) {
  const value = response?.done ? response.value : response?.conflict?.part;
  const about = trialIn(response)?.tried ?? value;
  return about === part ? response : undefined;
}

export function trialIn(response: PartResponse | undefined): Trial | undefined {
  const value = response?.done ? response.value : undefined;
  return typeof value === "object" && "tried" in value ? value : undefined;
}

/** A response that is about copying, not about a form of the page; a refused copy names no field. */
export function copyIn(response: PartResponse | undefined): ActResult<Copied> | undefined {
  if (!response) return undefined;
  if (!response.done) return response.faults || response.conflict?.part ? undefined : response;
  const { value, ...rest } = response;
  return typeof value === "object" && "undo" in value ? { ...rest, value } : undefined;
}

/**
 * Sends a form of the settings; a refusal is told next to the form, which keeps what was typed. After
 * saving, the page stays: a redirect would lose the race against the live update of the same change.
 */
export async function sendSettings<Result>(request: Request, serverAction: () => Promise<Result>) {
  try {
    return await safeAction<Result | PartResponse>(request, serverAction, (sent, { words }) => {
      const { part = "", mark = "", ...typed } = textsOf(sent);
      const conflict = { part, mark, stored: null };
      return refused(503, `Nothing was saved. ${words}`, { typed, conflict });
    });
  } catch (response) {
    const next = response instanceof Response ? response.headers.get("Location") : null;
    const part = next && parsedUrl(next, request.url)?.searchParams.get("saved");
    if (part) return done(null, part);
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
