/** The words of a preview: what is published, with one document's draft over it (CONT-4). */
import { createContext } from "react-router";
import { type ContentDocument, readFields } from "./document.server";
import { type Fields, fieldAt } from "./fields";
import type { Published } from "./published.server";

/** Renders a page of ours with these words, for the person of the request: past everything that keeps pages. */
export type PagePreview = (page: Request, words: Published) => Promise<Response>;

export const pagePreviewContext = createContext<PagePreview>();

/** A generation that is never published, so that nothing keeps what is made of it. `base`: the fields in force. */
export function previewWords(
  published: Published,
  document: ContentDocument,
  { draft, base }: { draft: Fields; base: Fields },
): Published {
  const fields = new Map([...published.fields, [document.key, completed(document, draft, base)]]);
  return { ...published, generation: -Date.now(), fields };
}

/** A draft is shown while it is written: what is empty is shown as "…", and what is too long is cut. */
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
