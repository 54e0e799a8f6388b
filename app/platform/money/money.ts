/** What people type as an amount or a score, parsed in one place (TRK-3), and amounts in words. Pure; runs anywhere. */

import { plainDigits } from "../text/plain-digits";

const AMOUNT = /^\+?(\d{1,3}(?:,\d{3})+|\d+)?(\.\d+)?(?:e\+?(\d{1,2}))?([km])?$/;
/** By how many digits a letter moves the point. */
const MOVES = { k: 3, m: 6 } as const;
const DIGITS_OF_CENTS = 2;
const LARGEST_CENTS = 1e14;
const HIGHEST_SCORE = 999;

/**
 * The cents in a dollar amount, half a cent rounded up: '$65,000', '65000.50', '65k', '1.5m', '65,000 USD'. Null for an
 * empty text and for nonsense: words, negative amounts, misplaced commas, more than a trillion.
 */
export function parseMoney(text: string): number | null {
  const plain = plainDigits(text)
    .toLowerCase()
    .trim()
    .replace(/^(?:usd|us\$|\$)\s*/, "")
    .replace(/(?<!\s)\s*(?:usd|\$)$/, "")
    .replace(/(\d)\s+(?=[km]$)/, "$1");
  const match = AMOUNT.exec(plain);
  const [, whole = "", part = "", exponent = "0", unit] = match ?? [];
  if (!match || whole + part === "") return null;
  const moved = Number(exponent) + (unit === "k" || unit === "m" ? MOVES[unit] : 0);
  const cents = rounded(whole.replaceAll(",", ""), part.slice(1), moved + DIGITS_OF_CENTS);
  return cents <= LARGEST_CENTS ? cents : null;
}

/** A decimal number with its point moved to the right, rounded by its digits: no binary fraction is exact. */
function rounded(whole: string, part: string, places: number): number {
  const digits = part.padEnd(places + 1, "0");
  const down = Number(whole + digits.slice(0, places));
  return digits.charAt(places) < "5" ? down : down + 1;
}

/**
 * A credit score in whole points, truncated: '720', ' 720.5 '. Null for an empty text, and for anything that is not a
 * number from 0 to 999.
 */
export function parseScore(text: string): number | null {
  const match = /^\+?(\d{1,3})(?:\.\d+)?$/.exec(plainDigits(text).trim());
  const points = Number(match?.[1] ?? Number.NaN);
  return points <= HIGHEST_SCORE ? points : null;
}

// Created once: creating one costs far more than using it.
const [WHOLE, EXACT] = [dollarsWith(0), dollarsWith(2)];

/** `123450` → $1,234.50; whole dollars without the zeros unless `exact`. */
export function dollars(cents: number, exact = false): string {
  return (exact || cents % 100 !== 0 ? EXACT : WHOLE).format(cents / 100);
}

function dollarsWith(digits: number): Intl.NumberFormat {
  return new Intl.NumberFormat("en-US", {
    style: "currency",
    currency: "USD",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}
