/** What a sheet says a deal was worth: only an amount that can mean one thing is read, as it decides pay (LEAD-3). Pure; runs anywhere. */
import { dollars, parseMoney } from "~/platform/money/money";
import { plainDigits } from "~/platform/text/plain-digits";

/** So much at most, in a sheet as in the form. */
export const LARGEST_DEAL_CENTS = 100_000_000_000;
/** Three digits behind a point are thousands in much of the world; cents are one or two. */
const DECIMALS = /\.(\d+)\s*(k|m)?/i;
const SHORTENED = /\de\+?\d/i;
/** In the words of a status: a smaller number without a sign counts something else. */
const LEAST_BARE = 100;
const YEAR = /^20[23]\d$/;

/** Null if it cannot be read, could mean several amounts, or is more than a deal can be. */
export function readDeal(cell: string): number | null {
  const text = plainDigits(cell).trim();
  const [, decimals = "", unit] = DECIMALS.exec(text) ?? [];
  if (SHORTENED.test(text) || (decimals.length > 2 && !unit)) return null;
  const cents = parseMoney(text);
  return cents !== null && cents <= LARGEST_DEAL_CENTS ? cents : null;
}

/** Why an amount that can be read is left out all the same. */
export function dealHints(cell: string): string[] {
  const isTooMuch = (parseMoney(cell) ?? 0) > LARGEST_DEAL_CENTS;
  return isTooMuch ? [`A deal is at most ${dollars(LARGEST_DEAL_CENTS)}`] : [];
}

/** The amount in words such as `Closed $3k`, as it is written: no day, and no count of something. */
export function amountIn(status: string): string | null {
  const words = plainDigits(status)
    .replace(/(\d)\s+(?=[km]\b)/gi, "$1")
    .replace(/\$\s+(?=\d)/g, "$")
    .split(/[\s()[\]]+/)
    .map((word) => word.replace(/^[,.:–—-]+|(?<![,.:!–—-])[,.:!–—-]+$/g, ""));
  const isAmount = (word: string) =>
    /^\$?\d[\d.,]*(?:e\+?\d+)?[km]?\$?$/i.test(word) &&
    (/[$kme]/i.test(word) || (Number(word.replace(/\D/g, "")) >= LEAST_BARE && !YEAR.test(word)));
  return words.find(isAmount) ?? null;
}
