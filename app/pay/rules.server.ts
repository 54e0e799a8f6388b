/** What is paid from when on: rules are only added, none is retroactive, and one of the future can be withdrawn (PAY-1). */
import { and, eq, gt, sql } from "drizzle-orm";
import { z } from "zod";
import { type Actor, recordEvent } from "~/events/events.server";
import type { Db } from "~/platform/db/database.server";
import { withLock } from "~/platform/db/locks.server";
import { parseMoney } from "~/platform/money/money";
import { plainDigits } from "~/platform/text/plain-digits";
import { ZoneDay } from "~/platform/time/zone-day";
import { isDay, localAt } from "~/platform/time/zones";
import { type Rule, ruleAt } from "./ledger.server";
import type { RuleQuestion } from "./pay";
import { rulesOf } from "./post-entries.server";
import { RATES, RULE_KINDS, type RuleKind, type Unit } from "./rates";
import { payRules } from "./tables";

/** A rate that is this many times another one looks like a slip of the finger. */
const UNUSUAL_TIMES = 3;

/**
 * `value`: dollars per show, percent of a deal. `confirmed`: the question that was answered, as `questionOf` names it;
 * `unusual`: that an unusual rate is meant.
 */
export const ruleFields = z
  .strictObject({
    kind: z.enum(RULE_KINDS),
    value: z.string().trim().max(20),
    from: z.string().refine(isDay, "Enter the date it starts"),
    confirmed: z.string().max(100).optional(),
    unusual: z.literal("yes").optional(),
  })
  .superRefine(
    ({ kind, value }, context) => {
      if (!(kind in RATES) || rateIn(kind, String(value)) !== null) return;
      const { unit, most } = RATES[kind];
      context.addIssue({ code: "custom", path: ["value"], message: refusalOf(unit, most) });
    },
    // Checked even if another field is wrong, so that every fault is named at once.
    { when: () => true },
  )
  .transform(({ kind, value, from, confirmed, unusual }) => ({
    kind,
    value: rateIn(kind, value) ?? 0,
    from,
    confirmed,
    isMeant: unusual === "yes",
  }));
export type NewRule = z.output<typeof ruleFields>;

const READ = { each: parseMoney, share: hundredthsIn } as const;

/** Null where it is no amount or percentage, or too much. */
function rateIn(kind: RuleKind, text: string): number | null {
  const { unit, most } = RATES[kind];
  const amount = READ[unit](text);
  return amount === null || amount > most ? null : amount;
}

function refusalOf(unit: Unit, most: number): string {
  return unit === "each"
    ? `Enter an amount in dollars, such as 100, up to ${(most / 100).toLocaleString("en-US")}`
    : "Enter a percentage with at most two decimals, such as 10 or 12.5";
}

function hundredthsIn(text: string): number | null {
  const percent = /^\d{1,3}(?:\.\d{1,2})?(?=%?$)/.exec(plainDigits(text))?.[0];
  return percent === undefined ? null : Math.round(Number(percent) * 100);
}

type Clock = { zone: string; now: Date };

/** `day`: the day is over, or too far away. `asked`: nothing was added before the question is answered. */
export type RuleOutcome =
  | { kind: "done" }
  | { kind: "day" }
  | { kind: "asked"; question: RuleQuestion };

/**
 * A rule from today takes effect now, so it changes nothing already earned: it begins while nothing else is entered, or a
 * show of the moment in between would have been paid at the rate before.
 */
export async function addRule(
  db: Db,
  actor: Actor,
  { kind, value, from, confirmed, isMeant }: NewRule,
  { zone, now }: Clock,
): Promise<RuleOutcome> {
  const today = localAt(zone, now.getTime()).day;
  if (from < today || from > `${Number(today.slice(0, 4)) + 2}`) return { kind: "day" };
  const holdsFrom = new Date(Math.max(now.getTime(), new ZoneDay(zone, from).instantFrom(0)));
  const rules = await rulesOf(db);
  const question = questionOf({ kind, value, from, today }, rules, holdsFrom.toISOString());
  if (confirmed !== question.name || (question.isUnusual && !isMeant))
    return { kind: "asked", question };
  await withLock(db, "pay", async (tx) => {
    const begins = new Date(Math.max(Date.now(), holdsFrom.getTime()));
    const [rule] = await tx
      .insert(payRules)
      .values({ kind, value, holdsFrom: begins })
      .returning({ id: payRules.id });
    await recordEvent(tx, {
      actor,
      verb: "pay.rule",
      subject: { kind: "pay", id: rule?.id ?? "", label: kind },
      before: null,
      after: { kind, value, from },
    });
  });
  return { kind: "done" };
}

type Wanted = { kind: RuleKind; value: number; from: string; today: string };

/** What is asked before a rule is added: all rates as they will be, and whether the new one looks like a typing error. */
function questionOf(
  { kind, value, from, today }: Wanted,
  rules: readonly Rule[],
  holdsFrom: string,
): RuleQuestion {
  const before = ruleAt(rules, kind, holdsFrom)?.value ?? 0;
  const rates = RULE_KINDS.map((each) => ({
    kind: each,
    value: each === kind ? value : (ruleAt(rules, each, holdsFrom)?.value ?? 0),
  }));
  const isUnusual = value > before * UNUSUAL_TIMES || value * UNUSUAL_TIMES < before;
  const name = `${kind} ${value} ${from}`;
  return { name, kind, value, from, before, rates, isUnusual, isNow: from === today };
}

/** Withdraws a rule that does not hold yet; false: it holds, or there is none. What it never paid, it takes nothing from. */
export async function withdrawRule(db: Db, actor: Actor, id: string): Promise<boolean> {
  return withLock(db, "pay", async (tx) => {
    const isAhead = gt(payRules.holdsFrom, sql`clock_timestamp()`);
    const [rule] = await tx
      .delete(payRules)
      .where(and(eq(payRules.id, id), isAhead))
      .returning();
    if (!rule) return false;
    const { kind, value, holdsFrom } = rule;
    await recordEvent(tx, {
      actor,
      verb: "pay.withdraw-rule",
      subject: { kind: "pay", id, label: kind },
      before: { kind, value, from: holdsFrom.toISOString() },
      after: null,
    });
    return true;
  });
}
