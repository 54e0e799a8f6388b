/** Cells of a sheet that cannot be read: what becomes of them is asked once for all (LEAD-2, LEAD-3). Pure; runs anywhere. */

import type { Answers, Doubt } from "~/imports/imports.server";
import { cutText } from "~/platform/text/cut-text";
import { longDayText } from "~/platform/time/zones";
import { readIncome, readScore } from "~/reading/amounts";
import { readDay } from "~/reading/days";
import { readRelativeDay } from "~/reading/relative-days";
import type { ColumnName } from "./import-columns";
import { readStatus } from "./import-words";
import { LONGEST_ASKED } from "./other-words";
import { isBlankWord, isBroken, writtenOut } from "./sheet-cells";

const [UNREAD, RELATIVE] = ["unread:cells", "relative:nextContact"];
/** Read this way, which of two numbers is the day does not matter. */
const ANY_DAY = { order: "month-first", missingYear: "next" } as const;

type CellsOf = (field: ColumnName) => readonly string[];

/** Asked if a cell of these columns cannot be read. */
export function unreadDoubts(cellsOf: CellsOf, today: string): Doubt[] {
  const isDay = (cell: string) => readDay(cell, { today, ...ANY_DAY }) !== null;
  const isRelative = (cell: string) => !isDay(cell) && readRelativeDay(cell, today) !== null;
  const relative = cellsOf("nextContact").find(isRelative);
  const reads: readonly [ColumnName, (cell: string) => boolean][] = [
    // Shorter ones are asked about each.
    ["status", (cell) => readStatus(cell) !== null || cell.length <= LONGEST_ASKED],
    ["annualIncome", (cell) => readIncome(writtenOut(cell)) !== null],
    ["score", (cell) => readScore(writtenOut(cell)) !== null],
    ["callDate", isDay],
    ["nextContact", (cell) => isDay(cell) || isRelative(cell)],
  ];
  const unread = reads
    .map(([field, isRead]) =>
      cellsOf(field).find((cell) => !isBlankWord(cell) && !isBroken(cell) && !isRead(cell)),
    )
    .find((cell) => cell !== undefined);
  return [
    ...(relative === undefined ? [] : [relativeDoubt(relative, today)]),
    ...(unread === undefined && relative === undefined ? [] : [unreadDoubt(unread ?? relative)]),
  ];
}

/** What was answered to them. */
export function unreadAnswers(answers: Answers) {
  return {
    isUnreadNoted: answers[UNREAD] === "notes",
    isCountedFromToday: answers[RELATIVE] === "today",
  };
}

function relativeDoubt(cell: string, today: string): Doubt {
  return {
    key: RELATIVE,
    question: `Days such as “${cutText(cell, 40)}” under Next contact`,
    choices: [
      { value: "", label: "Cannot be known" },
      { value: "today", label: `Count from today, ${longDayText(today)}` },
    ],
  };
}

function unreadDoubt(cell = ""): Doubt {
  return {
    key: UNREAD,
    question: `Cells that cannot be read, such as “${cutText(cell, 40)}”,`,
    choices: [
      { value: "", label: "Are left out" },
      { value: "notes", label: "Are kept in Notes" },
    ],
  };
}
