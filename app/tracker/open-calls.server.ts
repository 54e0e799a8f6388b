/** Calls that are only in the tracker, without a meeting on our calendar, and whose outcome no one has set (WEEK-5). */
import { and, eq, gte, isNull, lt, notExists, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Outcome } from "~/booking/booking";
import { bookings } from "~/booking/tables";
import { events } from "~/events/tables";
import type { Db } from "~/platform/db/database.server";
import { found } from "~/platform/queries/lists.server";
import { localAt } from "~/platform/time/zones";
import type { State } from "./changes.server";
import { runActs, type Setter } from "./day/run-acts.server";
import { locked, stateOf, write } from "./prospect-record.server";
import { prospectMeetings, prospects } from "./tables";

/** Whose: one setter's, or everyone's; `from` and `to`: days. `zone`: the company's, in which a call's day has to be over. */
export type AskedCalls = {
  setterId: string | null;
  zone: string;
  now: Date;
  from?: string;
  to?: string;
};

/** A call has a day and no time; one that was rescheduled without a new day is decided already. */
const callDay = sql<string>`case ${prospects.status} when 'pending' then ${prospects.scheduledCallDate}
  when 'rescheduled' then ${prospects.rescheduledDate} end`;

const undone = alias(events, "undone");

export function selectOpenCalls(
  db: Db,
  { setterId, zone, now, from, to }: AskedCalls,
  id?: string,
) {
  return db
    .select({
      found,
      id: prospects.id,
      day: sql<string>`(${callDay})::text`,
      ownerId: prospects.userId,
      firstName: prospects.firstName,
      lastName: prospects.lastName,
      handle: prospects.handle,
    })
    .from(prospects)
    .where(
      and(
        isNull(prospects.showedAt),
        lt(callDay, localAt(zone, now.getTime()).day),
        from === undefined ? undefined : gte(callDay, from),
        to === undefined ? undefined : lt(callDay, to),
        setterId === null ? undefined : eq(prospects.userId, setterId),
        id === undefined ? undefined : eq(prospects.id, id),
        notExists(meetingFrom(db, zone)),
        notExists(reportFrom(db, zone)),
      ),
    )
    .$dynamic();
}

/** A meeting on our calendar is in the queue itself; where the call was said, it may have been the day after. */
function meetingFrom(db: Db, zone: string) {
  return db
    .select({ one: sql`1` })
    .from(prospectMeetings)
    .innerJoin(bookings, eq(bookings.id, prospectMeetings.bookingId))
    .where(
      and(
        eq(prospectMeetings.prospectId, prospects.id),
        sql`(${bookings.startsAt} at time zone ${zone})::date >= ${callDay} - 1`,
      ),
    );
}

/** That the prospect came was said and waits for someone else, or was refused. */
function reportFrom(db: Db, zone: string) {
  return db
    .select({ one: sql`1` })
    .from(events)
    .where(
      and(
        eq(events.subjectKind, "prospect"),
        eq(events.subjectId, sql`${prospects.id}::text`),
        eq(events.verb, "prospects.follow-up"),
        sql`${events.after}->>'outcome' = 'showed'`,
        sql`(${events.at} at time zone ${zone})::date >= ${callDay}`,
        notExists(
          db
            .select({ one: sql`1` })
            .from(undone)
            .where(
              and(
                eq(undone.subjectKind, "prospect"),
                eq(undone.subjectId, events.subjectId),
                eq(undone.verb, "prospects.undo"),
                sql`${undone.after}->>'of' = ${events.id}::text`,
              ),
            ),
        ),
      ),
    );
}

/** `day`: of the call that was seen. */
export type CallOutcome = { id: string; day: string; outcome: Outcome };

/**
 * What came of a call. What its setter says about coming is a report, as in their day. Another's word is a show at the
 * moment it is said: a day that was typed never decides what is paid.
 */
export async function noteCallOutcome(
  db: Db,
  setter: Setter,
  { id, day, outcome }: CallOutcome,
  asked: AskedCalls,
): Promise<{ kind: "done" | "gone" } | { kind: "refused"; why: string }> {
  return db.transaction(async (tx) => {
    const current = await locked(tx, id, asked.setterId ?? undefined);
    const [call] = await selectOpenCalls(tx, asked, id);
    if (current === null || call?.day !== day) return { kind: "gone" };
    const { actor, now } = setter;
    if (current.userId === actor.userId && outcome !== "canceled") {
      const name = outcome === "held" ? "showed" : "no-show";
      const act = { kind: "outcome" as const, id: crypto.randomUUID(), ageSeconds: 0 };
      const [result] = await runActs(tx, [{ ...act, prospect: id, outcome: name }], setter);
      return result?.refused ? { kind: "refused", why: result.refused } : { kind: "done" };
    }
    const state = stateOf(changeBy(outcome, current.before, now), current.before);
    const facts = { vouched: outcome === "held" };
    await write(tx, current, { id, state }, { verb: "prospects.edit", actor, facts });
    return { kind: "done" };
  });
}

function changeBy(outcome: Outcome, { nextContactAt }: State, now: Date): Partial<State> {
  const due = { nextContactAt: nextContactAt ?? now.toISOString() };
  switch (outcome) {
    case "held":
      return { status: "pending", showedAt: now.toISOString() };
    case "no-show":
      return { status: "no_show", ...due };
    case "canceled":
      return { status: "rescheduled", rescheduledDate: null, ...due };
  }
}
