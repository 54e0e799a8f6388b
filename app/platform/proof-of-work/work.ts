/** A light proof of work in place of a captcha: a number whose hash with the token's id begins with zero bits (SLOT-2). */
import { sha256Words } from "./sha256";

/** A few milliseconds of work: a browser waits at least four between two turns. */
const TRIES_AT_A_TIME = 5_000;
const LARGEST = /^\d{1,10}$/;

/** `id`: the token's; `proof`: a whole number of at most ten digits. */
export function isProof(id: string, proof: string, zeroBits: number): boolean {
  return id.length <= 40 && LARGEST.test(proof) && leadingZeros(`${id}:${proof}`) >= zeroBits;
}

/** Finds a proof, a few milliseconds at a time; `pause` lets other things happen in between. */
export async function findProof(
  id: string,
  zeroBits: number,
  pause: () => Promise<void>,
): Promise<string> {
  for (let from = 0; ; from += TRIES_AT_A_TIME) {
    for (let tried = from; tried < from + TRIES_AT_A_TIME; tried += 1)
      if (leadingZeros(`${id}:${tried}`) >= zeroBits) return String(tried);
    await pause();
  }
}

const words = new Int32Array(8);

function leadingZeros(text: string): number {
  sha256Words(text, words);
  const first = words[0] ?? 0;
  const second = words[1] ?? 0;
  return first === 0 ? 32 + Math.clz32(second) : Math.clz32(first);
}
