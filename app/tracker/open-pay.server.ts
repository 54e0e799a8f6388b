/** What of someone's pay is still open, for those who are about to delete them (PAY-2, PAY-4). */
import { and, eq, inArray, sql } from "drizzle-orm";
import { postEntries } from "~/pay/pay.server";
import { payDisputes, payEntries, payPayments } from "~/pay/tables";
import type { Db } from "~/platform/db/database.server";
import { waitingOf } from "./waiting.server";

/**
 * `cents`: owed and not marked as paid, below zero if they owe it; `waiting`: what waits for someone's word; `named`:
 * meetings among it that they named, which are deleted with them; `disputes`: open ones. `seen`: all of it, to compare.
 */
export type OpenPay = {
  cents: number;
  waiting: number;
  named: number;
  disputes: number;
  seen: string;
};

/** Of each of these people who has any. */
export async function openPayOf(
  db: Db,
  ids: readonly string[],
  zone: string,
): Promise<ReadonlyMap<string, OpenPay>> {
  if (ids.length === 0) return new Map();
  await postEntries(db, zone);
  const of = [...ids];
  const all = sql<number>`sum(cents)`.mapWith(Number);
  // One after the other: a transaction has one connection.
  const earned = await db
    .select({ id: payEntries.setterId, cents: all })
    .from(payEntries)
    .where(inArray(payEntries.setterId, of))
    .groupBy(payEntries.setterId);
  const paid = await db
    .select({ id: payPayments.setterId, cents: all })
    .from(payPayments)
    .where(inArray(payPayments.setterId, of))
    .groupBy(payPayments.setterId);
  const disputes = await db
    .select({ id: payDisputes.setterId, count: sql<number>`count(*)::int` })
    .from(payDisputes)
    .where(and(inArray(payDisputes.setterId, of), eq(payDisputes.state, "open")))
    .groupBy(payDisputes.setterId);
  const waiting = await waitingOf(db, of);
  const centsIn = (rows: typeof earned, id: string) =>
    rows.find((row) => row.id === id)?.cents ?? 0;
  const open = of.map((id): [string, OpenPay] => {
    const own = waiting.filter(({ person }) => person === id);
    const count = (kinds: typeof own) => kinds.reduce((sum, each) => sum + each.count, 0);
    const parts = {
      cents: centsIn(earned, id) - centsIn(paid, id),
      waiting: count(own),
      named: count(own.filter(({ kind }) => kind === "meeting")),
      disputes: disputes.find((row) => row.id === id)?.count ?? 0,
    };
    return [id, { ...parts, seen: Object.values(parts).join(" ") }];
  });
  return new Map(open.filter(([, { cents, waiting, disputes }]) => cents || waiting || disputes));
}
