/**
 * What is paid by a rate, each kind declared once: its unit, what it pays until a company adds a rule, the most that a
 * rule may pay, and its words. Rules, forms, statements and the log follow. Pure; runs anywhere.
 */
import { dollars } from "~/platform/money/money";
import { typedKeys } from "~/platform/web/typed-keys";

/** `each`: cents for every one of them; `share`: hundredths of a percent of its amount. */
export type Unit = "each" | "share";

type Rate = {
  unit: Unit;
  shipped: number;
  most: number;
  /** One of them, and what they add up to. */
  one: string;
  sum: string;
  /** What a rate is paid for, after the rate itself. */
  of: string;
  /** As the form of a rule names it, and the log. */
  field: string;
  logged: string;
};

export const RATES = {
  show: {
    unit: "each",
    shipped: 10_000,
    most: 1_000_000,
    one: "Qualified show",
    sum: "Qualified shows",
    of: "per qualified show",
    field: "A qualified show, in dollars",
    logged: "Pay per qualified show",
  },
  commission: {
    unit: "share",
    shipped: 1_000,
    most: 10_000,
    one: "Closed deal",
    sum: "Commission",
    of: "of closed deals",
    field: "Closed deals, in percent",
    logged: "Commission on closed deals",
  },
} as const satisfies Record<string, Rate>;

export type RuleKind = keyof typeof RATES;
export const RULE_KINDS = typedKeys(RATES);

/** $100, 12.5%. */
export function amountText(unit: Unit, value: number): string {
  return unit === "each" ? dollars(value) : `${value / 100}%`;
}
