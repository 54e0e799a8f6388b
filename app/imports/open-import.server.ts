/** An upload that is not imported yet: its rows, its headings and the fields of its columns (DAY-4). */
import { and, asc, eq, gt, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import type { SheetRow } from "~/platform/csv/rows";
import type { Db } from "~/platform/db/database.server";
import { type NotDone, refused } from "~/platform/web/act-result";
import { knownMapping, type Mapping } from "./columns";
import { type Answers, answersIn, chosenOver, withoutColumns } from "./doubts";
import { headingsOf, type Kept, mappingOf, type Own, type Sent } from "./keep-import.server";
import { LOOKED_AT_ROWS } from "./sheet-layout";
import { importParts, imports } from "./tables";

/** No one can reach someone else's import, or one of another kind. */
export function ownImport(id: string, { userId, kind }: Own) {
  const isId = z.uuid().safeParse(id).success;
  if (!isId) return sql`false`;
  return and(eq(imports.id, id), eq(imports.userId, userId), eq(imports.kind, kind));
}

/** Uploads of an earlier release have no parts. */
export const isOpen = and(isNull(imports.begunAt), isNull(imports.importedAt), gt(imports.rows, 0));

/** `headings`: the row chosen for them; none if the form named none. `answer`: to questions about the cells. */
export type ChosenColumns = {
  column: readonly string[];
  answer?: readonly string[];
  headings?: number | undefined;
};

/** `key`: unless it is chosen, it stays as it is. */
type Remapping = ChosenColumns &
  Pick<Sent, "columns" | "bare" | "suppose"> & { key?: string | undefined };

const GONE = refused(400, "This import is not there any more. Start over.");

/** With other columns or headings, all rows are planned again. */
export async function changeMapping(db: Db, id: string, own: Own, to: Remapping): Promise<Kept> {
  return db.transaction(async (tx) => {
    const [open] = await tx
      .select()
      .from(imports)
      .where(and(ownImport(id, own), isOpen))
      .for("update");
    if (!open) return GONE;
    const changed = await remapped(tx, open, to);
    if ("done" in changed) return changed;
    await tx
      .update(imports)
      .set({
        ...changed,
        key: to.key ?? open.key,
        plannedAt: null,
        plan: null,
      })
      .where(eq(imports.id, id));
    await tx
      .update(importParts)
      .set({ plan: null, keys: null })
      .where(eq(importParts.importId, id));
    return { id, rows: changed.rows };
  });
}

/**
 * What a form says that was not previewed with it: other columns, headings or key change what every row is; answers say
 * what to do with some.
 */
export function unseenIn(open: OpenImport, to: Remapping): "columns" | "answers" | null {
  const { column, headings, key, answer = [] } = to;
  const known = knownMapping(column, to.columns);
  const sameColumns = column.length === 0 || known.every((name, at) => name === open.mapping[at]);
  if (!sameColumns || (headings ?? open.headingsAt) !== open.headingsAt) return "columns";
  if ((key ?? open.key) !== open.key) return "columns";
  const before = (of: string) => {
    const doubt = open.plan?.doubts?.find((each) => each.key === of);
    return open.answers[of] ?? doubt?.choices[0]?.value ?? "";
  };
  const given = Object.entries(answersIn(answer));
  return given.some(([of, value]) => value !== before(of)) ? "answers" : null;
}

type Mapped = Pick<
  typeof imports.$inferSelect,
  "headings" | "headingsAt" | "rows" | "mapping" | "answers"
>;

/** Other headings name other columns, so the chosen ones count for the same headings only. */
async function remapped(
  tx: Db,
  open: typeof imports.$inferSelect,
  { column, columns, bare, suppose, answer = [], ...to }: Remapping,
): Promise<Mapped | NotDone> {
  const { id, headings, headingsAt, rows } = open;
  const chosen = to.headings ?? headingsAt;
  const answers = answersIn(answer);
  if (chosen === headingsAt) {
    const sent = column.length > 0 ? knownMapping(column, columns) : open.mapping;
    const kept = chosenOver(open, { mapping: sent, answers }, columns);
    const named = kept.mapping.filter((name) => name !== null && !columns[name]?.several);
    if (new Set(named).size < named.length)
      return refused(400, "Two columns fill the same field. Choose another field for one of them.");
    return { headings, headingsAt, rows, ...kept };
  }
  const left = rows + headingsAt - chosen;
  const first = await firstPart(tx, id);
  const row = first.slice(0, LOOKED_AT_ROWS)[chosen - 1];
  if (left <= 0 || (chosen > 0 && !row)) return refused(400, "There is no row under the headings");
  const others = headingsOf(row, headings.length);
  const found = { headings: others, headingsAt: chosen, sample: first.slice(chosen) };
  const { mapping, asked } = await mappingOf(found, { columns, bare, suppose });
  const all = { ...withoutColumns({ ...open.answers, ...answers }), ...asked };
  return { headings: others, headingsAt: chosen, rows: left, mapping, answers: all };
}

/** The first rows, those above the headings included. */
export async function firstPart(db: Db, id: string): Promise<SheetRow[]> {
  const [part] = await db
    .select({ rows: importParts.rows })
    .from(importParts)
    .where(and(eq(importParts.importId, id), eq(importParts.part, 0)));
  return part?.rows ?? [];
}

export type OpenImport = Pick<
  typeof imports.$inferSelect,
  "id" | "headings" | "headingsAt" | "encoding" | "rows" | "key" | "plan" | "plannedAt"
> & { mapping: Mapping; answers: Answers };

/** An upload that is not imported yet. */
export async function openImport(db: Db, id: string, own: Own): Promise<OpenImport | null> {
  const [row] = await db
    .select()
    .from(imports)
    .where(and(ownImport(id, own), isOpen));
  return row ?? null;
}

/** All rows under the headings of an upload: for kinds that allow only few. */
export async function allRows(
  db: Db,
  { id, headingsAt }: Pick<OpenImport, "id" | "headingsAt">,
): Promise<SheetRow[]> {
  const parts = await db
    .select({ rows: importParts.rows })
    .from(importParts)
    .where(eq(importParts.importId, id))
    .orderBy(asc(importParts.part));
  return parts.flatMap(({ rows }) => rows).slice(headingsAt);
}
