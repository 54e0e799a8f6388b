/** Door of the content room: a company's own words, in memory and current on every instance. */
import { createContext, type RouterContextProvider } from "react-router";
import { z } from "zod";
import type { ContentDocument, ContentValue } from "./document.server";
import type { Content, ContentStore } from "./published.server";

export type { Block, Inline } from "./blocks";
export {
  type ContentDocument,
  type ContentValue,
  contentDocument,
  type Faults,
  liveFields,
  withLiveItems,
} from "./document.server";
export { type Fields, itemIds, itemsIn, placedFields } from "./fields";
export {
  choice,
  count,
  date,
  group,
  itemChoice,
  itemId,
  itemNumber,
  itemState,
  link,
  list,
  markdown,
  optionalDate,
  optionalLink,
  optionalParagraph,
  optionalText,
  optionalVideo,
  paragraph,
  picture,
  searchEntry,
  searchWords,
  text,
  unique,
  yesNo,
} from "./kinds.server";
export { leftOutFaults, missedLeftOut } from "./left-out-faults.server";
export { linkFaults, nameFaults, type Place } from "./link-faults.server";
export { MAILS, mailContent } from "./mails.server";
export { parseMarkdown } from "./markdown.server";
export { pagePreviewContext } from "./preview.server";
export { changeFacts, publish } from "./publish.server";
export {
  type Area,
  type Catalog,
  type Content,
  type ContentStore,
  contentAt,
  openContent,
  type Published,
  publishedFields,
  readPublished,
} from "./published.server";
export type { HeldItems } from "./removed-items.server";
export { publicationJobs } from "./schedule.server";
export { exportContent, importContent } from "./transfer.server";
export { collectQuestion } from "./unanswered.server";

export const contentContext = createContext<Content>();

export const contentStoreContext = createContext<ContentStore>();

/** A document's words for this request: the published ones, or in a preview the draft (CONT-4). */
export function contentOf<Document extends ContentDocument>(
  context: Readonly<RouterContextProvider>,
  document: Document,
): ContentValue<Document> {
  return context.get(contentContext).of(document);
}

const HEAD = z.object({ title: z.string(), description: z.string() });
const GROUP = z.record(z.string(), z.unknown());

/** The title and description at a place: a document's key and the names of groups, such as `outcomes.thankYou`. */
export function headAt(
  context: Readonly<RouterContextProvider>,
  place: string,
): z.infer<typeof HEAD> {
  const [key, ...groups] = place.split(".");
  const document = context.get(contentStoreContext).documents.find((each) => each.key === key);
  let value: unknown = document && contentOf(context, document);
  for (const name of [...groups, "search"]) value = GROUP.parse(value)[name];
  return HEAD.parse(value);
}

/** A value derived from words, computed once per publication: a search index, for example. */
export function madeOf<Made>(make: (content: Content) => Made): (content: Content) => Made {
  const made = new WeakMap<Content, Made>();
  return (content) => {
    const known = made.get(content) ?? make(content);
    made.set(content, known);
    return known;
  };
}

/** The live version of a document; 0 for the shipped words before anything was published. */
export function versionOf(context: Readonly<RouterContextProvider>, { key }: ContentDocument) {
  return context.get(contentStoreContext).current().versions.get(key) ?? 0;
}

/** A version of a document by its id, 0 for the shipped words, or the one that was live at a moment; null if there is none. */
export async function contentOfVersion<Document extends ContentDocument>(
  context: Readonly<RouterContextProvider>,
  document: Document,
  named: number | Date,
): Promise<ContentValue<Document> | null> {
  const store = context.get(contentStoreContext);
  const { key } = document;
  const version = typeof named === "number" ? named : await store.versionAt(key, named);
  if (version === versionOf(context, document)) return contentOf(context, document);
  const fields = version === 0 ? {} : await store.fieldsOf(key, version);
  return fields && context.get(contentContext).read(document, fields);
}
