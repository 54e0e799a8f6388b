/**
 * Access codes as arithmetic: how long a code must be, and how many wrong ones may be tried. All codes of one length
 * share one space, so a guess hits someone with chance codes / 10^digits. With G wrong tries a month the risk is 1 -
 * exp(-G * codes / 10^digits).
 */

import { plainDigits } from "~/platform/text/plain-digits";

/** The most that guessing may achieve: half a percent per month. */
export const RISK_A_MONTH = 0.005;
export const SHORTEST_CODE = 6;
const FEWEST_TRIES_A_DAY = 10;
/** Thirty days of refill, plus the full bucket that an attacker may find on day one. */
const DAYS_OF_TRIES = 31;
const ADMIN_CODE_LENGTH = 12;
const BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** How many active codes there are with one number of digits. */
export type CodeCount = { digits: number; codes: number };

/** Blanks, dashes and what cannot be seen, as chat apps and word processors add them. */
const BETWEEN = /[\s\p{Cc}\p{Pd}\p{Default_Ignorable_Code_Point}]/gu;
/** Read as the digit they look like, in a code of digits: a code of letters and digits has them. */
const LOOKS_LIKE: Readonly<Record<string, string>> = { O: "0", I: "1", L: "1" };

/** The form used for comparison: nothing between the characters, one case, digits as digits in any script. */
export function normalizeCode(input: string): string {
  const compact = plainDigits(input).replace(BETWEEN, "").toUpperCase();
  return asDigits(compact) || input.trim();
}

/** Quotes, a period or a bracket from the sentence that a code of digits was copied out of. */
const AROUND = /^["'“„‘«(<[]{1,4}|["'”“’»)>\].,;:]{1,4}$/g;

/** A person who reads a code of digits writes a letter now and then, and never more letters than digits. */
function asDigits(code: string): string {
  const bare = code.replace(AROUND, "");
  const isMisread =
    /^[\dOIL]{6,12}$/.test(bare) && bare.replace(/\D/g, "").length > bare.length / 2;
  return isMisread ? bare.replace(/[OIL]/g, (letter) => LOOKS_LIKE[letter] ?? letter) : code;
}

/** Whether a search could be an access code, which must not appear in an address. */
export function looksLikeCode(text: string): boolean {
  return /^\d{6,12}$/.test(normalizeCode(text));
}

/** Whether a normalized code is of the kind trainees have, which could be guessed. */
export function isDigits(code: string): boolean {
  return /^\d+$/.test(code);
}

/** How many wrong tries a day a given number of people needs: one each, and never fewer than ten. */
export function wantedTriesADay(activeCodes: number): number {
  return Math.max(FEWEST_TRIES_A_DAY, activeCodes);
}

/** The digits of a new code: the shortest length at which `wantedTriesADay` stays within the risk. */
export function codeLength(activeCodes: number): number {
  let digits = SHORTEST_CODE;
  while (riskAMonth([{ digits, codes: activeCodes }], wantedTriesADay(activeCodes)) > RISK_A_MONTH)
    digits += 1;
  return digits;
}

/**
 * How many wrong tries a day everyone shares. Older, shorter codes are easier to guess, so they hold the limit down
 * until they are replaced; it never falls below ten, which an operator who sets a short `ACCESS_CODE_LENGTH` accepts
 * (`riskAMonth` gives the risk).
 */
export function triesADay(counts: readonly CodeCount[]): number {
  const active = counts.reduce((sum, { codes }) => sum + codes, 0);
  const safe = -Math.log(1 - RISK_A_MONTH) / (easiestHit(counts) * DAYS_OF_TRIES);
  return Math.max(FEWEST_TRIES_A_DAY, Math.min(wantedTriesADay(active), Math.floor(safe)));
}

/** The chance (0 to 1) that an attacker who uses every try for a month finds a code. */
export function riskAMonth(counts: readonly CodeCount[], dailyTries: number): number {
  return 1 - Math.exp(-DAYS_OF_TRIES * dailyTries * easiestHit(counts));
}

/** The current policy, in a sentence or two for an administrator. */
export function explainCodes(counts: readonly CodeCount[], fixedLength?: number): string {
  const active = counts.reduce((sum, { codes }) => sum + codes, 0);
  const tries = triesADay(counts);
  const risk = (riskAMonth(counts, tries) * 100).toFixed(2);
  const length = fixedLength ?? codeLength(active + 1);
  const reason =
    fixedLength === undefined
      ? "the shortest that is safe for your number of trainees"
      : "as configured";
  return (
    `New access codes have ${length} digits, ${reason}. With ${active} active ${active === 1 ? "code" : "codes"}, ` +
    `new devices may enter ${tries} wrong codes a day in total, so someone guessing for a whole month has a ${risk} ` +
    "percent chance of finding one. Devices that have signed in before are not slowed down."
  );
}

/** An administrator's code: base32, 60 random bits, so never worth guessing. `bytes`: 12 random ones. */
export function adminCode(bytes: Uint8Array): string {
  return Array.from(bytes.subarray(0, ADMIN_CODE_LENGTH), (byte) => BASE32[byte % 32]).join("");
}

/** The chance that one guess hits, for an attacker who picks the most crowded code length. */
function easiestHit(counts: readonly CodeCount[]): number {
  return Math.max(0, ...counts.map(({ digits, codes }) => codes / 10 ** digits));
}
