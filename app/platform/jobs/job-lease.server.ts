/** Who does a job whose work takes no transaction: until when it is nobody else's, renewed while the work goes on. */
import { and, eq, isNull } from "drizzle-orm";
import type { Db } from "../db/database.server";
import { MINUTE_MS } from "../time/durations";
import { jobs } from "./tables";

/** After a crash it is done again so much later. */
const LEASE_MS = MINUTE_MS;
const RENEW_MS = 15_000;

export type Lease = ReturnType<typeof leaseOf>;

/** The job stores when the lease ends, which tells whose it is: canceling the job or queuing it again changes that time. */
export function leaseOf(db: Db, id: string, now: () => Date) {
  let until = now();
  const mine = () => and(eq(jobs.id, id), eq(jobs.retryAt, until), isNull(jobs.doneAt));
  const next = () => new Date(Number(now()) + LEASE_MS);
  const renew = async () => {
    const later = next();
    const renewed = await db.update(jobs).set({ retryAt: later }).where(mine());
    if (!renewed.rowCount) return false;
    until = later;
    return true;
  };
  return {
    async take(tx: Db): Promise<void> {
      until = next();
      await tx.update(jobs).set({ retryAt: until }).where(eq(jobs.id, id));
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
