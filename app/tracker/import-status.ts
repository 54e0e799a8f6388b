/** What a cell under Status says: how a lead stands, the day of a call and the amount of a deal (LEAD-5). Pure; runs anywhere. */
import { cutText } from "~/platform/text/cut-text";
import { amountIn } from "./deal-cell";
import { COLUMNS } from "./import-columns";
import { answerTo, type SheetReading } from "./import-doubts.server";
import { bookedFor, plain, readStatus, type SheetStatus } from "./import-words";
import { STATUSES } from "./prospect";
import type { SheetState } from "./read-lead";

/** `hint`: what it becomes, if nobody was asked. */
type StatusCell = {
  status: SheetStatus;
  day: string | null;
  amount: string | null;
  hint: string | null;
};

/** Null if it is left out. */
export function statusIn(cell: string, sheet: SheetReading): StatusCell | null {
  const answer = answerTo(sheet.answers, "status", plain(cell));
  if (answer === "" && readStatus(cell) !== null) return null;
  const status = answer ? readStatus(answer.replaceAll("_", " ")) : readStatus(cell);
  if (status === null) return null;
  return {
    status,
    day: status === "pending" ? bookedFor(cell) : null,
    amount: status === "closed" ? amountIn(cell) : null,
    hint: hintOf(cell, status, sheet),
  };
}

function hintOf(cell: string, status: SheetStatus, { isOwnFile, asked }: SheetReading) {
  const label = status === "showed" ? COLUMNS.showed.label : STATUSES[status];
  const isClear = isOwnFile || asked.has(`status:${plain(cell)}`);
  if (isClear || plain(cell).includes(plain(label))) return null;
  return `“${cutText(cell, 60)}” is read as ${label}`;
}

/** What a column of its own says of showing up; false: the status says otherwise, and counts. */
export function takesShowed(
  state: SheetState,
  cell: string,
  { isOwnFile }: Pick<SheetReading, "isOwnFile">,
): boolean {
  const didShow = /^y/i.test(cell);
  const { status = "pending" } = state;
  if (status !== "pending")
    return isOwnFile || didShow === (status === "showed" || status === "closed");
  if (didShow) state.status = "showed";
  return true;
}
