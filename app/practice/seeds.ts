/** Pseudo-random numbers from a seed, in whole numbers only: the same in every browser and on the server. */

/** mulberry32: the next state of a small generator, in whole numbers only. */
export function nextSeed(seed: number): number {
  return (seed + 0x6d2b79f5) | 0;
}

/** From 0 to below `most`. */
export function drawn(seed: number, most: number): number {
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) % most;
}

export function shuffled(ids: readonly string[], seed: number): string[] {
  const rest = [...ids];
  const order: string[] = [];
  for (let at = nextSeed(seed); rest.length > 0; at = nextSeed(at))
    order.push(...rest.splice(drawn(at, rest.length), 1));
  return order;
}
