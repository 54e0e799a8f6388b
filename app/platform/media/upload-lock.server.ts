/** Who writes an upload now: a lease in the database, so a killed server holds nobody up and any instance can go on. */
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { ERRORS, type Lock, type Locker } from "@tus/server";
import { and, eq, isNull, lt, or, sql } from "drizzle-orm";
import type { Db } from "../db/database.server";
import { mediaUploads } from "./tables";

const LEASE_SECONDS = 4;
const RENEW_MS = 1_000;
const ASK_AGAIN_MS = 150;

/**
 * `idle`: when nothing more is written, which may be after the request that wrote has ended. `mayUpload`: whether the
 * sender still has the right; without it the request is stopped.
 */
type Writing = { idle: () => Promise<unknown>; mayUpload: () => Promise<boolean> };

export function uploadLocker(db: Db, writing: Writing): Locker {
  return { newLock: (id) => uploadLock(db, id, writing) };
}

function uploadLock(db: Db, id: string, { idle, mayUpload }: Writing): Lock {
  const holder = randomUUID();
  const mine = and(eq(mediaUploads.id, id), eq(mediaUploads.heldBy, holder));
  let renewing: NodeJS.Timeout | undefined;
  return {
    async lock(signal, stop) {
      while (!(await take(db, id, holder))) {
        if (signal.aborted) throw ERRORS.ERR_LOCK_TIMEOUT;
        await pause(ASK_AGAIN_MS);
      }
      renewing = setInterval(() => {
        Promise.all([renew(db, mine), mayUpload()]).then(
          ([wanted, may]) => (wanted || !may) && stop(),
          () => undefined,
        );
      }, RENEW_MS).unref();
    },
    async unlock() {
      await idle();
      clearInterval(renewing);
      await db.update(mediaUploads).set({ heldBy: null, heldUntil: null }).where(mine);
    },
  };
}

const leased = sql`now() + make_interval(secs => ${LEASE_SECONDS})`;

/** False while another request holds it, which is asked to stop. An upload that is not there needs no lock. */
async function take(db: Db, id: string, holder: string): Promise<boolean> {
  const free = or(isNull(mediaUploads.heldBy), lt(mediaUploads.heldUntil, sql`now()`));
  const taken = await db
    .update(mediaUploads)
    .set({ heldBy: holder, heldUntil: leased, wantedAt: null })
    .where(and(eq(mediaUploads.id, id), free));
  if (taken.rowCount) return true;
  const asked = await db
    .update(mediaUploads)
    .set({ wantedAt: sql`now()` })
    .where(eq(mediaUploads.id, id));
  return !asked.rowCount;
}

/** Whether another request wants it, or has it already. */
async function renew(db: Db, mine: ReturnType<typeof and>): Promise<boolean> {
  const [row] = await db
    .update(mediaUploads)
    .set({ heldUntil: leased })
    .where(mine)
    .returning({ wantedAt: mediaUploads.wantedAt });
  return row === undefined || row.wantedAt !== null;
}
