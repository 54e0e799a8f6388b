/** When items were answered: taken from the events, because a later note would move the row's own time. */

import { eventsOn } from "~/auth/auth.server";
import type { Db } from "~/platform/db/database.server";
import { KIND_NAMES, type Status, WAITING } from "./inbox-item";

type Row = { id: string; status: Status; createdAt: Date; changedAt: Date };

/** For each row's id, when the waiting ended; null while someone is still waiting. */
export async function settledTimes(
  db: Db,
  rows: readonly Row[],
): Promise<(id: string) => string | null> {
  const settled = rows.filter(({ status }) => !WAITING.includes(status) && status !== "cancelled");
  if (settled.length === 0) return () => null;
  const events = await eventsOn(db, {
    kinds: KIND_NAMES,
    ids: settled.map(({ id }) => id),
    since: new Date(Math.min(...settled.map(({ createdAt }) => createdAt.getTime()))),
  });
  const times = new Map<string, string>();
  for (const { id, changedAt, status } of settled) {
    const event = events.find(
      ({ subjectId, after }) => subjectId === id && after?.status === status,
    );
    times.set(id, event?.at ?? changedAt.toISOString());
  }
  return (id) => times.get(id) ?? null;
}
