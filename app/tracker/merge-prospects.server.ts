/** Merges two prospects that are one person; the other row is kept so the merge can be undone (DAY-3). */
import { eq, inArray, sql, TransactionRollbackError } from "drizzle-orm";
import type { Actor } from "~/events/events.server";
import type { Db } from "~/platform/db/database.server";
import { mergedInto, type State } from "./changes.server";
import { restoreProspect } from "./edit-prospect.server";
import { FIELDS, type FieldName } from "./prospect-fields";
import {
  type Current,
  type Editor,
  keepPast,
  locked,
  record,
  stateOf,
  type VersionRef,
  write,
} from "./prospect-record.server";
import { prospectMeetings, prospects } from "./tables";

/**
 * `theirs`: the fields taken from the prospect that goes. What became of a prospect is not its owner's choice: there, the
 * one that is further along counts.
 */
type Merge = { kept: VersionRef; gone: VersionRef; theirs: readonly FieldName[] };

/** `changed`: one of the two is no longer what was shown. */
export type MergeOutcome =
  | { kind: "done"; version: number }
  | { kind: "gone" }
  | { kind: "not-theirs" }
  | { kind: "changed" }
  | { kind: "same" };

export async function mergeProspects(
  db: Db,
  { kept, gone, theirs }: Merge,
  { actor, ownOnly }: Editor,
): Promise<MergeOutcome> {
  if (kept.id === gone.id) return { kind: "same" };
  return db.transaction(async (tx) => {
    // Always in this order, so two people merging the same pair do not deadlock.
    const rows = new Map<string, Current>();
    for (const id of [kept.id, gone.id].toSorted()) {
      const current = await locked(tx, id);
      if (current === null) return { kind: "gone" };
      if (ownOnly && current.userId !== actor.userId) return { kind: "not-theirs" };
      rows.set(id, current);
    }
    const [one, other] = [rows.get(kept.id), rows.get(gone.id)];
    if (!one || !other) return { kind: "gone" };
    if (one.version !== kept.version || other.version !== gone.version) return { kind: "changed" };
    await holdSums(tx, [kept.id, gone.id]);
    await keepPast(tx, gone.id, other);
    await tx.delete(prospects).where(eq(prospects.id, gone.id));
    const last = { id: gone.id, version: other.version + 1, before: other.before };
    const into = { ...other.before, into: kept.id };
    await record(tx, { ...last, after: into }, "prospects.merge", actor);
    await tx
      .update(prospectMeetings)
      .set({
        prospectId: kept.id,
        mergedFrom: sql`coalesce(${prospectMeetings.mergedFrom}, ${gone.id}::uuid)`,
        broughtBy: sql`${prospectMeetings.broughtBy} || ${actor.userId}::text`,
      })
      .where(eq(prospectMeetings.prospectId, gone.id));
    const values = { ...other.before, ...other.typed };
    const chosen = ownOnly ? withOutcome(theirs, one.before, other.before) : theirs;
    const taken = Object.fromEntries(chosen.map((name) => [name, values[name]]));
    const typed = pickedInto(one.typed, taken);
    const moments = momentsOf(chosen, one.before, other.before);
    const state = stateOf({ ...pickedInto(one.before, taken), ...moments }, one.before);
    const outcome = await write(
      tx,
      one,
      { id: kept.id, state, typed },
      {
        verb: "prospects.merge",
        actor,
        facts: { merged: gone.id, mergedVersion: other.version + 1 },
      },
    );
    return outcome.kind === "done" ? outcome : { kind: "changed" };
  });
}

const OUTCOME: readonly FieldName[] = ["status", "dealCents", "rescheduledDate"];

/** The owner's own fields as chosen, and the outcome of the one that is further along. */
function withOutcome(theirs: readonly FieldName[], one: State, other: State): FieldName[] {
  const own = theirs.filter((name) => FIELDS[name].ownersOwn);
  const isTheirDeal = isEarlier(other.closedAt, one.closedAt);
  const isTheirShow = isEarlier(other.showedAt, one.showedAt);
  return [...own, ...(isTheirDeal ? OUTCOME : []), ...(isTheirShow ? ["showedAt" as const] : [])];
}

function isEarlier(at: string | null, than: string | null): boolean {
  return at !== null && (than === null || at < than);
}

/** A value keeps its moment: a deal the one of its closing, a show its meeting. */
function momentsOf(
  theirs: readonly FieldName[],
  one: State,
  other: State,
): Pick<State, "closedAt" | "showedIn"> {
  const isTheirDeal = theirs.includes("dealCents") && other.closedAt !== null;
  const isTheirClosing = theirs.includes("status") && one.closedAt === null;
  return {
    closedAt: isTheirDeal || isTheirClosing ? other.closedAt : one.closedAt,
    showedIn: theirs.includes("showedAt") ? other.showedIn : one.showedIn,
  };
}

/** The values, replaced by those in `taken` for the same fields. */
function pickedInto<Of extends object>(values: Of, taken: Readonly<Record<string, unknown>>): Of {
  const own = Object.entries(taken).filter(([name]) => name in values);
  return { ...values, ...Object.fromEntries(own) };
}

/**
 * The meetings go back first: a show counts only where its meeting is linked. Then the one that was kept gives back what
 * it took, and only then is the other there again: a meeting pays one prospect at a time. Null: nothing was changed.
 */
export async function unmerge<Done>(
  tx: Db,
  { kept, merged }: { kept: string; merged: VersionRef },
  actor: Actor,
  giveBack: (part: Db) => Promise<Done>,
): Promise<Done | null> {
  const own = [merged.id, ...(await mergedInto(tx, merged.id))];
  try {
    return await tx.transaction(async (part) => {
      await holdSums(part, [kept, merged.id]);
      await part
        .update(prospectMeetings)
        .set({
          prospectId: merged.id,
          mergedFrom: sql`nullif(${prospectMeetings.mergedFrom}, ${merged.id}::uuid)`,
        })
        .where(inArray(prospectMeetings.mergedFrom, own));
      const done = await giveBack(part);
      const { kind } = await restoreProspect(part, merged, { actor, ownOnly: false }, "merged");
      return kind === "done" ? done : part.rollback();
    });
  } catch (error) {
    if (error instanceof TransactionRollbackError) return null;
    throw error;
  }
}

/** The sums of both, before either changes: one after the other, they would wait for someone who waits for this. */
async function holdSums(tx: Db, ids: string[]): Promise<void> {
  const ofBoth = sql`in (${sql.join(ids, sql`, `)})`;
  await tx.execute(sql`
    select wait_for_tallies(array(
      select tallies_of(user_id, closed_at) from prospects where id ${ofBoth}
      union select tallies_of(user_id, now()) from prospect_pasts where prospect_id ${ofBoth}
    ))`);
}
