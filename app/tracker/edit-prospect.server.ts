/** Changing a prospect: only from the version that was seen, and never without its event (TRK-4, TRK-5). */
import { and, desc, eq } from "drizzle-orm";
import { type Actor, recordEvent } from "~/auth/auth.server";
import type { Db } from "~/platform/db/database.server";
import { typedKeys } from "~/platform/web/typed-keys";
import { columnsOf } from "./add-prospect.server";
import { changesOf, type State, TYPED } from "./changes.server";
import type { Editable, Typed } from "./prospect";
import { prospectPasts, prospects } from "./tables";

/** The prospect and version that the change is based on. */
export type Seen = { id: string; version: number };

/** Who changes it; `ownOnly`: only what they added themselves is found. */
export type Editor = { actor: Actor; ownOnly: boolean };

/** `conflict`: someone was faster; `theirs` is the current value, with who changed it and when. */
export type EditOutcome =
  | { kind: "done"; version: number }
  | { kind: "nothing" }
  | { kind: "gone" }
  | { kind: "conflict"; theirs: Theirs };

export type Theirs = Editable & { version: number; by: string; at: string; typed: Typed };

export async function editProspect(
  db: Db,
  { id, version }: Seen,
  wanted: Editable,
  editor: Actor,
): Promise<EditOutcome> {
  return db.transaction(async (tx) => {
    const current = await locked(tx, id);
    if (current === null) return { kind: "gone" };
    if (current.version !== version) return conflict(tx, id, current);
    const { before } = current;
    if (isSame(before, wanted)) return { kind: "done", version };
    const after = stateOf(wanted, before);
    return write(tx, { id, version, before, after }, "prospects.edit", editor);
  });
}

/** Corrects what was typed when it was added; whether it is qualified follows. */
export async function correctProspect(
  db: Db,
  { id, version }: Seen,
  typed: Typed,
  { actor, ownOnly }: Editor,
): Promise<EditOutcome> {
  return db.transaction(async (tx) => {
    const current = await locked(tx, id, ownOnly ? actor.userId : undefined);
    if (current === null) return { kind: "gone" };
    if (current.version !== version) return conflict(tx, id, current);
    if (changedFields(current.typed, typed).length === 0) return { kind: "done", version };
    const { before } = current;
    await keepPast(tx, id, current);
    const correction = { from: current, to: typed };
    return write(
      tx,
      { id, version, before, after: before, correction },
      "prospects.correct",
      actor,
    );
  });
}

/** Removes it; undoing that brings it back, as long as nobody has erased what is kept of it. */
export async function removeProspect(
  db: Db,
  { id, version }: Seen,
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

/** Brings a removed prospect back as it was. */
export async function restoreProspect(
  db: Db,
  { id, version }: Seen,
  { actor, ownOnly }: Editor,
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
    if (past?.version !== version || last?.kind !== "removed" || last.version !== version)
      return { kind: "gone" };
    const { after } = last;
    const next = version + 1;
    const restored = await tx
      .insert(prospects)
      .values({
        id,
        ...columnsOf(past.typed, past.userId),
        ...stored(after),
        ...{ version: next, typedVersion: next, createdAt: past.createdAt },
      })
      .onConflictDoNothing()
      .returning({ id: prospects.id });
    if (restored.length === 0) return { kind: "gone" };
    await record(tx, { id, version: next, before: null, after }, "prospects.undo", actor);
    return { kind: "done", version: next };
  });
}

/** Undoes the newest change as a change of its own: undoing that restores it. A removed prospect is brought back. */
export async function undoChange(
  db: Db,
  { id, version }: Seen,
  editor: Actor,
): Promise<EditOutcome> {
  return db.transaction(async (tx) => {
    const current = await locked(tx, id);
    if (current === null)
      return restoreProspect(tx, { id, version }, { actor: editor, ownOnly: false });
    if (current.version !== version) return conflict(tx, id, current);
    const last = (await changesOf(tx, id)).find((change) => change.version === version);
    if (!last?.before) return { kind: "nothing" };
    const { before } = current;
    const correction = last.typed && { from: current, to: last.typed.before };
    if (correction) await keepPast(tx, id, current);
    const change = { id, version, before, after: last.before, correction };
    return write(tx, change, "prospects.undo", editor);
  });
}

