/** The rule that makes a prospect qualified, and the reasons why one is not (TRK-3). Pure; runs anywhere. */
import { dollars } from "~/platform/money/money";
import type { Contact, Country, Finances } from "./prospect";

const COUNTRY: Country = "US";
const LEAST_SCORE = 700;
const LEAST_INCOME_CENTS = 6_000_000;

type Judged = Pick<Finances, "annualIncomeCents" | "scorePoints"> & { country: Country };
type Typed = Omit<Finances, keyof Contact | "nextContactAt" | "zone"> & { country: Country };

export function isQualified({ country, annualIncomeCents, scorePoints }: Judged): boolean {
  return (
    country === COUNTRY &&
    (scorePoints ?? -1) >= LEAST_SCORE &&
    (annualIncomeCents ?? -1) >= LEAST_INCOME_CENTS
  );
}

/** A sentence for each part of the rule that is not met; none for a qualified prospect. */
export function whyNotQualified(prospect: Typed): string[] {
  const { country, annualIncome, annualIncomeCents, score, scorePoints } = prospect;
  const reasons: string[] = [];
  if (country !== COUNTRY) reasons.push(abroad(country));
  if (scorePoints === null)
    reasons.push(score ? `The score “${score}” is not a number` : "No score was given");
  else if (scorePoints < LEAST_SCORE)
    reasons.push(`The score is ${scorePoints}, and the minimum is ${LEAST_SCORE}`);
  const least = dollars(LEAST_INCOME_CENTS);
  if (annualIncomeCents === null)
    reasons.push(
      annualIncome ? `The income “${annualIncome}” is not an amount` : "No income was given",
    );
  else if (annualIncomeCents < LEAST_INCOME_CENTS)
    reasons.push(`The income is ${dollars(annualIncomeCents)}, and the minimum is ${least}`);
  return reasons;
}

/** The same for those who may not see income and score. */
export function whyNotMasked(country: Country): string[] {
  return [country === COUNTRY ? "Income or score does not meet the rule" : abroad(country)];
}

function abroad(country: Country): string {
  return country === "Other"
    ? "The prospect does not live in the US"
    : `The prospect lives in ${country === "UK" ? "the UK" : country}, not in the US`;
}
