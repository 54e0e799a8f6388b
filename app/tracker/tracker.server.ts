/** Entry file of the tracker: what other slices may call. */
import type { Db } from "~/platform/db/database.server";
import type { Figures } from "./figures";
import { readFigures } from "./figures.server";

export { addProspect, type NewProspect } from "./add-prospect.server";
export { correctProspect, editProspect, removeProspect } from "./edit-prospect.server";
export { outcomesReport, versionIn } from "./outcomes/outcomes.server";
export type { Editable } from "./prospect";
export {
  followMeeting,
  linkMeeting,
  prospectOfMeeting,
  prospectsForMeeting,
  unlinkMeeting,
} from "./prospect-meetings.server";
export { publicProspects } from "./prospects.server";
export { confirmShow, type ReportedShow, reportedShows } from "./reported-shows.server";

/** The figures for open pages, under the one key their changes use. */
export async function liveFigures(db: Db, zone: string): Promise<ReadonlyMap<string, Figures>> {
  return new Map([["tracker-figures", await readFigures(db, zone)]]);
}
