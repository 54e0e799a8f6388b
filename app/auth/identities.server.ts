/** Company accounts linked to a person's account. */
import { and, asc, eq } from "drizzle-orm";
import { recordEvent } from "~/events/events.server";
import type { Db } from "~/platform/db/database.server";
import { lockAccount } from "./account-lock.server";
import { accounts, trainingCredentials } from "./tables";

/** The name the auth library stores for the company's identity provider. */
export const COMPANY = "company";

export type Identity = { id: string; subject: string; linkedAt: string };

export async function ownIdentities(db: Db, userId: string): Promise<Identity[]> {
  const rows = await db
    .select()
    .from(accounts)
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, COMPANY)))
    .orderBy(asc(accounts.createdAt), asc(accounts.id));
  return rows.map(({ id, accountId, createdAt }) => ({
    id,
    subject: accountId,
    linkedAt: createdAt.toISOString(),
  }));
}

/** Removes one of the person's own links. False: there is no such link. */
export async function removeIdentity(db: Db, userId: string, id: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockAccount(tx, userId);
    const removed = await tx
      .delete(accounts)
      .where(and(eq(accounts.id, id), eq(accounts.userId, userId)))
      .returning({ id: accounts.id });
    return removed.length > 0;
  });
}

/** Records that someone linked a company account. */
export async function recordLink(db: Db, userId: string): Promise<void> {
  const [person] = await db
    .select()
    .from(trainingCredentials)
    .where(eq(trainingCredentials.userId, userId));
  if (!person) return;
  const { firstName, lastName } = person;
  await recordEvent(db, {
    actor: { userId, firstName, lastName },
    verb: "company-accounts.link",
    subject: { kind: "administrator", id: userId, label: `${firstName} ${lastName}` },
    before: null,
    after: null,
  });
}
