/** The ledger as a function: prospects' outcomes and the rules at the time become entries in integer cents (PAY-1). */
import { createHash } from "node:crypto";
import { localAt } from "~/platform/time/zones";
import { type EntryKind, RULE_KINDS, type RuleKind, SHIPPED_RATES } from "./pay";

/** A prospect's outcome. `kept`: it was erased as someone's personal data, and what was earned from it stays. */
export type Fact = {
  prospectId: string;
  version: number;
  setterId: string | null;
  qualified: boolean;
  showedAt: string | null;
  closedAt: string | null;
  dealCents: number | null;
  kept?: boolean;
};

/** What is paid from an instant on; of two from the same one, the later in the list wins. `id` null: as shipped. */
export type Rule = { id: string | null; kind: RuleKind; value: number; holdsFrom: string };

const SHIPPED_RULES: readonly Rule[] = RULE_KINDS.map((kind) => ({
  ...{ id: null, kind, value: SHIPPED_RATES[kind], holdsFrom: "1970-01-01T00:00:00.000Z" },
}));

/** `zone`: the company's, in which periods are months; `closed`: those that take no more entries. */
export type Terms = { rules: readonly Rule[]; zone: string; closed: ReadonlySet<string> };

/** An entry before it has its place in the ledger. */
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
export function takenBy(period: string, closed: ReadonlySet<string>): string {
  let taking = period;
  while (closed.has(taking)) taking = nextPeriod(taking);
  return taking;
}

type Due = { kind: RuleKind; at: string; baseCents: number | null };

/** What is due for a prospect as it is now: a show if it is qualified, and the share of a closed deal. */
function duesOf({ qualified, showedAt, closedAt, dealCents }: Fact): Due[] {
  const show = { kind: "show" as const, at: showedAt ?? "", baseCents: null };
  const share = { kind: "commission" as const, at: closedAt ?? "", baseCents: dealCents };
  return [
    ...(qualified && showedAt !== null ? [show] : []),
    ...(closedAt !== null && dealCents !== null ? [share] : []),
  ];
}

/** `standing`: this prospect's entries that nothing has reversed. Entries that are still right stay. */
export function draftsOf(fact: Fact, standing: readonly Entry[], terms: Terms): Draft[] {
  if (fact.kept) return [];
  const setterId = fact.setterId ?? standing[0]?.setterId ?? "";
  const dues = duesOf(fact);
  const isRight = (entry: Entry) =>
    dues.some((due) => isFor(entry, due)) && entry.setterId === setterId;
  const missing = dues.filter(
    (due) => !standing.some((entry) => isRight(entry) && isFor(entry, due)),
  );
  return [
    ...standing.filter((entry) => !isRight(entry)).map((entry) => reversalOf(entry, fact, terms)),
    ...missing.flatMap((due) => draftOf(due, { ...fact, setterId }, terms)),
  ];
}

function isFor(entry: Entry, { kind, at, baseCents }: Due): boolean {
  return entry.kind === kind && entry.earnedAt === at && entry.baseCents === baseCents;
}

function draftOf(
  { kind, at, baseCents }: Due,
  { prospectId, version, setterId }: Fact & { setterId: string },
  { rules, zone, closed }: Terms,
): Draft[] {
  const rule = ruleAt(rules, kind, at);
  const cents = kind === "show" ? (rule?.value ?? 0) : shareOf(baseCents ?? 0, rule?.value ?? 0);
  if (rule === undefined || cents === 0) return [];
  const earned = periodOf(at, zone);
  const period = takenBy(earned, closed);
  return [
    {
      ...{ kind, setterId, prospectId, version, disputeId: null, reverses: null },
      ...{ cents, baseCents, rate: rule.value, ruleId: rule.id },
      ...{ earnedAt: at, period, corrects: period === earned ? null : earned },
    },
  ];
}

/** The opposite, in the same period or in the one that takes its corrections. */
function reversalOf(entry: Entry, { version }: Fact, { closed }: Terms): Draft {
  const { seq, previous: _, hash: __, commissionTotal: ___, ...same } = entry;
  const period = takenBy(entry.period, closed);
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
  const what = [kind, setterId, prospectId, version, disputeId, reverses];
  return sha256([
    previous,
    seq,
    ...what,
    cents,
    baseCents,
    rate,
    ruleId,
    earnedAt,
    period,
    corrects,
  ]);
}

/** A hash of a statement or a period: of its entries' hashes, in order. */
export function sumOf(hashes: readonly string[]): string {
  return sha256(hashes);
}

function sha256(values: readonly unknown[]): string {
  return createHash("sha256").update(JSON.stringify(values)).digest("hex");
}

/** The entries of prospects that nothing has reversed, tracked while entries are made. */
export class Standing {
  readonly #ofProspect = new Map<string, Entry[]>();

  constructor(entries: readonly Entry[] = []) {
    for (const entry of entries) this.add(entry);
  }

  of(prospectId: string): readonly Entry[] {
    return this.#ofProspect.get(prospectId) ?? [];
  }

  add(entry: Entry): void {
    if (entry.prospectId === null || entry.kind === "decision") return;
    const others = this.of(entry.prospectId).filter(({ seq }) => seq !== entry.reverses);
    this.#ofProspect.set(
      entry.prospectId,
      entry.reverses === null ? [...others, entry] : [...others],
    );
  }
}

/** The entries that follow from these facts, in order. */
export function entered(
  facts: readonly Fact[],
  standing: Standing,
  { terms, end }: { terms: Terms; end: Head },
): Entry[] {
  let head = end;
  return facts.flatMap((fact) => {
    const made = chained(draftsOf(fact, standing.of(fact.prospectId), terms), head);
    for (const entry of made) standing.add(entry);
    head = made.at(-1) ?? head;
    return made;
  });
}
