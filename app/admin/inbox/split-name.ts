/** Splits a full name into first and last name for an account. Pure; runs anywhere. */

/** Particles that belong to the last name: van der Berg, de la Cruz, bin Rashid. */
const PARTICLES = new Set(
  "af al ap bin bint da das de degli dei del della den der di do dos du el ibn la le lo los mac ten ter van vom von zu zum zur".split(
    " ",
  ),
);
const SUFFIX = /^(jr|sr|ii|iii|iv)\.?$/i;

/** A single word is the first name; the last name stays empty, to be filled in. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const [before = "", ...after] = name.split(",").map((part) => part.trim());
  const behind = after.join(" ");
  // “Sample, Ann” is a last name first; “Ann Sample, Jr.” is not.
  if (before && behind && !SUFFIX.test(behind)) return { firstName: behind, lastName: before };
  const words = `${before} ${behind}`.split(/\s+/).filter(Boolean);
  if (words.length < 2) return { firstName: words[0] ?? "", lastName: "" };
  const suffixed = words.length > 2 && SUFFIX.test(words.at(-1) ?? "");
  let start = words.length - (suffixed ? 2 : 1);
  while (start > 1 && PARTICLES.has((words[start - 1] ?? "").toLowerCase())) start -= 1;
  return { firstName: words.slice(0, start).join(" "), lastName: words.slice(start).join(" ") };
}
