/** What a prospect is, to server and browser alike. Pure; runs anywhere. */
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

/** What administrators may change of a prospect (TRK-4). */
export type Editable = {
  status: Status;
  dealCents: number | null;
  rescheduledDate: string | null;
};

/** What the add form asks for: the adder and administrators may correct it. */
export type Typed = {
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
];

/** What the adder and administrators see besides: income and score, as typed and as read. */
export type Finances = {
  annualIncome: string | null;
  annualIncomeCents: number | null;
  score: string | null;
  scorePoints: number | null;
};

export function nameOf({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`;
}
