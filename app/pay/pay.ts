/** Door of the pay room for views: what the ledger holds, in words. Pure; runs anywhere. */
import { dollars } from "~/platform/money/money";
import { monthText } from "~/platform/time/zones";
import { amountText, RATES, RULE_KINDS, type RuleKind } from "./rates";
import { type DisputeState, ENTRY_KINDS, type EntryKind, type PeriodState } from "./states";

export { type ClaimState, PERIOD_ACTS } from "./states";
export { RATES };

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
  const { unit, of } = RATES[kind];
  return `${amountText(unit, value)} ${of}`;
}

type KindRate = { kind: RuleKind; value: number };

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
  rates: readonly KindRate[];
  isUnusual: boolean;
};

/** $100 per qualified show, 10% of closed deals. */
export function ratesText(rates: readonly KindRate[]): string {
  return rates.map(({ kind, value }) => rateText(kind, value)).join(", ");
}

type Worded = {
  kind: EntryKind;
  cents: number;
  baseCents: number | null;
  rate: number | null;
  reverses: number | null;
  corrects: string | null;
};

export function entryText(entry: Worded): string {
  const what = whatOf(entry);
  return entry.reverses === null ? what : `Reversal: ${what}`;
}

function whatOf({ kind, cents, baseCents, rate, corrects }: Worded): string {
  if (kind === "decision") return cents === 0 ? "Dispute denied" : "Dispute accepted";
  if (kind === "carried")
    return corrects ? `Carried over from ${periodText(corrects)}` : "Carried over to a later month";
  const { unit, one } = RATES[kind];
  if (unit === "each") return one;
  return `${amountText(unit, rate ?? 0)} of ${dollars(baseCents ?? 0, true)}`;
}

/** Null if this names nothing that is paid by a rate. */
export function ruleKind(named: unknown): RuleKind | null {
  return RULE_KINDS.find((kind) => kind === named) ?? null;
}

/** What is claimed, before its rate is known. */
export function claimText({
  kind,
  baseCents,
}: {
  kind: RuleKind;
  baseCents: number | null;
}): string {
  const { unit, one } = RATES[kind];
  return unit === "each" ? one : `${one} of ${dollars(baseCents ?? 0, true)}`;
}

/** What the entries of each kind add up to, as sums and files name it; `isRated`: it is shown at zero, too. */
export function sumsOf(owed: Readonly<Record<EntryKind, number>> | null) {
  return ENTRY_KINDS.map((kind) => {
    const isRated = ruleKind(kind) !== null;
    return { label: sumLabel(kind), cents: owed?.[kind] ?? 0, isRated };
  });
}

function sumLabel(kind: EntryKind): string {
  if (kind === "decision") return "Decisions";
  return kind === "carried" ? "Carried over" : RATES[kind].sum;
}
