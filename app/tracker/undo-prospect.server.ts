/** Undoing changes to a prospect, each as a separate change: the newest one whole, an earlier one field by field (TRK-5, DAY-3). */
import type { Actor } from "~/events/events.server";
import type { Db } from "~/platform/db/database.server";
import { type Change, changesOf, type State } from "./changes.server";
import { restoreProspect } from "./edit-prospect.server";
import { unmerge } from "./merge-prospects.server";
import type { Typed } from "./prospect";
import { differing, FIELDS, type FieldName, fieldText, type Values } from "./prospect-fields";
import {
  type Current,
  conflict,
  type EditOutcome,
  type Extra,
  locked,
  type VersionRef,
  write,
} from "./prospect-record.server";

/** Undoes the newest change as a separate change, which can itself be undone. A removed prospect is restored. */
export async function undoChange(
  db: Db,
  { id, version }: VersionRef,
  editor: Actor,
): Promise<EditOutcome> {
  return db.transaction(async (tx) => {
    const current = await locked(tx, id);
    if (current === null)
      return restoreProspect(tx, { id, version }, { actor: editor, ownOnly: false });
    if (current.version !== version) return conflict(tx, id, current);
    const last = (await changesOf(tx, id)).find((change) => change.version === version);
    if (!last?.before || (last.kind === "undone" && last.counter)) return { kind: "nothing" };
    const change = { id, state: last.before, typed: last.typed?.before ?? null };
    const giveBack = (part: Db) => write(part, current, change, undoing(last, editor));
    if (!last.merged) return giveBack(tx);
    return (
      (await unmerge(tx, { kept: id, merged: last.merged }, editor, giveBack)) ?? {
        kind: "nothing",
      }
    );
  });
}

/** A field that a newer change touched: the value from the undone change, and the current one. */
export type Newer = { label: string; made: string; now: string };

export type UndoOutcome =
  | { kind: "done"; version: number }
  | { kind: "gone" }
  | { kind: "nothing" }
  | { kind: "not-theirs" }
  | { kind: "confirmed" }
  | { kind: "newer"; fields: Newer[] };

/** Why a setter takes no show back that someone confirmed: its pay would stay without it. */
export const SHOW_CONFIRMED =
  "This prospect's show is confirmed, so an administrator has to change it";

/** `mayEdit`: every field, of everyone's prospects. `zone`: of the times in a refusal. `id`: of the event. */
type Undoer = { actor: Actor; mayEdit: boolean; zone: string; id?: string };

/** Undoes one change, however old it is; refused if a newer one changed one of its fields. */
export async function undoOne(
  db: Db,
  { id, version }: VersionRef,
  { actor, mayEdit, zone, id: event }: Undoer,
): Promise<UndoOutcome> {
  return db.transaction(async (tx) => {
    const current = await locked(tx, id);
    if (current === null) return { kind: "gone" };
    if (!mayEdit && current.userId !== actor.userId) return { kind: "not-theirs" };
    const changes = await changesOf(tx, id);
    const change = changes.find((each) => each.version === version);
    const isUndone = changes.some(({ of }) => of !== null && of === change?.id);
    if (!change || !isReversible(change) || (isUndone && change.counter))
      return { kind: "nothing" };
    if (!mayEdit && !isOwnersOwn(change)) return { kind: "not-theirs" };
    if (!mayEdit && change.outcome === "showed" && current.before.showedAt !== null)
      return { kind: "confirmed" };
    const { before, after } = valuesOf(change);
    const names = differing(before, after);
    const now = { ...current.before, ...current.typed };
    const newer = differing(now, after).filter((name) => names.includes(name));
    if (newer.length > 0)
      return { kind: "newer", fields: newer.map((name) => compared(name, after, now, zone)) };
    const reversed = reversal(current, change, names);
    const own = { ...undoing(change, actor), ...(event && { id: event }) };
    const giveBack = (part: Db) => write(part, current, { id, ...reversed }, own);
    const outcome = change.merged
      ? await unmerge(tx, { kept: id, merged: change.merged }, actor, giveBack)
      : await giveBack(tx);
    return outcome?.kind === "done" ? outcome : { kind: "gone" };
  });
}

/** The values before and after a change, as far as they are still kept; before an addition there were none. */
export function valuesOf({ before, after, typed, first }: Change): {
  before: Partial<Values>;
  after: Partial<Values>;
} {
  if (before === null) {
    const added = { ...first, ...after };
    return {
      before: Object.fromEntries(Object.keys(added).map((name) => [name, null])),
      after: added,
    };
  }
  if (!typed?.after) return { before, after };
  return { before: { ...before, ...typed.before }, after: { ...after, ...typed.after } };
}

/** An addition and a removal are undone elsewhere, and a follow-up that was undone is recorded again. */
export function isReversible(change: Change): boolean {
  const { kind, before, counter } = change;
  if (before === null || kind === "removed" || (kind === "undone" && counter)) return false;
  const values = valuesOf(change);
  if (kind === "followed" || change.merged) return true;
  return differing(values.before, values.after).length > 0;
}

/** What the prospect's adder may undo: changes to their own fields, and follow-ups. */
export function isOwnersOwn(change: Change): boolean {
  if (change.kind === "followed") return true;
  const { before, after } = valuesOf(change);
  return differing(before, after).every((name) => FIELDS[name].ownersOwn);
}

function compared(
  name: FieldName,
  after: Partial<Values>,
  now: Partial<Values>,
  zone: string,
): Newer {
  return {
    label: FIELDS[name].label,
    made: fieldText(name, after, zone),
    now: fieldText(name, now, zone),
  };
}

/** The row with these fields as they were before the change, each with its moment, and everything else unchanged. */
function reversal(
  current: Current,
  { before, after, typed }: Change,
  names: readonly FieldName[],
): { state: State; typed: Typed | null } {
  const was = before ?? current.before;
  const status = names.includes("status") ? was.status : current.before.status;
  const isClosed = status === "closed";
  const closedAt = isClosed ? closedBefore(current.before, { was, after, names }) : null;
  const showedAt = names.includes("showedAt") ? was.showedAt : current.before.showedAt;
  const state = {
    ...current.before,
    ...chosen(was, names),
    closedAt,
    showedAt: showedAt ?? closedAt,
    ...(names.includes("showedAt") && { showedIn: was.showedIn }),
    ...(names.includes("scriptPath") && { scriptVersion: was.scriptVersion }),
  };
  return {
    state,
    typed: typed?.before ? { ...current.typed, ...chosen(typed.before, names) } : null,
  };
}

type Undone = { was: State; after: State; names: readonly FieldName[] };

/** A change of the amount alone may have brought another deal's moment, as a merge does. */
function closedBefore(now: State, { was, after, names }: Undone): string | null {
  if (names.includes("status")) return was.closedAt ?? now.closedAt;
  return now.closedAt === after.closedAt ? (was.closedAt ?? now.closedAt) : now.closedAt;
}

function chosen(values: object, names: readonly string[]): object {
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));
}

/** For a follow-up that counted, the event says which one no longer does. */
function undoing(
  { id, counter }: Change,
  actor: Actor,
): { verb: "prospects.undo"; actor: Actor } & Extra {
  const facts = { of: id, ...(counter && { counter, by: 0 }) };
  return { verb: "prospects.undo", actor, facts };
}
