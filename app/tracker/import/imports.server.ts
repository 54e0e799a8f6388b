/** Prospect imports in progress (DAY-4). */
import { z } from "zod";
import type { Actor } from "~/auth/auth.server";
import {
  type ImportPreview,
  knownMapping,
  type OpenImport,
  openImport,
  previewOf,
  type Undone,
} from "~/imports/imports.server";
import type { Db } from "~/platform/db/database.server";
import { COLUMNS, KEY_NAMES } from "../prospect-fields";
import { type PlannedRow, planImport } from "./plan-import.server";
import { runImport, undoImport } from "./run-import.server";

/** What each row would do. Null if there is nothing to preview. */
export async function prospectPreview(
  db: Db,
  id: string,
  userId: string,
): Promise<ImportPreview | null> {
  const open = await openImport(db, id, { userId, kind: "prospects" });
  if (open === null) return null;
  const rows = await planned(db, open, userId);
  const shown = rows.map((row) => {
    const { line, kind, name } = row;
    return { line, kind, name, detail: detailOf(row) };
  });
  return previewOf(open, shown);
}

function detailOf(row: PlannedRow): string {
  switch (row.kind) {
    case "new":
      return [row.typed.country, row.typed.handle].filter(Boolean).join(", ");
    case "update":
      return `Changes ${row.changed.join(", ").toLowerCase()}`;
    case "same":
      return "";
    case "conflict":
      return row.why;
  }
}

export async function takeImport(
  db: Db,
  id: string,
  actor: Actor,
): Promise<{ added: number; updated: number } | null> {
  const open = await openImport(db, id, { userId: actor.userId, kind: "prospects" });
  if (open === null) return null;
  return runImport(db, open.id, await planned(db, open, actor.userId), actor);
}

export async function takeBack(db: Db, id: string, actor: Actor): Promise<Undone | null> {
  return z.uuid().safeParse(id).success ? undoImport(db, id, actor) : null;
}

async function planned(db: Db, open: OpenImport, userId: string): Promise<PlannedRow[]> {
  const { rows, line } = open;
  const key = KEY_NAMES.find((each) => each === open.key) ?? "handle";
  return planImport(db, { rows, line, mapping: knownMapping(open.mapping, COLUMNS), key, userId });
}
