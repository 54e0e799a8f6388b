/** What is paid from when on: rules are only added, and none is retroactive (PAY-1). */
import { z } from "zod";
import { type Actor, recordEvent } from "~/auth/auth.server";
import type { Db } from "~/platform/db/database.server";
import { parseMoney } from "~/platform/money/money";
import { ZoneDay } from "~/platform/time/zone-day";
import { isDay, localAt } from "~/platform/time/zones";
import { RULE_KINDS } from "./pay";
import { payRules } from "./tables";

const LARGEST_SHOW_CENTS = 1_000_000;

/** `value`: dollars per show, percent of a deal. */
export const ruleForm = z
  .strictObject({
    intent: z.literal("rule"),
    kind: z.enum(RULE_KINDS),
    value: z.string().trim().max(20),
    from: z.string().refine(isDay, "Enter the date it starts"),
  })
  .transform(({ kind, value, from }, context) => {
    const amount = kind === "show" ? parseMoney(value) : hundredthsIn(value);
    if (amount !== null && amount <= (kind === "show" ? LARGEST_SHOW_CENTS : 10_000))
      return { kind, value: amount, from };
    context.addIssue({
      code: "custom",
      message:
        kind === "show"
          ? "Enter an amount in dollars, such as 100, up to 10,000"
          : "Enter a percentage with at most two decimals, such as 10 or 12.5",
    });
    return z.NEVER;
  });
export type NewRule = z.output<typeof ruleForm>;

function hundredthsIn(text: string): number | null {
  const percent = /^\d{1,3}(?:\.\d{1,2})?(?=%?$)/.exec(text)?.[0];
  return percent === undefined ? null : Math.round(Number(percent) * 100);
}

/** False: the day is over, or too far away. A rule from today takes effect now, so it changes nothing already earned. */
export async function addRule(
  db: Db,
  actor: Actor,
  { kind, value, from }: NewRule,
  { zone, now }: { zone: string; now: Date },
): Promise<boolean> {
  const today = localAt(zone, now.getTime()).day;
  if (from < today || from > `${Number(today.slice(0, 4)) + 2}`) return false;
  const holdsFrom = new Date(Math.max(now.getTime(), new ZoneDay(zone, from).instantFrom(0)));
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
  return true;
}
