/** Importing prospects in one transaction, and undoing that within thirty days (DAY-4). */
import { sql } from "drizzle-orm";
import type { Actor } from "~/auth/auth.server";
import { closeImport, noteImport, reopenImport, type Undone } from "~/imports/imports.server";
import type { Db } from "~/platform/db/database.server";
import {
  correctPart,
  eventsOf,
  insertPart,
  KEPT,
  STATE,
  type Update,
  updatePart,
} from "./import-statements.server";
import type { PlannedRow } from "./plan-import.server";

const AT_ONCE = 2_500;

/** Null: it was already done. Rows that someone changed since the preview are left out. */
export async function runImport(
  db: Db,
  id: string,
  rows: readonly PlannedRow[],
  actor: Actor,
): Promise<{ added: number; updated: number } | null> {
  return db.transaction(async (tx) => {
    if (!(await closeImport(tx, id, { userId: actor.userId, kind: "prospects" }))) return null;
    await quiet(tx);
    let [added, updated] = [0, 0];
    for (const part of parts(rows.flatMap((row) => (row.kind === "new" ? [row.typed] : []))))
      added += await insertPart(tx, id, part, actor);
    const updates = rows.flatMap((row) => (row.kind === "update" ? [row] : []));
    for (const part of parts(updates)) updated += await updatePart(tx, id, part, actor);
    await noteImport(tx, id, { added, updated });
    await tell(tx, id);
    return { added, updated };
  });
}

/** One notification for all, instead of one per row. */
async function quiet(tx: Db): Promise<void> {
  await tx.execute(sql`select set_config('setpoint.quiet', 'on', true)`);
}

async function tell(tx: Db, id: string): Promise<void> {
  await tx.execute(sql`select raise_live(array['tracker'], 'tracker-import', ${id}, '{}'::json)`);
}

function parts<Each>(all: readonly Each[]): Each[][] {
  const found: Each[][] = [];
  for (let at = 0; at < all.length; at += AT_ONCE) found.push(all.slice(at, at + AT_ONCE));
  return found;
}

/** Reverses what no one has changed since. Null: there is nothing to undo anymore. */
export async function undoImport(db: Db, id: string, actor: Actor): Promise<Undone | null> {
  return db.transaction(async (tx) => {
    const mine = await reopenImport(tx, id, { userId: actor.userId, kind: "prospects" });
    if (mine === null) return null;
    await quiet(tx);
    const gone = await tx.execute(sql`
      with p AS (
        delete from prospects using import_rows i
        where i.import_id = ${id}::uuid and i.kind = 'new' and prospects.id = i.prospect_id
          and prospects.version = i.version
        returning prospects.*
      ), kept AS (
        insert into prospect_pasts (prospect_id, version, user_id, created_at, typed)
        select p.id, p.version + 1, p.user_id, p.created_at, ${KEPT} from p
      ), told AS (${eventsOf(actor, "prospects.remove", STATE, sql`${STATE} || jsonb_build_object('version', p.version + 1)`)})
      select p.id from p`);
    const { rows: changed } = await tx.execute<Update>(sql`
      select p.id, p.version, past.typed from import_rows i
      join prospects p on p.id = i.prospect_id and p.version = i.version
      join prospect_pasts past on past.prospect_id = p.id and past.version = i.version
      where i.import_id = ${id}::uuid and i.kind = 'update'`);
    let reversed = gone.rows.length;
    for (const part of parts(changed))
      reversed += (await correctPart(tx, part, actor, "prospects.undo")).length;
    const {
      rows: [left],
    } = await tx.execute<{ failed: number }>(sql`
      select count(*)::int failed from import_rows i
      where i.import_id = ${id}::uuid
        and not exists (select 1 from prospects p where p.id = i.prospect_id)`);
    const failed = (left?.failed ?? 0) - gone.rows.length;
    const kept = mine.added + mine.updated - reversed - failed;
    await noteImport(tx, id, { reversed, kept, failed });
    await tell(tx, id);
    return { reversed, kept, failed };
  });
}
