/** SHA-256 of a text that fits in one block: browsers offer theirs only over HTTPS, and only one hash at a time. */

const LONGEST_BYTES = 55;
const ROUNDS = 64;

/** The fraction's first 32 bits. */
const fraction = (root: number) => ((root - Math.floor(root)) * 2 ** 32) | 0;
const PRIMES = firstPrimes(ROUNDS);
const START = Int32Array.from(PRIMES.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));
const ROUND = Int32Array.from(PRIMES, (prime) => fraction(Math.cbrt(prime)));
const schedule = new Int32Array(ROUNDS);

/**
 * The eight words of the hash, as signed numbers, written to `state`. `text`: at most 55 ASCII characters; throws if it
 * is longer. Nothing is allocated: a search runs this a million times.
 */
export function sha256Words(text: string, state = new Int32Array(8)): Int32Array {
  if (text.length > LONGEST_BYTES) throw new RangeError("The text does not fit in one block");
  fillSchedule(text);
  let a = word(START, 0);
  let b = word(START, 1);
  let c = word(START, 2);
  let d = word(START, 3);
  let e = word(START, 4);
  let f = word(START, 5);
  let g = word(START, 6);
  let h = word(START, 7);
  for (let at = 0; at < ROUNDS; at += 1) {
    const big1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const added = (h + big1 + ((e & f) ^ (~e & g)) + word(ROUND, at) + word(schedule, at)) | 0;
    const big0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    h = g;
    g = f;
    f = e;
    e = (d + added) | 0;
    d = c;
    c = b;
    b = a;
    a = (added + big0 + majority) | 0;
  }
  state[0] = word(START, 0) + a;
  state[1] = word(START, 1) + b;
  state[2] = word(START, 2) + c;
  state[3] = word(START, 3) + d;
  state[4] = word(START, 4) + e;
  state[5] = word(START, 5) + f;
  state[6] = word(START, 6) + g;
  state[7] = word(START, 7) + h;
  return state;
}

function fillSchedule(text: string): void {
  schedule.fill(0, 0, 16);
  for (let at = 0; at < text.length; at += 1)
    put(at >> 2, text.charCodeAt(at) << (24 - 8 * (at & 3)));
  put(text.length >> 2, 0x80 << (24 - 8 * (text.length & 3)));
  schedule[15] = text.length * 8;
  for (let at = 16; at < ROUNDS; at += 1) {
    const near = word(schedule, at - 2);
    const far = word(schedule, at - 15);
    const small1 = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10);
    const small0 = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3);
    schedule[at] = (word(schedule, at - 16) + small0 + word(schedule, at - 7) + small1) | 0;
  }
}

function put(at: number, bits: number): void {
  schedule[at] = word(schedule, at) | bits;
}

function word(words: Int32Array, at: number): number {
  return words[at] ?? 0;
}

function turned(value: number, by: number): number {
  return (value >>> by) | (value << (32 - by));
}

function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let candidate = 2; primes.length < count; candidate += 1)
    if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate);
  return primes;
}
