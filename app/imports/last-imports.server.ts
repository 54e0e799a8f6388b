/** What someone imported last, how far that is, and whether it can be undone (DAY-4). */
import { and, desc, eq, isNotNull, isNull, min, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "~/platform/db/database.server";
import type { Own } from "./keep-import.server";
import type { OpenImport } from "./open-import.server";
import { importParts, imports, type MadeBesides } from "./tables";

const MOST_LISTED = 10;
const UNDO_DAYS = 30;

export const canBeUndone = and(
  isNull(imports.undoneAt),
  isNull(imports.undoBegunAt),
  sql`${imports.importedAt} > now() - make_interval(days => ${UNDO_DAYS})`,
);

/** The result of undoing: `kept` were changed since, `ruled` would need a right that this person has not, `failed` no longer exist. */
export type Undone = { reversed: number; kept: number; ruled?: number; failed: number };

/** How many of so many rows are done. */
export type Progress = { done: number; rows: number };

/** `leftOut`: were changed by someone between the preview and the import. `running`: of the import or its undo. */
export type ListedImport = {
  id: string;
  at: string;
  added: number;
  updated: number;
  leftOut: number;
  made: MadeBesides | null;
  undone: Undone | null;
  canUndo: boolean;
  running: ({ what: "import" | "undo" } & Progress) | null;
};

export async function lastImports(db: Db, { userId, kind }: Own): Promise<ListedImport[]> {
  const rows = await db
    .select({ row: imports, canUndo: sql<boolean>`coalesce((${canBeUndone}), false)` })
    .from(imports)
    .where(
      and(
        eq(imports.userId, userId),
        eq(imports.kind, kind),
        or(isNotNull(imports.begunAt), isNotNull(imports.importedAt)),
      ),
    )
    .orderBy(desc(sql`coalesce(${imports.begunAt}, ${imports.importedAt})`))
    .limit(MOST_LISTED);
  return Promise.all(rows.map(({ row, canUndo }) => listed(db, row, canUndo)));
}

async function listed(
  db: Db,
  row: typeof imports.$inferSelect,
  canUndo: boolean,
): Promise<ListedImport> {
  const { id, added, updated, plan, begunAt, importedAt, undoBegunAt, undoneAt } = row;
  const { reversed, kept, failed } = row;
  const at = (importedAt ?? begunAt)?.toISOString() ?? "";
  const planned = plan && importedAt ? plan.counts.new + plan.counts.update : added + updated;
  const leftOut = planned - added - updated;
  const found = { id, at, added, updated, leftOut, made: row.made, canUndo };
  const { ruled = 0 } = plan ?? {};
  const undone = { reversed, kept: kept - ruled, ruled, failed };
  if (importedAt === null) {
    const done = await rowsBefore(db, row);
    return { ...found, undone: null, running: { what: "import", done, rows: row.rows } };
  }
  if (undoneAt === null && undoBegunAt !== null) {
    const done = reversed + kept + failed;
    return { ...found, undone: null, running: { what: "undo", done, rows: added + updated } };
  }
  return { ...found, undone: undoneAt ? undone : null, running: null };
}

type Counted = Pick<OpenImport, "id" | "rows" | "headingsAt">;

/** Parts are done in their order: the rows before the first part that is left. */
export async function rowsBefore(
  db: Db,
  { id, rows, headingsAt }: Counted,
  which?: SQL,
): Promise<number> {
  const [left] = await db
    .select({ first: min(importParts.first) })
    .from(importParts)
    .where(and(eq(importParts.importId, id), which));
  return left?.first ? Math.max(0, left.first - 1 - headingsAt) : rows;
}
