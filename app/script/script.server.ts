/** Door of the script room on the server: its content documents, and what publishing checks of the script. */
import { liveFields } from "~/content/content.server";
import { FOLLOW_UPS } from "./copy/follow-ups.server";
import { OBJECTIONS, SCRIPT } from "./copy/script.server";
import { followUpFaults, scriptFaults } from "./script-check";
import { filled, linkVariables, type MessageLinks, withoutName } from "./variables";

export { FOLLOW_UPS } from "./copy/follow-ups.server";
export { OBJECTIONS, SCRIPT } from "./copy/script.server";
export { companyFigures } from "./script-figures";
export { followUpLines, scriptDocuments, scriptWords, shownScript } from "./script-words.server";
export { linkVariables } from "./variables";

export const SCRIPT_DOCUMENTS = [SCRIPT, FOLLOW_UPS, OBJECTIONS];

export function scriptCheck({ key }: { key: string }, fields: Readonly<Record<string, string>>) {
  if (key === FOLLOW_UPS.key) return followUpFaults(fields);
  return key === SCRIPT.key ? scriptFaults(liveFields(SCRIPT, fields)) : {};
}

/** A script message as it would be sent to someone whose name is not known. */
export function sentMessage(message: string, links: MessageLinks): string {
  return filled(withoutName(message), linkVariables(links));
}
