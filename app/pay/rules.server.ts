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
import { RULE_KINDS, type RuleKind } from "./states";
import { payRules } from "./tables";

const LARGEST_SHOW_CENTS = 1_000_000;
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
  .transform(({ kind, value, from, confirmed, unusual }, context) => {
    const amount = kind === "show" ? parseMoney(value) : hundredthsIn(value);
    if (amount !== null && amount <= (kind === "show" ? LARGEST_SHOW_CENTS : 10_000))
      return { kind, value: amount, from, confirmed, isMeant: unusual === "yes" };
    context.addIssue({
      code: "custom",
      message:
        kind === "show"
          ? "Enter an amount in dollars, such as 100, up to 10,000"
          : "Enter a percentage with at most two decimals, such as 10 or 12.5",
    });
    return z.NEVER;
  });
export type NewRule = z.output<typeof ruleFields>;

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

/** A rule from today takes effect now, so it changes nothing already earned. */
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
  await db.transaction(async (tx) => {
    const [rule] = await tx
      .insert(payRules)
      .values({ kind, value, holdsFrom })
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

/** What is asked before a rule is added: both rates as they will be, and whether the new one looks like a typing error. */
function questionOf(
  { kind, value, from, today }: Wanted,
  rules: readonly Rule[],
  holdsFrom: string,
): RuleQuestion {
  const before = ruleAt(rules, kind, holdsFrom)?.value ?? 0;
  const rates = { show: 0, commission: 0, [kind]: value };
  for (const other of RULE_KINDS)
    if (other !== kind) rates[other] = ruleAt(rules, other, holdsFrom)?.value ?? 0;
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
