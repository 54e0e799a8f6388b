/** Scheduled publications: each holds what it changes, and asks if that has moved when it is due (CONT-5). */
import { eq } from "drizzle-orm";
import type { Db } from "~/platform/db/database.server";
import { withLock } from "~/platform/db/locks.server";
import { type JobHandler, JobRefused } from "~/platform/jobs/job-loop.server";
import { cancelJob, type ListedJob, openJobs, queueJob } from "~/platform/jobs/jobs.server";
import { jobs } from "~/platform/jobs/tables";
import type { Faulty } from "./compared.server";
import { faultLines } from "./differences.server";
import type { ContentDocument } from "./document.server";
import { type Fields, labelsOf } from "./fields";
import { type LeftOut, publishable } from "./items-alone.server";
import {
  CONTENT_LOCK,
  draftFields,
  type Publishing,
  trimDraft,
  type Written,
  writeVersions,
} from "./publish.server";
import { type Catalog, publishedFields, readPublished } from "./published.server";
import { hasQuestions, NO_QUESTIONS, type Questions, questionsOn } from "./questions.server";
import {
  keyStart,
  type NewPublication,
  named,
  PUBLICATION,
  type Publication,
  type QueuedPublication,
  queuedPublications,
  readPublication,
} from "./queued-publications.server";
import { changesBetween, movedPaths, withChanges } from "./scheduled-changes";

/** `nothing`: there is no draft, or nothing of it may go live. `taken`: something is already scheduled for this document at this time. */
export type ScheduleOutcome =
  | { state: "scheduled"; leftOut: readonly LeftOut[] }
  | { state: "asks"; questions: Questions }
  | { state: "nothing" }
  | { state: "taken" }
  | Faulty;

const MOST_NAMED = 3;

type Scheduling = {
  document: ContentDocument;
  at: Date;
  note: string;
  authorId: string;
  sure: boolean;
  record: (tx: Db) => Promise<void>;
};

/** Schedules what the draft changes now for publication. */
export async function schedulePublication(
  db: Db,
  catalog: Catalog,
  { document, at, note, authorId, sure, record }: Scheduling,
): Promise<ScheduleOutcome> {
  const { key, label } = document;
  return withLock(db, CONTENT_LOCK, async (tx) => {
    const words = { document, fields: await draftFields(tx, document) };
    const published = await readPublished(tx);
    const found = await publishable(catalog, published, [words], await catalog.allowedIn(tx));
    if ("faults" in found) return found;
    const { changed, leftOut } = found;
    const [draft] = changed;
    if (!draft) return { state: "nothing" };
    const questions = sure ? NO_QUESTIONS : await questionsOn(tx, catalog, changed, at);
    if (hasQuestions(questions)) return { state: "asks", questions };
    const live = publishedFields(document, published);
    const earlier = (await queuedPublications(tx, document)).filter(({ runAt }) => runAt < at);
    const queue = await queueJob(tx, {
      kind: PUBLICATION,
      key: `${keyStart(key)}${at.toISOString()}`,
      label: `Publish ${label}`,
      runAt: at,
      payload: {
        key,
        note,
        authorId,
        version: published.versions.get(key) ?? null,
        changes: changesBetween(
          document.root,
          live,
          draft.fields,
          expectedAfter(document, live, earlier),
        ),
      } satisfies NewPublication,
    });
    if (!queue) return { state: "taken" };
    await record(tx);
    return { state: "scheduled", leftOut };
  });
}

/** What is live after each of these publications, if they happen in turn. */
function expectedAfter(
  { root }: ContentDocument,
  live: Fields,
  publications: readonly QueuedPublication[],
): Fields[] {
  let now = live;
  return publications.map(({ changes, origin }) => {
    now = withChanges(root, { live: now, origin }, changes);
    return now;
  });
}

/**
 * `moved`: the paths with another value by now than the one it was made to replace; `live`: the fields that are live,
 * `wanted`: as it would make them, `origin`: those it was made on.
 */
export type ScheduledPublication = ListedJob &
  Pick<Publication, "origin"> & { moved: readonly string[]; live: Fields; wanted: Fields };

/** `version`: the live one, which an answer to a question must name; 0 for the shipped words. */
export async function scheduledPublications(
  db: Db,
  document: ContentDocument,
): Promise<{ version: number; publications: ScheduledPublication[] }> {
  const published = await readPublished(db);
  const live = publishedFields(document, published);
  const listed = new Map((await openJobs(db, keyStart(document.key))).map((job) => [job.id, job]));
  const publications = (await queuedPublications(db, document)).flatMap(
    ({ id, changes, origin }) => {
      const job = listed.get(id);
      const wanted = withChanges(document.root, { live, origin }, changes);
      return job ? [{ ...job, live, wanted, origin, moved: movedPaths(changes, live) }] : [];
    },
  );
  return { version: published.versions.get(document.key) ?? 0, publications };
}

