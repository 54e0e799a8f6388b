/** How many mails about bookings one address gets. */
import { and, count, eq, gt, sql } from "drizzle-orm";
import type { Db } from "~/platform/db/database.server";
import { withLock } from "~/platform/db/locks.server";
import { mailOutbox } from "~/platform/mail/tables";
import { bookings } from "./tables";

const MAILS_A_DAY = 5;

/**
 * One guest gets at most five booking mails a day, no matter who books or moves the meetings (S9). Zero: one more may
 * be queued in this transaction.
 */
export async function secondsToMail(db: Db, address: string): Promise<number> {
  const recipient = address.toLowerCase();
  return withLock(db, { name: "booking-mail", of: recipient }, async (tx) => {
    const oldest = sql`min(${mailOutbox.createdAt})`;
    const [sent] = await tx
      .select({
        mails: count(),
        seconds: sql<number>`ceil(extract(epoch from ${oldest} + interval '1 day' - now()))::int`,
      })
      .from(mailOutbox)
      .innerJoin(bookings, eq(mailOutbox.about, sql`'item ' || ${bookings.id}`))
      .where(
        and(
          eq(sql`lower(${bookings.guestMail})`, recipient),
          eq(sql`lower(${mailOutbox.recipient})`, recipient),
          gt(mailOutbox.createdAt, sql`now() - interval '1 day'`),
        ),
      );
    return sent && sent.mails >= MAILS_A_DAY ? Math.max(1, sent.seconds) : 0;
  });
}
