/** Prospects with the same handle as another one, that pay already: one person pays one setter, unless someone decides otherwise (PAY-4). */
import { and, eq, gt, inArray, ne, sql } from "drizzle-orm";
import { trainingCredentials } from "~/auth/tables";
import { payEntries } from "~/pay/tables";
import type { Db } from "~/platform/db/database.server";
import { handleKey, sameKeys } from "./identity";
import { type Contact, nameOf } from "./prospect";
import { prospects } from "./tables";
import { type PaidTwin, twinsSeen } from "./twins";

/** The twins that were on the page when someone decided, and why this one is paid as well. */
export type TwiceDecision = { twins?: string | undefined; why?: string | undefined };

/** Of each of these prospects. */
export async function paidTwins(db: Db, ids: readonly string[]): Promise<Map<string, PaidTwin[]>> {
  const { id, handleKey: key } = prospects;
  const own = await db
    .select({ id, key })
    .from(prospects)
    .where(inArray(id, [...new Set(ids)]));
  const keys = own.flatMap((row) => (row.key === null ? [] : sameKeys(row.key)));
  if (keys.length === 0) return new Map();
  const { firstName, lastName, handle, userId } = prospects;
  const { firstName: first, lastName: last } = trainingCredentials;
  const cents = sql<number>`sum(${payEntries.cents})`.mapWith(Number);
  const paid = await db
    .select({
      id,
      key,
      firstName,
      lastName,
      handle,
      cents,
      setter: sql<string | null>`max(${first} || ' ' || ${last})`,
    })
    .from(prospects)
    .innerJoin(payEntries, eq(payEntries.prospectId, id))
    .leftJoin(trainingCredentials, eq(trainingCredentials.userId, userId))
    .where(inArray(key, [...new Set(keys)]))
    .groupBy(id)
    .having(gt(sql`sum(${payEntries.cents})`, 0))
    .orderBy(id);
  const twinsOf = (row: { id: string; key: string | null }) => {
    const same = row.key === null ? [] : sameKeys(row.key);
    return paid
      .filter((each) => each.id !== row.id && same.includes(each.key ?? ""))
      .map((each) => ({ id: each.id, name: nameOf(each), setter: each.setter, cents: each.cents }));
  };
  return new Map(own.map((row) => [row.id, twinsOf(row)]));
}

/**
 * What is recorded with a confirmation; null if it would pay a person twice and no one has decided that. `tx` holds the
 * lock of pay, and has posted since: two who confirm at the same moment would each see that the other one's prospect pays
 * nothing.
 */
export async function decidedTwice(
  tx: Db,
  prospectId: string,
  { twins, why }: TwiceDecision,
): Promise<Readonly<Record<string, string>> | null> {
  const paid = (await paidTwins(tx, [prospectId])).get(prospectId) ?? [];
  if (paid.length === 0) return {};
  if (why === undefined || twins !== twinsSeen(paid)) return null;
  return { alsoPaid: paid.map(({ id }) => id).join(" "), why };
}

/** Whether a prospect other than this one has this handle now. */
export async function hasTwin(db: Db, own: string, contact: Partial<Contact>): Promise<boolean> {
  const key = handleKey(contact);
  if (key === null) return false;
  const [twin] = await db
    .select({ id: prospects.id })
    .from(prospects)
    .where(and(inArray(prospects.handleKey, sameKeys(key)), ne(prospects.id, own)))
    .limit(1);
  return twin !== undefined;
}
