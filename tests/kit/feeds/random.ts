/** A repeatable random source for generated feeds. */
export type Random = {
  /** A whole number from `least` to `most`, both included. */
  whole(least: number, most: number): number;
  chance(probability: number): boolean;
  /** One of these values; throws if there is none. */
  of<Value>(values: readonly Value[]): Value;
  /** So many different ones of these values, in their order. */
  some<Value>(values: readonly Value[], count: number): Value[];
  shuffled<Value>(values: readonly Value[]): Value[];
};

/** The same seed gives the same values. */
export function randomFrom(seed: number): Random {
  let state = (seed ^ 0x9e3779b9) | 1;
  const real = () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 4_294_967_296;
  };
  for (let warm = 0; warm < 8; warm += 1) real();
  const whole = (least: number, most: number) => least + Math.floor(real() * (most - least + 1));
  const shuffled = <Value>(values: readonly Value[]) =>
    values
      .map((value) => ({ value, place: real() }))
      .toSorted((one, other) => one.place - other.place)
      .map(({ value }) => value);
  return {
    whole,
    chance: (probability) => real() < probability,
    of(values) {
      const found = values.at(whole(0, values.length - 1));
      if (found === undefined) throw new Error("Nothing to choose from");
      return found;
    },
    some(values, count) {
      const kept = new Set(shuffled(values).slice(0, count));
      return values.filter((value) => kept.has(value));
    },
    shuffled,
  };
}
