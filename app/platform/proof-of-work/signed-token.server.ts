/** Signed tokens with a puzzle in them. A form is sent with one, so it counts once, comes from one of our pages, and took a moment (SLOT-2). */
import { timingSafeEqual } from "node:crypto";
import type { Sign } from "../limits/limits.server";
import { DAY_MS } from "../time/durations";
import type { Puzzle, Solution } from "./puzzle";
import { isProof } from "./work";

/** `difficulty`: the zero bits that its proof needs; `withoutWork`: none, for a visitor without JavaScript. */
export type SignedToken = {
  id: string;
  issuedAt: number;
  difficulty: number;
  withoutWork: boolean;
};

/**
 * `forged` is also a token for something else; `effort`: no proof of work, or a wrong one; `early`: sent sooner than
 * anyone types; `late`: a day old.
 */
export type TokenFault = "missing" | "forged" | "effort" | "early" | "late";

/** About 16,000 hashes: a tenth of a second on a cheap laptop. */
const LIGHT = 14;
const EARLIEST_MS = 2_000;
const LATEST_MS = DAY_MS;
const SHAPE = /^([\da-f-]{36})\.(\d{13})\.(\d{1,2})\.([\w-]{43})$/;

/** A token for one purpose, such as a form's name. */
export function issueToken(
  sign: Sign,
  purpose: string,
  { difficulty = LIGHT, now = Date.now() } = {},
): { token: string; difficulty: number } {
  const words = `${crypto.randomUUID()}.${now}.${difficulty}`;
  return { token: `${words}.${signature(sign, purpose, words)}`, difficulty };
}

/** The same, as a browser gets it to solve. */
export function issuePuzzle(sign: Sign, purpose: string, difficulty?: number): Puzzle {
  const { token, ...rest } = issueToken(sign, purpose, { difficulty });
  return { stamp: token, ...rest };
}

/** Checks a token and its proof. Its `id` is the key of the stored row, so sending twice stores once. */
export function readToken(
  sign: Sign,
  purpose: string,
  { token, proof }: Solution,
  { now = Date.now(), earliestMs = EARLIEST_MS } = {},
): { token: SignedToken; fault: null } | { token: SignedToken | null; fault: TokenFault } {
  if (token === "") return { token: null, fault: "missing" };
  const [, id = "", issued, bits, signed = ""] = SHAPE.exec(token) ?? [];
  const expected = Buffer.from(signature(sign, purpose, `${id}.${issued}.${bits}`));
  const given = Buffer.from(signed);
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    return { token: null, fault: "forged" };
  const [issuedAt, difficulty] = [Number(issued), Number(bits)];
  const read = { id, issuedAt, difficulty, withoutWork: difficulty === 0 };
  if (now - issuedAt > LATEST_MS) return { token: read, fault: "late" };
  if (now - issuedAt < earliestMs) return { token: read, fault: "early" };
  if (difficulty > 0 && !isProof(id, proof, difficulty)) return { token: read, fault: "effort" };
  return { token: read, fault: null };
}

function signature(sign: Sign, purpose: string, words: string): string {
  // The word that was signed before: a form that was opened before an update is accepted after it.
  return sign(`stamp ${purpose} ${words}`);
}
