/** Shows that setters report in their day, and that pay waits for: no one confirms their own (PAY-1). */
import { and, eq, sql } from "drizzle-orm";
import type { Actor } from "~/events/events.server";
import { events } from "~/events/tables";
import { isPaidForGood, keepRefusal, postEntries, undoRefusals } from "~/pay/pay.server";
import { payClaims } from "~/pay/tables";
import type { Db } from "~/platform/db/database.server";
import { withLock } from "~/platform/db/locks.server";
import { DAY_SECONDS } from "~/platform/time/durations";
import { openReports } from "./open-reports.server";
import { decidedTwice, type TwiceDecision } from "./paid-twins.server";
import { locked, stateOf, type VersionRef, write } from "./prospect-record.server";
import { undoChange } from "./undo-prospect.server";

/** More shows than anyone has in a day. */
export const REPORTS = { name: "reported-shows-of-account", most: 40, seconds: DAY_SECONDS };

/** `own`: one's own prospect; `conflict`: it has changed since it was shown; `nothing`: no report is open; `twice`: the person pays already, as another prospect. */
export type ReportOutcome = "done" | "gone" | "conflict" | "own" | "nothing" | "twice";

/** The call was held, when its setter reported it. */
export async function confirmShow(
  db: Db,
  actor: Actor,
  { id, version, ...decision }: VersionRef & TwiceDecision,
  zone: string,
): Promise<ReportOutcome> {
  return withLock(db, "pay", async (tx) => {
    await postEntries(tx, zone);
    const current = await locked(tx, id);
    if (current === null) return "gone";
    if (current.version !== version) return "conflict";
    if (current.userId === actor.userId) return "own";
    const reports = await reportsOf(tx, id);
    if (current.before.showedAt !== null || reports.length === 0) return "nothing";
    const decided = await decidedTwice(tx, id, decision);
    if (decided === null) return "twice";
    // A browser says when its act was done, but no show was before its prospect.
    const times = [current.createdAt, ...reports.map(({ at }) => at)].map((at) => at.getTime());
    const showedAt = new Date(Math.max(...times)).toISOString();
    // Someone who came did not miss their call.
    const { status } = current.before;
    const state = stateOf(
      { showedAt, status: status === "no_show" ? "pending" : status },
      current.before,
    );
    if (current.userId === null) await keepSetter(tx, current, reports);
    const facts = { vouched: true, ...decided };
    await write(tx, current, { id, state }, { verb: "prospects.edit", actor, facts });
    return "done";
  });
}

/** The prospect of someone who has left names no one; what they earned with it is theirs by this. */
async function keepSetter(
  tx: Db,
  { version }: { version: number },
  [report]: Awaited<ReturnType<typeof reportsOf>>,
): Promise<void> {
  if (!report?.userId) return;
  const { prospectId, userId: setterId, at: earnedAt } = report;
  const about = { kind: "show", setterId, prospectId, version, earnedAt } as const;
  await tx
    .insert(payClaims)
    .values({ ...about, why: "reported", state: "withdrawn", endedAt: new Date() });
}

/** As it was before it was confirmed: the report waits again, and its pay is reversed. `closed`: its month is. */
export async function undoShow(
  db: Db,
  actor: Actor,
  { id, version }: VersionRef,
  zone: string,
): Promise<"done" | "changed" | "own" | "closed"> {
  await postEntries(db, zone);
  return withLock(db, "pay", async (tx) => {
    const current = await locked(tx, id);
    if (current?.version !== version || !(await isVouched(tx, { id, version }))) return "changed";
    if (current.userId === actor.userId) return "own";
    if (await isPaidForGood(tx, id)) return "closed";
    const { kind } = await undoChange(tx, { id, version }, actor);
    return kind === "done" ? "done" : "changed";
  });
}

/** Whether this version is a confirmation's. */
async function isVouched(tx: Db, { id, version }: VersionRef): Promise<boolean> {
  const [found] = await tx
    .select({ id: events.id })
    .from(events)
    .where(
      and(
        eq(events.subjectKind, "prospect"),
        eq(events.subjectId, id),
        eq(events.verb, "prospects.edit"),
        sql`${events.after}->>'version' = ${String(version)} and ${events.after}->>'vouched' = 'true'`,
      ),
    );
  return found !== undefined;
}

/** The reports that were refused wait again, unless the prospect has changed since. */
export async function undoRefusedShow(
  db: Db,
  actor: Actor,
  { id, version }: VersionRef,
): Promise<"done" | "changed" | "own"> {
  return db.transaction(async (tx) => {
    const current = await locked(tx, id);
    if (current?.version !== version) return "changed";
    if (current.userId === actor.userId) return "own";
    return (await undoRefusals(tx, actor, { id, version })) ? "done" : "changed";
  });
}

/** They did not come, or it is not what pays: the reports so far are refused, with the reason for the setter. */
export async function refuseShow(
  db: Db,
  actor: Actor,
  { id, reason }: { id: string; reason: string },
): Promise<ReportOutcome> {
  return db.transaction(async (tx) => {
    const current = await locked(tx, id);
    if (current === null) return "gone";
    if (current.userId === actor.userId) return "own";
    const reports = await reportsOf(tx, id);
    if (reports.length === 0) return "nothing";
    for (const { id: reportId, at, userId } of reports)
      await keepRefusal(tx, actor, {
        reportId,
        setterId: userId ?? "",
        prospectId: id,
        version: current.version,
        earnedAt: at,
        reason,
      });
    return "done";
  });
}

async function reportsOf(tx: Db, prospectId: string) {
  const reports = openReports(tx).as("reports");
  return tx.select().from(reports).where(eq(reports.prospectId, prospectId));
}
