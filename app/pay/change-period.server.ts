/** Leading a month from open over review to closed, and whatever ends below zero into the next one (PAY-2). */
import { eq } from "drizzle-orm";
import { type Actor, recordEvent } from "~/events/events.server";
import type { Db } from "~/platform/db/database.server";
import { withLock } from "~/platform/db/locks.server";
import { type Draft, nextPeriod, openPeriodFrom, periodOf, type Terms } from "./ledger.server";
import { hashOfPeriod, type Owed, owedFor } from "./periods.server";
import { postEntries, postEntry, termsOf, WITHOUT_EVENT } from "./post-entries.server";
import { PERIOD_ACTS, type PeriodAct, type PeriodState } from "./states";
import { payPeriods, payStatements } from "./tables";

/**
 * `changed`: it no longer holds what was shown; `state`: not possible from its state; `future`: it has not begun;
 * `undecided`: something has to be decided first.
 */
export type PeriodOutcome = "done" | "changed" | "state" | "future" | "undecided";

/** What was decided with an act, for its event. */
type Decision = Readonly<Record<string, string | number>>;

/** `decide`: asked while nothing else changes pay; null if something is left to decide. */
type Wanted = {
  period: string;
  act: PeriodAct;
  seen: string;
  decide?: (tx: Db) => Promise<Decision | null>;
};

/**
 * Of someone who owes something back at the end of a month: the entry that settles it there, and its opposite in the
 * month that takes it. `cents`: below zero. `at`: when the month is closed.
 */
export function carriedOver(
  { setterId, cents }: { setterId: string; cents: number },
  { period, closed, at }: { period: string; closed: Terms["closed"]; at: string },
): Draft[] {
  const entry = { ...WITHOUT_EVENT, kind: "carried", setterId, earnedAt: at } as const;
  const next = openPeriodFrom(nextPeriod(period), closed);
  return [
    { ...entry, cents: -cents, period, corrects: null },
    { ...entry, cents, period: next, corrects: period },
  ];
}

/** What each is owed once those who owe something back take it into the next month. */
async function carriedOn(
  tx: Db,
  period: string,
  owed: readonly Owed[],
  { zone, now }: { zone: string; now: Date },
): Promise<readonly Owed[]> {
  const owing = owed.filter(({ cents }) => cents < 0);
  const { closed } = await termsOf(tx, zone);
  const at = now.toISOString();
  for (const each of owing)
    for (const draft of carriedOver(each, { period, closed, at })) await postEntry(tx, draft);
  return owing.length > 0 ? owedFor(tx, period) : owed;
}

/** `seen`: the hash of what was shown, so nothing is closed that no one has looked at. */
export async function changePeriod(
  db: Db,
  actor: Actor,
  { period, act, seen, decide }: Wanted,
  { zone, now }: { zone: string; now: Date },
): Promise<PeriodOutcome> {
  if (period > periodOf(now.toISOString(), zone)) return "future";
  await postEntries(db, zone);
  return withLock(db, "pay", async (tx) => {
    const [stored] = await tx.select().from(payPeriods).where(eq(payPeriods.period, period));
    const before = stored?.state ?? "open";
    const acts: Partial<Record<PeriodAct, PeriodState>> = PERIOD_ACTS[before];
    const state = acts[act];
    if (state === undefined) return "state";
    const shown = await owedFor(tx, period);
    const isClosing = state === "closed";
    if (isClosing && hashOfPeriod(shown) !== seen) return "changed";
    const decision = decide ? await decide(tx) : {};
    if (decision === null) return "undecided";
    const owed = isClosing ? await carriedOn(tx, period, shown, { zone, now }) : shown;
    const hash = hashOfPeriod(owed);
    const values = { period, state, zone, hash: null, closedAt: null };
    const closing = { hash, closedAt: now };
    const row = isClosing ? { ...values, ...closing } : values;
    await tx
      .insert(payPeriods)
      .values({ ...values, state: "open" })
      .onConflictDoNothing();
    if (isClosing && owed.length > 0)
      await tx.insert(payStatements).values(
        owed.map(({ setterId, entries, cents, hash: own }) => ({
          period,
          setterId,
          entries,
          cents,
          hash: own,
        })),
      );
    await tx.update(payPeriods).set(row).where(eq(payPeriods.period, period));
    await recordEvent(tx, {
      actor,
      verb: `pay.${act}`,
      subject: { kind: "pay", id: period, label: period },
      before: { state: before },
      after: { state, ...(isClosing && { hash, ...decision }) },
    });
    return "done";
  });
}
