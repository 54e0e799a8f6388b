/** The content documents as the editor's pages find, list and search them (CONT-2). */
import type { RouterContextProvider } from "react-router";
import type { Db } from "~/platform/db/database.server";
import type { CutList } from "~/platform/queries/lists.server";
import { mappedInParts } from "~/platform/web/long-work.server";
import { requestContext } from "~/platform/web/request-context.server";
import { notFound } from "~/platform/web/responses.server";
import { type ContentDocument, contentStoreContext } from "../content.server";
import { type Draft, readDrafts } from "../drafts.server";
import { placedFields } from "../fields";
import { lastNumbers } from "../removed-items.server";
import { scheduledKeys } from "../schedule.server";
import { fieldAddress } from "./opened-items";

type Context = Readonly<RouterContextProvider>;

export function documentNamed(context: Context, key = ""): ContentDocument | null {
  return context.get(contentStoreContext).documents.find((each) => each.key === key) ?? null;
}

/** Throws 404 if there is none. */
export function requireDocument(context: Context, key?: string): ContentDocument {
  return documentNamed(context, key) ?? notFound();
}

/** What the form needs to know about items beyond their fields. */
export async function itemFacts(context: Context, document: ContentDocument) {
  const { db } = context.get(requestContext);
  const { heldOf } = context.get(contentStoreContext);
  return { lastNumbers: await lastNumbers(db, document), held: await heldOf(db, document) };
}

/**
 * `scheduled`: its words change by themselves at a set time, regardless of the current draft; `stopped`: they should
 * have, and someone must decide.
 */
export type DocumentState = "shipped" | "changed" | "draft" | "scheduled" | "stopped";

/** A document in the list; `last`: who changed it and when, published or not. */
export type ListedDocument = {
  key: string;
  label: string;
  pages: readonly string[];
  state: DocumentState;
  last: { author: string | null; at: string } | null;
};

export type ListedArea = { label: string; documents: ListedDocument[] };

/** A field that contains the searched words. `around`: the text before and after them. */
export type Find = {
  address: string;
  labels: readonly string[];
  before: string;
  words: string;
  after: string;
};

const MOST_FINDS = 100;
const AROUND = 60;

/** The table of contents, and where `words` occur, in the order of the forms. */
export async function listDocuments(
  context: Context,
  db: Db,
  words: string,
): Promise<{ areas: ListedArea[]; finds: CutList<Find> }> {
  const { areas, documents } = context.get(contentStoreContext);
  const drafts = await readDrafts(db, documents);
  const scheduled = await scheduledKeys(db);
  const all = documents.flatMap((document) => {
    const draft = drafts.get(document.key);
    return draft ? [{ document, draft }] : [];
  });
  const listed = all.map(({ document: { key, label, pages }, draft }): ListedDocument => {
    const last = draft.changed.length > 0 ? draft.last : draft.version;
    return {
      key,
      label,
      pages,
      state: scheduleState(scheduled.get(key)) ?? stateOf(draft),
      last: last && { author: last.author, at: last.at.toISOString() },
    };
  });
  const found = words ? await mappedInParts(all, (each) => findsIn(each, words)) : [];
  const finds = found.flat();
  return {
    areas: areas.map(({ label, documents: those }) => ({
      label,
      documents: listed.filter(({ key }) => those.some((each) => each.key === key)),
    })),
    finds: { listed: finds.slice(0, MOST_FINDS), found: finds.length },
  };
}

function scheduleState(isStopped: boolean | undefined): DocumentState | null {
  if (isStopped === undefined) return null;
  return isStopped ? "stopped" : "scheduled";
}

function stateOf({ changed, version }: Draft): DocumentState {
  if (changed.length > 0) return "draft";
  return version && !version.isShipped ? "changed" : "shipped";
}

function findsIn(
  { document, draft }: { document: ContentDocument; draft: Draft },
  words: string,
): Find[] {
  const sought = words.toLowerCase();
  return placedFields(document.root, draft.fields).flatMap(({ field, path, labels }) => {
    if (field.kind === "group" || field.kind === "list") return [];
    const value = draft.fields[path] ?? "";
    const at = value.toLowerCase().indexOf(sought);
    if (at < 0) return [];
    const end = at + words.length;
    return {
      address: fieldAddress(document.root, `/admin/content/${document.key}`, path),
      labels: [document.label, ...labels],
      before: (at > AROUND ? "…" : "") + value.slice(Math.max(0, at - AROUND), at),
      words: value.slice(at, end),
      after: value.slice(end, end + AROUND) + (end + AROUND < value.length ? "…" : ""),
    };
  });
}
