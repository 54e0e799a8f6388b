/** How a change to a prospect is stored: one locked row, one event, and what was typed before (TRK-5, DAY-3). */
import { and, eq } from "drizzle-orm";
import { bookings } from "~/booking/tables";
import { type Actor, recordEvent } from "~/events/events.server";
import type { Db } from "~/platform/db/database.server";
import { typedKeys } from "~/platform/web/typed-keys";
import { columnsOf } from "./add-prospect.server";
import { changesOf, type State, TYPED } from "./changes.server";
import { hasTwin } from "./paid-twins.server";
import type { Editable, Typed } from "./prospect";
import { prospectMeetings, prospectPasts, prospects } from "./tables";

export type VersionRef = { id: string; version: number };

/** Who changes it; `ownOnly`: only finds what they added themselves. */
export type Editor = { actor: Actor; ownOnly: boolean };

/** `conflict`: someone was faster; `theirs` is the current value, with who changed it and when. */
export type EditOutcome =
  | { kind: "done"; version: number }
  | { kind: "nothing" }
  | { kind: "gone" }
  /** Nothing would be left to find them by. */
  | { kind: "nobody"; why: string }
  /** By field. */
  | { kind: "faulty"; faults: Readonly<Record<string, string>> }
  | { kind: "conflict"; theirs: CurrentVersion };

export type CurrentVersion = Editable & { version: number; by: string; at: string; typed: Typed };

export type EditVerb =
  | "prospects.correct"
  | "prospects.edit"
  | "prospects.follow-up"
  | "prospects.link"
  | "prospects.meeting"
  | "prospects.merge"
  | "prospects.undo";

