/** Stamps: signed puzzles. A form is sent with one, so it counts once, comes from one of our pages, and took a moment (SLOT-2). */
import { timingSafeEqual } from "node:crypto";
import type { Sign } from "../limits/limits.server";
import { DAY_MS } from "../time/durations";
import type { Solution } from "./puzzle";
import { isProof } from "./work";

/** `difficulty`: the zero bits that its proof needs; `withoutWork`: none, for a visitor without JavaScript. */
export type Stamp = { id: string; issuedAt: number; difficulty: number; withoutWork: boolean };

/**
 * `forged` is also a stamp for something else; `effort`: no proof of work, or a wrong one; `early`: sent sooner than
 * anyone types; `late`: a day old.
 */
export type StampFault = "missing" | "forged" | "effort" | "early" | "late";

/** About 16,000 hashes: a tenth of a second on a cheap laptop. */
const LIGHT = 14;
const EARLIEST_MS = 2_000;
const LATEST_MS = DAY_MS;
const SHAPE = /^([\da-f-]{36})\.(\d{13})\.(\d{1,2})\.([\w-]{43})$/;

/** A stamp for one purpose, such as a form's name. */
export function issueStamp(
  sign: Sign,
  purpose: string,
  { difficulty = LIGHT, now = Date.now() } = {},
): { stamp: string; difficulty: number } {
  const words = `${crypto.randomUUID()}.${now}.${difficulty}`;
  return { stamp: `${words}.${signature(sign, purpose, words)}`, difficulty };
}

/** Checks a stamp and its proof. Its `id` is the key of the stored row, so sending twice stores once. */
export function readStamp(
  sign: Sign,
  purpose: string,
  { stamp, proof }: Solution,
  { now = Date.now(), earliestMs = EARLIEST_MS } = {},
): { stamp: Stamp; fault: null } | { stamp: Stamp | null; fault: StampFault } {
  if (stamp === "") return { stamp: null, fault: "missing" };
  const [, id = "", issued, bits, signed = ""] = SHAPE.exec(stamp) ?? [];
  const expected = Buffer.from(signature(sign, purpose, `${id}.${issued}.${bits}`));
  const given = Buffer.from(signed);
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    return { stamp: null, fault: "forged" };
  const [issuedAt, difficulty] = [Number(issued), Number(bits)];
  const read = { id, issuedAt, difficulty, withoutWork: difficulty === 0 };
  if (now - issuedAt > LATEST_MS) return { stamp: read, fault: "late" };
  if (now - issuedAt < earliestMs) return { stamp: read, fault: "early" };
  if (difficulty > 0 && !isProof(id, proof, difficulty)) return { stamp: read, fault: "effort" };
  return { stamp: read, fault: null };
}

function signature(sign: Sign, purpose: string, words: string): string {
  return sign(`stamp ${purpose} ${words}`);
}
