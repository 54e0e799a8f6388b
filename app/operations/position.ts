/** Where a card goes within a day, and the number that puts it there. */

export const GAP = 1_024;
const FURTHEST = 2 ** 40;

type Placed = { id: string; position: number };

/** A place as a caller requests it; a position is only a hint, and counts if no neighbor is named. */
export type AskedPlace = {
  after_id?: string | null | undefined;
  before_id?: string | null | undefined;
  position?: number | undefined;
};

/**
 * The index among a day's other cards, in order. A neighbor that has left the day in the meantime is ignored; without
 * any neighbor left the card comes last.
 */
export function indexFor(day: readonly Placed[], asked: AskedPlace): number {
  const { after_id: after, before_id: before, position } = asked;
  const above = day.findIndex(({ id }) => id === after);
  if (above >= 0) return above + 1;
  const below = day.findIndex(({ id }) => id === before);
  if (below >= 0) return below;
  if (after === null) return 0;
  if (after === undefined && before === undefined && position !== undefined)
    return day.filter((card) => card.position <= position).length;
  return day.length;
}

/** A number between the neighbors at an index; null if none is left and the day must be renumbered. */
export function positionAt(day: readonly Placed[], index: number): number | null {
  const above = day[index - 1]?.position;
  const below = day[index]?.position;
  const found = between(above, below);
  const fits = (above === undefined || found > above) && (below === undefined || found < below);
  return fits && Math.abs(found) < FURTHEST ? found : null;
}

function between(above: number | undefined, below: number | undefined): number {
  if (above === undefined) return below === undefined ? GAP : below - GAP;
  return below === undefined ? above + GAP : above + (below - above) / 2;
}