type Current = {
  version: number;
  before: State;
  typed: Typed;
  userId: string | null;
  createdAt: Date;
};

/**
 * The current row, locked until this transaction ends: of two simultaneous changes, one waits for the other. With
 * `owner`, only that person's.
 */
async function locked(tx: Db, id: string, owner?: string): Promise<Current | null> {
  const [row] = await tx
    .select({
      version: prospects.version,
      typed: TYPED,
      userId: prospects.userId,
      createdAt: prospects.createdAt,
      status: prospects.status,
      dealCents: prospects.dealAmountCents,
      rescheduledDate: prospects.rescheduledDate,
      closedAt: prospects.closedAt,
    })
    .from(prospects)
    .where(and(eq(prospects.id, id), owner ? eq(prospects.userId, owner) : undefined))
    .for("update");
  if (!row) return null;
  const { version, closedAt, typed, userId, createdAt, ...state } = row;
  const before = { ...state, closedAt: closedAt?.toISOString() ?? null };
  return { version, typed, userId, createdAt, before };
}

/** Keeps what was typed so far, for the change that makes the next version. */
async function keepPast(
  tx: Db,
  prospectId: string,
  { version, typed, userId, createdAt }: Current,
): Promise<void> {
  const past = { prospectId, version: version + 1, typed, userId, createdAt };
  await tx.insert(prospectPasts).values(past);
}

type Correction = { from: Current; to: Typed };
type Written = Seen & { before: State; after: State; correction?: Correction | null };
type EditVerb = "prospects.correct" | "prospects.edit" | "prospects.undo";

async function write(
  tx: Db,
  { id, version, before, after, correction }: Written,
  verb: EditVerb,
  editor: Actor,
): Promise<EditOutcome> {
  const next = version + 1;
  const typed = correction && {
    ...columnsOf(correction.to, correction.from.userId),
    typedVersion: next,
  };
  await tx
    .update(prospects)
    .set({ ...typed, ...stored(after), version: next })
    .where(eq(prospects.id, id));
  const changed = correction && {
    changed: changedFields(correction.from.typed, correction.to).join(", "),
  };
  await record(tx, { id, version: next, before, after: { ...after, ...changed } }, verb, editor);
  return { kind: "done", version: next };
}

type Recorded = Seen & { before: State | null; after: State & { changed?: string } };

async function record(
  tx: Db,
  { id, version, before, after }: Recorded,
  verb: EditVerb | "prospects.remove",
  actor: Actor,
): Promise<void> {
  const subject = { kind: "prospect" as const, id, label: "Prospect" };
  await recordEvent(tx, { actor, verb, subject, before, after: { version, ...after } });
}

/** The columns of a state. */
function stored({ status, dealCents, rescheduledDate, closedAt }: State) {
  return {
    status,
    rescheduledDate,
    dealAmountCents: dealCents,
    closedAt: closedAt === null ? null : new Date(closedAt),
  };
}

/** The fields of the add form that differ, by name: events tell which changed and not to what. */
function changedFields(one: Typed, other: Typed): string[] {
  return typedKeys(TYPED).filter((field) => one[field] !== other[field]);
}

async function conflict(
  tx: Db,
  id: string,
  { version, before, typed }: Current,
): Promise<EditOutcome> {
  const last = (await changesOf(tx, id)).find((change) => change.version === version);
  const { closedAt: _, ...values } = before;
  const theirs = {
    ...values,
    version,
    typed,
    by: last?.by ?? "Someone",
    at: last?.at ?? new Date().toISOString(),
  };
  return { kind: "conflict", theirs };
}

/** A deal keeps the moment of its closing while it stays closed. */
function stateOf(wanted: Editable, before: State): State {
  const closedAt = before.closedAt ?? new Date().toISOString();
  return { ...wanted, closedAt: wanted.status === "closed" ? closedAt : null };
}

function isSame(one: Editable, other: Editable): boolean {
  return (
    one.status === other.status &&
    one.dealCents === other.dealCents &&
    one.rescheduledDate === other.rescheduledDate
  );
}
