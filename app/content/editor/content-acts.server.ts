/** What administrators do with drafts and versions: done, recorded, and visible to them right away. */
import type { RouterContextProvider } from "react-router";
import type { Viewer } from "~/auth/auth.server";
import { type NewEvent, recordEvent } from "~/events/events.server";
import type { Db } from "~/platform/db/database.server";
import { requestContext } from "~/platform/web/request-context.server";
import { calendarOf } from "~/settings/settings.server";
import {
  type ContentDocument,
  changeFacts,
  contentStoreContext,
  importContent,
  publish,
} from "../content.server";
import {
  discardDraft,
  type PublishOutcome,
  type RestoreOutcome,
  restoreVersion,
  type VersionChange,
} from "../publish.server";
import {
  type AnywayOutcome,
  cancelPublication,
  publishAnyway,
  type ScheduleOutcome,
  schedulePublication,
} from "../schedule.server";

type Context = Readonly<RouterContextProvider>;

/** The zone of the times in what the server says about a publication. */
export function companyZone(context: Context): string {
  return calendarOf(context, "discovery").zone;
}

/** Publishes the drafts of these documents together, or none of them. */
export async function publishDrafts(
  context: Context,
  viewer: Viewer,
  wanted: { keys: readonly string[]; note: string; sure: boolean },
): Promise<PublishOutcome> {
  return seenAtOnce(context, (db, store) =>
    publish(db, store, { ...wanted, ...by(viewer, "content.publish") }),
  );
}

/** Makes an earlier version, or the shipped words, live again. */
export async function restore(
  context: Context,
  viewer: Viewer,
  wanted: { key: string; version: number | null; note: string; sure: boolean },
): Promise<RestoreOutcome> {
  return seenAtOnce(context, (db, store) =>
    restoreVersion(db, store, { ...wanted, ...by(viewer, "content.restore") }),
  );
}

/** Schedules the publication of the draft as it is now. */
export async function schedule(
  context: Context,
  viewer: Viewer,
  wanted: { document: ContentDocument; at: Date; note: string; sure: boolean },
): Promise<ScheduleOutcome> {
  const { db } = context.get(requestContext);
  const { document, at } = wanted;
  return schedulePublication(db, storeOf(context), {
    ...wanted,
    authorId: viewer.userId,
    record: (tx) =>
      recordEvent(tx, {
        actor: viewer,
        verb: "content.schedule",
        subject: subjectOf(document),
        before: null,
        after: { at: at.toISOString() },
      }),
  });
}

/** Publishes one that stopped because its fields have moved. `version`: the live one that was shown. */
export async function publishStopped(
  context: Context,
  viewer: Viewer,
  wanted: { document: ContentDocument; id: string; version: number },
): Promise<AnywayOutcome> {
  return seenAtOnce(context, (db, store) =>
    publishAnyway(db, store, { ...wanted, ...by(viewer, "content.publish") }),
  );
}

/** False: it was already published or canceled. */
export async function cancelScheduled(
  context: Context,
  viewer: Viewer,
  { document, id }: { document: ContentDocument; id: string },
): Promise<boolean> {
  const { db } = context.get(requestContext);
  const event = { verb: "content.cancel" as const, before: null, after: null };
  return cancelPublication(db, { key: document.key, id }, (tx) =>
    recordEvent(tx, { ...event, actor: viewer, subject: subjectOf(document) }),
  );
}

/** Publishes a file's words as the confirmed plan said. */
export async function importFile(
  context: Context,
  viewer: Viewer,
  wanted: { text: string; generation: number; note: string },
) {
  return seenAtOnce(context, (db, store) =>
    importContent(db, store, { ...wanted, ...by(viewer, "content.import") }),
  );
}

export async function discard(
  context: Context,
  viewer: Viewer,
  { key, label }: { key: string; label: string },
): Promise<boolean> {
  const { db } = context.get(requestContext);
  return discardDraft(db, key, (tx) =>
    recordEvent(tx, {
      actor: viewer,
      verb: "content.discard",
      subject: subjectOf({ key, label }),
      before: null,
      after: null,
    }),
  );
}

/** After a publication, the next request to this instance shows it. */
async function seenAtOnce<Outcome extends { state: string }>(
  context: Context,
  act: (db: Db, store: ReturnType<typeof storeOf>) => Promise<Outcome>,
): Promise<Outcome> {
  const store = storeOf(context);
  const outcome = await act(context.get(requestContext).db, store);
  if (outcome.state === "published") await store.readAgain();
  return outcome;
}

function storeOf(context: Context) {
  return context.get(contentStoreContext);
}

function subjectOf({ key, label }: { key: string; label: string }) {
  return { kind: "content" as const, id: key, label };
}

/** Who publishes by an act of their own. */
export function publicationBy(viewer: Viewer) {
  return by(viewer, "content.publish");
}

function by(viewer: Viewer, verb: NewEvent["verb"]) {
  return {
    authorId: viewer.userId,
    record: (tx: Db, changes: readonly VersionChange[]) =>
      recordEvent(tx, { actor: viewer, verb, ...changeFacts(changes) }),
  };
}
