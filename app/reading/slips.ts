/** Typos: letters wrong, missing, extra or swapped, never the first one. */

/** Whether a typed word may be meant for a known one: one typo from five letters on, two from nine. */
export function isSlipOf(typed: string, known: string): boolean {
  if (known.length < 4 || typed.length < 4 || typed[0] !== known[0]) return false;
  if (known.length < 5 && known.length === typed.length && !sameLetters(typed, known)) return false;
  const allowed = known.length >= 9 ? 2 : 1;
  if (Math.abs(typed.length - known.length) > allowed) return false;
  return slipsBetween(typed, known) <= allowed;
}

function sameLetters(one: string, other: string): boolean {
  return [...one].sort().join("") === [...other].sort().join("");
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
