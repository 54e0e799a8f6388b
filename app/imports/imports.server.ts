/** Entry file of the imports slice: uploads are kept until they are imported, for at most a day (DAY-4). */
import { and, desc, eq, isNotNull, isNull, lt, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "~/platform/db/database.server";
import { type Columns, guessMapping, knownMapping, type Mapping } from "./columns";
import { type Cells, readCells } from "./read-cells.server";
import { type ImportKind, imports } from "./tables";

export { knownMapping, type Mapping } from "./columns";

const MOST_SHOWN = 100;
const MOST_LISTED = 10;
const UNDO_DAYS = 30;

/** Its id, or why it cannot be read. */
type Kept = { id: string } | { fault: string };

type Own = { userId: string; kind: ImportKind };

/** No one can reach someone else's import, or one of another kind. */
function ownImport(id: string, { userId, kind }: Own) {
  return and(eq(imports.id, id), eq(imports.userId, userId), eq(imports.kind, kind));
}

type Sent = {
  content: string;
  key: string;
  columns: Columns;
  /** The fields of cells without a known heading; without these, the first line is one. */
  bare?: readonly string[];
  mostRows?: number;
};

export async function keepImport(
  db: Db,
  own: Own,
  { content, key, columns, bare, mostRows }: Sent,
): Promise<Kept> {
  if (content.trim() === "") return { fault: "Choose a file, or paste cells" };
  const headless = bare !== undefined && !hasHeadings(content, columns);
  const cells = readCells(content, { mostRows, headless });
  if ("fault" in cells) return cells;
  const { headings } = cells;
  const mapping = headless
    ? headings.map((_, at) => bare[at] ?? null)
    : guessMapping(headings, columns);
  // Uploads that no one imported hold names that no one needs.
  await db
    .delete(imports)
    .where(and(isNull(imports.importedAt), lt(imports.createdAt, sql`now() - interval '1 day'`)));
  const [kept] = await db
    .insert(imports)
    .values({ ...own, content, headless, mapping, key })
    .returning({ id: imports.id });
  if (!kept) throw new Error("The database stored no import");
  return kept;
}

/** Whether a cell of the first line is the heading of a known field. */
function hasHeadings(content: string, columns: Columns): boolean {
  const cells = readCells(content, { headless: true });
  const [first = []] = "fault" in cells ? [] : cells.rows;
  return guessMapping(first, columns).some((name) => name !== null);
}

export async function changeMapping(
  db: Db,
  id: string,
  own: Own,
  { key, mapping, columns }: { key: string; mapping: readonly string[]; columns: Columns },
): Promise<Kept> {
  const known = knownMapping(mapping, columns);
  const named = known.filter((name) => name !== null);
  if (new Set(named).size < named.length)
    return { fault: "Two columns fill the same field. Choose another field for one of them." };
  const open = await openImport(db, id, own);
  if (open === null) return { fault: "This import is not there any more. Start over." };
  await db.update(imports).set({ mapping: known, key }).where(eq(imports.id, open.id));
  return { id: open.id };
}

/** An upload that is not imported yet. `line`: of the first row. */
export type OpenImport = Cells & { id: string; mapping: Mapping; key: string; line: number };

export async function openImport(db: Db, id: string, own: Own): Promise<OpenImport | null> {
  if (!z.uuid().safeParse(id).success) return null;
  const [row] = await db
    .select()
    .from(imports)
    .where(and(ownImport(id, own), isNull(imports.importedAt)));
  if (!row?.content) return null;
  const cells = readCells(row.content, row);
  if ("fault" in cells) return null;
  const { mapping, key, headless } = row;
  return { ...cells, id, mapping, key, line: headless ? 1 : 2 };
}

/** Marks it as imported, in the importing transaction; false: it already was. */
export async function closeImport(tx: Db, id: string, own: Own): Promise<boolean> {
  const mine = await tx
    .update(imports)
    .set({ importedAt: sql`now()`, content: null })
    .where(and(ownImport(id, own), isNull(imports.importedAt)))
    .returning({ id: imports.id });
  return mine.length > 0;
}

/** Marks it as undone, in the undoing transaction; null: there is nothing to undo anymore. */
export async function reopenImport(
  tx: Db,
  id: string,
  own: Own,
): Promise<{ added: number; updated: number } | null> {
  if (!z.uuid().safeParse(id).success) return null;
  const [mine] = await tx
    .update(imports)
    .set({ undoneAt: sql`now()` })
    .where(
      and(
        ownImport(id, own),
        isNull(imports.undoneAt),
        sql`${imports.importedAt} > now() - make_interval(days => ${UNDO_DAYS})`,
      ),
    )
    .returning({ added: imports.added, updated: imports.updated });
  return mine ?? null;
}

/** The result of undoing: `kept` were changed since, `failed` no longer exist. */
export type Undone = { reversed: number; kept: number; failed: number };

/** What an import did, or undoing it. */
export async function noteImport(
  tx: Db,
  id: string,
  counts: Partial<Undone & { added: number; updated: number }>,
): Promise<void> {
  await tx.update(imports).set(counts).where(eq(imports.id, id));
}

type RowKind = "new" | "update" | "same" | "conflict";
export type ShownRow = { line: number; kind: RowKind; name: string; detail: string };

export type ImportPreview = {
  id: string;
  headings: string[];
  mapping: Mapping;
  key: string;
  counts: Record<RowKind, number>;
  shown: ShownRow[];
};

/** Conflicts first. */
export function previewOf(open: OpenImport, rows: readonly ShownRow[]): ImportPreview {
  const counts = { new: 0, update: 0, same: 0, conflict: 0 };
  for (const { kind } of rows) counts[kind] += 1;
  const first = ["conflict", "update", "new", "same"].flatMap((kind) =>
    rows.filter((row) => row.kind === kind).slice(0, MOST_SHOWN),
  );
  const { id, headings, mapping, key } = open;
  return { id, headings, mapping, key, counts, shown: first.slice(0, MOST_SHOWN) };
}

export type ListedImport = {
  id: string;
  at: string;
  added: number;
  updated: number;
  undone: Undone | null;
  canUndo: boolean;
};

export async function lastImports(db: Db, { userId, kind }: Own): Promise<ListedImport[]> {
  const rows = await db
    .select({
      id: imports.id,
      at: imports.importedAt,
      added: imports.added,
      updated: imports.updated,
      undoneAt: imports.undoneAt,
      reversed: imports.reversed,
      kept: imports.kept,
      failed: imports.failed,
      isRecent: sql<boolean>`${imports.importedAt} > now() - make_interval(days => ${UNDO_DAYS})`,
    })
    .from(imports)
    .where(and(eq(imports.userId, userId), eq(imports.kind, kind), isNotNull(imports.importedAt)))
    .orderBy(desc(imports.importedAt))
    .limit(MOST_LISTED);
  return rows.map(({ at, undoneAt, reversed, kept, failed, isRecent, ...row }) => ({
    ...row,
    at: at?.toISOString() ?? "",
    undone: undoneAt ? { reversed, kept, failed } : null,
    canUndo: undoneAt === null && isRecent,
  }));
}
