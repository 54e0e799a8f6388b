/** Numbers as people type them. */

import { plainDigits } from "./plain-digits";

/** One mark before the last digits: a decimal point or comma, or the comma of thousands. */
const ONE_MARK = /^(\d{0,12})([.,])(\d{1,6})$/;
/** Thousands set apart by one kind of mark, and decimals after another. */
const GROUPED = /^(\d{1,3}(?:([ ,.'’])\d{3})(?:\2\d{3}){0,2})(?:([.,])(\d{1,6}))?$/;
const SIGNED = /^([-−+]?) ?(.*)$/;

/** Null if it is no number, or could be two, as "1.500": with us 1.5, elsewhere 1500. */
export function numberIn(text: string): number | null {
  const [, sign = "", digits = ""] = SIGNED.exec(plainDigits(text).trim()) ?? [];
  const size = sizeOf(digits);
  if (size === null) return null;
  return sign === "" || sign === "+" || size === 0 ? size : -size;
}

function sizeOf(digits: string): number | null {
  if (/^\d{1,12}$/.test(digits)) return Number(digits);
  const [one, whole = "", mark, rest = ""] = ONE_MARK.exec(digits) ?? [];
  if (one !== undefined) {
    const thousands = rest.length === 3 && /^[1-9]\d{0,2}$/.test(whole);
    if (!thousands) return Number(`${whole}.${rest}`);
    return mark === "," ? Number(whole + rest) : null;
  }
  const [, groups, between, point, decimals = ""] = GROUPED.exec(digits) ?? [];
  if (groups === undefined || point === between) return null;
  return Number(`${groups.replace(/\D/g, "")}.${decimals || "0"}`);
}
