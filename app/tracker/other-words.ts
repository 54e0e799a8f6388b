/** What a sheet says in words that the tracker does not know: other words for a status, and days under a heading of its own (LEAD-2). Pure; runs anywhere. */
import type { Answers, Doubt } from "~/imports/imports.server";
import { headingTexts, type Mapping } from "~/imports/imports.server";
import { looksLikeDay, readDay } from "~/reading/days";
import { COLUMNS, type ColumnName } from "./import-columns";
import { plain, readStatus } from "./import-words";
import { STATUSES } from "./prospect";

/** So many characters tell what a cell is. */
export const LOOKED_AT = 150;
/** Days of what is over, or of something else. */
const OTHER_DAYS =
  /\b(?:created?|creation|added|birthday|birthdate|birth|dob|last|first|timestamp|joined|imported|updated|modified|connected|sent|contacted|found|started|signed)\b/;

type Unnamed = {
  headings: readonly string[];
  mapping: Mapping<ColumnName>;
  rows: readonly (readonly string[])[];
  today: string;
};

/** Other words for a status of the tracker, said once each: `Booked` becomes Pending. */
export function renamings(cells: readonly string[]): Doubt[] {
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

const isBareWord = (cell: string) => !/\d/.test(cell) && cell.trim().split(/\s+/).length <= 3;

const MOSTLY = 0.7;
const SAYS_WHEN =
  /\b(?:mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun)(?:day)?\b|\b(?:today|tomorrow|tmrw|week|weekend|month)\b/i;

/** A column of days whose heading names no field: whether they are the next contacts. */
export function daysColumn(of: Unnamed) {
  const { headings, mapping, rows, today } = of;
  if (mapping.includes("nextContact")) return null;
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
    return { at, doubt: daysDoubt(heading, told[0] ?? "", days.some(isAhead)) };
  }
  return null;
}

function daysDoubt(heading: string, cell: string, isAhead: boolean): Doubt {
  const next = { value: "nextContact", label: COLUMNS.nextContact.label };
  const notes = { value: "reach", label: COLUMNS.notes.label };
  return {
    key: `days:${plain(heading)}`,
    question: `“${heading.trim()}”, such as “${cell}”, is`,
    choices: [...(isAhead ? [next, notes] : [notes, next]), { value: "", label: "Left out" }],
  };
}

/** The field that was chosen for it, or the first one. */
export function meantBy(answers: Answers, { key, choices }: Doubt): ColumnName | null {
  const chosen = answers[key] ?? choices[0]?.value;
  return chosen === "nextContact" || chosen === "reach" ? chosen : null;
}

/** Each word once, as it is compared. */
export function distinct(cells: readonly string[]): string[] {
  return [...new Map(cells.map((cell) => [plain(cell), cell])).values()];
}
