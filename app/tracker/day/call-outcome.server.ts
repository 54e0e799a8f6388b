/** What came of a call that only the tracker has (WEEK-5). */
import type { Outcome } from "~/booking/booking";
import type { Db } from "~/platform/db/database.server";
import type { State } from "../changes.server";
import { type AskedCalls, selectOpenCalls } from "../open-calls.server";
import { locked, stateOf, write } from "../prospect-record.server";
import { runActs, type Setter } from "./run-acts.server";

/** `day`: of the call that was seen. */
export type CallOutcome = { id: string; day: string; outcome: Outcome };

/**
 * What its setter says about coming is a report, as in their day. Another's word is a show at the
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
    const facts = { vouched: outcome === "held", openCall: `${day} ${outcome}` };
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
