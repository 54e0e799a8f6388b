/** What a sheet says in words that the tracker does not know: other words for a status (LEAD-2). Pure; runs anywhere. */
import type { Doubt } from "~/imports/imports.server";
import { plain, readStatus } from "./import-words";
import { STATUSES } from "./prospect";

/** The headings of the tracker's own file, by which an import knows it (LEAD-6). */
export const CSV_HEADINGS = [
  "First Name",
  "Last Name",
  "Country",
  "Annual Income",
  "Score",
  "Qualified",
  "Why Not Qualified",
  "Call Date",
  "Status",
  "Deal Amount",
  "Rescheduled Date",
  "Added By",
  "Added",
  "Handle",
  "Platform",
  "Profile Address",
  "Notes",
  "Next Contact",
  "Showed Up",
] as const;

/** So many characters tell what a cell is. */
export const LOOKED_AT = 150;
/** Words that are asked about; what is longer is a sentence. */
export const LONGEST_ASKED = 40;
/** Other words for a status of the tracker, said once each: `Booked` becomes Pending. */
export function otherStatuses(cells: readonly string[]): Doubt[] {
  return distinct(cells).flatMap((cell) => {
    const status = readStatus(cell);
    if (status === null || status === "showed" || !isBareWord(cell)) return [];
    const label = STATUSES[status];
    if (plain(cell).includes(plain(label))) return [];
    const others = Object.entries(STATUSES).filter(([value]) => value !== status);
    return [
      {
        key: `status:${plain(cell)}`,
        question: `“${cell}” under Status becomes`,
        choices: [
          { value: status, label },
          ...others.map(([value, each]) => ({ value, label: each })),
          { value: "", label: "Leave it out" },
        ],
      },
    ];
  });
}

/** Longer ones, or with a day or an amount, are hardly said twice: their row says what they become. */
const isBareWord = (cell: string) => !/\d/.test(cell) && cell.trim().length <= LONGEST_ASKED;

/** Each word once, as it is compared. */
export function distinct(cells: readonly string[]): string[] {
  return [...new Map(cells.map((cell) => [plain(cell), cell])).values()];
}

/** Whether the tracker itself has written it. */
export function isOwnFile(headings: readonly string[]): boolean {
  return CSV_HEADINGS.every((heading, at) => headings[at]?.trim() === heading);
}
