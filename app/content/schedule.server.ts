/** Scheduled publications: the words are those of the draft when it was scheduled (CONT-5). */
import { and, eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "~/platform/db/database.server";
import { withLock } from "~/platform/db/locks.server";
import { type JobHandler, JobRefused } from "~/platform/jobs/job-loop.server";
import { cancelJob, type ListedJob, openJobs, queueJob } from "~/platform/jobs/jobs.server";
import { faultLines } from "./differences.server";
import type { ContentDocument, Faults } from "./document.server";
import {
  CONTENT_LOCK,
  compared,
  draftFields,
  type Publishing,
  questionsOn,
  writeVersions,
} from "./publish.server";
import { type Catalog, readPublished } from "./published.server";
import { contentDrafts } from "./tables";

const KIND = "content.publish";

const scheduled = z.object({
  key: z.string(),
  fields: z.record(z.string(), z.string()),
  note: z.string(),
  authorId: z.string().nullable(),
});

/** `nothing`: there is no draft. `taken`: something is already scheduled for this document at this time. */
export type ScheduleOutcome =
  | { state: "scheduled" }
  | { state: "asks"; questions: readonly string[] }
  | { state: "nothing" }
  | { state: "taken" }
  | { state: "faults"; faults: Readonly<Record<string, Faults>> };

type Scheduling = {
  document: ContentDocument;
  at: Date;
  note: string;
  authorId: string;
  sure: boolean;
  record: (tx: Db) => Promise<void>;
};

/** Schedules the draft, as it is now, for publication. */
export async function schedulePublication(
  db: Db,
  catalog: Catalog,
  { document, at, note, authorId, sure, record }: Scheduling,
): Promise<ScheduleOutcome> {
  const { key, label } = document;
  return withLock(db, CONTENT_LOCK, async (tx) => {
    const words = { document, fields: await draftFields(tx, document) };
    const { changed, faults } = await compared(catalog, await readPublished(tx), [words]);
    const [draft] = changed;
    if (!draft) return { state: "nothing" };
    if (faults) return { state: "faults", faults };
    const questions = sure ? [] : await questionsOn(tx, catalog, changed);
    if (questions.length > 0) return { state: "asks", questions };
    const queued = await queueJob(tx, {
      kind: KIND,
      key: `${keyStart(key)}${at.toISOString()}`,
      label: `Publish ${label}`,
      runAt: at,
      payload: { key, fields: draft.fields, note, authorId } satisfies z.input<typeof scheduled>,
    });
    if (!queued) return { state: "taken" };
    await record(tx);
    return { state: "scheduled" };
  });
}

export function scheduledPublications(db: Db, key: string): Promise<ListedJob[]> {
  return openJobs(db, keyStart(key));
}

/** The keys of the documents for which something is scheduled. */
export async function scheduledKeys(db: Db): Promise<ReadonlySet<string>> {
  const all = await openJobs(db, `${KIND} `);
  return new Set(all.map(({ key }) => key.split(" ", 2)[1] ?? ""));
}

/** Publications that were due and did not happen, with the reason. */
export async function stoppedPublications(
  db: Db,
): Promise<{ key: string; label: string; reason: string }[]> {
  const failed = (await openJobs(db, `${KIND} `)).filter(({ state }) => state === "failed");
  return failed.map(({ key, label, lastError }) => ({
    ...{ key: key.split(" ", 2)[1] ?? "", label },
    reason: lastError ?? "",
  }));
}

/** False: it was already published or canceled. */
export async function cancelPublication(
  db: Db,
  { key, id }: { key: string; id: string },
  record: (tx: Db) => Promise<void>,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const canceled = await cancelJob(tx, id, keyStart(key));
    if (canceled) await record(tx);
    return canceled;
  });
}

/**
 * Publishes when due. `recordOf`: writes the event of a scheduled act; throws `JobRefused` if its author may no longer
 * publish, and nothing is published.
 */
export function publicationJobs(
  catalog: Catalog,
  recordOf: (authorId: string | null) => Publishing["record"],
): Readonly<Record<string, JobHandler>> {
  return {
    [KIND]: async (db, payload) => {
      const { key, fields, note, authorId } = scheduled.parse(payload);
      const document = catalog.documents.find((each) => each.key === key);
      // Retried: during an upgrade, an instance of the newer release may have it.
      if (!document) throw new Error(`There is no document ${key}`);
      await withLock(db, CONTENT_LOCK, async (tx) => {
        const publishing = { note, authorId, record: recordOf(authorId) };
        const outcome = await writeVersions(tx, catalog, [{ document, fields }], publishing);
        if (outcome.state === "faults")
          throw new JobRefused(faultLines([document], outcome.faults, () => fields).join("; "));
        // What was written since then stays a draft.
        const sent = JSON.stringify(fields);
        await tx
          .delete(contentDrafts)
          .where(
            and(
              eq(contentDrafts.key, key),
              sql`${contentDrafts.value} = ${sent}::jsonb ->> ${contentDrafts.path}`,
            ),
          );
      });
    },
  };
}

function keyStart(key: string): string {
  return `${KIND} ${key} `;
}
