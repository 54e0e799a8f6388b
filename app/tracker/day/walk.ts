/** The way through those who are due by keys: each is shown once before anyone comes again (DAY-1). Pure. */

/**
 * `open`: who stands there; `stepped`: who was opened by the key, whose heading takes the focus; `passed`: who was left
 * for later in this pass; `isNew`: who stands there was opened by an outcome, not by the key.
 */
export type Walk = {
  open: string | null;
  stepped: string | null;
  passed: readonly string[];
  isNew: boolean;
};

export function walkFrom(open: string | null): Walk {
  return { open, stepped: null, passed: [], isNew: false };
}

/** Whom the key opens. `due`: who is left, in order. */
export function nextOf(walk: Walk, due: readonly string[]): string | undefined {
  const { open, passed, isNew } = walk;
  if (isNew && open !== null && due.includes(open)) return open;
  const others = due.filter((id) => id !== open);
  return others.find((id) => !passed.includes(id)) ?? others[0];
}

/** By the key. Someone opened by an outcome is shown first, or a setter who always presses it would never see them. */
export function steppedOn(walk: Walk, due: readonly string[]): Walk {
  const next = nextOf(walk, due);
  if (next === undefined) return { ...walk, isNew: false };
  const { open, passed } = walk;
  if (next === open) return { ...walk, stepped: next, isNew: false };
  const left = open === null ? passed : [...passed, open];
  // Once all were shown, the next pass begins.
  const isOver = left.includes(next);
  return { open: next, stepped: next, passed: isOver ? [] : left, isNew: false };
}

/** After an outcome by which `id` is done: the next one who was not left for later opens. */
export function doneWith(walk: Walk, due: readonly string[], id: string): Walk {
  const { passed } = walk;
  const next = due.find((each) => each !== id && !passed.includes(each)) ?? null;
  return { open: next, stepped: null, passed, isNew: next !== null };
}

/** Whose act was taken back stands there again. */
export function backAt(walk: Walk, id: string): Walk {
  return { ...walk, open: id, stepped: null, isNew: false };
}