export type Current = {
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
export async function locked(tx: Db, id: string, owner?: string): Promise<Current | null> {
  const rows = await select(tx, id, owner).for("update");
  return rows.map(currentOf)[0] ?? null;
}

/** The state of the row, not locked. */
export async function prospectNow(db: Db, id: string): Promise<State | null> {
  const rows = await select(db, id);
  return rows.map(currentOf)[0]?.before ?? null;
}

/** Every value of the row, not locked. */
export async function valuesNow(db: Db, id: string) {
  const rows = await select(db, id);
  return (
    rows.map(currentOf).map(({ version, before, typed, userId, createdAt }) => {
      const { closedAt: _, scriptVersion: __, showedIn: ___, ...state } = before;
      const values = { ...typed, ...state };
      return { id, version, ownerId: userId, addedAt: createdAt.toISOString(), values };
    })[0] ?? null
  );
}

function select(db: Db, id: string, owner?: string) {
  return db
    .select({
      version: prospects.version,
      typed: TYPED,
      userId: prospects.userId,
      createdAt: prospects.createdAt,
      status: prospects.status,
      dealCents: prospects.dealAmountCents,
      rescheduledDate: prospects.rescheduledDate,
      closedAt: prospects.closedAt,
      showedAt: prospects.showedAt,
      showedIn: prospects.showedIn,
      nextContactAt: prospects.nextContactAt,
      scriptPath: prospects.scriptPath,
      scriptVersion: prospects.scriptVersion,
    })
    .from(prospects)
    .where(and(eq(prospects.id, id), owner ? eq(prospects.userId, owner) : undefined));
}

function currentOf(row: Awaited<ReturnType<typeof select>>[number]): Current {
  const { version, closedAt, showedAt, nextContactAt, typed, userId, createdAt, ...state } = row;
  const before = {
    ...state,
    closedAt: closedAt?.toISOString() ?? null,
    showedAt: showedAt?.toISOString() ?? null,
    nextContactAt: nextContactAt?.toISOString() ?? null,
  };
  return { version, typed, userId, createdAt, before };
}

/** Keeps the typed values so far, for the change that creates the next version. */
export async function keepPast(
  tx: Db,
  prospectId: string,
  { version, typed, userId, createdAt }: Current,
): Promise<void> {
  const past = { prospectId, version: version + 1, typed, userId, createdAt };
  await tx.insert(prospectPasts).values(past);
}

/** What else an event records, its id and time if an act has its own. */
export type Extra = { facts?: Facts; id?: string; at?: Date };
type Facts = Readonly<Record<string, string | number | boolean | null>>;

/** `typed`: what was typed is corrected to this. */
export type Change = { id: string; state: State; typed?: Typed | null };

/** Changes a locked row, with its event; typed values are kept before they are corrected. */
export async function write(
  tx: Db,
  current: Current,
  { id, state, typed }: Change,
  { verb, actor, ...extra }: { verb: EditVerb; actor: Actor } & Extra,
): Promise<EditOutcome> {
  const version = current.version + 1;
  const isBack = state.showedIn !== current.before.showedIn;
  const after = isBack ? await withHeldShow(tx, id, state) : state;
  const corrected = typed ? changedFields(current.typed, typed) : [];
  if (typed && corrected.length > 0) await keepPast(tx, id, current);
  await tx
    .update(prospects)
    .set({
      ...(typed && corrected.length > 0
        ? { ...columnsOf(typed, current.userId), typedVersion: version }
        : undefined),
      ...stored(after),
      version,
    })
    .where(eq(prospects.id, id));
  const changed = corrected.length > 0 ? { changed: corrected.join(", ") } : undefined;
  const waits =
    bringsPay(current.before, after) && STAFF_VERBS.includes(verb) && !extra.facts?.vouched;
  // Another one of this handle may pay already, so this is decided where that is seen.
  const own = waits && (await hasTwin(tx, id, typed ?? current.typed));
  const facts = { ...after, ...changed, ...(own && { own }), ...extra.facts };
  await record(tx, { id, version, before: current.before, after: facts }, verb, actor, extra);
  return { kind: "done", version };
}

/** By which staff say what pays; setters' own words wait anyway. */
const STAFF_VERBS: readonly EditVerb[] = ["prospects.edit", "prospects.meeting"];

function bringsPay(before: State, after: State): boolean {
  const isShown = before.showedAt === null && after.showedAt !== null;
  return isShown || (after.dealCents !== before.dealCents && after.dealCents !== null);
}

/** A show that comes back counts only as long as its meeting is linked and was held; the meeting may have been erased. */
export async function withHeldShow(tx: Db, id: string, state: State): Promise<State> {
  if (state.showedIn === null) return state;
  const [meeting] = await tx
    .select({ outcome: bookings.outcome, prospectId: prospectMeetings.prospectId })
    .from(bookings)
    .leftJoin(prospectMeetings, eq(prospectMeetings.bookingId, bookings.id))
    .where(eq(bookings.id, state.showedIn));
  if (!meeting || (meeting.prospectId === id && meeting.outcome === "held")) return state;
  return withoutShow(state);
}

/** Someone who bought attended a call, whatever became of the meeting. */
export function withoutShow(state: State): State {
  return { ...state, showedAt: state.closedAt, showedIn: null };
}

type Recorded = VersionRef & { before: State | null; after: State & Facts };

export async function record(
  tx: Db,
  { id, version, before, after }: Recorded,
  verb: EditVerb | "prospects.remove",
  actor: Actor,
  { id: event, at }: Extra = {},
): Promise<void> {
  const subject = { kind: "prospect" as const, id, label: "Prospect" };
  const own = { ...(event && { id: event }), ...(at && { at }) };
  await recordEvent(tx, { actor, verb, subject, before, after: { version, ...after }, ...own });
}

/** The columns of a state. */
export function stored({ closedAt, showedAt, nextContactAt, dealCents, ...state }: State) {
  return {
    ...state,
    dealAmountCents: dealCents,
    closedAt: closedAt === null ? null : new Date(closedAt),
    showedAt: showedAt === null ? null : new Date(showedAt),
    nextContactAt: nextContactAt === null ? null : new Date(nextContactAt),
  };
}

/** The fields of the add form that differ, by name: events record which changed and not to what. */
export function changedFields(one: Typed, other: Typed): string[] {
  return typedKeys(TYPED).filter((field) => one[field] !== other[field]);
}

export async function conflict(
  tx: Db,
  id: string,
  { version, before, typed }: Current,
): Promise<EditOutcome> {
  const last = (await changesOf(tx, id)).find((change) => change.version === version);
  const { status, dealCents, rescheduledDate } = before;
  const theirs = {
    status,
    dealCents,
    rescheduledDate,
    version,
    typed,
    by: last?.by ?? "Someone",
    at: last?.at ?? new Date().toISOString(),
  };
  return { kind: "conflict", theirs };
}

/**
 * A deal keeps the moment of its closing while it stays closed, and a moment that is wanted is kept. Someone who bought
 * attended the call; a no-show did not.
 */
export function stateOf(wanted: Partial<State>, before: State): State {
  const next = { ...before, ...wanted };
  const isClosed = next.status === "closed";
  const closedAt = isClosed ? (next.closedAt ?? new Date().toISOString()) : null;
  const showedAt = next.status === "no_show" ? null : (next.showedAt ?? closedAt);
  const isSameShow = showedAt !== null && showedAt === next.showedAt;
  const isMeeting = wanted.showedIn !== undefined || showedAt === before.showedAt;
  return { ...next, closedAt, showedAt, showedIn: isSameShow && isMeeting ? next.showedIn : null };
}
