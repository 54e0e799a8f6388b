/** One-time codes from the clock (RFC 6238: HMAC-SHA-1, 6 digits, 30 seconds), as authenticator apps make them. */
import { createHmac, timingSafeEqual } from "node:crypto";

const DIGITS = 6;
const STEP_MS = 30_000;
/** How many steps a phone's clock may be off, each way. */
const DRIFT = 1;
const BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** The time step of a moment in ms since 1970. */
export function stepAt(moment: number): number {
  return Math.floor(moment / STEP_MS);
}

export function codeAt(key: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac("sha1", key).update(counter).digest();
  const offset = digest.readUInt8(digest.length - 1) & 0x0f;
  const number = (digest.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 10 ** DIGITS;
  return String(number).padStart(DIGITS, "0");
}

/** The newest step around `moment` whose code this is and that comes after `used`; null for a wrong or used code. */
export function matchingStep(
  key: Uint8Array,
  code: string,
  { moment, used }: { moment: number; used: number },
): number | null {
  const now = stepAt(moment);
  const given = Buffer.from(code);
  let match: number | null = null;
  for (let step = now - DRIFT; step <= now + DRIFT; step += 1) {
    const expected = Buffer.from(codeAt(key, step));
    const same = given.length === expected.length && timingSafeEqual(given, expected);
    if (same && step > used) match = step;
  }
  return match;
}

/** Bytes as base32 without padding: how a key is typed into an app. */
export function base32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, "0")).join("");
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => BASE32[Number.parseInt(group.padEnd(5, "0"), 2)]).join("");
}

/** The content of the QR code: the account and the key. */
export function keyAddress(issuer: string, person: string, key: Uint8Array): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(person)}`;
  const query = new URLSearchParams({
    secret: base32(key),
    issuer,
    algorithm: "SHA1",
    digits: String(DIGITS),
    period: String(STEP_MS / 1_000),
  });
  return `otpauth://totp/${label}?${query.toString().replaceAll("+", "%20")}`;
}
