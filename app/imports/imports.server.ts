/** Door of the imports room: uploads are kept until they are imported, for at most a day (DAY-4). */

import { and, eq, isNotNull, isNull, ne, or, sql } from "drizzle-orm";
import { z } from "zod";
import type { SheetRow } from "~/platform/csv/rows";
import type { Db } from "~/platform/db/database.server";
import { cutText } from "~/platform/text/cut-text";
import type { Own } from "./keep-import.server";
import { canBeUndone, type Progress, rowsBefore } from "./last-imports.server";
import { firstPart, isOpen, type OpenImport, ownImport } from "./open-import.server";
import { MOST_SHOWN, withPlanned } from "./plan-rows";
import { LOOKED_AT_ROWS, namesSomebody } from "./sheet-layout";
import { importParts, imports, type MadeBesides, type Plan, type ShownRow } from "./tables";

export { type Column, headingTexts, knownMapping, labelsOf, type Mapping } from "./columns";
export type { Answers, Doubt } from "./doubts";
export { type GuessedSheet, keepImport, type Own, tooMany } from "./keep-import.server";
export { lastImports, type Undone } from "./last-imports.server";
export { holdsNoPerson } from "./no-person";
export {
  allRows,
  type ChosenColumns,
  changeMapping,
  firstPart,
  type OpenImport,
  openImport,
  unseenIn,
} from "./open-import.server";
export { withPlanned } from "./plan-rows";
export { Namesakes } from "./shared-names";
export type { ShownRow } from "./tables";

/** A file or pasted cells; or, with the `id` of what was uploaded, the fields of its columns. */
export const previewForm = z.strictObject({
  id: z.string().default(""),
  file: z.file().optional(),
  pasted: z.string().default(""),
  headings: z.coerce.number().int().min(0).optional(),
  column: z.array(z.string()),
  answer: z.array(z.string().max(300)).default([]),
});

/** The fields of the columns of what was uploaded, with what is to be imported. */
export const chosenForm = previewForm.omit({ file: true, pasted: true });

export const importForm = z.strictObject({ id: z.string() });

type Upload = Pick<z.output<typeof previewForm>, "file" | "pasted">;

/** The bytes of the file, or else the pasted cells. */
export async function uploadIn({ file, pasted }: Upload): Promise<Uint8Array | string> {
  // Where none is chosen, a browser sends one without a name.
  if (file && file.name !== "") return new Uint8Array(await file.arrayBuffer());
  return pasted;
}

const MOST_NOBODY = 5;
const MOST_OF_A_ROW = 120;
const MOST_OF_A_CELL = 60;
const EXAMPLES = 3;

const isPlanned = isNotNull(imports.plannedAt);

/** Marks it as begun, in the transaction that decides it; null: it is not planned, already was begun, or is another's. */
export async function beginImport(tx: Db, id: string, own: Own): Promise<Plan["counts"] | null> {
  const [mine] = await tx
    .update(imports)
    .set({ begunAt: sql`now()` })
    .where(and(ownImport(id, own), isOpen, isPlanned))
    .returning({ plan: imports.plan });
  return mine?.plan?.counts ?? null;
}

/** Marks it as imported at once, in the importing transaction; false: it already was. */
export async function closeImport(tx: Db, id: string, own: Own): Promise<boolean> {
  const mine = await tx
    .update(imports)
    .set({ begunAt: sql`now()`, importedAt: sql`now()` })
    .where(and(ownImport(id, own), isOpen))
    .returning({ id: imports.id });
  if (mine.length > 0) await tx.delete(importParts).where(eq(importParts.importId, id));
  return mine.length > 0;
}

/** Marks its undoing as begun; null: there is nothing to undo anymore. */
export async function beginUndo(
  tx: Db,
  id: string,
  own: Own,
): Promise<{ added: number; updated: number; made: MadeBesides | null } | null> {
  const [mine] = await tx
    .update(imports)
    .set({ undoBegunAt: sql`now()` })
    .where(and(ownImport(id, own), canBeUndone))
    .returning({ added: imports.added, updated: imports.updated, made: imports.made });
  return mine ?? null;
}

/** Whether another import or undo of theirs is under way. */
export async function isBusy(db: Db, { userId, kind }: Own, except: string): Promise<boolean> {
  const isImporting = and(isNotNull(imports.begunAt), isNull(imports.importedAt));
  const isUndoing = and(isNotNull(imports.undoBegunAt), isNull(imports.undoneAt));
  const others = await db
    .select({ id: imports.id })
    .from(imports)
    .where(
      and(
        eq(imports.userId, userId),
        eq(imports.kind, kind),
        ne(sql`${imports.id}::text`, except),
        or(isImporting, isUndoing),
      ),
    )
    .limit(1);
  return others.length > 0;
}

/** What an import did, or undoing it. */
export async function noteImport(
  tx: Db,
  id: string,
  facts: Partial<typeof imports.$inferInsert>,
): Promise<void> {
  await tx.update(imports).set(facts).where(eq(imports.id, id));
}

type Line = { line: number; text: string };

/** `choices`: the rows among which one may have the headings. `above`: those above the headings that look like people. `examples`: of the cells of each column. */
export type ImportPreview = Pick<
  OpenImport,
  "id" | "headings" | "headingsAt" | "mapping" | "key" | "encoding" | "answers"
> & {
  choices: Line[];
  above: Line[];
  examples: string[][];
  plan: Plan;
  /** The first lines that hold no person. */
  nobody: ShownRow[];
  /** Null once all rows are planned. */
  planning: Progress | null;
};

/** What each row would do, as far as it is known. */
export async function previewOf(
  db: Db,
  open: OpenImport,
  plan: Plan | null,
): Promise<ImportPreview> {
  const { id, headings, headingsAt, mapping, key, encoding, rows, plannedAt, answers } = open;
  const { counts, shown, doubts = [], leftOut = {} } = plan ?? withPlanned(null, []);
  const first = await firstPart(db, id);
  const examples = headings.map((_, at) => examplesOf(first.slice(headingsAt), at));
  const choices = first.slice(0, LOOKED_AT_ROWS).map(inOneLine);
  const above = first
    .slice(0, Math.max(0, headingsAt - 1))
    .filter(namesSomebody)
    .map(inOneLine);
  const planning = plannedAt
    ? null
    : { done: await rowsBefore(db, open, isNull(importParts.keys)), rows };
  const shownPlan = { counts, shown: shown.slice(0, MOST_SHOWN), doubts, leftOut };
  const nobody = shown.filter(({ kind }) => kind === "nobody").slice(0, MOST_NOBODY);
  const about = { id, headings, headingsAt, mapping, key, encoding, answers };
  return { ...about, choices, above, examples, planning, nobody, plan: shownPlan };
}

function inOneLine({ line, cells }: SheetRow): Line {
  const text = cutText(cells.filter(Boolean).join(", ").replace(/\s+/g, " "), MOST_OF_A_ROW);
  return { line, text };
}

/** The first three different cells of a column. */
function examplesOf(rows: readonly SheetRow[], at: number): string[] {
  const cells = rows.map(({ cells }) => (cells[at] ?? "").replace(/\s+/g, " ").trim());
  const shown = cells.filter(Boolean).map((cell) => cutText(cell, MOST_OF_A_CELL));
  return [...new Set(shown)].slice(0, EXAMPLES);
}
