/** Typos: letters wrong, missing, extra or swapped, never the first one. */

/** Whether a typed word may be meant for a known one: one typo from five letters on, two from nine. */
export function isSlipOf(typed: string, known: string): boolean {
  if (known.length < 4 || typed.length < 4 || typed[0] !== known[0]) return false;
  if (known.length < 5 && known.length === typed.length && !sameLetters(typed, known)) return false;
  const allowed = known.length >= 9 ? 2 : 1;
  if (Math.abs(typed.length - known.length) > allowed) return false;
  const [one, other] = whereTheyDiffer(typed, known);
  return allowed === 1 ? isOneSlip(one, other) : slipsBetween(one, other) <= allowed;
}

function sameLetters(one: string, other: string): boolean {
  return [...one].sort().join("") === [...other].sort().join("");
}

/** Without what both words begin and end with. */
function whereTheyDiffer(one: string, other: string): [one: string, other: string] {
  const shorter = Math.min(one.length, other.length);
  let from = 0;
  while (from < shorter && one[from] === other[from]) from += 1;
  let tail = 0;
  while (tail < shorter - from && one.at(-1 - tail) === other.at(-1 - tail)) tail += 1;
  return [one.slice(from, one.length - tail), other.slice(from, other.length - tail)];
}

/** A letter that is wrong, missing or extra, or two that are swapped. */
function isOneSlip(one: string, other: string): boolean {
  if (one.length <= 1 && other.length <= 1) return true;
  return one.length === 2 && other.length === 2 && one[0] === other[1] && one[1] === other[0];
}

/** The edit distance of two words; swapped neighbors are one typo. */
function slipsBetween(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const wrong = one[row - 1] === other[column - 1] ? 0 : 1;
      const swapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      next[column] = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + wrong,
        swapped ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [before, last] = [last, next];
  }
  return last[other.length] ?? 0;
}
