/** Imports on their way: what was sent is kept until it is imported, a day at most (DAY-4). */
import { and, desc, eq, isNotNull, isNull, lt, sql } from "drizzle-orm";
import { z } from "zod";
import type { Actor } from "~/auth/auth.server";
import type { Db } from "~/platform/db/database.server";
import { COLUMN_NAMES, guessMapping, type KeyName, type Mapping } from "../import-columns";
import { imports } from "../tables";
import { type PlannedRow, planImport } from "./plan-import.server";
import { readCells } from "./read-cells.server";
import { runImport, UNDO_DAYS, type Undone, undoImport } from "./run-import.server";

const MOST_SHOWN = 100;
const MOST_LISTED = 10;

/** Its id, or why it cannot be read. */
type Kept = { id: string } | { fault: string };

export async function keepImport(
  db: Db,
  userId: string,
  { content, key }: { content: string; key: KeyName },
): Promise<Kept> {
  if (content.trim() === "") return { fault: "Choose a file, or paste cells" };
  const cells = readCells(content);
  if ("fault" in cells) return cells;
  const mapping = guessMapping(cells.headings);
  // What nobody imported holds names that nobody needs.
  await db
    .delete(imports)
    .where(and(isNull(imports.importedAt), lt(imports.createdAt, sql`now() - interval '1 day'`)));
  const [kept] = await db
    .insert(imports)
    .values({ userId, content, mapping, key })
    .returning({ id: imports.id });
  if (!kept) throw new Error("The database stored no import");
  return kept;
}

export async function changeMapping(
  db: Db,
  id: string,
  userId: string,
  { key, columns }: { key: KeyName; columns: readonly string[] },
): Promise<Kept> {
  const mapping = columns.map((each) => COLUMN_NAMES.find((name) => name === each) ?? null);
  const named = mapping.filter((name) => name !== null);
  if (new Set(named).size < named.length)
    return { fault: "Two columns fill the same field. Choose another field for one of them." };
  const open = await openImport(db, id, userId);
  if (open === null) return { fault: "This import is not there any more. Start over." };
  await db.update(imports).set({ mapping, key }).where(eq(imports.id, open.id));
  return { id: open.id };
}

export type ImportPreview = {
  id: string;
  headings: string[];
  mapping: Mapping;
  key: KeyName;
  counts: Record<PlannedRow["kind"], number>;
  shown: { line: number; kind: PlannedRow["kind"]; name: string; detail: string }[];
};

/** What each row would do; conflicts first. Null where there is nothing to preview. */
export async function previewOf(db: Db, id: string, userId: string): Promise<ImportPreview | null> {
  const open = await openImport(db, id, userId);
  if (open === null) return null;
  const { headings, rows } = await planned(db, open, userId);
  const counts = { new: 0, update: 0, same: 0, conflict: 0 };
  for (const { kind } of rows) counts[kind] += 1;
  const first = ["conflict", "update", "new", "same"].flatMap((kind) =>
    rows.filter((row) => row.kind === kind).slice(0, MOST_SHOWN),
  );
  const shown = first.slice(0, MOST_SHOWN).map((row) => {
    const { line, kind, name } = row;
    const detail = kind === "conflict" ? row.why : kind === "update" ? row.changed.join(", ") : "";
    return { line, kind, name, detail };
  });
  return { id: open.id, headings, mapping: open.mapping, key: open.key, counts, shown };
}

export async function takeImport(
  db: Db,
  id: string,
  actor: Actor,
): Promise<{ added: number; updated: number } | null> {
  const open = await openImport(db, id, actor.userId);
  if (open === null) return null;
  const { rows } = await planned(db, open, actor.userId);
  return runImport(db, open.id, rows, actor);
}

export async function takeBack(db: Db, id: string, actor: Actor): Promise<Undone | null> {
  return z.uuid().safeParse(id).success ? undoImport(db, id, actor) : null;
}

export type ListedImport = {
  id: string;
  at: string;
  added: number;
  updated: number;
  undone: Undone | null;
  canUndo: boolean;
};

export async function lastImports(db: Db, userId: string): Promise<ListedImport[]> {
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
    .where(and(eq(imports.userId, userId), isNotNull(imports.importedAt)))
    .orderBy(desc(imports.importedAt))
    .limit(MOST_LISTED);
  return rows.map(({ at, undoneAt, reversed, kept, failed, isRecent, ...row }) => ({
    ...row,
    at: at?.toISOString() ?? "",
    undone: undoneAt ? { reversed, kept, failed } : null,
    canUndo: undoneAt === null && isRecent,
  }));
}

type Open = { id: string; content: string; mapping: Mapping; key: KeyName };

async function openImport(db: Db, id: string, userId: string): Promise<Open | null> {
  if (!z.uuid().safeParse(id).success) return null;
  const { content, mapping, key } = imports;
  const [row] = await db
    .select({ id: imports.id, content, mapping, key })
    .from(imports)
    .where(and(eq(imports.id, id), eq(imports.userId, userId), isNull(imports.importedAt)));
  return row?.content ? { ...row, content: row.content } : null;
}

async function planned(db: Db, { content, mapping, key }: Open, userId: string) {
  const cells = readCells(content);
  if ("fault" in cells) return { headings: [], rows: [] };
  const { headings, rows } = cells;
  return { headings, rows: await planImport(db, { rows, mapping, key, userId }) };
}
