/** What an act of a page reports: one shape for every form, with or without a script. */
import type { Refusal, RefusalKind } from "./refusal";

/** A short message in a corner; `tone` decides its color, and whether it is announced immediately. */
export type Message = {
  title: string;
  description?: string;
  tone?: "neutral" | "success" | "danger";
  /** How long it stays, in ms (5 s by default); 0: until it is dismissed. */
  lasts?: number;
};

/** What a dialog must ask for before a sensitive act, and where it sends the result (as `code`). */
export type ReauthenticationPrompt = { address: string; label: string; explanation: string };

export type Done<Value> = { done: true; status: 200; toast: Message | null; value?: Value };

/**
 * Nothing was changed. `faults`: by field; `conflict`: what somebody else has changed, or what has to be answered first;
 * `reauthentication`: what must be entered first; `typed`: the form as it was sent, for a page that shows it again;
 * `away`: no server of ours responded, so the same may be sent later.
 */
export type NotDone<Conflict = unknown> = {
  done: false;
  status: number;
  toast: Message | null;
  faults?: Readonly<Record<string, string>>;
  conflict?: Conflict;
  retryAfterSeconds?: number;
  reauthentication?: ReauthenticationPrompt;
  typed?: Readonly<Record<string, string>>;
  away?: true;
};

export type ActResult<Value = unknown, Conflict = unknown> = Done<Value> | NotDone<Conflict>;

/** `said`: a title is told as a success; null if what is done shows by itself. `value`: what the page needs of it. */
export function done<Value = undefined>(said: string | Message | null, value?: Value): Done<Value> {
  const toast: Message | null = typeof said === "string" ? { title: said, tone: "success" } : said;
  return value === undefined
    ? { done: true, status: 200, toast }
    : { done: true, status: 200, toast, value };
}

type More<Conflict> = { description?: string } & Partial<
  Omit<NotDone<Conflict>, "done" | "status" | "toast">
>;

/** `title`: null if `faults` say it all. */
export function refused<Conflict>(
  status: number,
  title: string | null,
  { description, ...more }: More<Conflict> = {},
): NotDone<Conflict> {
  const told = description === undefined ? {} : { description };
  const toast: Message | null = title === null ? null : { title, ...told, tone: "danger" };
  return { done: false, status, toast, ...more };
}

/** A refusal in one or two sentences, where there is no corner to show it in. */
export function faultIn(result: ActResult | undefined): string | undefined {
  if (result === undefined || result.done) return undefined;
  if (result.toast === null) return result.reauthentication?.explanation;
  const { title, description } = result.toast;
  return description ? `${title}. ${description}` : title;
}

/** What most pages tell of a form that did not reach its act, for `safeAction`. */
export function didNotWork(_: FormData, refusal: Refusal): NotDone<never> {
  return notSent("That did not work", refusal);
}

const AWAY: ReadonlySet<RefusalKind> = new Set(["unreachable", "fault", "foreign"]);

export function notSent(title: string, { kind, words: description }: Refusal): NotDone<never> {
  return refused<never>(503, title, { description, ...(AWAY.has(kind) && { away: true }) });
}
