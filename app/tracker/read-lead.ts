/** What a row of a sheet says of a lead (LEAD-3). */
import type { ColumnName } from "./import-columns";
import type { SheetStatus } from "./import-words";
import type { Typed } from "./prospect";

/** What a sheet says of how a lead stands; `nextContact`: a local time such as `2026-11-27T09:00`, or an instant. */
export type SheetState = {
  nextContact?: string;
  status?: SheetStatus;
  dealCents?: number;
  rescheduledDate?: string;
};
export type LeftOut = { field: ColumnName; cell: string };
/** `noted`: cells of other columns that are kept in the notes. `hints`: what reads oddly, though it is kept. */
export type ReadRow = {
  fields: Partial<Typed>;
  state: SheetState;
  leftOut: LeftOut[];
  noted: string[];
  hints: string[];
};

/** In the tracker's own file, what its reader may not see. */
export const HIDDEN = "Hidden";

/** In a file of the tracker's own, another setter's: it says no more than everyone may see. */
export const isHiddenRow = (leftOut: readonly LeftOut[]) =>
  leftOut.some(({ field, cell }) => field === "handle" && cell === HIDDEN);
