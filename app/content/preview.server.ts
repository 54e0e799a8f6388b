/** The words of a preview: the published ones, with one document's draft on top (CONT-4). */
import { createContext } from "react-router";
import { type ContentDocument, readFields } from "./document.server";
import { type Fields, fieldAt, placedFields } from "./fields";
import type { Published } from "./published.server";

/** Renders one of our pages with these words, for the person making the request, bypassing every cache. */
export type PagePreview = (page: Request, words: Published) => Promise<Response>;

export const pagePreviewContext = createContext<PagePreview>();

/** A generation that is never published, so nothing derived from it is cached. `base`: the live fields. */
export function previewWords(
  published: Published,
  document: ContentDocument,
  { draft, base }: { draft: Fields; base: Fields },
): Published {
  const shown = withDrafts(document, draft);
  const fields = new Map([...published.fields, [document.key, completed(document, shown, base)]]);
  return { ...published, generation: -Date.now(), fields };
}

/** An item that is a draft is shown as it will be. */
function withDrafts({ root, shippedFields }: ContentDocument, draft: Fields): Fields {
  const known = { ...shippedFields, ...draft };
  const states = placedFields(root, known).filter(
    ({ field, path }) => "role" in field && field.role === "state" && known[path] === "draft",
  );
  return { ...draft, ...Object.fromEntries(states.map(({ path }) => [path, ""])) };
}

/** A draft is shown while it is written: empty text is shown as "…", and text that is too long is cut. */
function completed(document: ContentDocument, draft: Fields, base: Fields): Fields {
  const read = readFields(document, draft);
  if ("value" in read) return draft;
  const mended = Object.keys(read.faults).map((path) => [
    path,
    filler(document, path, draft) ?? base[path] ?? "",
  ]);
  const shown = { ...draft, ...Object.fromEntries(mended) };
  return "value" in readFields(document, shown) ? shown : base;
}

function filler({ root }: ContentDocument, path: string, draft: Fields): string | null {
  const field = fieldAt(root, path);
  if (field?.kind !== "text" && field?.kind !== "paragraph" && field?.kind !== "markdown")
    return null;
  return draft[path]?.trim().slice(0, field.max) || "…";
}
