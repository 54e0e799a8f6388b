/** Doing an import of prospects, and undoing it, in parts: each in a transaction of its own that also says how far it is (DAY-4). */
import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { can, knownRoles } from "~/auth/auth.server";
import { trainingCredentials, userRoles } from "~/auth/tables";
import type { Actor } from "~/events/events.server";
import { firstPart, Namesakes, noteImport, withPlanned } from "~/imports/imports.server";
import { importParts, imports } from "~/imports/tables";
import type { Db } from "~/platform/db/database.server";
import { withLock } from "~/platform/db/locks.server";
import { knownZone, localAt } from "~/platform/time/zones";
import type { State } from "./changes.server";
import { understood } from "./import-doubts.server";
import type { Importer } from "./import-plan.server";
import { isOwnChange } from "./import-state";
import {
  correctPart,
  insertPart,
  removePart,
  type Update,
  updatePart,
} from "./import-statements.server";
import { type PlannedRow, planPart, stillNew } from "./plan-import.server";
import { withHeldShow } from "./prospect-record.server";
import { instantOf } from "./setter-zone.server";
import { shownRow } from "./shown-row";
import { importRows } from "./tables";

const UNDONE_AT_ONCE = 100;
/** Open pages need not show each part. */
const TOLD_EVERY = 10;

type Row = typeof imports.$inferSelect;

/** What is left after a part; `waits`: its person's account is not active, and nothing was done. */
type Left = "more" | "nothing" | "waits";

/**
 * Does the next part of what is under way. The first to ask does it: the row is locked, so a request and a job never
 * do the same part. One part of all imports is done at a time: of two sheets with the same people, the second finds those
 * whom the first has added.
 */
export function advance(db: Db, id: string): Promise<Left> {
  return withLock(db, { name: "imports", of: "prospects" }, async (tx) => {
    const [row] = await tx.select().from(imports).where(eq(imports.id, id)).for("update");
    const step = row ? stepOf(row) : null;
    if (!row || step === null) return "nothing";
    const actor = await actorOf(tx, row.userId);
    if (actor === null) return "waits";
    // One notification for all, instead of one per row.
    await tx.execute(sql`select set_config('setpoint.quiet', 'on', true)`);
    const isLeft = await step(tx, row, actor);
    if (!isLeft && step !== planNext)
      await tx.execute(
        sql`select raise_live(array['tracker'], 'tracker-import', ${id}, '{}'::json)`,
      );
    return isLeft ? "more" : "nothing";
  });
}

type Step = (tx: Db, row: Row, actor: Actor) => Promise<boolean>;

function stepOf({ plannedAt, begunAt, importedAt, undoBegunAt, undoneAt }: Row): Step | null {
  if (undoneAt !== null) return null;
  if (undoBegunAt !== null) return undoNext;
  if (importedAt !== null) return null;
  if (begunAt !== null) return importNext;
  return plannedAt === null ? planNext : null;
}

/** Null: their account is not active. */
async function actorOf(tx: Db, userId: string): Promise<Actor | null> {
  const { userId: id, firstName, lastName, isActive } = trainingCredentials;
  const [found] = await tx
    .select({ userId: id, firstName, lastName })
    .from(trainingCredentials)
    .where(and(eq(id, userId), eq(isActive, true)));
  return found ?? null;
}

async function planNext(tx: Db, row: Row): Promise<boolean> {
  const { id } = row;
  const [next, another] = await partsOf(tx, id, isNull(importParts.keys));
  if (next) {
    const { part } = next;
    const { reading, doubts } = await readingOf(tx, row);
    const importer = await importerOf(tx, row);
    const { headingsAt, key } = row;
    // Two of one name are often two people, whom their handles tell apart.
    const namesakes = new Namesakes(row.answers, true, row.plan?.shared);
    const asked = { part: next, headingsAt, key, reading, importer, namesakes };
    const { rows, keys } = await planPart(tx, asked);
    await tx
      .update(importParts)
      .set({ plan: rows, keys })
      .where(and(eq(importParts.importId, id), eq(importParts.part, part)));
    const plan = withPlanned(
      row.plan,
      rows.map((each) => shownRow(each, zoneIn(row))),
    );
    const all = [...doubts, ...namesakes.doubts("the tracker")];
    await noteImport(tx, id, { plan: { ...plan, doubts: all, shared: namesakes.shared } });
    await tell(tx, row, part);
  }
  if (another) return true;
  await noteImport(tx, id, { plannedAt: new Date() });
  await tell(tx, row);
  return false;
}

/** How the cells are meant, by the sheet's first rows: the same for each of its parts. */
async function readingOf(tx: Db, row: Row) {
  const { id, headings, headingsAt, mapping, answers } = row;
  const rows = (await firstPart(tx, id)).slice(headingsAt).map(({ cells }) => cells);
  const today = localAt(zoneIn(row), row.createdAt.getTime()).day;
  return understood({ headings, mapping, rows, today, answers });
}

const zoneIn = ({ answers }: Row) => knownZone(answers.zone ?? "") ?? "UTC";

