/** The plan of an import, which grows with each part of its rows. Pure; runs anywhere. */
import type { LeftOutCells, Plan, RowKind, ShownRow } from "./tables";

export const MOST_SHOWN = 100;
const MOST_LINES = 12;

/** A plan with the rows of another part; of each kind the first ones are shown. */
export function withPlanned(plan: Plan | null, rows: readonly ShownRow[]): Plan {
  const counts = { new: 0, update: 0, same: 0, conflict: 0, nobody: 0, ...plan?.counts };
  for (const { kind } of rows) counts[kind] += 1;
  const all = [...(plan?.shown ?? []), ...rows];
  // Those with something left out come before the others.
  const shown = KINDS.flatMap((kind) =>
    all
      .filter((row) => row.kind === kind)
      .toSorted((one, other) => Number(!one.leftOut) - Number(!other.leftOut))
      .slice(0, MOST_SHOWN),
  );
  return { ...plan, counts, shown, leftOut: withLeftOut(plan?.leftOut ?? {}, rows) };
}

/** How many cells of each field are left out of the rows that are imported, with the first of their lines. */
function withLeftOut(before: LeftOutCells, rows: readonly ShownRow[]): LeftOutCells {
  const all: LeftOutCells = structuredClone(before);
  for (const { line, kind, leftOut = [] } of rows) {
    if (kind !== "new" && kind !== "update") continue;
    for (const label of leftOut) {
      const own = all[label] ?? { count: 0, lines: [] };
      own.count += 1;
      if (own.lines.length < MOST_LINES) own.lines.push(line);
      all[label] = own;
    }
  }
  return all;
}

/** Conflicts first. */
const KINDS: readonly RowKind[] = ["conflict", "update", "new", "same", "nobody"];
