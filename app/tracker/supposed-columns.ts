/** Columns whose heading does not say what they are for: days, and what people wrote. Their owner is asked (LEAD-2). Pure; runs anywhere. */
import {
  type Answers,
  type Doubt,
  type GuessedSheet,
  headingTexts,
  type Mapping,
} from "~/imports/imports.server";
import { looksLikeDay, readDay } from "~/reading/days";
import { COLUMNS, type ColumnName } from "./import-columns";
import { isOwnFile, LOOKED_AT } from "./other-words";

/** Days of what is over, or of something else. */
const OTHER_DAYS =
  /\b(?:created?|creation|added|birthday|birthdate|birth|dob|last|first|timestamp|joined|imported|updated|modified|connected|sent|contacted|found|started|signed)\b/;
const MOSTLY = 0.7;
const SAYS_WHEN =
  /\b(?:mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun)(?:day)?\b|\b(?:today|tomorrow|tmrw|week|weekend|month)\b/i;
/** Headings of sheets in which a day may be that of a call. */
const CALLS =
  /\b(?:calls?|called|appts?|appointments?|meetings?|booked|booking|scheduled|schedule|consults?|demo|zoom)\b/;
/** Of what came of it: the only days of such a sheet are those of calls, beside others they may be of anything. */
const OUTCOMES = /\b(?:show|shows|showed|no show|closed|deal)\b/;
/** A day of these is not that of the call. */
const DEALS = /\b(?:closed?|closing|deals?|sold|won|paid|payment)\b/;
/** Headings of what people wrote to each other. */
const MESSAGES =
  /\b(?:messages?|msgs?|dms?|repl(?:y|ies|ied)|texts?|texted|said|says|response|responded|convo|conversation|chat)\b/;
const WORDS_OF_A_TEXT = 3;

type Supposed = { at: number; name: ColumnName };

export function supposedColumns(sheet: GuessedSheet, today: string): Supposed[] {
  if (isOwnFile(sheet.headings)) return [];
  return [...supposedDays(sheet, today), ...bareDates(sheet), ...supposedTexts(sheet)];
}

function cellsIn({ rows }: Pick<GuessedSheet, "rows">, at: number): string[] {
  return rows.map((row) => row[at]?.slice(0, LOOKED_AT).trim() ?? "").filter(Boolean);
}

function says(heading: string, what: RegExp): boolean {
  return headingTexts(heading).some((text) => what.test(text));
}

/** A column of days whose heading names no field holds the next contacts if one is to come, else notes. */
function supposedDays(sheet: GuessedSheet, today: string): Supposed[] {
  const { headings, mapping } = sheet;
  if (mapping.includes("nextContact")) return [];
  for (const [at, heading] of headings.entries()) {
    const cells = cellsIn(sheet, at);
    const days = cells.filter(looksLikeDay);
    const told = cells.filter((cell) => looksLikeDay(cell) || SAYS_WHEN.test(cell));
    const isOpen = mapping[at] === null && heading.trim() !== "" && !says(heading, OTHER_DAYS);
    if (!isOpen || days.length === 0 || told.length < cells.length * MOSTLY) continue;
    return [{ at, name: days.some((cell) => isAhead(cell, today)) ? "nextContact" : "reach" }];
  }
  return [];
}

function isAhead(cell: string, today: string): boolean {
  return (readDay(cell, { today, order: "month-first", missingYear: "next" })?.day ?? "") >= today;
}

/** A “date” is that of a call where something else in the sheet says so; elsewhere it may be of a message. */
function bareDates(sheet: GuessedSheet): Supposed[] {
  const { headings, mapping } = sheet;
  const at = mapping.indexOf("callDate");
  const heading = headings[at] ?? "";
  if (heading.trim() === "" || !hasDays(sheet, at)) return [];
  const some = (what: RegExp) => headings.some((each) => says(each, what));
  const isOnly = !headings.some((_, other) => other !== at && hasDays(sheet, other));
  const isClear = !says(heading, DEALS) && (some(CALLS) || (some(OUTCOMES) && isOnly));
  return isClear ? [] : [{ at, name: "callDate" }];
}

function hasDays(sheet: GuessedSheet, at: number): boolean {
  return cellsIn(sheet, at).some(looksLikeDay);
}

/** What they wrote last may be all that a sheet knows of them. */
function supposedTexts(sheet: GuessedSheet): Supposed[] {
  return sheet.headings.flatMap((heading, at) => {
    if (sheet.mapping[at] !== null || !says(heading, MESSAGES)) return [];
    return areTexts(cellsIn(sheet, at)) ? [{ at, name: "reach" as const }] : [];
  });
}

function areTexts(cells: readonly string[]): boolean {
  const texts = cells.filter(
    (cell) => /\p{L}/u.test(cell) && cell.split(/\s+/).length >= WORDS_OF_A_TEXT,
  );
  return texts.length > 0 && !cells.some(looksLikeDay);
}

/** What such a column is: the answer is its field. */
export function columnDoubts(
  { headings, mapping, rows }: GuessedSheet & { mapping: Mapping<ColumnName> },
  answers: Answers,
): Doubt[] {
  return headings.flatMap((heading, at) => {
    const key = `column:${at}`;
    if (!Object.hasOwn(answers, key)) return [];
    const areDays = cellsIn({ rows }, at).some(looksLikeDay);
    const fields = areDays ? (["nextContact", "callDate"] as const) : [];
    const free = fields.filter((name) => mapping[at] === name || !mapping.includes(name));
    const choices = [
      ...free.map((value) => ({ value, label: COLUMNS[value].label })),
      { value: "reach", label: COLUMNS.notes.label },
      { value: "", label: "Left out" },
    ];
    const what = areDays ? "days" : "texts";
    return [{ key, question: `“${heading.trim()}”, a column of ${what}, is`, choices }];
  });
}
