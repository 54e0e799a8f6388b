import { expect, test } from "vitest";
import { takesShowed } from "./import-status";
import type { SheetStatus } from "./import-words";
import type { SheetState } from "./read-lead";

/** A status of the sheet, what its column "Showed up" says, what comes of both, and whether that is named. */
const ROWS: [SheetStatus | undefined, string, SheetStatus | undefined, boolean][] = [
  [undefined, "yes", "showed", true],
  [undefined, "no", undefined, true],
  ["pending", "Y", "showed", true],
  ["pending", "no", "pending", true],
  ["showed", "yes", "showed", true],
  ["showed", "no", "showed", false],
  ["closed", "Yes", "closed", true],
  ["closed", "n", "closed", false],
  ["no_show", "yes", "no_show", false],
  ["no_show", "no", "no_show", true],
  ["not_interested", "yes", "not_interested", false],
  ["not_interested", "no", "not_interested", true],
  ["rescheduled", "yes", "rescheduled", false],
  ["rescheduled", "no", "rescheduled", true],
];

test.each(ROWS)("LEAD-5 status %s with showed up “%s” is %s", (status, cell, then, isTold) => {
  const state: SheetState = status ? { status } : {};
  expect(takesShowed(state, cell, { isOwnFile: false })).toBe(isTold);
  expect(state.status).toBe(then);
  expect(takesShowed(status ? { status } : {}, cell, { isOwnFile: true })).toBe(true);
});
