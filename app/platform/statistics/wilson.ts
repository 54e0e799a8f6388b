/** The uncertainty of a share. Pure; runs anywhere. */

/** Of 95 in 100 such intervals, the true share lies inside. */
const Z = 1.959964;

export type Interval = { low: number; high: number };

/** The Wilson interval of a share; everything from 0 to 1 if nothing was observed. */
export function wilson(hits: number, of: number): Interval {
  if (of === 0) return { low: 0, high: 1 };
  const share = hits / of;
  const scale = 1 + Z ** 2 / of;
  const middle = (share + Z ** 2 / (2 * of)) / scale;
  const half = (Z / scale) * Math.sqrt((share * (1 - share)) / of + Z ** 2 / (4 * of ** 2));
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}
