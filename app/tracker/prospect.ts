/** A prospect, for server and browser alike. Pure; runs anywhere. */
import { typedKeys } from "~/platform/web/typed-keys";

export const COUNTRIES = ["US", "Canada", "UK", "Other"] as const;
export type Country = (typeof COUNTRIES)[number];

/** Every status, with its label. A new prospect is pending (TRK-2). */
export const STATUSES = {
  pending: "Pending",
  closed: "Closed",
  not_interested: "Not interested",
  no_show: "No show",
  disqualified: "Disqualified",
  rescheduled: "Rescheduled",
} as const;
export type Status = keyof typeof STATUSES;
export const STATUS_NAMES = typedKeys(STATUSES);

/** Of those who are still written to. */
export const OPEN_STATUSES: readonly Status[] = ["pending", "no_show", "rescheduled"];

/** A meeting that a setter named: it waits until someone who sees bookings links it or refuses. */
export const REQUEST_STATES = ["waiting", "linked", "refused"] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

/** Where setters write to people. */
export const PLATFORMS = [
  "Instagram",
  "LinkedIn",
  "Facebook",
  "TikTok",
  "X",
  "WhatsApp",
  "Other",
] as const;
export type Platform = (typeof PLATFORMS)[number];

/** How someone is reached, and their setter's notes. */
export type Contact = {
  handle: string | null;
  platform: Platform | null;
  /** The address of their page, as it was given. */
  profile: string | null;
  notes: string | null;
};
export const NO_CONTACT: Contact = { handle: null, platform: null, profile: null, notes: null };

/** What administrators may change of a prospect (TRK-4). */
export type Editable = {
  status: Status;
  dealCents: number | null;
  rescheduledDate: string | null;
};

/** The add form's fields: the adder and administrators may correct them. */
export type Typed = Contact & {
  firstName: string;
  lastName: string;
  country: Country;
  annualIncome: string | null;
  score: string | null;
  callDate: string | null;
};

/** Its fields as a history and a conflict show them. */
export const TYPED_FIELDS: readonly { label: string; text: (typed: Typed) => string }[] = [
  { label: "Name", text: nameOf },
  { label: "Country", text: ({ country }) => country },
  { label: "Annual income", text: ({ annualIncome }) => annualIncome ?? "–" },
  { label: "Credit score", text: ({ score }) => score ?? "–" },
  { label: "Call date", text: ({ callDate }) => callDate ?? "–" },
  { label: "Handle", text: ({ handle }) => handle ?? "–" },
  { label: "Platform", text: ({ platform }) => platform ?? "–" },
  { label: "Profile address", text: ({ profile }) => profile ?? "–" },
  { label: "Notes", text: ({ notes }) => notes ?? "–" },
];

/** What the adder and administrators also see: income and score, as typed and as parsed, and the contact. */
export type Finances = Contact & {
  annualIncome: string | null;
  annualIncomeCents: number | null;
  score: string | null;
  scorePoints: number | null;
  nextContactAt: string | null;
  /** In which they are, as far as it is known. */
  zone: string | null;
};

/** Someone without a name is called by their handle, where that may be seen. */
export function nameOf({ firstName, lastName, handle, finances }: Named): string {
  return `${firstName} ${lastName}`.trim() || handle || finances?.handle || "No name yet";
}
type Named = {
  firstName: string;
  lastName: string;
  handle?: string | null | undefined;
  finances?: { handle: string | null } | null | undefined;
};

/** Of their call, as it was entered last; one that was canceled has none. */
export function callDayOf({ status, callDate, rescheduledDate }: CallDays): string | null {
  return status === "rescheduled" ? rescheduledDate : callDate;
}
type CallDays = { status: Status; callDate: string | null; rescheduledDate: string | null };
