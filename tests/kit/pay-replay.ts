/**
 * A year of pay from a seed: events on prospects, rules and closings, made into a ledger by the database and by the
 * function alone.
 */

import { carriedOver, changePeriod } from "../../app/pay/change-period.server";
import { entriesOf } from "../../app/pay/judging.server";
import { chained, EMPTY, type Entry, type Fact, type Rule } from "../../app/pay/ledger.server";
import { hashOfPeriod, owedFor } from "../../app/pay/periods.server";
import { endOf, postEntries } from "../../app/pay/post-entries.server";
import { Standing } from "../../app/pay/standing.server";
import type { Db } from "../../app/platform/db/database.server";

const ZONE = "America/New_York";
const FROM = Date.parse("2025-10-15T00:00:00Z");
const DAYS = 400;
const DAY_MS = 86_400_000;
const CLOSED_AT = "2026-11-23T12:00:00.000Z";
/** The nights in which the clocks of the zone change, and ends of months there. */
const EDGES = [
  "2025-11-02T05:30:00Z",
  "2025-11-02T06:30:00Z",
  "2026-03-08T06:59:59.999Z",
  "2026-03-08T07:00:00Z",
  "2025-11-01T03:59:59.999Z",
  "2025-12-01T05:00:00Z",
].map((at) => Date.parse(at));

/** What happens between two closings, and the period that is closed then. */
type Part = { facts: Fact[]; closes: string };

const RULE_IDS = [
  "00000000-0000-4000-9000-000000000001",
  "00000000-0000-4000-9000-000000000002",
  "00000000-0000-4000-9000-000000000003",
] as const;
const RULES: readonly Rule[] = [
  { id: RULE_IDS[0], kind: "show", value: 12_000, holdsFrom: "2026-01-01T05:00:00.000Z" },
  { id: RULE_IDS[1], kind: "commission", value: 1_250, holdsFrom: "2026-02-15T05:00:00.000Z" },
  { id: RULE_IDS[2], kind: "commission", value: 333, holdsFrom: "2026-03-08T07:00:00.000Z" },
];

export function aYear(count: number, seed: number): Part[] {
  const random = generator(seed);
  const pick = (below: number) => Math.floor(random() * below);
  const states = new Map<number, Fact>();
  const closes = ["2025-11", "2025-12", "2026-02", "2026-03", "2026-01", "2026-06"];
  return closes.map((period) => ({
    closes: period,
    facts: Array.from({ length: Math.ceil(count / closes.length) }, () => {
      const prospect = pick(Math.ceil(count / 4));
      const before = states.get(prospect) ?? newProspect(prospect, pick(30));
      const next = changed({ ...before, version: before.version + 1 }, pick);
      states.set(prospect, next.kept ? { ...before, version: next.version } : next);
      return next;
    }),
  }));
}

function newProspect(number: number, setter: number): Fact {
  const id = `00000000-0000-4000-8000-${number.toString(16).padStart(12, "0")}`;
  const nothing = { showedAt: null, closedAt: null, dealCents: null };
  return { prospectId: id, version: 1, setterId: `setter ${setter}`, qualified: true, ...nothing };
}

function changed(fact: Fact, pick: (below: number) => number): Fact {
  const edge = EDGES[pick(EDGES.length)] ?? FROM;
  const time = pick(10) === 0 ? edge : FROM + pick(DAYS * DAY_MS);
  const at = new Date(time).toISOString();
  const dealCents = pick(1_000_000);
  switch (pick(8)) {
    case 0:
      return { ...fact, showedAt: fact.showedAt ?? at };
    case 1:
    case 2:
      return { ...fact, showedAt: fact.showedAt ?? at, closedAt: at, dealCents };
    case 3:
      return { ...fact, dealCents };
    case 4:
      // A refund.
      return { ...fact, closedAt: null };
    case 5:
      return { ...fact, qualified: !fact.qualified };
    case 6:
      return { ...fact, setterId: null };
    default:
      return { ...fact, closedAt: null, showedAt: null, qualified: false, kept: pick(2) === 0 };
  }
}

/** The ledger as the function makes it. */
export function inMemory(parts: readonly Part[]): Entry[] {
  const standing = new Standing();
  const closed = new Set<string>();
  const all: Entry[] = [];
  for (const { facts, closes } of parts) {
    const terms = { rules: RULES, zone: ZONE, closed };
    for (const entry of entriesOf(facts, standing, { terms, end: all.at(-1) ?? EMPTY }))
      all.push(entry);
    for (const [setterId, cents] of balances(all, closes))
      if (cents < 0) {
        const drafts = carriedOver({ setterId, cents }, { period: closes, closed, at: CLOSED_AT });
        all.push(...chained(drafts, all.at(-1) ?? EMPTY));
      }
    closed.add(closes);
  }
  return all;
}

/** What each is owed for a month, by their id. */
export function balances(entries: readonly Entry[], period: string): [string, number][] {
  const sums = new Map<string, number>();
  for (const entry of entries)
    if (entry.period === period)
      sums.set(entry.setterId, (sums.get(entry.setterId) ?? 0) + entry.cents);
  return [...sums].sort(([one], [other]) => (one < other ? -1 : 1));
}

const ACTOR = { userId: "closer", firstName: "Ada", lastName: "Closer" };

/** The same by the database; returns where its ledger ends, and what it paid in all. */
export async function inDatabase(db: Db, query: Query, parts: readonly Part[]) {
  await query(
    `insert into pay_rules (id, kind, value, holds_from)
     select r.id, r.kind, r.value, r."holdsFrom" from json_to_recordset($1::json) as r(id uuid, kind text, value int, "holdsFrom" timestamptz)`,
    [JSON.stringify(RULES)],
  );
  for (const { facts, closes } of parts) {
    // Someone else did it all; what was erased has no event.
    await query(
      `insert into events (actor_kind, actor_id, actor_name, verb, subject_kind, subject_id, subject_label, after, audited)
       select 'user', $2, 'Ada Closer', 'prospects.edit', 'prospect', f."prospectId", 'Prospect',
         jsonb_build_object('version', f.version), false
       from json_to_recordset($1::json) as f("prospectId" text, version int, kept bool) where f.kept is not true`,
      [JSON.stringify(facts), ACTOR.userId],
    );
    await query(
      `insert into pay_facts (prospect_id, version, setter_id, qualified, showed_at, closed_at, deal_cents, removed)
       select f."prospectId", f.version, f."setterId", f.qualified, f."showedAt", f."closedAt", f."dealCents", coalesce(f.kept, false)
       from json_to_recordset($1::json) as f("prospectId" uuid, version int, "setterId" text, qualified bool,
         "showedAt" timestamptz, "closedAt" timestamptz, "dealCents" bigint, kept bool)`,
      [JSON.stringify(facts)],
    );
    await postEntries(db, ZONE);
    const seen = hashOfPeriod(await owedFor(db, closes));
    const clock = { zone: ZONE, now: new Date(CLOSED_AT) };
    const outcome = await changePeriod(db, ACTOR, { period: closes, act: "close", seen }, clock);
    if (outcome !== "done") throw new Error(`${closes} was not closed: ${outcome}`);
  }
  const [row] = await query(
    "select sum(cents)::text as cents, count(*)::int as entries from pay_entries",
  );
  return { end: await endOf(db), cents: Number(row?.cents), entries: Number(row?.entries) };
}

type Query = (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;

/** The same numbers from the same seed, from 0 to 1 (mulberry32). */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
