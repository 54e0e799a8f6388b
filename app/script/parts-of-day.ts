// cspell:disable
/** Morning or evening: what a time for a call says of it, and what it leaves open. */

const PARTS: readonly [RegExp, "morning" | "afternoon" | "evening"][] = [
  [/\b(?:mornings?|in the am|umaga|de la mañana)\b/, "morning"],
  [/\b(?:afternoons?|hapon|de la tarde)\b/, "afternoon"],
  [/\b(?:evenings?|tonight|nights?|nite|in the pm|gabi|de la noche)\b/, "evening"],
];
/** Nobody takes a call at four in the morning; six may be either. */
const EITHER = /^(?:[6-9]|1[01])(?::\d\d)?$/;

export function partOfDay(plain: string): "morning" | "afternoon" | "evening" | null {
  const said = PARTS.filter(([form]) => form.test(plain)).map(([, part]) => part);
  return said.length === 1 ? (said[0] ?? null) : null;
}

/** "6" of an evening is 6 pm. */
export function withHalf(time: string, part: ReturnType<typeof partOfDay>): string {
  if (part === null || !EITHER.test(time)) return time;
  return `${time} ${part === "morning" ? "am" : "pm"}`;
}

export function isHalfOpen(time: string, day: string): boolean {
  return EITHER.test(time) && day !== "tonight";
}
