/** Entry file of the script slice on the server: its content documents, and what publishing checks of the script. */
import { liveFields } from "~/content/content.server";
import { OBJECTIONS, SCRIPT } from "./content/script.server";
import { scriptFaults } from "./script-check";

export const SCRIPT_DOCUMENTS = [SCRIPT, OBJECTIONS];

export function scriptCheck({ key }: { key: string }, fields: Readonly<Record<string, string>>) {
  return key === SCRIPT.key ? scriptFaults(liveFields(SCRIPT, fields)) : {};
}
