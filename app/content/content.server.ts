/** Entry file of the content slice: a company's own words, in memory and current on every instance. */
import { createContext, type RouterContextProvider } from "react-router";
import type { ContentDocument, ContentValue } from "./document.server";
import type { Content, ContentStore } from "./published.server";

export {
  type ContentDocument,
  type ContentValue,
  contentDocument,
  type Faults,
  liveFields,
} from "./document.server";
export { type Fields, placedFields } from "./fields";
export {
  /** @public */
  choice,
  /** @public */
  count,
  group,
  itemNumber,
  /** @public */
  link,
  list,
  markdown,
  optionalDate,
  /** @public */
  optionalParagraph,
  optionalText,
  paragraph,
  text,
  yesNo,
} from "./kinds.server";
export {
  changeFacts,
  discardDraft,
  /** @public */
  draftFields,
  /** @public */
  inForce,
  type PublishOutcome,
  publish,
  type RestoreOutcome,
  restoreVersion,
  type VersionChange,
} from "./publish.server";
export {
  type Catalog,
  type Content,
  type ContentStore,
  contentAt,
  openContent,
  /** @public */
  type PublishCheck,
  type Published,
  readPublished,
} from "./published.server";

export const contentContext = createContext<Content>();

export const contentStoreContext = createContext<ContentStore>();

/** A document's words as of this request: the published ones, or in a preview the draft (CONT-4). */
export function contentOf<Document extends ContentDocument>(
  context: Readonly<RouterContextProvider>,
  document: Document,
): ContentValue<Document> {
  return context.get(contentContext).of(document);
}
