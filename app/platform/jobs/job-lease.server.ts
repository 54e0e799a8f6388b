/** Who does a job whose work takes no transaction: until when it is nobody else's, renewed while the work goes on. */
import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Db } from "../db/database.server";
import { jobs } from "./tables";

/** After a crash it is done again so much later. */
const LEASE_SECONDS = 60;
const RENEW_MS = 15_000;

export type Lease = ReturnType<typeof leaseOf>;

/** The job stores when the lease ends, which tells whose it is: canceling the job or queuing it again changes that time. */
export function leaseOf(db: Db, id: string, now: () => SQL) {
  let until = new Date(0);
  const mine = () => and(eq(jobs.id, id), eq(jobs.retryAt, until), isNull(jobs.doneAt));
  const extend = async (within: Db, which: SQL | undefined) => {
    // To the millisecond, as it is compared.
    const end = sql`date_trunc('milliseconds', ${now()} + make_interval(secs => ${LEASE_SECONDS}))`;
    const [job] = await within
      .update(jobs)
      .set({ retryAt: end })
      .where(which)
      .returning({ until: jobs.retryAt });
    until = job?.until ?? until;
    return job !== undefined;
  };
  const renew = () => extend(db, mine());
  return {
    async take(tx: Db): Promise<void> {
      await extend(tx, eq(jobs.id, id));
    },
    /** Null: it was lost, and its work with it. */
    async during<Result>(work: (lost: AbortSignal) => Promise<Result>): Promise<Result | null> {
      const lost = new AbortController();
      let renewing = Promise.resolve();
      const timer = setInterval(() => {
        // If the database cannot be reached, the lease still has a while.
        renewing = renew().then(
          (kept) => void (kept || lost.abort()),
          () => undefined,
        );
      }, RENEW_MS).unref();
      try {
        return await work(lost.signal);
      } catch (error) {
        if (lost.signal.aborted) return null;
        throw error;
      } finally {
        clearInterval(timer);
        await renewing;
      }
    },
    /** Locks the job if so. */
    async isMine(tx: Db): Promise<boolean> {
      const [job] = await tx.select({ id: jobs.id }).from(jobs).where(mine()).for("update");
      return job !== undefined;
    },
    async release(): Promise<void> {
      await db.update(jobs).set({ retryAt: null }).where(mine());
    },
  };
}
