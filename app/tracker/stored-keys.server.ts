/** Keys of handles that were stored by other rules are made anew, once, after an upgrade (DAY-3). */
import { and, asc, gt, isNotNull, or, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "~/platform/db/database.server";
import type { JobHandler } from "~/platform/jobs/job-loop.server";
import { queueJob } from "~/platform/jobs/jobs.server";
import { handleKey } from "./identity";
import { prospects } from "./tables";

const KIND = "tracker.handle-keys";
/** Counted up when the rules of `handleKey` change. */
const RULES = 1;
const AT_ONCE = 250;
const FIRST = "00000000-0000-0000-0000-000000000000";

/** Queues it unless these rules were applied before, or there is nothing to apply them to. */
export async function planStoredKeys(db: Db): Promise<void> {
  const stored = db.select().from(prospects).where(isNotNull(prospects.handle)).limit(1);
  if ((await stored).length === 0) return;
  await queueJob(db, {
    kind: KIND,
    key: `${KIND} ${RULES}`,
    label: "Compare prospects by the new rules for handles",
    payload: { after: FIRST },
  });
}

const payload = z.object({ after: z.uuid() });

export function storedKeysJobs(): Readonly<Record<string, JobHandler>> {
  return {
    [KIND]: async (tx, sent) => {
      const { id, handle, platform, profile, handleKey: stored } = prospects;
      const rows = await tx
        .select({ id, handle, platform, profile, stored })
        .from(prospects)
        .where(and(gt(id, payload.parse(sent).after), or(isNotNull(handle), isNotNull(profile))))
        .orderBy(asc(id))
        .limit(AT_ONCE);
      const last = rows.at(-1);
      if (!last) return;
      const changed = rows
        .map((row) => ({ id: row.id, key: handleKey(row), stored: row.stored }))
        .filter(({ key, stored: before }) => key !== before);
      await store(tx, changed);
      return { onward: { after: last.id } };
    },
  };
}

/** Nothing that a page shows changes with it. */
async function store(tx: Db, keys: readonly { id: string; key: string | null }[]): Promise<void> {
  if (keys.length === 0) return;
  await tx.execute(sql`select set_config('setpoint.quiet', 'on', true)`);
  await tx.execute(sql`
    update prospects set handle_key = r.key
    from json_to_recordset(${JSON.stringify(keys)}::json) AS r(id uuid, key text)
    where prospects.id = r.id`);
}
