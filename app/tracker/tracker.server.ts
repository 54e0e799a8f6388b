/** Door of the tracker: what other rooms may call, and its figures. */
import type { Db } from "~/platform/db/database.server";
import type { JobHandler } from "~/platform/jobs/job-loop.server";
import type { Figures } from "./figures";
import { readFigures } from "./figures.server";
import { prospectImportJobs } from "./prospect-imports.server";
import { storedKeysJobs } from "./stored-keys.server";

export { addProspect, type NewProspect } from "./add-prospect.server";
export { correctProspect, editProspect, removeProspect } from "./edit-prospect.server";
export { readerOf } from "./elevation.server";
export { prospectsForMeeting } from "./meeting-matches.server";
export { followMeeting, prospectOfMeeting } from "./meeting-outcomes.server";
export { eraseContacts, requestsNaming, requestsOf } from "./meeting-requests.server";
export { countMissingOutcomes } from "./missing-outcomes.server";
export { openPayOf } from "./open-pay.server";
export { outcomesReport, versionIn } from "./outcomes/outcomes.server";
export type { Editable } from "./prospect";
export type { ProspectReader } from "./prospect-columns.server";
export { linkMeeting, unlinkMeeting } from "./prospect-meetings.server";
export { prospectsWithHandle, publicProspects } from "./prospects.server";
export { planStoredKeys } from "./stored-keys.server";
export { countWaiting } from "./waiting.server";

export function prospectJobs(): Readonly<Record<string, JobHandler>> {
  return { ...prospectImportJobs(), ...storedKeysJobs() };
}

/** The figures for open pages, under the one key their changes use. */
export async function liveFigures(db: Db, zone: string): Promise<ReadonlyMap<string, Figures>> {
  return new Map([["tracker-figures", await readFigures(db, zone)]]);
}
