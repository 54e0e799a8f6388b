/** What a queued publication holds: its changes and the words they were made on, as this release and the one before wrote them. */
import { and, desc, eq, isNull, lte, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "~/platform/db/database.server";
import { jobs } from "~/platform/jobs/tables";
import { type ContentDocument, liveFields } from "./document.server";
import type { Fields } from "./fields";
import { changesBetween, type ScheduledChanges } from "./scheduled-changes";
import { contentVersions } from "./tables";

/** The kind of its job. */
export const PUBLICATION = "content.publish";

/** Whatever release wrote it. */
export const named = z.object({ key: z.string() });

const value = z.string().nullable();
const head = named.extend({ note: z.string(), authorId: z.string().nullable() });
const changesPayload = head.extend({
  /** The version it was made on; null for the shipped words. */
  version: z.number().nullable(),
  changes: z.record(
    z.string(),
    z.object({ before: z.array(value).min(1).readonly(), after: value }),
  ),
});
/** As the release before this one queued it: all fields of the document, as they were to become. */
const wholePayload = head.extend({ fields: z.record(z.string(), z.string()) });
const anyPayload = z.union([changesPayload, wholePayload]);

export type NewPublication = Readonly<z.output<typeof changesPayload>>;

/** `origin`: the fields it was made on. */
export type Publication = {
  note: string;
  authorId: string | null;
  changes: ScheduledChanges;
  origin: Fields;
};

/** `isStopped`: it was due and waits for an answer. */
export type QueuedPublication = Publication & { id: string; runAt: Date; isStopped: boolean };

/** What all keys of a document's publications begin with. */
export function keyStart(key: string): string {
  return `${PUBLICATION} ${key} `;
}

/** The unfinished publications of a document, by their times; `id`: only this one. */
export async function queuedPublications(
  db: Db,
  document: ContentDocument,
  id?: string,
): Promise<QueuedPublication[]> {
  const rows = await db
    .select()
    .from(jobs)
    .where(
      and(
        isNull(jobs.doneAt),
        sql`starts_with(${jobs.key}, ${keyStart(document.key)})`,
        id === undefined ? undefined : eq(jobs.id, id),
      ),
    )
    .orderBy(jobs.runAt, jobs.id);
  const read = rows.map(async (row) => {
    const publication = await readPublication(db, document, row);
    return { ...publication, id: row.id, runAt: row.runAt, isStopped: row.failedAt !== null };
  });
  return Promise.all(read);
}

/** Throws if no release has written such a payload. `createdAt`: when it was queued. */
export async function readPublication(
  db: Db,
  document: ContentDocument,
  { payload, createdAt }: { payload: unknown; createdAt: Date },
): Promise<Publication> {
  const read = anyPayload.parse(payload);
  const { note, authorId } = read;
  if ("changes" in read) {
    const origin = await fieldsOfVersion(db, document, read.version);
    return { note, authorId, changes: read.changes, origin };
  }
  const origin = await fieldsOfVersion(db, document, await versionAt(db, document, createdAt));
  const changes = changesBetween(document.root, origin, liveFields(document, read.fields));
  return { note, authorId, changes, origin };
}

async function versionAt(db: Db, { key }: ContentDocument, at: Date): Promise<number | null> {
  const [version] = await db
    .select({ id: contentVersions.id })
    .from(contentVersions)
    .where(and(eq(contentVersions.key, key), lte(contentVersions.publishedAt, at)))
    .orderBy(desc(contentVersions.id))
    .limit(1);
  return version?.id ?? null;
}

async function fieldsOfVersion(
  db: Db,
  document: ContentDocument,
  id: number | null,
): Promise<Fields> {
  if (id === null) return liveFields(document, {});
  const [row] = await db
    .select({ fields: contentVersions.fields })
    .from(contentVersions)
    .where(and(eq(contentVersions.key, document.key), eq(contentVersions.id, id)));
  return liveFields(document, row?.fields ?? {});
}
