/** What a sheet says in words that the tracker does not know: other words for a status, and days under a heading of its own (LEAD-2). Pure; runs anywhere. */
import { type Answers, type Doubt, headingTexts } from "~/imports/imports.server";
import { looksLikeDay, readDay } from "~/reading/days";
import { CSV_HEADINGS } from "./csv-headings";
import { COLUMNS } from "./import-columns";
import { plain, readStatus } from "./import-words";
import { STATUSES } from "./prospect";

/** So many characters tell what a cell is. */
export const LOOKED_AT = 150;
/** Words that are asked about; what is longer is a sentence. */
export const LONGEST_ASKED = 40;
/** Days of what is over, or of something else. */
const OTHER_DAYS =
  /\b(?:created?|creation|added|birthday|birthdate|birth|dob|last|first|timestamp|joined|imported|updated|modified|connected|sent|contacted|found|started|signed)\b/;

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

const MOSTLY = 0.7;
const SAYS_WHEN =
  /\b(?:mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun)(?:day)?\b|\b(?:today|tomorrow|tmrw|week|weekend|month)\b/i;

/** `rows`: the first ones, below the headings. */
export type GuessedSheet = {
  headings: readonly string[];
  mapping: readonly (string | null)[];
  rows: readonly (readonly string[])[];
};

/** A column of days whose heading names no field holds the next contacts if one is to come, else notes. */
export function supposedDays(
  { headings, mapping, rows }: GuessedSheet,
  today: string,
): { at: number; name: string }[] {
  if (isOwnFile(headings) || mapping.includes("nextContact")) return [];
  for (const [at, heading] of headings.entries()) {
    const cells = rows.map((row) => row[at]?.slice(0, LOOKED_AT).trim() ?? "").filter(Boolean);
    const days = cells.filter(looksLikeDay);
    const told = cells.filter((cell) => looksLikeDay(cell) || SAYS_WHEN.test(cell));
    const isOpen =
      mapping[at] === null &&
      heading.trim() !== "" &&
      !headingTexts(heading).some((text) => OTHER_DAYS.test(text));
    if (!isOpen || days.length === 0 || told.length < cells.length * MOSTLY) continue;
    const isAhead = (cell: string) =>
      (readDay(cell, { today, order: "month-first", missingYear: "next" })?.day ?? "") >= today;
    return [{ at, name: days.some(isAhead) ? "nextContact" : "reach" }];
  }
  return [];
}

/** What such a column is: the answer is its field. */
export function daysDoubts(headings: readonly string[], answers: Answers): Doubt[] {
  return headings.flatMap((heading, at) => {
    const key = `column:${at}`;
    if (!Object.hasOwn(answers, key)) return [];
    const choices = [
      { value: "nextContact", label: COLUMNS.nextContact.label },
      { value: "reach", label: COLUMNS.notes.label },
      { value: "", label: "Left out" },
    ];
    return [{ key, question: `“${heading.trim()}”, a column of days, is`, choices }];
  });
}

/** Each word once, as it is compared. */
export function distinct(cells: readonly string[]): string[] {
  return [...new Map(cells.map((cell) => [plain(cell), cell])).values()];
}

/** Whether the tracker itself has written it. */
export function isOwnFile(headings: readonly string[]): boolean {
  return CSV_HEADINGS.every((heading, at) => headings[at]?.trim() === heading);
}
