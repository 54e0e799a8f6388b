/** Changing a prospect: only from the version that was seen, and never without its event (TRK-4, TRK-5). */
import { and, desc, eq } from "drizzle-orm";
import type { Actor } from "~/events/events.server";
import type { Db } from "~/platform/db/database.server";
import { columnsOf } from "./add-prospect.server";
import { changesOf, type State } from "./changes.server";
import type { Faulty } from "./judged-later";
import { hasTwin } from "./paid-twins.server";
import { type Editable, NO_CONTACT, type Typed } from "./prospect";
import { isNamed, namelessWords } from "./prospect-form";
import {
  changedFields,
  conflict,
  type EditOutcome,
  type Editor,
  type Extra,
  keepPast,
  locked,
  record,
  stateOf,
  stored,
  type VersionRef,
  withHeldShow,
  write,
} from "./prospect-record.server";
import { prospectPasts, prospects } from "./tables";

/** `showed`: whether the call was held; if omitted, that stays unchanged. */
export type ProspectUpdate = Editable & { showed?: boolean | undefined };

export async function editProspect(
  db: Db,
  { id, version }: VersionRef,
  { showed, ...wanted }: ProspectUpdate,
  editor: Actor,
): Promise<EditOutcome> {
  return db.transaction(async (tx) => {
    const current = await locked(tx, id);
    if (current === null) return { kind: "gone" };
    if (current.version !== version) return conflict(tx, id, current);
    const { before } = current;
    const showedAt = showedAtOf(showed, before);
    const after = stateOf({ ...wanted, showedAt }, before);
    if (isSame(before, after)) return { kind: "done", version };
    return write(tx, current, { id, state: after }, { verb: "prospects.edit", actor: editor });
  });
}

/** The corrected fields; an omitted or undefined field stays unchanged. */
export type Correction = {
  [Name in keyof Typed]?: Typed[Name] | undefined;
} & { nextContactAt?: string | null | undefined; faulty?: Faulty };

/** Corrects what was typed, and when the next contact is; qualification follows from it. `own`: of the act that does it. */
export async function correctProspect(
  db: Db,
  { id, version }: VersionRef,
  { nextContactAt, faulty = {}, ...given }: Correction,
  { actor, ownOnly }: Editor,
  own: Pick<Extra, "id" | "at"> = {},
): Promise<EditOutcome> {
  return db.transaction(async (tx) => {
    const current = await locked(tx, id, ownOnly ? actor.userId : undefined);
    if (current === null) return { kind: "gone" };
    if (current.version !== version) return conflict(tx, id, current);
    const { before } = current;
    const typed = { ...current.typed, ...withoutUndefined(given) };
    const faults = faultsIn(faulty, current.typed);
    if (faults !== null) return { kind: "faulty", faults };
    if (isNamed(current.typed) && !isNamed(typed))
      return { kind: "nobody", why: namelessWords(typed) };
    const state = nextContactAt === undefined ? before : { ...before, nextContactAt };
    if (
      changedFields(current.typed, typed).length === 0 &&
      state.nextContactAt === before.nextContactAt
    )
      return { kind: "done", version };
    return write(tx, current, { id, state, typed }, { verb: "prospects.correct", actor, ...own });
  });
}

/** Of the fields that were changed; null if there are none. */
function faultsIn(faulty: Faulty, stored: Typed): Record<string, string> | null {
  const now: Readonly<Record<string, string | null>> = stored;
  const changed = Object.entries(faulty).filter(
    ([field, { typed }]) => typed.replaceAll("\r\n", "\n") !== (now[field] ?? ""),
  );
  if (changed.length === 0) return null;
  return Object.fromEntries(changed.map(([field, { words }]) => [field, words]));
}

function withoutUndefined<Fields extends object>(fields: Fields) {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given);
}

/** Removes it; an undo brings it back, as long as no one has erased what is kept of it. */
export async function removeProspect(
  db: Db,
  { id, version }: VersionRef,
  { actor, ownOnly }: Editor,
): Promise<EditOutcome> {
  return db.transaction(async (tx) => {
    const current = await locked(tx, id, ownOnly ? actor.userId : undefined);
    if (current === null) return { kind: "gone" };
    if (current.version !== version) return conflict(tx, id, current);
    const next = version + 1;
    const { before } = current;
    await keepPast(tx, id, current);
    await tx.delete(prospects).where(eq(prospects.id, id));
    await record(tx, { id, version: next, before, after: before }, "prospects.remove", actor);
    return { kind: "done", version: next };
  });
}

/** Restores a removed prospect; `kind`: or one that was merged into another. */
export async function restoreProspect(
  db: Db,
  { id, version }: VersionRef,
  { actor, ownOnly }: Editor,
  kind: "removed" | "merged" = "removed",
): Promise<EditOutcome> {
  return db.transaction(async (tx) => {
    const [past] = await tx
      .select()
      .from(prospectPasts)
      .where(
        and(
          eq(prospectPasts.prospectId, id),
          ownOnly ? eq(prospectPasts.userId, actor.userId) : undefined,
        ),
      )
      .orderBy(desc(prospectPasts.version))
      .limit(1)
      .for("update");
    const last = (await changesOf(tx, id))[0];
    if (past?.version !== version || last?.kind !== kind || last.version !== version)
      return { kind: "gone" };
    const after = await withHeldShow(tx, id, last.after);
    // Someone else may have been paid for this handle in the meantime, so it waits for a decision, no matter who restores it.
    const own = kind === "removed" && (await hasTwin(tx, id, past.typed));
    const next = version + 1;
    const restored = await tx
      .insert(prospects)
      .values({
        id,
        ...columnsOf({ ...NO_CONTACT, ...past.typed }, past.userId),
        ...stored(after),
        version: next,
        typedVersion: next,
        createdAt: past.createdAt,
      })
      .onConflictDoNothing()
      .returning({ id: prospects.id });
    if (restored.length === 0) return { kind: "gone" };
    const restoring = { id, version: next, before: null, after: { ...after, ...(own && { own }) } };
    await record(tx, restoring, "prospects.undo", actor);
    return { kind: "done", version: next };
  });
}

function showedAtOf(showed: boolean | undefined, { showedAt }: State): string | null {
  if (showed === undefined) return showedAt;
  return showed ? (showedAt ?? new Date().toISOString()) : null;
}

function isSame(one: State, other: State): boolean {
  return (
    one.showedAt === other.showedAt &&
    one.status === other.status &&
    one.dealCents === other.dealCents &&
    one.rescheduledDate === other.rescheduledDate
  );
}
