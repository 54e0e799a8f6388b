/** Undoes an outcome set in the queue: only for the person who set it, and only while nothing newer was done (WEEK-5). */
import { and, eq } from "drizzle-orm";
import type { Outcome } from "~/booking/booking";
import { setOutcome } from "~/booking/booking.server";
import { bookings } from "~/booking/tables";
import { events } from "~/events/tables";
import type { Db } from "~/platform/db/database.server";
import { changesOf } from "../changes.server";
import { followMeeting, outcomeAuthor } from "../meeting-outcomes.server";
import { locked } from "../prospect-record.server";
import { undoOne } from "../undo-prospect.server";
import type { Setter } from "./run-acts.server";

/** As it was set; `day`: of a call that only the tracker has. */
export type OutcomeWas = { id: string; day?: string | undefined; outcome: Outcome };

/** As the setter's own acts name it. */
const REPORTED = { held: "showed", "no-show": "no-show", canceled: null } as const;

/** Whether it was undone. */
export async function takeBackOutcome(
  db: Db,
  setter: Setter,
  { id, day, outcome }: OutcomeWas,
): Promise<boolean> {
  return db.transaction((tx) =>
    day === undefined
      ? ofMeeting(tx, setter, { id, outcome })
      : ofCall(tx, setter, { id, day, outcome }),
  );
}

async function ofMeeting(
  tx: Db,
  { actor }: Setter,
  { id, outcome }: { id: string; outcome: Outcome },
): Promise<boolean> {
  const [now] = await tx
    .select({ outcome: bookings.outcome })
    .from(bookings)
    .where(eq(bookings.id, id))
    .for("update");
  if (now?.outcome !== outcome || (await outcomeAuthor(tx, id)) !== actor.userId) return false;
  const { kind } = await setOutcome(tx, actor, { id, outcome: null }, followMeeting);
  return kind === "done";
}

async function ofCall(
  tx: Db,
  { actor, zone }: Setter,
  { id, day, outcome }: { id: string; day: string; outcome: Outcome },
): Promise<boolean> {
  if ((await locked(tx, id)) === null) return false;
  const [last] = await changesOf(tx, id);
  if (!last) return false;
  const own = and(eq(events.id, last.id), eq(events.actorId, actor.userId));
  const [event] = await tx.select({ after: events.after }).from(events).where(own);
  const isReport = last.kind === "followed" && last.outcome === REPORTED[outcome];
  if (!event || !(isReport || event.after?.openCall === `${day} ${outcome}`)) return false;
  const undoer = { actor, mayEdit: true, zone };
  const { kind } = await undoOne(tx, { id, version: last.version }, undoer);
  return kind === "done";
}
