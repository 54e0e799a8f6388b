/** Lines that a setter copied to send: which line it was, never its words (WEEK-1, WEEK-2). */
import { and, eq, sql } from "drizzle-orm";
import { type Actor, recordEvent } from "~/events/events.server";
import { events } from "~/events/tables";
import type { Db } from "~/platform/db/database.server";
import { withLock } from "~/platform/db/locks.server";
import type { Line } from "./acts/acts";
import { prospects } from "./tables";

const VERB = "prospects.message";
const subjectOf = (id: string) => ({ kind: "prospect" as const, id, label: "Prospect" });

type Message = { id: string; at: Date; prospect: string; line: Line };

export async function isOwner(db: Db, { userId }: Actor, prospect: string): Promise<boolean> {
  const rows = await db
    .select({ id: prospects.id })
    .from(prospects)
    .where(and(eq(prospects.id, prospect), eq(prospects.userId, userId)));
  return rows.length > 0;
}

export async function keepMessage(tx: Db, actor: Actor, message: Message): Promise<void> {
  const { id, at, prospect, line } = message;
  const after = { from: line.from, line: line.line };
  await recordEvent(tx, {
    id,
    at,
    actor,
    verb: VERB,
    subject: subjectOf(prospect),
    before: null,
    after,
  });
}

/** It was not sent after all; by who copied it. Why not in a sentence, or null. */
export async function takeBackMessage(
  db: Db,
  actor: Actor,
  { of, id }: { of: string; id: string },
): Promise<string | null> {
  return withLock(db, { name: "acts", of }, async (tx) => {
    const [event] = await tx
      .select()
      .from(events)
      .where(and(eq(events.id, of), eq(events.actorId, actor.userId), eq(events.verb, VERB)));
    if (!event || event.after?.of) return "There is no such message of yours";
    const [already] = await tx
      .select({ id: events.id })
      .from(events)
      .where(
        and(
          eq(events.actorId, actor.userId),
          eq(events.verb, VERB),
          eq(events.subjectId, event.subjectId),
          sql`${events.after}->>'of' = ${of}`,
        ),
      );
    if (already) return "This message is already taken back";
    const subject = subjectOf(event.subjectId);
    const after = { ...event.after, of };
    await recordEvent(tx, { id, actor, verb: VERB, subject, before: null, after });
    return null;
  });
}

export type SentMessage = { id: string; at: string; by: string; byMe: boolean; line: Line };

/** What was copied to send to these, without what was taken back. */
export async function messagesOf(
  db: Db,
  ids: readonly string[],
  viewerId: string,
): Promise<SentMessage[]> {
  const rows = await db
    .select()
    .from(events)
    .where(
      and(
        eq(events.subjectKind, "prospect"),
        sql`${events.subjectId} = any(${sql.param([...ids])})`,
        eq(events.verb, VERB),
      ),
    );
  const taken = new Set(rows.map(({ after }) => after?.of));
  return rows
    .filter(({ id, after }) => !taken.has(id) && !after?.of)
    .map(({ id, at, actorId, actorName, after }) => ({
      id,
      at: at.toISOString(),
      by: actorName,
      byMe: actorId === viewerId,
      line: {
        from: after?.from === "script" ? "script" : "follow-ups",
        line: String(after?.line ?? ""),
      },
    }));
}
