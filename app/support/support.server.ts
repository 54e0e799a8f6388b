/** Entry file of the support slice on the server: its content documents. */
import { HELP } from "./content/help.server";
import { SUPPORT_PAGE } from "./content/support-page.server";

export const SUPPORT_DOCUMENTS = [SUPPORT_PAGE, HELP];
