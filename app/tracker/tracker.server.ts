/** Entry file of the tracker: what other slices may call. */
export { addProspect, type NewProspect } from "./add-prospect.server";
export { editProspect } from "./edit-prospect.server";
export type { Editable } from "./prospect";
