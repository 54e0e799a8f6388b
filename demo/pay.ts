/** Sample pay: last month is closed, a deal in it was refunded since, and a setter disputes an entry. */
import { eq } from "drizzle-orm";
import type { Actor } from "../app/events/events.server";
import {
  changePeriod,
  type Entry,
  entriesOf,
  hashOfPeriod,
  markPaid,
  openDispute,
  owedFor,
  periodsOf,
  postEntries,
} from "../app/pay/pay.server";
import type { Db } from "../app/platform/db/database.server";
import { prospects } from "../app/tracker/tables";
import { editProspect } from "../app/tracker/tracker.server";

type People = { closer: Actor; disputing: Actor; refunded: Actor };

export async function addSamplePay(
  db: Db,
  zone: string,
  { closer, disputing, refunded }: People,
): Promise<void> {
  const clock = { zone, now: new Date() };
  await postEntries(db, zone);
  const [, last] = await periodsOf(db, zone);
  if (!last) return;
  const { period } = last;
  const seen = hashOfPeriod(await owedFor(db, period));
  await changePeriod(db, closer, { period, act: "close", seen }, clock);
  const paid = { period, setterId: disputing.userId };
  await markPaid(db, closer, paid, clock.now);
  const dealOf = async ({ userId }: Actor): Promise<Entry | undefined> =>
    (await entriesOf(db, { setterId: userId, period }, { most: 1_000 })).find(
      ({ kind }) => kind === "commission",
    );
  const deal = await dealOf(disputing);
  const reason = "Sample: the deal was $4,000, as the contract says.";
  if (deal) await openDispute(db, disputing, { entry: deal.seq, reason }, clock);
  const refund = (await dealOf(refunded))?.prospectId;
  const [row] = refund ? await db.select().from(prospects).where(eq(prospects.id, refund)) : [];
  if (!row) return;
  const { id, version } = row;
  const state = { status: "not_interested" as const, dealCents: null, rescheduledDate: null };
  await editProspect(db, { id, version }, state, closer);
}
