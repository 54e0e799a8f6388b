/** What somebody changed of a prospect after an act was done that only arrives now: it stays (DAY-1). */
import { and, eq, gt, inArray, or, sql } from "drizzle-orm";
import { events } from "~/events/tables";
import type { Db } from "~/platform/db/database.server";
import { OUTCOMES, type OutcomeName } from "../acts/acts";
import { changesOf, type State } from "../changes.server";
import { nameOf, type Typed } from "../prospect";
import { differing, FIELDS, type FieldName, fieldText } from "../prospect-fields";
import type { Current } from "../prospect-record.server";
import { valuesOf } from "../undo-prospect.server";

type Done = { prospect: string; outcome: OutcomeName; at: Date; userId: string; zone: string };
type Wanted = { state: State; typed: Typed | null };

/** The fields that are newer than the act, and by whom. Someone's own acts and undos come in their order anyway. */
async function newerThan(db: Db, { prospect, at, userId }: Done) {
  const rows = await db
    .select({ id: events.id })
    .from(events)
    .where(
      and(
        eq(events.subjectKind, "prospect"),
        eq(events.subjectId, prospect),
        gt(events.at, at),
        or(
          sql`${events.actorId} is distinct from ${userId}`,
          inArray(events.verb, ["prospects.correct", "prospects.edit"]),
        ),
      ),
    );
  if (rows.length === 0) return { fields: new Set<FieldName>(), by: "" };
  const ids = new Set(rows.map(({ id }) => id));
  const newer = (await changesOf(db, prospect)).filter(({ id, before }) => ids.has(id) && before);
  const fields = newer.flatMap((change) => {
    const { before, after } = valuesOf(change);
    return differing(before, after);
  });
  return { fields: new Set(fields), by: newer[0]?.by ?? "" };
}

/** What hangs on a field stays with it: the moment of a call on its day, what is due on the status. */
function staying(
  fields: ReadonlySet<FieldName>,
  outcome: OutcomeName,
): Set<keyof State | "callDate"> {
  const stay = new Set<keyof State | "callDate">();
  const keep = (...names: (keyof State | "callDate")[]) => {
    for (const name of names) stay.add(name);
  };
  if (fields.has("nextContactAt")) keep("nextContactAt");
  if (fields.has("scriptPath")) keep("scriptPath", "scriptVersion");
  if (fields.has("callDate") || fields.has("rescheduledDate"))
    keep("callDate", "rescheduledDate", "nextContactAt");
  if (fields.has("status") || fields.has("dealCents") || fields.has("showedAt")) {
    keep("status", "closedAt", "showedAt", "showedIn", "dealCents");
    if (outcome === "not-interested" || outcome === "no-show") keep("nextContactAt");
  }
  return stay;
}

/** What an act may still change. `kept`: tells its setter which newer values stay; null if none do. */
export async function besideNewer(
  db: Db,
  current: Current,
  wanted: Wanted,
  done: Done,
): Promise<Wanted & { kept: string | null }> {
  const { fields, by } = await newerThan(db, done);
  if (fields.size === 0) return { ...wanted, kept: null };
  const stay = staying(fields, done.outcome);
  const kept = Object.entries(current.before).filter(([name]) => stay.has(name as keyof State));
  const state = { ...wanted.state, ...Object.fromEntries(kept) };
  const typed =
    wanted.typed && stay.has("callDate")
      ? { ...wanted.typed, callDate: current.typed.callDate }
      : wanted.typed;
  const left = { ...current.typed, ...typed, ...state };
  const names = differing({ ...current.typed, ...wanted.typed, ...wanted.state }, left);
  if (names.length === 0) return { state, typed, kept: null };
  const stays = names.map(
    (name) => `${FIELDS[name].label} stays ${fieldText(name, left, done.zone)}`,
  );
  return {
    state,
    typed,
    kept: `“${OUTCOMES[done.outcome].label}” counts, but ${by || "someone"} has changed ${nameOf(current.typed)} since: ${stays.join(", ")}`,
  };
}
