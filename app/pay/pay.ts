/** Door of the pay room for views: the names of what the ledger holds, and its texts. Pure; runs anywhere. */
import { dollars } from "~/platform/money/money";
import { monthText } from "~/platform/time/zones";

export const RULE_KINDS = ["show", "commission"] as const;
export type RuleKind = (typeof RULE_KINDS)[number];

/** What is paid until a company adds a rule: cents per show, hundredths of a percent of a deal. */
export const SHIPPED_RATES: Readonly<Record<RuleKind, number>> = {
  show: 10_000,
  commission: 1_000,
};

export const ENTRY_KINDS = [...RULE_KINDS, "decision"] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** Why something that is due waits for another person. */
export const CLAIM_REASONS = ["own", "large", "reported"] as const;
export type ClaimReason = (typeof CLAIM_REASONS)[number];

/** `withdrawn`: it is no longer due. */
export const CLAIM_STATES = ["waiting", "confirmed", "refused", "withdrawn"] as const;
export type ClaimState = (typeof CLAIM_STATES)[number];

/** A deal above this waits for confirmation, no matter who closed it: it may be a typing error. */
export const LARGE_DEAL_CENTS = 5_000_000;

export const PERIOD_STATES = ["open", "review", "closed"] as const;
export type PeriodState = (typeof PERIOD_STATES)[number];

export const DISPUTE_STATES = ["open", "accepted", "denied", "withdrawn"] as const;
export type DisputeState = (typeof DISPUTE_STATES)[number];

export const PERIOD_LABELS: Readonly<Record<PeriodState, string>> = {
  open: "Open",
  review: "In review",
  closed: "Closed",
};

export const DISPUTE_LABELS: Readonly<Record<DisputeState, string>> = {
  open: "Open",
  accepted: "Accepted",
  denied: "Denied",
  withdrawn: "Withdrawn",
};

export const PERIOD_ACTS = {
  open: { review: "review", close: "closed" },
  review: { reopen: "open", close: "closed" },
  closed: {},
} as const satisfies Record<PeriodState, Partial<Record<PeriodAct, PeriodState>>>;
export type PeriodAct = "review" | "reopen" | "close";

/** The same for a dispute: setters open and withdraw, administrators decide. */
export const DISPUTE_ACTS = {
  open: { accept: "accepted", deny: "denied", withdraw: "withdrawn" },
  accepted: {},
  denied: {},
  withdrawn: {},
} as const satisfies Record<DisputeState, Partial<Record<DisputeAct, DisputeState>>>;
export type DisputeAct = "accept" | "deny" | "withdraw";

/** November 2026. `period`: YYYY-MM */
export function periodText(period: string): string {
  return monthText(`${period}-01`);
}

/** $100.00 a show, 12.5% of a deal. */
export function rateText(kind: RuleKind, value: number): string {
  return kind === "show"
    ? `${dollars(value)} per qualified show`
    : `${value / 100}% of closed deals`;
}

/**
 * What a company is asked before a rule is added. `name` goes back with the answer, so what is added is what was read;
 * `rates`: what is paid from then on, of each kind; `before`: what this kind paid until then.
 */
export type RuleQuestion = {
  name: string;
  kind: RuleKind;
  value: number;
  from: string;
  isNow: boolean;
  before: number;
  rates: Readonly<Record<RuleKind, number>>;
  isUnusual: boolean;
};

/** $100 per qualified show, 10% of closed deals. */
export function ratesText(rates: Readonly<Record<RuleKind, number>>): string {
  return RULE_KINDS.map((kind) => rateText(kind, rates[kind])).join(", ");
}

type Worded = {
  kind: EntryKind;
  cents: number;
  baseCents: number | null;
  rate: number | null;
  reverses: number | null;
};

export function entryText({ kind, baseCents, rate, reverses, cents }: Worded): string {
  const what = {
    show: "Qualified show",
    commission: `${(rate ?? 0) / 100}% of ${dollars(baseCents ?? 0, true)}`,
    decision: cents === 0 ? "Dispute denied" : "Dispute accepted",
  }[kind];
  return reverses === null ? what : `Reversal: ${what}`;
}

/** What is claimed, before its rate is known. */
export function claimText({
  kind,
  baseCents,
}: {
  kind: RuleKind;
  baseCents: number | null;
}): string {
  return kind === "show" ? "Qualified show" : `Closed deal of ${dollars(baseCents ?? 0, true)}`;
}
