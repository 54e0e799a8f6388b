/** Entry file of the site on the server: its documents. */
import type { ContentDocument } from "~/content/content.server";
import { FAQ } from "./content/faq.server";

export const SITE_DOCUMENTS: readonly ContentDocument[] = [FAQ];
