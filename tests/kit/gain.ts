/** Many generated lives in one database, and whether the ledger holds what the model says, to the cent (PAY-4). */
import type { Actor } from "../../app/events/events.server";
import { postEntries } from "../../app/pay/post-entries.server";
import { RATES } from "../../app/pay/rates";
import { addRule } from "../../app/pay/rules.server";
import { localAt } from "../../app/platform/time/zones";
import { type Cast, Life, type Lived, type Query, ZONE } from "./gain-life";
import type { Kind, Pay } from "./gain-model";
import type { TestProduct } from "./test-product";

const DAY_MS = 86_400_000;
const OWNERS = 8;
const AT_ONCE = 4;
/** Lives between two changes of the rules. */
const OF_A_RULE = 100;

type Rule = { kind: Kind; value: number; holdsFrom: string };
type Sums = Map<string, number>;

/** `faults`: lives whose ledger is not what the model says, with what was done in them. */
export type Gain = {
  lives: number;
  entries: number;
  cents: number;
  waiting: number;
  faults: string[];
};

export async function liveThem(product: TestProduct, lives: number, seed: number): Promise<Gain> {
  const { query } = product;
  const { db } = product.running.database;
  const cast: Cast = { db, query, ...(await peopleOf(product)) };
  const rules = await earlierRules(query);
  const sums: Sums = new Map();
  const faults: string[] = [];
  for (let from = 0; from < lives; from += OF_A_RULE) {
    const numbers = Array.from({ length: Math.min(OF_A_RULE, lives - from) }, (_, n) => from + n);
    const live = async () => {
      for (let n = numbers.shift(); n !== undefined; n = numbers.shift()) {
        const life = new Life(cast, pickerOf(seed + n));
        try {
          const lived = await life.live();
          await compare(query, lived, rules, sums);
        } catch (error) {
          faults.push(`Life ${seed + n}: ${String(error)}\n  ${life.log.join("\n  ")}`);
        }
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, live));
    rules.push(await nextRule(cast, from / OF_A_RULE));
  }
  await postEntries(db, ZONE);
  if (faults.length === 0)
    faults.push(...(await sumFaults(query, sums)), ...(await meetingFaults(query)));
  const [row] = await query<{ entries: number; cents: number }>(
    "select count(*)::int entries, coalesce(sum(cents), 0)::float8 cents from pay_entries",
  );
  const [open] = await query<{ waiting: number }>(
    "select count(*)::int waiting from pay_claims where state = 'waiting'",
  );
  return {
    lives,
    entries: row?.entries ?? 0,
    cents: row?.cents ?? 0,
    waiting: open?.waiting ?? 0,
    faults,
  };
}

async function peopleOf(product: TestProduct): Promise<{ owners: Actor[]; boss: Actor }> {
  for (let n = 0; n <= OWNERS; n += 1) await product.createTrainee(`Owner${n}`);
  const rows = await product.query<Actor>(
    `select user_id "userId", first_name "firstName", last_name "lastName" from training_credentials
     where first_name like 'Owner%' order by first_name`,
  );
  const [boss, ...owners] = rows;
  if (!boss) throw new Error("There is no one");
  return { owners, boss };
}

/** What was paid before, so that the day of an event decides its rate. */
async function earlierRules(query: Query): Promise<Rule[]> {
  const ago = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
  const rules: Rule[] = [
    { kind: "show", value: 12_000, holdsFrom: ago(40) },
    { kind: "show", value: 8_000, holdsFrom: ago(15) },
    { kind: "commission", value: 1_250, holdsFrom: ago(20) },
  ];
  for (const { kind, value, holdsFrom } of rules)
    await query("insert into pay_rules (kind, value, holds_from) values ($1, $2, $3)", [
      kind,
      value,
      holdsFrom,
    ]);
  return rules;
}

async function nextRule({ db, boss }: Cast, number: number): Promise<Rule> {
  const kind = number % 2 === 0 ? "show" : "commission";
  const value = 1_000 + ((number * 700) % 9_000);
  const now = new Date();
  const from = localAt(ZONE, now.getTime()).day;
  const rule = { kind, value, from, confirmed: `${kind} ${value} ${from}`, isMeant: true } as const;
  const { kind: added } = await addRule(db, boss, rule, { zone: ZONE, now });
  if (added !== "done") throw new Error(`A rule was not added: ${added}`);
  return { kind, value, holdsFrom: now.toISOString() };
}

function centsOf({ kind, at, base }: Pay, rules: readonly Rule[]): number {
  let value: number = RATES[kind].shipped;
  let since = "";
  for (const rule of rules)
    if (rule.kind === kind && rule.holdsFrom <= at && rule.holdsFrom >= since)
      [value, since] = [rule.value, rule.holdsFrom];
  return kind === "show" ? value : Math.floor(((base ?? 0) * value + 5_000) / 10_000);
}

type Standing = {
  setter: string;
  kind: string;
  at: Date;
  booking: string | null;
  cents: number;
};

/** What the ledger pays for the prospects of a life is what the model says, entry by entry. */
async function compare(
  query: Query,
  { model, world, decided, ids }: Lived,
  rules: readonly Rule[],
  sums: Sums,
): Promise<void> {
  const found = await query<Standing>(
    `select setter_id setter, kind, earned_at at, booking_id booking, cents::float8 cents from pay_entries e
     where prospect_id = any($1) and reverses is null and kind <> 'decision'
       and not exists (select 1 from pay_entries r where r.reverses = e.seq)`,
    [ids],
  );
  const text = (setter: string, kind: string, at: string, cents: number) =>
    `${setter} ${kind} ${at} ${cents}`;
  const held = found.map((each) => text(each.setter, each.kind, each.at.toISOString(), each.cents));
  const due = model.pays(world).flatMap((each) => {
    const cents = centsOf(each, rules);
    return cents === 0
      ? []
      : [{ setter: each.setter, cents, text: text(each.setter, each.kind, each.at, cents) }];
  });
  for (const { setter, cents } of due) sums.set(setter, (sums.get(setter) ?? 0) + cents);
  for (const [setter, cents] of decided) sums.set(setter, (sums.get(setter) ?? 0) + cents);
  const wanted = due.map((each) => each.text).toSorted();
  if (held.toSorted().join() !== wanted.join())
    throw new Error(`The ledger pays [${held.toSorted()}], the model says [${wanted}]`);
}

/** Everyone's whole ledger, reversals and decisions included, is the sum of what they should earn. */
async function sumFaults(query: Query, sums: Sums): Promise<string[]> {
  const rows = await query<{ setter: string; cents: number }>(
    "select setter_id setter, sum(cents)::float8 cents from pay_entries group by 1",
  );
  const paid = new Map(rows.map(({ setter, cents }) => [setter, cents]));
  return [...new Set([...paid.keys(), ...sums.keys()])].flatMap((setter) => {
    const [is, should] = [paid.get(setter) ?? 0, sums.get(setter) ?? 0];
    return is === should ? [] : [`${setter} has ${is} cents and should have ${should}`];
  });
}

async function meetingFaults(query: Query): Promise<string[]> {
  const rows = await query<{ booking_id: string }>(
    `select booking_id from pay_entries where booking_id is not null
     group by 1 having sum(case when reverses is null then 1 else -1 end) > 1`,
  );
  return rows.map(({ booking_id }) => `Meeting ${booking_id} pays more than once`);
}

/** Numbers below a bound from a seed (mulberry32). */
function pickerOf(seed: number): (below: number) => number {
  let state = Math.imul(seed, 0x9e3779b1);
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below);
  };
}