async function importerOf(tx: Db, row: Row): Promise<Importer> {
  const { userId, createdAt } = row;
  const roles = await tx
    .select({ role: userRoles.role })
    .from(userRoles)
    .where(eq(userRoles.userId, userId));
  const person = { roles: knownRoles(roles.map(({ role }) => role)) };
  const zone = zoneIn(row);
  return {
    userId,
    mayEdit: can(person, "tracker.edit"),
    now: createdAt.toISOString(),
    today: localAt(zone, createdAt.getTime()).day,
    instantOf: (local) => instantOf(local, zone),
  };
}

/** Rows that someone changed since the preview, and people whom someone added, are left out. */
async function importNext(tx: Db, row: Row, actor: Actor): Promise<boolean> {
  const { id, key, plan } = row;
  const [next, another] = await partsOf(tx, id);
  let { added, updated } = row;
  if (next) {
    // Written by `planNext`.
    const planned = (next.plan ?? []) as PlannedRow[];
    const { mayEdit } = await importerOf(tx, row);
    const rows = planned.filter((each) => mayEdit || !("needsEditor" in each && each.needsEditor));
    const wanted = rows.flatMap((each) => (each.kind === "new" ? [each] : []));
    added += await insertPart(tx, id, await stillNew(tx, { id, key }, wanted), actor);
    const updates = rows.flatMap((each) => (each.kind === "update" ? [each] : []));
    updated += await updatePart(tx, id, updates, actor);
    await tx
      .delete(importParts)
      .where(and(eq(importParts.importId, id), eq(importParts.part, next.part)));
  }
  // The names in the preview are not needed any longer than the parts.
  const ended = another ? {} : { importedAt: new Date(), plan: plan && { ...plan, shown: [] } };
  await noteImport(tx, id, { added, updated, ...ended });
  await tell(tx, row, another ? next?.part : undefined);
  return another !== undefined;
}

type Undone = Update & { state: State; now: State };

/**
 * Reverses those that no one has changed since: added ones are removed, updated ones get back what was typed before. What
 * an administrator set with them stays if this person is none anymore.
 */
async function undoNext(tx: Db, row: Row, actor: Actor): Promise<boolean> {
  const { id } = row;
  const taken = await tx
    .select({ id: importRows.prospectId })
    .from(importRows)
    .where(eq(importRows.importId, id))
    .orderBy(asc(importRows.prospectId))
    .limit(UNDONE_AT_ONCE + 1);
  const part = taken.slice(0, UNDONE_AT_ONCE).map((each) => each.id);
  const of = sql`i.import_id = ${id}::uuid and i.prospect_id = any(${sql.param(part)}::uuid[])`;
  const { rows: lost } = await tx.execute(sql`
    select 1 from import_rows i
    where ${of} and not exists (select 1 from prospects p where p.id = i.prospect_id)`);
  const gone = await removePart(tx, { id, of }, actor);
  // What was not typed stands in the event of the import.
  const { rows: changed } = await tx.execute<Undone>(sql`
    select p.id, p.version, past.typed, made.before AS state, made.after AS now
    from import_rows i
    join prospects p on p.id = i.prospect_id and p.version = i.version
    join prospect_pasts past on past.prospect_id = p.id and past.version = i.version
    cross join lateral (
      select e.before, e.after from events e where e.subject_kind = 'prospect' and e.subject_id = p.id::text
        and e.verb = 'prospects.import' and (e.after ->> 'version')::int = i.version limit 1) made
    where ${of} and i.kind = 'update'`);
  const { mayEdit } = await importerOf(tx, row);
  const own = changed.filter(({ state, now }) => mayEdit || isOwnChange(state, now));
  const shown = await Promise.all(own.map((each) => withMeeting(tx, each)));
  const corrected = await correctPart(tx, shown, actor, "prospects.undo");
  await tx.execute(sql`delete from import_rows i where ${of}`);
  const reversed = gone + corrected.length;
  const isLeft = taken.length > part.length;
  await noteImport(tx, id, {
    reversed: row.reversed + reversed,
    failed: row.failed + lost.length,
    kept: row.kept + part.length - reversed - lost.length,
    plan: row.plan && {
      ...row.plan,
      ruled: (row.plan.ruled ?? 0) + changed.length - own.length,
    },
    ...(isLeft ? {} : { undoneAt: new Date() }),
  });
  await tell(tx, row, isLeft ? (row.reversed + row.kept + row.failed) / UNDONE_AT_ONCE : undefined);
  return isLeft;
}

/** A show that comes back may have lost its meeting. */
async function withMeeting(tx: Db, { now, ...row }: Undone): Promise<Update> {
  if (row.state.showedAt === now.showedAt) return row;
  return { ...row, state: await withHeldShow(tx, row.id, row.state) };
}

/** The first part and, if there is one, the next. */
function partsOf(tx: Db, id: string, which?: ReturnType<typeof isNull>) {
  return tx
    .select()
    .from(importParts)
    .where(and(eq(importParts.importId, id), which))
    .orderBy(asc(importParts.part))
    .limit(2);
}

/** Shows its person how far it is; without `part`, that it has ended. */
async function tell(tx: Db, { id, userId }: Row, part = 0): Promise<void> {
  if (part % TOLD_EVERY !== 0) return;
  await tx.execute(
    sql`select raise_live(array[${`account:${userId}`}], 'import', ${id}, '{}'::json)`,
  );
}
