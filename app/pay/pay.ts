/** Door of the pay room for views: what the ledger holds, in words. Pure; runs anywhere. */
import { dollars } from "~/platform/money/money";
import { monthText } from "~/platform/time/zones";
import {
  type DisputeState,
  type EntryKind,
  type PeriodState,
  RULE_KINDS,
  type RuleKind,
} from "./states";

export { type ClaimState, PERIOD_ACTS, SHIPPED_RATES } from "./states";
export { RULE_KINDS };

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
  corrects: string | null;
};

export function entryText({ kind, baseCents, rate, reverses, cents, corrects }: Worded): string {
  const what = {
    show: "Qualified show",
    commission: `${(rate ?? 0) / 100}% of ${dollars(baseCents ?? 0, true)}`,
    decision: cents === 0 ? "Dispute denied" : "Dispute accepted",
    carried: corrects
      ? `Carried over from ${periodText(corrects)}`
      : "Carried over to a later month",
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
