/** What the inbox lists, in words, and what can happen to it. Pure; runs anywhere. */
import { typedKeys } from "~/platform/web/typed-keys";

/** Maximum characters of a note. */
export const LONGEST_NOTE = 5_000;

export const KINDS = {
  request: "Request",
  application: "Application",
  booking: "Booking",
} as const;
export type Kind = keyof typeof KINDS;
export const KIND_NAMES = typedKeys(KINDS);

export const STATUSES = {
  new: "New",
  open: "Open",
  done: "Done",
  accepted: "Accepted",
  declined: "Declined",
  cancelled: "Canceled",
} as const;
export type Status = keyof typeof STATUSES;
export const STATUS_NAMES = typedKeys(STATUSES);

/** A status in words; as stored if it is no longer a known one. */
export function statusWords(status: string): string {
  return new Map<string, string>(Object.entries(STATUSES)).get(status) ?? status;
}

/** Statuses that keep someone waiting. */
export const WAITING: readonly Status[] = ["new", "open"];

/**
 * One line of the inbox. `what`: the form's or calendar's name; `title`: what the company calls an added calendar now; `qualified`: applications only; `startsAt`: bookings
 * only; `settledAt`: when it was answered, null while someone is waiting.
 */
export type InboxItem = {
  kind: Kind;
  id: string;
  what: string;
  title: string | null;
  name: string;
  mail: string;
  at: string;
  status: Status;
  qualified: boolean | null;
  startsAt: string | null;
  settledAt: string | null;
  version: number;
  assigneeId: string | null;
};

/** New items of each kind, counted to `MOST_COUNTED_NEW` each. */
export type NewCounts = Record<Kind, number>;
export const MOST_COUNTED_NEW = 100;

/** 100 → 99+ */
export function countWords(count: number): string {
  return count >= MOST_COUNTED_NEW ? `${MOST_COUNTED_NEW - 1}+` : String(count);
}

/** How a name of a form or a calendar reads: crm-access → CRM access, oneOnOne → 1-on-1. */
export function formWords(name: string): string {
  const words = name
    .replace(/^own-/, "")
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replace(/[-_]+/g, " ")
    .trim()
    .toLowerCase();
  return (words.charAt(0).toUpperCase() + words.slice(1))
    .replace(/\bcrm\b/i, "CRM")
    .replace(/\bfacebook\b/i, "Facebook")
    .replace(/\bone on one\b/i, "1-on-1");
}

type Titled = { title?: string | null };

/** A calendar that the company added has the name it gave it. */
export function itemWords({ what, title }: Pick<InboxItem, "what"> & Titled): string {
  return title || formWords(what);
}

/** Request: CRM access; if the form's name already says its kind, just that: Support request. */
export function whatWords(item: Pick<InboxItem, "kind" | "what"> & Titled): string {
  const { kind } = item;
  const words = itemWords(item);
  return words.toLowerCase().includes(kind) ? words : `${KINDS[kind]}: ${words}`;
}

/** Not every form asks for a name. */
export function nameOf({ name, mail }: Pick<InboxItem, "name" | "mail">): string {
  return name || mail || "No name";
}

/** What an item is called where its person must not be named: in the log, which keeps what the inbox deletes. */
export function referenceOf({ what, id }: { what: string; id: string }): string {
  return `${formWords(what)} ${id.slice(0, 8)}`;
}

/** An item's address; `back`: the query of the list it was found in. */
export function itemPath({ kind, id }: { kind: Kind; id: string }, back = ""): string {
  return `/admin/inbox/${kind}/${id}${back === "?" ? "" : back}`;
}

export function listPath(query: string): string {
  return `/admin/inbox${query === "?" ? "" : query}`;
}

type Standing = { kind: Kind; status: Status; hasTrainee: boolean };

/**
 * The statuses an administrator may choose, including the current one. An acceptance created an account, so it holds as
 * long as that account exists; a canceled meeting stays canceled.
 */
export function choicesOf({ kind, status, hasTrainee }: Standing): Status[] {
  if (status === "cancelled" || (status === "accepted" && hasTrainee)) return [status];
  const choices: Status[] = ["new", "open", "done"];
  return kind === "application" ? [...choices, "declined"] : choices;
}
