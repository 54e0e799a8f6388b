/** What an import sets of how a prospect stands, who may set it, and who takes it back (DAY-4, PAY-4). Pure; runs anywhere. */
import type { SheetStatus } from "./import-words";
import { STATUSES, type Status } from "./prospect";
import type { ReadRow } from "./read-lead";

/** What an import sets besides what was typed. */
export type RowState = {
  status: Status;
  dealCents: number | null;
  rescheduledDate: string | null;
  closedAt: string | null;
  showedAt: string | null;
  nextContactAt: string | null;
};

export const NEW_STATE: RowState = {
  status: "pending",
  dealCents: null,
  rescheduledDate: null,
  closedAt: null,
  showedAt: null,
  nextContactAt: null,
};

/** How a setter's own lead may stand; the others decide what someone is paid. */
const SETTERS_OWN: readonly SheetStatus[] = ["pending", "not_interested", "no_show", "rescheduled"];

function isSettersOwn(...statuses: readonly (SheetStatus | undefined)[]): boolean {
  return statuses.every((status) => status !== undefined && SETTERS_OWN.includes(status));
}

/** Whether a setter might set all that differs between these two: a lost right does not come back with an undo. */
export function isOwnChange(one: RowState, other: RowState): boolean {
  if (one.status !== other.status && !isSettersOwn(one.status, other.status)) return false;
  return STAFFS.every((name) => one[name] === other[name]);
}

const STAFFS = ["dealCents", "rescheduledDate", "showedAt"] as const;

/** Of those who import. `instantOf`: of a local time in the sheet. `now`: as an instant. */
type Setting = { mayEdit: boolean; now: string; instantOf: (local: string) => string };

/** `refused`: what only those who may edit set. */
export function stateOf(
  { nextContact, status, dealCents, rescheduledDate }: ReadRow["state"],
  before: RowState,
  { mayEdit, now, instantOf }: Setting,
): { state: RowState; needsEditor: boolean; refused: string[] } {
  const state = { ...before };
  const refused: string[] = [];
  let needsEditor = false;
  const set = (label: string, write: () => void) => {
    if (!mayEdit) return void refused.push(label);
    needsEditor = true;
    write();
  };
  if (nextContact)
    state.nextContactAt = nextContact.endsWith("Z") ? nextContact : instantOf(nextContact);
  // A confirmed show pays, so no setter takes it back.
  const isOwn =
    isSettersOwn(before.status, status) && !(status === "no_show" && before.showedAt !== null);
  if (status === "showed") {
    if (before.showedAt === null) set("status “Showed up”", () => (state.showedAt = now));
  } else if (status && status !== before.status) {
    if (isOwn) state.status = status;
    else set(`status “${STATUSES[status]}”`, () => (state.status = status));
  }
  if (dealCents !== undefined && dealCents !== before.dealCents)
    set("deal amount", () => (state.dealCents = dealCents));
  if (rescheduledDate && rescheduledDate !== before.rescheduledDate)
    set("rescheduled date", () => (state.rescheduledDate = rescheduledDate));
  // What follows from a status follows when it is set, so nothing changes where it already stood.
  if (state.status !== before.status) {
    state.closedAt = state.status === "closed" ? (before.closedAt ?? now) : null;
    state.showedAt = state.status === "no_show" ? null : (state.showedAt ?? state.closedAt);
  }
  return { state, needsEditor, refused };
}
