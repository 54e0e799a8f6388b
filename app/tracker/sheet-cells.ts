/** What spreadsheets do to a cell of a lead sheet, undone (LEAD-1, LEAD-3). Pure; runs anywhere. */

import { cutText } from "~/platform/text/cut-text";
import { namesBeside } from "~/platform/text/person-name";
import { addDays, longDayText } from "~/platform/time/zones";
import type { ReadDay } from "~/reading/days";

const FORMULA = /^="([^"]*)"$/;
const LINK_FORMULA = /^=hyperlink\("([^"]*)"/i;
/** Marks that no one sees: direction, joints of lines, bytes that begin a file. */
const UNSEEN = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const SHORTENED = /^(\d)(?:[.,](\d+))?e\+(\d{1,2})$/i;
/** As notes export a link behind the name of its page. */
const ADDRESS_OF_PAGE = /^\(https?:\/\/\S*\)$/i;

/** What a spreadsheet shows of a cell: no formula around it, and no sign that keeps it a text. */
export function bareCell(given: string): string {
  const cell = given.replace(UNSEEN, "").trim();
  const shown = (FORMULA.exec(cell) ?? LINK_FORMULA.exec(cell))?.[1] ?? cell;
  return shown.replace(/^'(?=[\p{Lu}\d$@])/u, "").trim();
}

/** A long number as a spreadsheet shortens it: its last digits are lost. */
function isShortened(cell: string): boolean {
  return SHORTENED.test(cell);
}

/** Whether digits of it are lost for good. */
function hasLostDigits(cell: string): boolean {
  const [, , behind = "", power = "0"] = SHORTENED.exec(cell) ?? [];
  return isShortened(cell) && behind.length < Number(power);
}

/** A shortened number with all its digits; `isExact`: only if none of them is lost. */
export function writtenOut(cell: string, isExact = false): string {
  if (!isShortened(cell) || (isExact && hasLostDigits(cell))) return cell;
  return String(Number(cell.replace(",", ".")));
}

/** A handle is neither. */
export function isNoHandle(cell: string): boolean {
  return isShortened(cell) || SCRIPT.test(cell);
}

export function isAddressOfPage(word: string): boolean {
  return ADDRESS_OF_PAGE.test(word);
}

type Names = { firstName?: string; lastName?: string };

/** `whole`: from a column of whole names. One name alone is what people are called by. */
export function namesWith(whole: string, given: Names, isOwnFile: boolean): Names {
  const names = namesBeside(whole, given);
  const { firstName = "", lastName = "" } = names;
  if (firstName === "" && lastName !== "" && !isOwnFile)
    return { firstName: lastName, lastName: "" };
  return firstName === ""
    ? names
    : { ...names, firstName: withMiddleNames(whole, firstName, lastName) };
}

/**
 * What a cell has lost of what it said: an amount in euros is none in dollars and kept as the number that it is, and what
 * a spreadsheet has left of a long phone number is no number to call.
 */
export function lossHints(cell: string): string[] {
  if (hasLostDigits(cell))
    return [`“${cell}” was shortened by the spreadsheet: its last digits are lost`];
  return cell.includes("€") ? [`“${cutText(cell, 40)}” is kept as a number, without its €`] : [];
}

/** The first names, with those that a whole name has between them and the last one. */
function withMiddleNames(given: string, firstName: string, lastName: string): string {
  const [whole = "", first = "", last = ""] = [given, firstName, lastName].map((each) =>
    each.toLowerCase(),
  );
  if (last === "" || !whole.startsWith(`${first} `) || !whole.endsWith(` ${last}`))
    return firstName;
  const between = given.slice(firstName.length, -lastName.length).trim();
  return /\p{L}/u.test(between) ? `${firstName} ${between}` : firstName;
}

const NOTHING = /^(?:n\/?a|none|null|nil|undefined|[-–—._]+)$/i;
/** “Nan” is a name. */
const NO_NUMBER = /^(?:nan|NaN|NAN)$/;
const BROKEN = /^#(?:NAME\?|N\/A|REF!|VALUE!|DIV\/0!|NULL!|NUM!|ERROR!)$|^#+$|^\{\{.*\}\}$/i;
/** Addresses that name no page. */
const SCRIPT = /^\s*(?:javascript|vbscript|data|blob|file|about):/i;
const FAR_OFF_DAYS = 366;

export const isBlankWord = (cell: string) => NOTHING.test(cell) || NO_NUMBER.test(cell);
export const isBroken = (cell: string) => BROKEN.test(cell);

/** When a day has no time next to it. */
const MORNING = "09:00";

/** `time`: in minutes. */
export function clockText(time: number | null): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return time === null ? MORNING : `${two(Math.floor(time / 60))}:${two(time % 60)}`;
}

/** What is odd about a next contact, which is kept all the same. */
export function contactHint(day: string, today: string): string | null {
  if (day < today) return `Next contact ${longDayText(day)} has passed`;
  if (day > addDays(today, FAR_OFF_DAYS))
    return `Next contact ${longDayText(day)} is more than a year off`;
  return null;
}

/** A call's day is kept, its time is not. */
export function timeHints(cell: string, read: ReadDay | null): string[] {
  if (!read?.time) return [];
  const hint = `A call date has no time: of “${cutText(cell.replace(/\s+/g, " "), 60)}” only the day is kept`;
  return [hint];
}

export function firstCells(cells: readonly string[]): string {
  const filled = cells.filter((cell) => cell.trim() !== "").slice(0, 3);
  return cutText(filled.join(", ").replace(/\s+/g, " "), 80);
}
