/** Door of the support room on the server: its content documents, and what a search over more than the help finds in it. */
import type { Content } from "~/content/content.server";
import type { Findable } from "~/reading/find";
import { HELP, type Passage } from "./copy/help.server";
import { SUPPORT_PAGE } from "./copy/support-page.server";
import type { Audience } from "./copy/topics";
import { documentOf, helpPagesOf } from "./help-pages.server";

export const SUPPORT_DOCUMENTS = [SUPPORT_PAGE, HELP];

/** What an audience reads on the help page. */
export function helpDocuments(content: Content, audience: Audience): Findable<Passage>[] {
  return helpPagesOf(content, audience)
    .topics.flatMap(({ passages }) => passages)
    .map(documentOf);
}
