/** What the list of applicants shows, as held in its address. Pure; runs anywhere. */
import { z } from "zod";
import { optional, pageNumber, searchedText } from "~/platform/queries/list-query";
import { writtenQuery } from "~/platform/queries/written-query";
import { STAGES } from "./stages";

export const PAGE_SIZE = 25;

const addressSchema = z.object({
  q: searchedText,
  stage: optional(z.preprocess((text) => String(text).replace("-", " "), z.enum(STAGES))),
  qualified: optional(z.enum(["yes", "no"])),
  view: optional(z.literal("board")),
  page: pageNumber,
});

export type ApplicantView = z.output<typeof addressSchema>;

/** The view of an address; invalid values count as not given. */
export function viewOf(search: URLSearchParams): ApplicantView {
  return addressSchema.parse(Object.fromEntries(search));
}

/** The query of a view, changed. Another view begins at its first page. */
export function queryOf(view: ApplicantView, changes: Partial<ApplicantView> = {}): string {
  return writtenQuery({ ...view, page: 1, ...changes });
}

export function isFiltered({ q, stage, qualified }: ApplicantView): boolean {
  return [q, stage, qualified].some((value) => value !== undefined);
}
