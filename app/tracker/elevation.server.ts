/** Who may edit prospects: people with the right, and sessions in which the admin code was entered (TRK-4). */
import { and, eq, gt, lt, sql } from "drizzle-orm";
import type { RouterContextProvider } from "react-router";
import { can, type Viewer } from "~/auth/auth.server";
import { recordEvent } from "~/events/events.server";
import type { Db } from "~/platform/db/database.server";
import { requestContext } from "~/platform/web/request-context.server";
import { trackerSettingsOf } from "~/settings/settings.server";
import type { ProspectReader } from "./prospect-columns.server";
import { trackerElevations } from "./tables";

const HOURS = 8;

/** `until`: when the admin code's access ends; null for those with the right, whose access does not. */
export type EditAccess = { mayEdit: boolean; until: string | null };

export async function accessOf(db: Db, viewer: Viewer): Promise<EditAccess> {
  if (can(viewer, "tracker.edit")) return { mayEdit: true, until: null };
  const [elevation] = await db
    .select({ until: trackerElevations.until })
    .from(trackerElevations)
    .where(
      and(
        eq(trackerElevations.sessionId, viewer.sessionId),
        gt(trackerElevations.until, sql`now()`),
      ),
    );
  return { mayEdit: elevation !== undefined, until: elevation?.until.toISOString() ?? null };
}

/** What this person may see of prospects (TRK-5). */
export async function readerOf(
  context: Readonly<RouterContextProvider>,
  viewer: Viewer,
): Promise<ProspectReader> {
  const { mayEdit } = await accessOf(context.get(requestContext).db, viewer);
  const seesAll = mayEdit || !trackerSettingsOf(context).maskFinances;
  return { userId: viewer.userId, seesAll };
}

/** Lets this session edit for eight hours (TRK-4). */
export async function elevate(db: Db, viewer: Viewer): Promise<void> {
  const until = sql`now() + make_interval(hours => ${HOURS})`;
  await db.transaction(async (tx) => {
    await tx.delete(trackerElevations).where(lt(trackerElevations.until, sql`now()`));
    await tx
      .insert(trackerElevations)
      .values({ sessionId: viewer.sessionId, until })
      .onConflictDoUpdate({ target: trackerElevations.sessionId, set: { until } });
    await record(tx, viewer, "tracker.enter-code");
  });
}

/** Ends this session's access; does nothing if there is none. */
export async function endElevation(db: Db, viewer: Viewer): Promise<void> {
  await db.transaction(async (tx) => {
    const ended = await tx
      .delete(trackerElevations)
      .where(eq(trackerElevations.sessionId, viewer.sessionId))
      .returning({ sessionId: trackerElevations.sessionId });
    if (ended.length > 0) await record(tx, viewer, "tracker.end-access");
  });
}

async function record(
  tx: Db,
  viewer: Viewer,
  verb: "tracker.enter-code" | "tracker.end-access",
): Promise<void> {
  const label = `${viewer.firstName} ${viewer.lastName}`;
  const subject = { kind: "trainee" as const, id: viewer.userId, label };
  const after = verb === "tracker.enter-code" ? { hours: HOURS } : null;
  await recordEvent(tx, { actor: viewer, verb, subject, before: null, after });
}