/** When a document's words will change by themselves, in order, and whether one that was due waits for an answer. */
export async function scheduleState(
  db: Db,
  key: string,
): Promise<{ waiting: string[]; isStopped: boolean }> {
  const all = await openJobs(db, keyStart(key));
  const waiting = all.filter(({ state }) => state !== "failed");
  return {
    waiting: waiting.map(({ runAt }) => runAt).sort(),
    isStopped: waiting.length < all.length,
  };
}

/** The documents for which something is scheduled, by their keys; true if that has stopped and waits for an answer. */
export async function scheduledKeys(db: Db): Promise<ReadonlyMap<string, boolean>> {
  const all = await openJobs(db, `${PUBLICATION} `);
  const states = new Map<string, boolean>();
  for (const { key, state } of all) {
    const document = key.split(" ", 2)[1] ?? "";
    states.set(document, state === "failed" || (states.get(document) ?? false));
  }
  return states;
}

/** Publications that were due and did not happen, with the reason. */
export async function stoppedPublications(
  db: Db,
): Promise<{ key: string; label: string; reason: string }[]> {
  const failed = (await openJobs(db, `${PUBLICATION} `)).filter(({ state }) => state === "failed");
  return failed.map(({ key, label, lastError }) => ({
    key: key.split(" ", 2)[1] ?? "",
    label,
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

/** `gone`: it was already published or canceled. `moved`: the live words are no longer those that were shown. */
export type AnywayOutcome = Written | { state: "gone" } | { state: "moved" };

/** Publishes one that stopped over what has moved. `version`: the live one that its question showed. */
export async function publishAnyway(
  db: Db,
  catalog: Catalog,
  wanted: { document: ContentDocument; id: string; version: number } & Omit<Publishing, "note">,
): Promise<AnywayOutcome> {
  const { document, id, version, ...by } = wanted;
  return db.transaction(async (outer) => {
    // The same order as when it is due: first the job, then the content.
    await outer.select({ id: jobs.id }).from(jobs).where(eq(jobs.id, id)).for("update");
    return withLock(outer, CONTENT_LOCK, async (tx): Promise<AnywayOutcome> => {
      const [stopped] = await queuedPublications(tx, document, id);
      if (!stopped) return { state: "gone" };
      const { versions } = await readPublished(tx);
      if ((versions.get(document.key) ?? 0) !== version) return { state: "moved" };
      const outcome = await write(tx, catalog, stopped, { document, ...by });
      if (outcome.state !== "faults") await cancelJob(tx, id);
      return outcome;
    });
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
    [PUBLICATION]: async (db, payload, { createdAt }) => {
      const { key } = named.parse(payload);
      const document = catalog.documents.find((each) => each.key === key);
      // Retried: during an upgrade, an instance of the newer release may have it.
      if (!document) throw new Error(`There is no document ${key}`);
      await withLock(db, CONTENT_LOCK, async (tx) => {
        const publication = await readPublication(tx, document, { payload, createdAt });
        const { changes, origin, authorId } = publication;
        const live = publishedFields(document, await readPublished(tx));
        const moved = movedPaths(changes, live);
        const wanted = withChanges(document.root, { live, origin }, changes);
        if (moved.length > 0) {
          const known = [live, wanted, origin];
          throw new JobRefused(stopped(document, moved, { live, known }));
        }
        const by = { document, authorId, record: recordOf(authorId) };
        const outcome = await write(tx, catalog, publication, by);
        if (outcome.state === "faults")
          throw new JobRefused(faultLines([document], outcome.faults, outcome.fieldsOf).join("; "));
      });
    },
  };
}

type Writing = { document: ContentDocument } & Omit<Publishing, "note">;

async function write(
  tx: Db,
  catalog: Catalog,
  { changes, origin, note }: Publication,
  { document, ...by }: Writing,
): Promise<Written> {
  const live = publishedFields(document, await readPublished(tx));
  const fields = withChanges(document.root, { live, origin }, changes);
  const outcome = await writeVersions(tx, catalog, [{ document, fields }], { ...by, note });
  if (outcome.state !== "faults") await trimDraft(tx, document);
  return outcome;
}

/** What administrators read about a publication that stopped. `known`: where removed items have their words. */
function stopped(
  { root, label }: ContentDocument,
  moved: readonly string[],
  { live, known }: { live: Fields; known: readonly Fields[] },
): string {
  const lines = moved.slice(0, MOST_NAMED).map((path) => {
    const place = [label, ...labelsOf(root, path, known)].join(" › ");
    return `${place}: ${path in live ? "changed" : "removed"} in the meantime`;
  });
  const more = moved.length > MOST_NAMED ? ` and ${moved.length - MOST_NAMED} more` : "";
  return `Nothing was published. ${lines.join("; ")}${more}. Decide on the Schedule page of ${label}.`;
}
