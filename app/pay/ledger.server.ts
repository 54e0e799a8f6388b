/** The ledger as a function: prospects' outcomes and the rules at the time become entries in integer cents (PAY-1). */
import { createHash } from "node:crypto";
import { localAt } from "~/platform/time/zones";
import { RATES, RULE_KINDS, type RuleKind } from "./rates";
import type { EntryKind } from "./states";

/**
 * A prospect's outcome. `bookingId`: the meeting that was the show; `isOwn`: the one who gains did it, so it is not final;
 * `isVouched`: someone else says that this show took place; `merged`: the prospect whose values it took; `kept`: it was
 * erased as someone's personal data, and what was earned from it stays.
 */
export type Fact = {
  prospectId: string;
  version: number;
  setterId: string | null;
  qualified: boolean;
  showedAt: string | null;
  closedAt: string | null;
  dealCents: number | null;
  bookingId?: string | null;
  isOwn?: boolean;
  isVouched?: boolean;
  merged?: string | null;
  kept?: boolean;
};

/** Something to be paid: a show, or the share of a deal. `at`: its moment, which decides the rate. */
export type Due = {
  kind: RuleKind;
  at: string;
  baseCents: number | null;
  bookingId: string | null;
};

/** What is paid from an instant on; of two from the same one, the later in the list wins. `id` null: as shipped. */
export type Rule = { id: string | null; kind: RuleKind; value: number; holdsFrom: string };

const SHIPPED_RULES: readonly Rule[] = RULE_KINDS.map((kind) => ({
  id: null,
  kind,
  value: RATES[kind].shipped,
  holdsFrom: "1970-01-01T00:00:00.000Z",
}));

/** `zone`: the company's, in which periods are months; `closed`: those that take no more entries. */
export type Terms = { rules: readonly Rule[]; zone: string; closed: ReadonlySet<string> };

/** An entry before it has its place in the ledger. `againAfter`: the reversal that freed its meeting, if it paid before. */
export type Draft = {
  kind: EntryKind;
  setterId: string;
  prospectId: string | null;
  version: number | null;
  disputeId: string | null;
  reverses: number | null;
  cents: number;
  baseCents: number | null;
  rate: number | null;
  ruleId: string | null;
  bookingId: string | null;
  againAfter: number | null;
  earnedAt: string;
  period: string;
  corrects: string | null;
};

export type Entry = Draft & {
  seq: number;
  previous: string;
  hash: string;
  commissionTotal: number;
};

/** Where a ledger ends. */
export type Head = Pick<Entry, "seq" | "hash" | "commissionTotal">;
export const EMPTY: Head = { seq: 0, hash: "", commissionTotal: 0 };

/** A deal's share in whole cents; half a cent rounds up. `rate`: hundredths of a percent. */
export function shareOf(baseCents: number, rate: number): number {
  return Math.floor((baseCents * rate + 5_000) / 10_000);
}

/** The rule in force at an instant. */
export function ruleAt(rules: readonly Rule[], kind: RuleKind, at: string): Rule | undefined {
  const held = [...SHIPPED_RULES, ...rules].filter(
    (rule) => rule.kind === kind && rule.holdsFrom <= at,
  );
  return held.reduce<Rule | undefined>(
    (best, rule) => (best && best.holdsFrom > rule.holdsFrom ? best : rule),
    undefined,
  );
}

/** The month of an instant in a zone: `2026-11`. */
export function periodOf(at: string, zone: string): string {
  return localAt(zone, Date.parse(at)).day.slice(0, 7);
}

export function nextPeriod(period: string): string {
  const [year = 0, month = 1] = period.split("-").map(Number);
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 7);
}

/** The period that takes what belongs to this one: itself, or the next one that is not closed. */
export function openPeriodFrom(period: string, closed: ReadonlySet<string>): string {
  let taking = period;
  while (closed.has(taking)) taking = nextPeriod(taking);
  return taking;
}

/** Whom a due is for, from which version of which prospect; `againAfter`: see `Draft`. */
type Origin = {
  prospectId: string;
  version: number;
  setterId: string;
  againAfter: number | null;
};

/** Null if nothing is paid for it. */
export function draftOf(
  { kind, at, baseCents, bookingId }: Due,
  { prospectId, version, setterId, againAfter }: Origin,
  { rules, zone, closed }: Terms,
): Draft | null {
  const rule = ruleAt(rules, kind, at);
  if (rule === undefined) return null;
  const cents = RATES[kind].unit === "each" ? rule.value : shareOf(baseCents ?? 0, rule.value);
  if (cents === 0) return null;
  const earned = periodOf(at, zone);
  const period = openPeriodFrom(earned, closed);
  return {
    kind,
    setterId,
    prospectId,
    version,
    disputeId: null,
    reverses: null,
    cents,
    baseCents,
    rate: rule.value,
    ruleId: rule.id,
    bookingId,
    againAfter,
    earnedAt: at,
    period,
    corrects: period === earned ? null : earned,
  };
}

/** The opposite, in the same period or in the one that takes its corrections. */
export function reversalOf(
  entry: Entry,
  { version }: Pick<Fact, "version">,
  { closed }: Pick<Terms, "closed">,
): Draft {
  const { seq, previous: _, hash: __, commissionTotal: ___, ...same } = entry;
  const period = openPeriodFrom(entry.period, closed);
  const corrects = period === entry.period ? entry.corrects : entry.period;
  return { ...same, version, reverses: seq, cents: -entry.cents, period, corrects };
}

export function chained(drafts: readonly Draft[], end: Head): Entry[] {
  let head = end;
  return drafts.map((draft) => {
    const seq = head.seq + 1;
    const commissionTotal = head.commissionTotal + (draft.kind === "commission" ? draft.cents : 0);
    const entry = {
      ...draft,
      seq,
      previous: head.hash,
      hash: hashOf(draft, seq, head.hash),
      commissionTotal,
    };
    head = entry;
    return entry;
  });
}

export function hashOf(draft: Draft, seq: number, previous: string): string {
  const { kind, setterId, prospectId, version, disputeId, reverses, ...amount } = draft;
  const { cents, baseCents, rate, ruleId, earnedAt, period, corrects } = amount;
  const { bookingId, againAfter } = draft;
  const what = [kind, setterId, prospectId, version, disputeId, reverses];
  const paid = [cents, baseCents, rate, ruleId, earnedAt, period, corrects];
  // Entries without a meeting keep the hash they had before meetings were recorded.
  const meeting = bookingId === null ? [] : [bookingId, againAfter];
  return sha256([previous, seq, ...what, ...paid, ...meeting]);
}

/** A hash of a statement or a period: of its entries' hashes, in order. */
export function sumOf(hashes: readonly string[]): string {
  return sha256(hashes);
}

function sha256(values: readonly unknown[]): string {
  return createHash("sha256").update(JSON.stringify(values)).digest("hex");
}
