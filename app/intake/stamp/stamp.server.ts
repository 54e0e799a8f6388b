/** Stamps: what a form is sent with, so that it counts once, comes from a page of ours, and took a moment (SLOT-2). */
import { timingSafeEqual } from "node:crypto";
import { isProof } from "./work";

/** What signs: the same words, the same signature, and nobody else can make it. */
export type Signer = (words: string) => string;

/** `effortless`: without proof of work, for a visitor without JavaScript. */
export type Stamp = { id: string; issuedAt: number; effortless: boolean };

/**
 * `forged` is also another form's stamp; `effort`: no proof of work, or a wrong one; `early`: sent sooner than
 * anybody types; `late`: a day old.
 */
export type StampFault = "missing" | "forged" | "effort" | "early" | "late";

/** About 16,000 hashes: a tenth of a second on a cheap laptop. */
const ZERO_BITS = 14;
const EARLIEST_MS = 2_000;
const LATEST_MS = 24 * 3_600_000;
const SHAPE = /^([\da-f-]{36})\.(\d{13})\.(\d{1,2})\.([\w-]{43})$/;

/** A stamp for one form, and the zero bits that its proof of work needs: none where it is `effortless`. */
export function issueStamp(
  sign: Signer,
  form: string,
  { effortless = false, now = Date.now() }: { effortless?: boolean; now?: number } = {},
): { stamp: string; difficulty: number } {
  const difficulty = effortless ? 0 : ZERO_BITS;
  const words = `${crypto.randomUUID()}.${now}.${difficulty}`;
  return { stamp: `${words}.${signature(sign, form, words)}`, difficulty };
}

/** Reads a stamp that came with a form. Its `id` is the key of what is stored, so that sending twice stores once. */
export function readStamp(
  sign: Signer,
  form: string,
  { stamp, proof, now = Date.now() }: { stamp: string; proof: string; now?: number },
): { stamp: Stamp; fault: null } | { stamp: Stamp | null; fault: StampFault } {
  if (stamp === "") return { stamp: null, fault: "missing" };
  const [, id = "", issued, bits, signed = ""] = SHAPE.exec(stamp) ?? [];
  const expected = Buffer.from(signature(sign, form, `${id}.${issued}.${bits}`));
  const given = Buffer.from(signed);
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    return { stamp: null, fault: "forged" };
  const issuedAt = Number(issued);
  const zeroBits = Number(bits);
  const read = { id, issuedAt, effortless: zeroBits === 0 };
  if (now - issuedAt > LATEST_MS) return { stamp: read, fault: "late" };
  if (now - issuedAt < EARLIEST_MS) return { stamp: read, fault: "early" };
  if (zeroBits > 0 && !isProof(id, proof, zeroBits)) return { stamp: read, fault: "effort" };
  return { stamp: read, fault: null };
}

function signature(sign: Signer, form: string, words: string): string {
  return sign(`stamp ${form} ${words}`);
}
