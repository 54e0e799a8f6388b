import { expect, test } from "vitest";
import { dollars } from "~/platform/money/money";
import { claimText, entryText, rateText, sumsOf } from "./pay";
import { RATES, RULE_KINDS } from "./rates";
import { ruleFields } from "./rules.server";

test.each(RULE_KINDS)("PAY-1 what is paid by a rate follows its declaration: %s", (kind) => {
  const { unit, most, of, one, sum } = RATES[kind];
  const typed = (value: number) =>
    ruleFields.safeParse({ kind, from: "2026-12-01", value: `${value}` });
  expect(typed(most / 100).data).toMatchObject({ kind, value: most });
  expect(typed(most / 100 + 1).success).toBe(false);

  const [baseCents, rate] = [250_000, 1_250];
  const [amount, earned] =
    unit === "each" ? [dollars(rate), one] : ["12.5%", `12.5% of ${dollars(baseCents, true)}`];
  expect(rateText(kind, rate)).toBe(`${amount} ${of}`);
  const entry = { kind, baseCents, rate, cents: 1, corrects: null };
  expect(entryText({ ...entry, reverses: null })).toBe(earned);
  expect(entryText({ ...entry, reverses: 1 })).toBe(`Reversal: ${earned}`);
  expect(claimText({ kind, baseCents })).toContain(one);

  const nothing = { show: 0, commission: 0, decision: 0, carried: 0 };
  const sums = sumsOf({ ...nothing, [kind]: 500 });
  expect(sums).toContainEqual({ label: sum, cents: 500, isRated: true });
  expect(sums.filter(({ isRated }) => isRated)).toHaveLength(RULE_KINDS.length);
  expect(sums.filter(({ cents }) => cents !== 0)).toHaveLength(1);
});
