/** Entry file of the hiring slice on the server: its documents. */
import type { ContentDocument } from "~/content/content.server";
import { NEXT_STEPS } from "./content/next-steps.server";
import { ROLE } from "./content/role.server";
import { STORIES } from "./content/stories.server";

export const HIRING_DOCUMENTS: readonly ContentDocument[] = [ROLE, NEXT_STEPS, STORIES];
