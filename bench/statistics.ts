/** Summaries of many runs. */

export function median(values: readonly number[]): number {
  return percentile(values, 50);
}

/** The value below which `percent` of the values are, by the nearest-rank method; NaN for none. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)] ?? Number.NaN;
}

/** The median with the smallest and the greatest, for people. */
export function spread(values: readonly number[], digits = 0): string {
  const [least, middle, most] = [Math.min(...values), median(values), Math.max(...values)].map(
    (value) => value.toFixed(digits),
  );
  return `${middle} (${least} to ${most})`;
}
