/** Yearly incomes and credit scores as people write them in a sheet (LEAD-3). Pure; runs anywhere. */
import { dollars, parseMoney, parseScore } from "~/platform/money/money";
import { plainDigits } from "~/platform/text/plain-digits";

const YEARLY =
  / ?(?:\/|per|an?|each) ?(?:yr|y|year|annum)\b\.?|\b(?:annually|annual|yearly|p\.?a\.?)(?![a-z])/g;
const MONTHLY = / ?(?:\/|per|an?|each) ?(?:mo|mth|mnth|month|m)\b\.?|\bmonthly\b/g;
const WEEKLY = / ?(?:\/|per|an?|each) ?(?:wk|week)\b\.?|\bweekly\b/g;
const [MONTHS, WEEKS] = [12, 52];
/** Nobody earns less in a year: a number below it means thousands, or nothing that can be known. */
const LEAST_CENTS = 100_000;
const [LOWEST_SCORE, HIGHEST_SCORE] = [300, 850];

/** As spreadsheets in Europe format any amount; otherwise the sign says that it is no dollars. */
const EUROPEAN = /^(\d{1,3}(?:\.\d{3})+(?:,\d\d)?) ?€$/;

/** What a bare number in a column of incomes means. */
export type IncomeUnit = "a year" | "a month" | "thousands";

export function incomeUnit(heading: string): IncomeUnit {
  if (/\(\s*\$?k\s*\)|\bin k\b|\bthousands?\b|\bk\$|\$k\b/i.test(heading)) return "thousands";
  return /\bmonth(?:ly)?\b|\/\s?mo\b|\bper mo\b/i.test(heading) ? "a month" : "a year";
}

/** A yearly income as `parseMoney` reads it: as it was written, or in dollars. Null for a range, a guess or words. */
export function readIncome(cell: string, unit: IncomeUnit = "a year"): string | null {
  const plain = plainDigits(cell)
    .toLowerCase()
    .replace(/[\s\u00a0]+/g, " ")
    .trim();
  if (unit === "thousands" && /^\d{1,3}(?:\.\d+)?$/.test(plain)) return readIncome(`${plain}k`);
  if (unit === "a month" && /^\$?\s?[\d.,]+\s?k?$/.test(plain)) return readIncome(`${plain}/mo`);
  const times = plain.search(MONTHLY) >= 0 ? MONTHS : plain.search(WEEKLY) >= 0 ? WEEKS : 1;
  const amount = plain
    .replace(/^~\s*/, "")
    .replace(EUROPEAN, "$1")
    .replace(/\([^()\d]*\)/g, "")
    .replace(MONTHLY, "")
    .replace(WEEKLY, "")
    .replace(YEARLY, "")
    .replace(/ ?(?:dollars?|bucks)$/, "")
    .replace(/ ?(?:grand|thousand)$/, "k")
    .replace(/(\d)[ '’](?=\d{3}(?!\d))/g, "$1")
    .replace(/(\d)\s*(k|m)\s*(?:usd|\$)?$/, "$1$2")
    .replace(/\.$/, "")
    .trim();
  const cents = parseMoney(american(amount));
  if (cents === null || cents * times < LEAST_CENTS)
    return cents === 0 && /^\$?0/.test(amount) ? "0" : null;
  const asWritten = plainDigits(cell).trim();
  return parseMoney(asWritten) === cents * times ? asWritten : dollars(cents * times);
}

/** `65.000` and `65.000,00` as Europeans write them: no income has three digits of cents. */
function american(amount: string): string {
  return /^(?:us\$|\$|usd)?\s*\d{1,3}(?:\.\d{3})+(?:,\d\d)?\s*(?:\$|usd)?$/.test(amount)
    ? amount.replaceAll(".", "").replace(",", ".")
    : amount;
}

/** A credit score; null for a range, a guess or words. */
export function readScore(cell: string): string | null {
  const number = plainDigits(cell)
    .toLowerCase()
    .replace(/\([^()]*\)/g, " ")
    .replace(/\b(?:fico|credit|score|vantage|experian|equifax|transunion|points?|pts)\b|[:=]/g, " ")
    .trim()
    .replace(/[.!]$/, "")
    .replace(/^\+\s*/, "");
  const points = parseScore(number);
  const isScore = points !== null && points >= LOWEST_SCORE && points <= HIGHEST_SCORE;
  return isScore ? number : null;
}
