/** Door of the hiring room on the server: its documents. */
import type { ContentDocument } from "~/content/content.server";
import { APPLICATION } from "./copy/application.server";
import { NEXT_STEPS } from "./copy/next-steps.server";
import { ROLE } from "./copy/role.server";
import { STORIES } from "./copy/stories.server";

export { refusalsTold } from "./refusals.server";

export const HIRING_DOCUMENTS: readonly ContentDocument[] = [
  ROLE,
  APPLICATION,
  NEXT_STEPS,
  STORIES,
];
