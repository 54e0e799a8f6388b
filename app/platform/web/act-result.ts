/** What an act of a page reports: one shape for every form, with or without a script. */

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
 * Nothing was changed. `faults`: by field; `conflict`: what somebody else has changed; `reauthentication`: what must be
 * entered first.
 */
export type NotDone = {
  done: false;
  status: number;
  toast: Message | null;
  faults?: Readonly<Record<string, string>>;
  conflict?: string;
  retryAfterSeconds?: number;
  reauthentication?: ReauthenticationPrompt;
};

export type ActResult<Value = unknown> = Done<Value> | NotDone;

/** `value`: what the page needs of it. */
export function done<Value = undefined>(title: string, value?: Value): Done<Value> {
  const toast: Message = { title, tone: "success" };
  return value === undefined
    ? { done: true, status: 200, toast }
    : { done: true, status: 200, toast, value };
}

export function refused(
  status: number,
  title: string,
  more: Partial<Omit<NotDone, "done" | "status" | "toast">> = {},
): NotDone {
  return { done: false, status, toast: { title, tone: "danger" }, ...more };
}
