/** Looking something up in a list that is in order, however long it is. Pure; runs anywhere. */

/** The place of the last for which `holds`, which holds for all before it; -1 if it holds for none. */
export function placeOfLast<Item>(
  ordered: ArrayLike<Item>,
  holds: (item: Item) => boolean,
): number {
  let [found, end] = [-1, ordered.length];
  while (end - found > 1) {
    const middle = (found + end) >> 1;
    const item = ordered[middle];
    if (item !== undefined && holds(item)) found = middle;
    else end = middle;
  }
  return found;
}

/** The last for which `holds`, which holds for all before it; undefined if it holds for none. */
export function lastThat<Item>(
  ordered: readonly Item[],
  holds: (item: Item) => boolean,
): Item | undefined {
  return ordered[placeOfLast(ordered, holds)];
}
