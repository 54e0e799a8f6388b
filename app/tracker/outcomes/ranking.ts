/** Whether one branch is better than the others by more than chance (DAY-5). Pure; runs anywhere. */

/** The results of one branch's or setter's runs: meetings with an outcome, those held, and closed deals. */
export type Tally = { runs: number; met: number; shown: number; closed: number };

/** Nothing is ranked with fewer meetings. */
export const LEAST_MEETINGS = 30;
/** How often a set without any difference may be ranked: once in a thousand, so among twenty of them hardly ever. */
const MOST_BY_CHANCE = 0.001;

/** `best`: the index of the best one. `few`: fewer than two have enough meetings. `even`: chance explains the differences. */
export type Ranking = { kind: "few" } | { kind: "even" } | { kind: "best"; best: number };

/**
 * Each one with enough meetings is compared with all the others together by Fisher's exact test; because the best of
 * many is chosen, the threshold is divided by how many there are.
 */
export function rankingOf(tallies: readonly Pick<Tally, "met" | "shown">[]): Ranking {
  const enough = tallies
    .map(({ met, shown }, at) => ({ at, met, shown }))
    .filter(({ met }) => met >= LEAST_MEETINGS);
  if (enough.length < 2) return { kind: "few" };
  const met = enough.reduce((sum, each) => sum + each.met, 0);
  const shown = enough.reduce((sum, each) => sum + each.shown, 0);
  const logs = logFactorials(met);
  const compared = enough
    .map((each) => ({ at: each.at, chance: chanceOf(each, { met, shown }, logs) }))
    .toSorted((one, other) => one.chance - other.chance);
  const [best] = compared;
  if (!best || best.chance > MOST_BY_CHANCE / enough.length) return { kind: "even" };
  return { kind: "best", best: best.at };
}

type Counted = { met: number; shown: number };

/** The probability that at least this many meetings were held if all branches were the same. */
function chanceOf(own: Counted, all: Counted, logs: Float64Array): number {
  const choose = (of: number, some: number) =>
    (logs[of] ?? 0) - (logs[some] ?? 0) - (logs[of - some] ?? 0);
  const whole = choose(all.met, own.met);
  const most = Math.min(own.met, all.shown);
  let chance = 0;
  for (let held = own.shown; held <= most; held += 1) {
    const others = own.met - held;
    if (others > all.met - all.shown) continue;
    chance += Math.exp(choose(all.shown, held) + choose(all.met - all.shown, others) - whole);
  }
  return chance;
}

function logFactorials(most: number): Float64Array {
  const logs = new Float64Array(most + 1);
  for (let n = 2; n <= most; n += 1) logs[n] = (logs[n - 1] ?? 0) + Math.log(n);
  return logs;
}
